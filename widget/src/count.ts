// biome-ignore-all lint/style/useTemplate: a sum packs better,
// biome-ignore-all lint/suspicious/useIterableCallbackReturn: map is shorter than a loop,
// biome-ignore-all lint/suspicious/noDoubleEquals: and two signs than three,
// biome-ignore-all lint/suspicious/noAssignInExpressions: and one statement than two.

/**
 * The count script: one question for all articles that a page lists. docs/widget.md describes its attributes.
 * It may weigh 572 bytes, so it shares nothing with embed.js and lets the browser do the work.
 */
export {};

/** Where a count is written, or a link of `data-selector`; `page` is what was asked for it. */
type Place = HTMLElement & { page?: string };

const { src, dataset: settings } = document.currentScript as HTMLScriptElement;

/** A link with its count behind it is done. */
const selector = `[data-afterword-count],:is(${settings.selector}):not(:has(+.aw-count))`;

/** Sorted, so that all readers of a list share one cache entry; what is empty joins them there. */
const address = (pages: Iterable<string>): string =>
  new URL("api/v1/counts?site=" + [settings.site], src) + [...pages, ""].sort().map(encodeURIComponent).join("&page=");

/** Looks at these parts of the page, and at nothing else: a list that grows by one stays cheap, however long it is. */
const update = (parts: Node[]): void => {
  const pages = new Set<string>();
  // Nothing before the page is whole, so that it asks once: "loading" is the shortest of its states.
  const places = (
    document.readyState[7]
      ? parts.flatMap((part) => [...((part as Element).querySelectorAll?.(selector) || pages), part])
      : []
  ) as Place[];
  places.map((place) => {
    const page = place.matches?.(selector) ? place.dataset.afterwordCount || place.closest("a")?.pathname : place.page;
    // The server's limits: 100 pages, 6,000 characters. What does not fit is asked for after the others.
    place.page == page ||
      pages.size == 100 ||
      address([...pages, page as string])[6e3] ||
      pages.add((place.page = page as string));
  });
  if (pages.size)
    fetch(address(pages))
      .then((answer) => answer.json())
      .then(
        (answer) => {
          places.map((place) => {
            const count = answer.counts?.[place.page as string];
            const texts: DOMStringMap = {
              zero: "No comments",
              one: "{n} comment",
              other: "{n} comments",
              ...settings,
              ...place.dataset,
            };
            if (count != null) {
              if (texts.afterwordCount == null) {
                place.after(" ", (place = document.createElement("small")));
                place.className = "aw-count";
              }
              // The language alone: `Intl` throws at what is no tag, such as en_US.
              place.textContent = (
                texts[
                  count
                    ? new Intl.PluralRules(document.documentElement.lang.match(/[a-z]{2,3}/i) || "en").select(count)
                    : "zero"
                ] ?? (texts.other as string)
              ).replace("{n}", count);
            }
          });
          update(places);
        },
        // The text that the blog wrote stays.
        String,
      );
};

const updateAll = () => update([document]);
window.afterword ||= { refresh: updateAll };
addEventListener("DOMContentLoaded", updateAll);
// Client-side navigation of every kind, and endless lists: asks for what is new, once.
new MutationObserver((records) => update(records.flatMap((record) => [...record.addedNodes]))).observe(document, {
  childList: true,
  subtree: true,
});
updateAll();
