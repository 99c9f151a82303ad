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
document.adoptedStyleSheets.push(sheet);

const applyTheme = (): void => {
  const { color } = getComputedStyle(root.parentElement as Element);
  const [red, green, blue] = (color.match(/[\d.]+/g) as string[]).map(Number);
  // lab() and lch() begin with a lightness of 0 to 100, oklch() and color() with one of 0 to 1.
  const lightness = /^rgb/.test(color) ? (red + green + blue) / 765 : red > 1 ? red / 100 : red;
  root.style.colorScheme = options.theme !== "auto" ? options.theme : lightness > 0.5 ? "dark" : "light";
};

/**
 * The style sheet gives our own colour a transition of no length to speak of: its end is heard whatever changed the
 * colour of the blog, be it a switch of any name, the system, or a theme that fades.
 */
export const followTheme = (): void => {
  root.ontransitionend = applyTheme;
  applyTheme();
};
