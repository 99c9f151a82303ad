/** Times in words, kept true while the page stands open. */
import { make } from "./dom";
import { texts } from "./texts";

/** In seconds, the largest first. */
const UNITS = { year: 3.15e7, month: 2.63e6, day: 86400, hour: 3600, minute: 60, second: Infinity };

/** "3 days ago", "yesterday", "now". */
const ago = (time: string): string => {
  const seconds = (Date.now() - Date.parse(time)) / 1000;
  // The smallest is the last that is tried.
  let unit!: keyof typeof UNITS;
  for (unit in UNITS) if (seconds >= UNITS[unit]) break;
  return new Intl.RelativeTimeFormat(texts.$language, { numeric: "auto" }).format(
    -Math.floor(seconds / UNITS[unit]),
    unit,
  );
};

/** The only ones with a title: a thread that the blog was built with has its own dates. */
const OURS = ".aw time[title]";

export const timeElement = (time: string): HTMLTimeElement => {
  const title = new Date(time).toLocaleString(texts.$language, { dateStyle: "long", timeStyle: "short" });
  return make("time", { dateTime: time, title }, ago(time));
};

setInterval(() => {
  for (const element of document.querySelectorAll<HTMLTimeElement>(OURS)) element.textContent = ago(element.dateTime);
}, 30000);
