/** Times in words, kept true while the page stands open. */
import { fill, locale, texts } from "./texts";

/** In seconds, the largest first. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 3.15e7],
  ["month", 2.63e6],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 days ago", "yesterday", "now". */
export const ago = (time: string): string => {
  const seconds = (Date.now() - Date.parse(time)) / 1000;
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
};

export const absolute = (time: string): string => new Date(time).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" });

/** "Edit (12 min)". */
export const editLabel = (until: number): string => fill(texts.$edit, Math.ceil((until - Date.now()) / 60000));

/** Relative times go on, and edit windows run out. */
setInterval(() => {
  for (const time of document.querySelectorAll<HTMLTimeElement>(".aw time")) time.textContent = ago(time.dateTime);
  for (const own of document.querySelectorAll<HTMLElement>(".aw-own")) {
    const until = Number(own.dataset.until);
    if (until > Date.now()) (own.firstChild as Node).textContent = editLabel(until);
    else own.remove();
  }
}, 30000);
