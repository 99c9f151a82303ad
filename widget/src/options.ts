/** What a blog may set, as `data-*` attributes of the script tag, read once. docs/widget.md has the table. */

export interface Options {
  [name: string]: string | undefined;
  /** Empty where the server has one site. */
  site: string;
  /** The path of the article. */
  page: string;
  title: string;
  /** A CSS selector of the element that holds the thread. */
  target?: string;
  /** Order and length of the list; the server knows the site's own where these are empty. */
  sort: string;
  limit: string;
  language: string;
  theme: string;
  /** "false" loads at once. */
  lazy?: string;
  monograms?: string;
  dir?: string;
  /** "top" puts the form above the thread. */
  form?: string;
  /** The optional fields of the form. */
  fields: string;
  /** The server's base address, with a slash at its end. */
  server: string;
}

export const readOptions = (script: HTMLScriptElement): Options => {
  const options = {
    site: "",
    page: location.pathname,
    title: document.title,
    sort: "",
    limit: "",
    language: document.documentElement.lang,
    theme: "auto",
    fields: "email website",
    server: ".",
    ...script.dataset,
  };
  // The folder that the script came from, so that a server below a path works too. An https page may ask only
  // https: browsers block anything else before HSTS could rewrite it.
  const server = new URL(options.server, script.src);
  if (location.protocol === "https:") server.protocol = "https:";
  options.server = server.href;
  return options;
};
