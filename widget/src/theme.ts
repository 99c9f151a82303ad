/**
 * Our colours derive from the blog's text and so follow its theme by themselves. Where that text can't be read on what
 * is really behind the thread, as some themes colour their cards and not their body, it gets a colour that can.
 * What the browser paints (the list of a select, scroll bars) follows `color-scheme`: light text means a dark page.
 */
import { options, root } from "./thread";

/** Set by the build from style.css. */
declare const STYLE: string;

/** WCAG 2.2, 1.4.3. */
const READABLE = 4.5;

// A style element would be forbidden by many a Content Security Policy.
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
document.adoptedStyleSheets.push(sheet);

/**
 * How bright a colour is, from 0 to 1 as it is blended, and its opacity. The browser knows all ways to write a colour,
 * and the Y of its XYZ is the relative luminance of WCAG; the thread has no outline that would show.
 */
const seen = (color: string): number[] => {
  root.style.outlineColor = `color-mix(in xyz,${color},${color})`;
  const [, , y, , , opacity = "1"] = getComputedStyle(root).outlineColor.split(" ");
  return [(y as unknown as number) ** 0.45, parseFloat(opacity)];
};

const over = ([brightness, opacity]: number[], under: number): number => under + (brightness - under) * opacity;

/** How bright it may be behind what `element` holds. A picture may be anything, if no colour is named beside it. */
const behind = (element: Element | null): number[] => {
  if (!element) {
    // What the browser paints below everything is of the page's scheme, not of ours.
    root.style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
    return [seen("Canvas")[0]];
  }
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const color = seen(backgroundColor);
  const isSolid = color[1] === 1;
  const below = isSolid ? [color[0]] : behind(element.parentElement).map((under) => over(color, under));
  // A gradient has the colours of its stops.
  const stops = /url/.test(backgroundImage) ? !isSolid && ["#000", "#fff"] : backgroundImage.match(/\w+\([^()]+\)/g);
  return stops ? stops.flatMap((stop) => below.map((under) => over(seen(stop), under))) : below;
};

/** The first of `colors` that can be read on all of `grounds`. */
const readable = (grounds: number[], ...colors: string[]): string | undefined =>
  colors.find((color) => {
    const given = seen(color);
    return grounds.every((ground) => {
      const [less, more] = [over(given, ground), ground].sort().map((brightness) => brightness ** 2.2222 + 0.05);
      return more / less >= READABLE;
    });
  });

/** What `own` has to become; "" where it may stay, also as nothing else could be read. */
const better = (own: string, grounds: number[]): string => {
  const found = readable(grounds, own, "#eee", "#222", "#fff", "#000") ?? own;
  return found === own ? "" : found;
};

const betterIn = (element: Element): string => better(getComputedStyle(element).color, behind(element));

const applyTheme = (): void => {
  const { style } = root;
  const grounds = behind(root);
  const { color } = getComputedStyle(root);
  const text = better(color, grounds);
  style.setProperty("--aw-text", text);
  // So much of the text's colour as it takes; a blog's own variables come before these.
  const share = (name: string, least: number, other: string): void => {
    const mixed = `color-mix(in srgb,${text || color} ${least}%,${other})`;
    style.setProperty(name, readable(grounds, mixed) ? "" : "100%");
  };
  share("--aw-quiet", 83, "transparent");
  share("--aw-vivid", 40, "#1a7ff0");
  // Themes colour these, too. Not by `color`: what the blog gives them is looked at again.
  for (const element of root.querySelectorAll<HTMLElement>("input,textarea,select,.aw-send")) {
    const { style } = element;
    style.webkitTextFillColor = style.caretColor = betterIn(element);
    // One edge is enough.
    style.setProperty("--aw-edge", parseFloat(getComputedStyle(element).borderTopWidth) ? "transparent" : "");
  }
  // As one, so are all.
  style.setProperty("--aw-button", betterIn(root.querySelector(".aw-actions :not(.aw-send)") ?? root));
  style.colorScheme = options.theme !== "auto" ? options.theme : seen(text || color)[0] > 0.5 ? "dark" : "light";
};

let due: number;
/** Once before the browser paints, whatever happened. */
const soon = (): void => {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(applyTheme);
};
const observer = new MutationObserver(soon);

/**
 * A switch changes an attribute of what the thread is in. What then fades has its colour at the end of a transition;
 * the style sheet gives the thread's own colour one of no length to speak of, for all that comes without a switch.
 */
export const followTheme = (): void => {
  for (let around = root.parentElement; around; around = around.parentElement)
    observer.observe(around, { attributes: true });
  addEventListener("transitionend", soon);
  matchMedia("(prefers-color-scheme:dark)").onchange = soon;
  soon();
};
