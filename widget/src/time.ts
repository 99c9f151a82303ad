/** Times in words, kept true while the page stands open. */
import { locale } from "./texts";

/** In seconds, the largest first. */
const UNITS = { year: 3.15e7, month: 2.63e6, day: 86400, hour: 3600, minute: 60, second: Infinity };

/** "3 days ago", "yesterday", "now". */
export const ago = (time: string): string => {
  const seconds = (Date.now() - Date.parse(time)) / 1000;
  // The smallest is the last that is tried.
  let unit!: keyof typeof UNITS;
  for (unit in UNITS) if (seconds >= UNITS[unit]) break;
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.floor(seconds / UNITS[unit]), unit);
};

export const absolute = (time: string): string =>
  new Date(time).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" });

type Live = HTMLElement & { $tick?: () => void };

/** Runs `tick` now and twice a minute, for as long as `element`, a `time`, is in the page. */
export const live = (element: Live, tick: () => void): HTMLElement => {
  element.$tick = tick;
  tick();
  return element;
};

setInterval(() => {
  // A copy of a page that a navigation library kept has lost its ticks.
  for (const element of document.querySelectorAll<Live>(".aw time")) element.$tick?.();
}, 30000);
