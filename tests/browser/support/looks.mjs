import { browserName } from "./browser.mjs";

/**
 * What zooming by 200 % does to a page: half as many CSS pixels, each of twice the size. Firefox's pictures, by which
 * contrasts are measured, keep the larger pixels.
 */
export const zoomed = { viewport: { width: 640, height: 400 }, ...(browserName === "chromium" && { deviceScaleFactor: 2 }) };

/** How people look at a page: options for a reader, and for Playwright's newContext. */
const screens = {
  "at 320 px": { viewport: { width: 320, height: 640 } },
  "at 1280 px": { viewport: { width: 1280, height: 800 } },
  "at 1280 px and 200 % zoom": zoomed,
  "at 1280 px in forced colours": { viewport: { width: 1280, height: 800 }, forcedColors: "active" },
};

/** `[name, options]` of each. */
export const looks = ["light", "dark"].flatMap((colorScheme) =>
  Object.entries(screens).map(([name, options]) => [`in ${colorScheme} ${name}`, { colorScheme, ...options }]),
);

/** How many CSS pixels a page is too wide for its window. */
export const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** In forced colours all have the reader's own: axe computes the page's, and what is painted bold for it is forced, too. */
export const falseAlarmsIn = ({ forcedColors }) => (forcedColors ? [{ rule: "color-contrast", within: "html" }] : []);
