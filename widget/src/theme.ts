/**
 * Our colours derive from the blog's text and so follow its theme by themselves. What the browser paints (the list
 * of a select, scroll bars) follows `color-scheme`: light text means a dark page, whatever its switch is called.
 */
import { options, root } from "./thread";

/** Set by the build from style.css. */
declare const STYLE: string;

// A style element would be forbidden by many a Content Security Policy.
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const applyTheme = (): void => {
  if (!root.parentElement) return;
  const { color } = getComputedStyle(root.parentElement);
  const [red, green, blue] = (color.match(/[\d.]+/g) as string[]).map(Number);
  // lab() and lch() begin with a lightness of 0 to 100, oklch() and color() with one of 0 to 1.
  const lightness = /^rgb/.test(color) ? (red + green + blue) / 765 : red > 1 ? red / 100 : red;
  root.style.colorScheme = options.theme !== "auto" ? options.theme : lightness > 0.5 ? "dark" : "light";
};

const observer = new MutationObserver(applyTheme);
// The system may turn dark.
matchMedia("(prefers-color-scheme:dark)").onchange = applyTheme;

/** Called for every page: navigation libraries may bring a new body. */
export const followTheme = (): void => {
  for (const element of [document.documentElement, document.body]) observer.observe(element, { attributes: true });
  applyTheme();
};
