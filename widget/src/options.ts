/** What a blog may set, as `data-*` attributes of the script tag, read once. docs/widget.md has the table. */

/** It holds the thread, and may have options as attributes of its own, without `data-`. */
export const ELEMENT = "afterword-comments";

export interface Options {
  [name: string]: string | undefined;
  /** Empty where the server has one site. */
  site: string;
  /** The path of the article. */
  page: string;
  /** As it is when a comment is sent: routers set the title late. */
  title?: string;
  /** A CSS selector of the element that holds the thread. */
  target?: string;
  /** Order and length of the list; the server knows the site's own where these are empty. */
  sort: string;
  limit: string;
  /** Where the comments of the list come from; empty for all. */
  sources: string;
  language?: string;
  theme: string;
  /** "false" loads at once. */
  lazy?: string;
  monograms?: string;
  /** "off" asks for no new comments while the page stands open. */
  live?: string;
  /** "off" remembers no visit, and so marks nothing as new. */
  visits?: string;
  dir?: string;
  /** "top" puts the form above the thread. */
  form?: string;
  /** The optional fields of the form. */
  fields: string;
  /** The server's base address, with a slash at its end. */
  server: string;
}

export const readOptions = (script: HTMLScriptElement): Options => {
  const options: Options = {
    site: "",
    page: location.pathname,
    sort: "",
    limit: "",
    sources: "",
    theme: "auto",
    fields: "email website",
    server: ".",
    ...script.dataset,
  };
  for (const { name, value } of document.querySelector(ELEMENT)?.attributes ?? []) options[name] = value;
  // The folder that the script came from, so that a server below a path works too. An https page may ask only
  // https: browsers block anything else before HSTS could rewrite it.
  const server = new URL(options.server, script.src);
  if (location.protocol === "https:") server.protocol = "https:";
  options.server = server.href;
  return options;
};
