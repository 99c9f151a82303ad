/** Readers whose browser runs no scripts: the link in the article, the thread as a page, the plain form. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { falseAlarmsIn, looks, overflow } from "./support/looks.mjs";
import { page, startWorld } from "./support/world.mjs";

const link = `<noscript><a href="https://comments.test/pages/blog?page=/hello/">Read and write comments</a></noscript>`;
const ownForm = `<section id="comments"><form method="post" action="https://comments.test/api/v1/comments">
  <input type="hidden" name="site" value="blog"><input type="hidden" name="page" value="/form/">
  <label>Name <input name="name"></label><label>Text <textarea name="text"></textarea></label><button>Send</button>
</form></section>`;

const world = await startWorld({ pages: { "/hello/": page(`<p>An article.</p>${link}`), "/form/": page(ownForm) } });
after(() => world.stop());

async function open(t, url) {
  const reader = await world.browser.reader({ javaScriptEnabled: false });
  t.after(() => reader.leaves());
  return reader.opens(url);
}

async function follow(visit) {
  await visit.page.getByRole("link", { name: "Read and write comments" }).click();
  await visit.page.waitForURL("https://comments.test/pages/blog?page=/hello/");
}

test("the link in the article leads to its thread, where a comment is written, held, approved and seen", async (t) => {
  await world.server.hasComment("/hello/", "Here already.", { name: "Bob" });
  const visit = await open(t, "https://blog.test/hello/");
  await follow(visit);
  await visit.page.getByText("Here already.").waitFor();
  await visit.page.getByLabel("Comment", { exact: true }).fill("Written by hand.");
  await visit.page.getByLabel("Name").fill("Ann");
  await visit.page.getByRole("button", { name: "Send" }).click();
  await visit.page.getByText("Waiting for approval").waitFor();
  assert.match(visit.page.url(), /^https:\/\/comments\.test\/pages\/blog\?/);
  assert.equal(await visit.page.getByText("Written by hand.").count(), 0);

  const [waiting] = await world.server.waiting();
  assert.equal(waiting.text, "Written by hand.");
  await world.server.decides(waiting.id, "approve");
  await visit.page.goto("https://blog.test/hello/");
  await follow(visit);
  await visit.page.getByText("Written by hand.").waitFor();
  assert.deepEqual(visit.complaints, []);
});

test("a mistake is named on the page that comes back, and the text is still in it", async (t) => {
  const visit = await open(t, "https://comments.test/pages/blog?page=/hello/");
  await visit.page.getByLabel("Comment", { exact: true }).fill("Kept.");
  await visit.page.getByLabel("Name").fill("x".repeat(81));
  await visit.page.getByRole("button", { name: "Send" }).click();
  await visit.page.getByRole("alert").filter({ hasText: "80" }).waitFor();
  assert.equal(await visit.page.getByLabel("Comment", { exact: true }).inputValue(), "Kept.");
});

test("a form in the blog itself posts to the server and comes back to the article", async (t) => {
  const visit = await open(t, "https://blog.test/form/");
  await visit.page.getByLabel("Text").fill("From the article.");
  await visit.page.getByLabel("Name").fill("Ann");
  await visit.page.getByRole("button", { name: "Send" }).click();
  await visit.page.waitForURL("https://blog.test/form/?afterword=held#comments");
  assert.ok((await world.server.waiting()).some(({ text }) => text === "From the article."));
  assert.deepEqual(visit.complaints, []);
});

for (const [look, options] of looks) {
  test(`axe finds nothing in the pages of thread and report, ${look}`, async (t) => {
    // With JavaScript, which axe needs; the pages have none.
    const reader = await world.browser.reader(options);
    t.after(() => reader.leaves());
    const visit = await reader.opens("https://comments.test/pages/blog?page=/hello/");
    const finds = async () => {
      assert.deepEqual(await accessibilityFindings(visit.page, "html", falseAlarmsIn(options)), []);
      assert.equal(await overflow(visit.page), 0);
    };
    await finds();
    await visit.page.getByRole("link", { name: "Report" }).first().click();
    await visit.page.getByLabel("It is spam").check();
    await finds();
    assert.deepEqual(visit.complaints, []);
  });
}

test("in Hebrew the page runs from right to left, axe finds nothing, and nothing overflows", async (t) => {
  const hebrew = await startWorld({ settings: { "sites.language": "he", "sites.moderation": "publish" } });
  t.after(() => hebrew.stop());
  const parent = await hebrew.server.hasComment("/hello/", "שלום לכולם.", { name: "ליאור" });
  const answer = await hebrew.server.hasComment("/hello/", "In English, ending in a full stop.", { name: "Bob", parent });
  for (const width of [320, 1280]) {
    // With JavaScript, which axe needs; the page has none.
    const reader = await hebrew.browser.reader({ viewport: { width, height: 800 } });
    const { page } = await reader.opens("https://comments.test/pages/blog?page=/hello/");
    assert.deepEqual(await page.locator("html").evaluate((root) => [root.lang, root.dir]), ["he", "rtl"]);
    const box = (id) => page.locator(`#comment-${id} > .self`).boundingBox();
    const [outer, inner] = [await box(parent), await box(answer)];
    assert.ok(inner.x + inner.width < outer.x + outer.width, "a reply is indented from the right");
    assert.deepEqual(await accessibilityFindings(page, "body"), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    await reader.leaves();
  }
});
