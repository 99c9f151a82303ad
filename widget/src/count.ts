/**
 * The count script: one question for all articles that a page lists. docs/widget.md describes its attributes.
 * It may weigh 550 bytes, so it shares nothing with embed.js and lets the browser do the work.
 */
export {};

/** Where a count is written, or a link of `data-selector`; `page` is what was asked for it. */
type Place = HTMLElement & { page?: string };

const { dataset: settings, src } = document.currentScript as HTMLScriptElement;

/** None before the page is whole, so that it asks once; a link with its count behind it is done. */
const places = (): Iterable<Place> =>
  document.readyState === "loading"
    ? []
    : document.querySelectorAll<Place>(`[data-afterword-count],:is(${settings.selector}):not(:has(+.aw-count))`);

/** Sorted, so that all readers of a list share one cache entry. */
const address = (pages: Iterable<string>): string =>
  `${new URL("api/v1/counts?", src)}${new URLSearchParams([...pages].sort().map((page) => ["page", page]))}&site=${settings.site ?? ""}`;

const update = async (): Promise<void> => {
  const pages = new Set<string>();
  for (const place of places()) {
    const page = place.dataset.afterwordCount || place.closest("a")?.pathname;
    // The server's limits. What does not fit is asked when the first texts have changed the page.
    if (place.page !== page && pages.size < 100 && address([...pages, page as string]).length < 6000) {
      place.page = page;
      pages.add(page as string);
    }
  }
  if (pages.size) {
    try {
      const { counts } = await (await fetch(address(pages))).json();
      for (let place of places()) {
        const count = counts[place.page as string];
        const texts: DOMStringMap = {
          zero: "No comments",
          one: "1 comment",
          other: "{n} comments",
          ...settings,
          ...place.dataset,
        };
        if (count != null) {
          if (texts.afterwordCount == null) {
            // biome-ignore lint/suspicious/noAssignInExpressions: two statements are ten bytes more.
            place.after(" ", (place = document.createElement("span")));
            place.className = "aw-count";
          }
          place.textContent = (
            texts[count ? new Intl.PluralRules(document.documentElement.lang || "en").select(count) : "zero"] ??
            (texts.other as string)
          ).replace("{n}", count);
        }
      }
    } catch {
      // The text that the blog wrote stays.
    }
  }
};

window.afterword ||= { refresh: update };
addEventListener("DOMContentLoaded", update);
// Client-side navigation of every kind, and endless lists: asks for what is new, once.
new MutationObserver(update).observe(document, { subtree: true, childList: true });
update();
