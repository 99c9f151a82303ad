/** What each site must do: thread, title and counts are there, and the thread follows the reader from page to page without a call. */
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Thread } from "../browser/support/thread.mjs";
import { startWorld } from "../browser/support/world.mjs";

/** What the tests have seen, for table.mjs: one file a site. */
export const seenFolder = fileURLToPath(new URL(".build/seen/", import.meta.url));

/**
 * @param build gives the folder of the finished site, whose page `first` links to `second` by the word "Two"
 * @param isRouted the site moves without loading pages
 * @param requests for threads: each page's once, and once more after the way back
 * @param front a page that lists both articles with their counts
 * @param none pages without a thread, in which it says "No article"
 * @param title of the second page, as its owner is to read it
 * @param dark what a reader does to make the site dark
 * @param version of the generator or router; `guide` of docs/sites; `remark` in its table
 */
export function follows(name, build, options = {}) {
  const { first = "/one/", second = "/two/", isRouted = true, requests = 3, front, none = [], title, dark } = options;
  test(name, async (t) => {
    const world = await startWorld({ folder: await build(), settings: { "sites.moderation": "publish" } });
    t.after(() => world.stop());
    const seen = { name, guide: options.guide, version: options.version, remark: options.remark, requests };
    await world.server.hasComment(first, "On the first.");
    await world.server.hasComment(second, "On the second.");
    Object.assign(seen, await followsItsReader(world, { first, second, isRouted, requests }));
    if (title) assert.equal((await threadOf(world, second)).page.title, title, "the title that the owner reads");
    for (const path of [none].flat()) await hasNoThread(world, path);
    if (front) seen.front = await showsCounts(world, front);
    if (dark) seen.dark = await turnsDark(world, first, dark);
    mkdirSync(seenFolder, { recursive: true });
    writeFileSync(join(seenFolder, `${name.replace(/\W+/g, "-")}.json`), `${JSON.stringify(seen)}\n`);
  });
}

async function followsItsReader(world, { first, second, isRouted, requests }) {
  const visit = await (await world.browser.reader()).opens(`https://blog.test${first}`);
  const { page } = visit;
  const thread = new Thread(page);
  await thread.loads();
  await thread.shows("On the first.");
  const article = asksOf(visit).length;
  await page.evaluate(() => (window.sameDocument = true));
  await thread.form.locator("textarea").fill("Half a thought");

  await page.getByRole("link", { name: "Two", exact: true }).first().click();
  await page.waitForURL(`**${second}`);
  await comes(page);
  await thread.shows("On the second.");
  assert.equal((await page.evaluate(() => window.sameDocument)) ?? false, isRouted, "the router has moved, and not the browser");
  assert.deepEqual(await thread.texts(), ["On the second."]);
  assert.equal(await thread.draft(), "");
  await thread.submits("Written here.");
  await thread.shows("Written here.");

  await page.goBack();
  await comes(page);
  await thread.shows("On the first.");
  assert.deepEqual(await thread.texts(), ["On the first."]);
  assert.equal(await thread.draft(), "Half a thought");
  assert.equal(asksOf(visit).filter((url) => /\/comments\?/.test(url)).length, requests, "requests for threads");
  // Sites complain of much that is not ours.
  assert.deepEqual(visit.complaints.filter((text) => /afterword|comments\.test|hydrat|#418/i.test(text)), []);
  return { article };
}

/** On the list as it is opened: both articles, asked for at once. */
async function showsCounts(world, front) {
  const visit = await (await world.browser.reader()).opens(`https://blog.test${front}`);
  const counts = visit.page.locator("[data-afterword-count], .aw-count");
  await counts.filter({ hasText: "2 comments" }).first().waitFor();
  const texts = await counts.allInnerTexts();
  assert.deepEqual(texts.map((text) => text.trim()).filter((text) => text !== "No comments").sort(), ["1 comment", "2 comments"]);
  assert.equal(asksOf(visit).filter((url) => /\/counts\?/.test(url)).length, 1, "requests for counts");
  return asksOf(visit).length;
}

async function hasNoThread(world, path) {
  const { page } = await (await world.browser.reader()).opens(`https://blog.test${path}`);
  await page.getByText("No article").first().waitFor();
  assert.equal(await page.locator("afterword-comments, .aw").count(), 0, `${path} has no thread`);
}

/** What the browser paints in the thread is dark, and its letters are light. */
async function turnsDark(world, path, dark) {
  const { page } = await (await world.browser.reader()).opens(`https://blog.test${path}`);
  await new Thread(page).loads();
  const scheme = (wanted) => page.waitForFunction((wanted) => getComputedStyle(document.querySelector(".aw")).colorScheme === wanted, wanted);
  await scheme("light");
  await dark(page);
  await scheme("dark");
  return true;
}

const threadOf = async (world, page) => (await world.server.ask("GET", `/api/v1/comments?site=blog&page=${encodeURIComponent(page)}`)).json;

/** What the comment server was asked, preflights apart. */
const asksOf = ({ requests }) => requests.filter(({ method, url }) => method === "GET" && url.startsWith("https://comments.test/")).map(({ url }) => url);

/** Scrolls to the thread, which a router may be about to replace. */
const comes = (page) => page.waitForFunction(() => {
  const thread = document.querySelector(".aw");
  thread?.scrollIntoView();
  return thread;
});
