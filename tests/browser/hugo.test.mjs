/** The blog of tests/hugo with live comments and counts, in both themes and with both Hugos. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { atLeast, buildBlog, findHugos } from "./support/hugo.mjs";
import { keepsForm, keepsText, marked } from "./support/resets.mjs";
import { Thread } from "./support/thread.mjs";
import { startWorld } from "./support/world.mjs";

/** Articles by title: where they are, the page of their thread, and how many comments it has at first. */
const articles = {
  "Hello, world": { path: "/posts/hello/", comments: 3 },
  'On "quotes", <angles> & ampersands': { path: "/posts/quotes/", comments: 1 },
  "Über das Wetter": { path: "/posts/über-das-wetter/", comments: 2 },
  "Sourdough, week three": { path: "/posts/sourdough/", comments: 0 },
  "Cleaning a bicycle chain": { path: "/posts/a-clean-chain/", comments: 1 },
  "A standing desk from scrap": { path: "/notes/Standing-Desk.html", comments: 4 },
  "Tea, and when to throw it away": { path: "/posts/tea/", comments: 0 },
  "The garden after the storm": { path: "/posts/garden/", thread: "/2019/garden/", comments: 2 },
  "Rain on a tin roof": { path: "/posts/2026/rain/", comments: 12 },
  "⁂ Three stars ⁂": { path: "/posts/stars/", comments: 1 },
};

/** Where a theme shows an article on a list, whether it counts there by the article's thread or only by its address, its dark mode. */
const themes = {
  ledger: {
    entry: "article.entry",
    title: "h2 a",
    byThread: true,
    goDark: (page) => page.emulateMedia({ colorScheme: "dark" }),
  },
  tiles: {
    entry: ".tile",
    title: ".tile-title a",
    byThread: false,
    goDark: (page) => page.evaluate(() => document.documentElement.setAttribute("data-scheme", "dark")),
  },
};

const words = { 0: "No comments", 1: "1 comment" };
const inWords = (count) => words[count] ?? `${count} comments`;

for (const hugo of findHugos()) {
  for (const theme of atLeast(hugo.version, "0.146.0") ? ["ledger", "tiles"] : ["ledger"]) {
    describe(`Hugo ${hugo.version} with the theme ${theme}`, () => blog(hugo, theme));
  }
  describe(`Hugo ${hugo.version} with a theme that resets everything`, () => worst(hugo));
}

function blog(hugo, theme) {
  let world;
  before(async () => {
    world = await startWorld({ folder: buildBlog(hugo, theme) });
    for (const { path, thread = path, comments } of Object.values(articles)) {
      for (let number = 1; number <= comments; number++) await world.server.hasComment(thread, `Comment ${number} on ${thread}`);
    }
  });
  after(() => world?.stop());

  /** A new reader on a page of the blog. */
  async function open(t, path, options) {
    const reader = await world.browser.reader(options);
    t.after(() => reader.leaves());
    return reader.opens(`https://blog.test${path}`);
  }

  /** What the front page says of each article, as `{title: "3 comments"}`, once all of it is there. */
  async function counts(visit) {
    const { entry, title } = themes[theme];
    const entries = visit.page.locator(entry);
    await visit.page.locator(`${entry}:nth-of-type(10) .aw-count`).filter({ hasText: /\d+ |No / }).waitFor();
    const read = async (element) => [await element.locator(title).innerText(), await element.locator(".aw-count").innerText()];
    return Object.fromEntries(await Promise.all((await entries.all()).map(read)));
  }

  function expected(title) {
    const { thread, comments } = articles[title];
    // Links that a selector finds know nothing of the front matter, so that an article with the thread of another address counts 0.
    return inWords(thread && !themes[theme].byThread ? 0 : comments);
  }

  test("the front page of ten articles shows ten right counts from one request", async (t) => {
    const visit = await open(t, "/");
    const right = Object.fromEntries(Object.keys(articles).map((title) => [title, expected(title)]));
    assert.deepEqual(await counts(visit), right);
    await visit.page.waitForLoadState("networkidle");
    assert.deepEqual(visit.asked("comments.test/api/"), ["GET"]);
    assert.deepEqual(visit.complaints, []);
  });

  test("each article shows its own thread", async (t) => {
    const visit = await open(t, "/");
    for (const { path, thread: name = path, comments } of Object.values(articles)) {
      await visit.page.goto(`https://blog.test${path}`);
      const thread = await new Thread(visit.page).loads();
      const own = Array.from({ length: comments }, (_, index) => `Comment ${index + 1} on ${name}`);
      assert.deepEqual(await thread.texts(), own);
    }
    assert.deepEqual(visit.complaints, []);
  });

  test("a comment is typed, held, approved and seen, and the counts follow", async (t) => {
    const author = await open(t, "/posts/sourdough/");
    const own = await new Thread(author.page).loads();
    await own.submits("It **rises**.", { name: "Ann" });
    await own.shows("It rises.");
    assert.ok(await own.isHeld("It rises."));

    await author.page.reload();
    await own.shows("It rises.");
    assert.ok(await own.isHeld("It rises."), "its author sees it waiting after a reload, too");

    const stranger = await open(t, "/posts/sourdough/");
    assert.deepEqual(await (await new Thread(stranger.page).loads()).texts(), []);
    assert.equal((await counts(await open(t, "/")))["Sourdough, week three"], "No comments");

    const [waiting] = await world.server.waiting();
    assert.deepEqual([waiting.author.name, waiting.text], ["Ann", "It **rises**."]);
    await world.server.decides(waiting.id, "approve");

    await stranger.page.reload();
    await new Thread(stranger.page).shows("It rises.");
    await author.page.reload();
    await own.shows("It rises.");
    assert.equal(await own.isHeld("It rises."), false);
    assert.equal((await counts(await open(t, "/")))["Sourdough, week three"], "1 comment");
    for (const visit of [author, stranger]) assert.deepEqual(visit.complaints, []);
  });

  test("a page in German has a thread in German", async (t) => {
    const visit = await open(t, "/de/posts/hello/");
    await new Thread(visit.page).loads();
    await visit.page.getByRole("textbox", { name: "Kommentar" }).waitFor();
    assert.deepEqual(visit.complaints, []);
  });

  test("the thread follows the theme from light to dark, and axe finds nothing in either", async (t) => {
    const id = await world.server.hasComment("/de/posts/hello/", "Some `code`, a [link](https://example.org) and\n\n> a quote.");
    await world.server.hasComment("/de/posts/hello/", "An answer.", { name: "Bob", parent: id });
    const visit = await open(t, "/de/posts/hello/");
    const thread = await new Thread(visit.page).loads();
    await thread.form.locator("textarea").focus();
    assert.deepEqual(await accessibilityFindings(visit.page, ".aw"), []);
    await themes[theme].goDark(visit.page);
    await visit.page.waitForFunction(() => getComputedStyle(document.querySelector(".aw")).colorScheme === "dark");
    assert.deepEqual(await accessibilityFindings(visit.page, ".aw"), []);
    assert.deepEqual(visit.complaints, []);
  });
}

function worst(hugo) {
  let world;
  before(async () => {
    world = await startWorld({ folder: buildBlog(hugo, "resets") });
    await world.server.hasComment("/posts/hello/", marked);
  });
  after(() => world?.stop());

  test("the thread keeps its quotes, lists, code, fields and buttons, and what is hidden stays so", async (t) => {
    const reader = await world.browser.reader();
    t.after(() => reader.leaves());
    const visit = await reader.opens("https://blog.test/posts/hello/");
    const thread = await new Thread(visit.page).loads();
    assert.equal(await visit.page.getByRole("button", { name: "Cancel" }).isVisible(), false);
    assert.equal(await thread.form.getByLabel("Name").isVisible(), false);
    await keepsText(visit.page, ".aw-comment .aw-body");
    await keepsForm(visit.page, thread.form);
    assert.deepEqual(visit.complaints, []);
  });
}
