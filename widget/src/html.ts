/** Showing the server's HTML, which it made from Markdown and sanitised, also where the blog asks for Trusted Types. */

interface Policy {
  createHTML: (html: string) => string;
}

declare const trustedTypes: undefined | { createPolicy: (name: string, rules: Policy) => Policy };

type Sanitizing = HTMLElement & { setHTML?: (html: string, options: object) => void };

let policy: Policy = { createHTML: (html) => html };

export function showHtml(element: Sanitizing, html: string): void {
  // Without a configuration it would drop `rel`, `class` and `details`; with any it drops scripts and handlers.
  if (element.setHTML) element.setHTML(html, { sanitizer: {} });
  else element.innerHTML = policy.createHTML(html);
}

if (!("setHTML" in Element.prototype) && typeof trustedTypes !== "undefined") {
  policy = trustedTypes.createPolicy("afterword", policy);
}
