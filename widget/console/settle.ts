import { restoreDrafts } from "./drafts";

/** After a page or a comment came: the owner's own time, and what was typed before. */
export function settle(part: ParentNode) {
  const { lang } = document.documentElement;
  const tag = navigator.languages.find((language) => language.startsWith(lang)) ?? lang;
  const clock = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short" });
  for (const time of part.querySelectorAll<HTMLTimeElement>("time[data-local]"))
    time.textContent = clock.format(new Date(time.dateTime));
  restoreDrafts(part);
}
