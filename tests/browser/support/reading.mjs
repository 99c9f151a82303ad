/** Readers of a blog whose articles carry the widget: each test has an article, and readers, of its own. */
import { Thread } from "./thread.mjs";
import { startWorld } from "./world.mjs";

/**
 * HTML of an article with the widget.
 * @param html, bodyTag attributes of the two elements
 * @param head further elements of the head, such as the blog's style sheet
 * @param before, after what stands above and below the thread
 * @param attributes of the script tag
 */
export function articleWith({ html = `lang="en"`, bodyTag = "", head = "", before = "<p>An article.</p>", after = "", attributes = "" } = {}) {
  const meta = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hello</title>`;
  const tag = `<script async src="https://comments.test/embed.js" data-site="blog" ${attributes}></script>`;
  const main = `<main><h1>Hello</h1>${before}${tag}${after}</main>`;
  return `<!DOCTYPE html><html ${html}><head>${meta}${head}</head><body ${bodyTag}>${main}</body></html>`;
}

/** Higher than any screen, and than the distance at which the widget begins to load. */
export const longText = `<p style="height: 4000px">A long article.</p>`;

/**
 * A world as of `startWorld`, by default one that publishes comments at once, with more of what these tests need:
 * `newArticle`, `closes` and `reads`.
 */
export async function startReading(settings = { "sites.moderation": "publish" }) {
  const world = await startWorld({ settings });
  let number = 0;
  return {
    ...world,

    /**
     * Puts a new article into the blog.
     * @param parts as for `articleWith`
     * @param headers the page's own
     * @returns its path
     */
    newArticle(parts, headers = {}) {
      const path = `/article-${++number}/`;
      world.pages[path] = { html: articleWith(parts), headers };
      return path;
    },

    /** The owner closes the page. */
    closes: (path) => world.server.owner("PATCH", "/pages", { site: "blog", page: path, closed: true }),

    /**
     * A new reader opens a page of the blog and, unless `waits` is false, comes to its thread.
     * @param options of the reader's browser, as for Playwright's newContext
     * @param prepare what is done to the empty tab before
     * @returns `{visit, page, thread}`
     */
    async reads(t, path, { waits = true, prepare = () => {}, ...options } = {}) {
      const reader = await world.browser.reader(options);
      t.after(() => reader.leaves());
      const visit = await reader.opens("about:blank");
      await prepare(visit.page);
      await visit.page.goto(`https://blog.test${path}`);
      const thread = new Thread(visit.page);
      if (waits) await thread.loads();
      return { visit, page: visit.page, thread };
    },
  };
}

/** Waits until the browser has painted, so that all it does on its own before that is done. */
export function painted(page) {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Holds back new comments, or what else is asked for, on the way to the server; what it returns lets them through. */
export async function holdsBack(page, asked = "https://comments.test/api/v1/comments", options = {}) {
  let arrives;
  const isLetThrough = new Promise((resolve) => (arrives = resolve));
  await page.route(asked, (route) => isLetThrough.then(() => route.continue()), options);
  return arrives;
}
