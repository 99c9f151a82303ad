/** What the wrappers for React, Vue and Svelte share. Copy it beside the one that you need; docs/widget.md has the options. */

export interface AfterwordOptions {
  site?: string;
  /** The path of the article; the page's own without it. */
  page?: string;
  title?: string;
  sort?: "oldest" | "newest" | "top";
  limit?: number;
  language?: string;
  theme?: "light" | "dark";
  /** `"false"` loads at once, and not when the reader comes near. */
  lazy?: "true" | "false";
  monograms?: "true" | "false";
  /** `"off"` asks for no new comments while the page stands open. */
  live?: "off";
  /** `"off"` remembers no visit, and marks nothing as new. */
  visits?: "off";
  dir?: "ltr" | "rtl";
  form?: "top";
  /** `"email website"`, one of them, or nothing. */
  fields?: string;
}

export interface AfterwordProps extends AfterwordOptions {
  /** The address of the comment server, such as `https://comments.example.org`. */
  server: string;
}

/** The element that embed.js looks for. */
export const ELEMENT = "afterword-comments";

/** Loads embed.js, once for all threads: it follows the router from then on. Call it in the browser. */
export const load = (server: string): void => {
  const { href } = new URL("embed.js", server.replace(/\/?$/, "/"));
  if ([...document.scripts].some(({ src }) => src === href)) return;
  const script = document.createElement("script");
  script.async = true;
  script.src = href;
  document.head.append(script);
};
