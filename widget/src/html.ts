/** Showing the server's HTML, which it made from Markdown and sanitised, also where the blog asks for Trusted Types. */

interface Policy {
  createHTML: (html: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  }
}

type Sanitizing = HTMLElement & { setHTML?: (html: string, options: object) => void };

let policy: Policy | undefined;

export const showHtml = (element: Sanitizing, html: string): HTMLElement => {
  // Without a configuration it would drop `rel`, `class` and `details`; with any it drops scripts and handlers.
  if (element.setHTML) element.setHTML(html, { sanitizer: {} });
  else {
    // Once: a name may be taken only once, and only where a browser has no setHTML.
    policy ||= window.trustedTypes?.createPolicy("afterword", { createHTML: (html) => html });
    element.innerHTML = policy ? policy.createHTML(html) : html;
  }
  // What is wider than the page is scrolled, by keys too.
  for (const block of element.querySelectorAll("pre")) block.tabIndex = 0;
  return element;
};
