/** Reading a thread: its replies, its parts and orders, links into it, its times, when it loads and what it moves. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { holdsBack, longText, painted, startReading } from "./support/reading.mjs";

const blog = await startReading();
after(() => blog.stop());

/** Published comments on a page, one after the other; their ids. */
async function hasComments(path, ...texts) {
  const ids = [];
  for (const text of texts) ids.push(await blog.server.hasComment(path, text));
  return ids;
}

/** Three comments at once, then a button for more. */
const inParts = `data-limit="3"`;

/** Each answers the one before: "Level 0", "Level 1" …, by "Name 0", "Name 1" … */
async function hasChain(path, levels) {
  let parent;
  for (let level = 0; level < levels; level++) {
    parent = await blog.server.hasComment(path, `Level ${level}`, { name: `Name ${level}`, parent });
  }
  return parent;
}

describe("replies", () => {
  test("stand below the comment they answer, oldest first, and the heading counts them all", async (t) => {
    const path = blog.newArticle();
    const [first] = await hasComments(path, "First.", "Second.");
    for (const text of ["Answer one.", "Answer two."]) await blog.server.hasComment(path, text, { parent: first });
    const { thread, visit } = await blog.reads(t, path);
    assert.deepEqual(await thread.texts(), ["First.", "Answer one.", "Answer two.", "Second."]);
    assert.deepEqual(await thread.replies("First."), ["Answer one.", "Answer two."]);
    assert.equal(await thread.heading.innerText(), "4 comments");
    assert.deepEqual(visit.complaints, []);
  });

  const screens = [
    { name: "On a wide screen", viewport: { width: 1280, height: 800 }, indented: 3 },
    { name: "On a phone", viewport: { width: 360, height: 740 }, indented: 1 },
  ];
  for (const { name, viewport, indented } of screens) {
    test(`${name} ${indented} levels are indented, deeper ones say whom they answer`, async (t) => {
      const path = blog.newArticle();
      await hasChain(path, 7);
      const { thread } = await blog.reads(t, path, { viewport });
      const lefts = [];
      const answered = [];
      for (let level = 0; level < 7; level++) {
        const self = thread.comment(`Level ${level}`).locator("> .aw-self");
        lefts.push((await self.boundingBox()).x);
        answered.push(await self.locator(".aw-to").filter({ visible: true }).allInnerTexts());
      }
      const moves = lefts.slice(1).map((left, index) => left > lefts[index]);
      assert.deepEqual(moves, [1, 2, 3, 4, 5, 6].map((level) => level <= indented));
      assert.deepEqual(answered, [0, 1, 2, 3, 4, 5, 6].map((level) => (level > indented ? [`in reply to Name ${level - 1}`] : [])));
    });
  }

  test("\"in reply to\" leads to the comment that was answered", async (t) => {
    const path = blog.newArticle();
    await hasChain(path, 6);
    const { page, thread } = await blog.reads(t, path);
    await thread.control("Level 5", "link", "in reply to Name 4").click();
    await page.waitForFunction(() => document.activeElement.ariaLabel === "Name 4");
  });
});

describe("a long thread", () => {
  test("comes in parts, and the focus goes to the first new comment", async (t) => {
    const path = blog.newArticle({ attributes: inParts });
    await hasComments(path, "One.", "Two.", "Three.", "Four.", "Five.", "Six.", "Seven.");
    const { visit, page, thread } = await blog.reads(t, path);
    const more = page.getByRole("button", { name: "Show more comments" });
    assert.deepEqual(await thread.texts(), ["One.", "Two.", "Three."]);
    await more.click();
    await thread.shows("Six.");
    assert.deepEqual(await thread.texts(), ["One.", "Two.", "Three.", "Four.", "Five.", "Six."]);
    assert.match(await page.locator(":focus").innerText(), /Four\./);
    await more.click();
    await thread.shows("Seven.");
    await more.waitFor({ state: "hidden" });
    assert.deepEqual(visit.complaints, []);
  });

  test("is shown in the order that the reader chooses", async (t) => {
    const path = blog.newArticle();
    const [, best, good] = await hasComments(path, "Old.", "Best.", "New and good.");
    for (const [id, reader] of [[best, "somebody"], [best, "another"], [good, "somebody"]]) {
      const body = { reaction: "👍", key: `a-word-of-${reader}` };
      await blog.server.ask("POST", `/api/v1/comments/${id}/reactions`, { headers: { "Content-Type": "application/json" }, body });
    }
    const { page, thread } = await blog.reads(t, path);
    const order = page.getByRole("combobox", { name: "Order" });
    const chooses = async (label, first) => {
      await order.selectOption(label);
      await page.waitForFunction((text) => document.querySelector(".aw-body").innerText.trim() === text, first);
      return thread.texts();
    };
    assert.deepEqual(await chooses("Newest first", "New and good."), ["New and good.", "Best.", "Old."]);
    assert.deepEqual(await chooses("Best first", "Best."), ["Best.", "New and good.", "Old."]);
    assert.deepEqual(await chooses("Oldest first", "Old."), ["Old.", "Best.", "New and good."]);
  });

  test("is read on until the comment that the address names is there, and in view", async (t) => {
    const path = blog.newArticle({ before: longText, attributes: inParts });
    const texts = Array.from({ length: 10 }, (_, index) => `Comment ${index}.`);
    const ids = await hasComments(path, ...texts);
    const { visit, page, thread } = await blog.reads(t, `${path}#comment-${ids[9]}`, { waits: false });
    await page.locator(`#comment-${ids[9]}:focus`).waitFor();
    const inView = await page.locator(":focus").evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    assert.ok(inView);
    assert.deepEqual(await thread.texts(), texts);
    assert.deepEqual(visit.complaints, []);
  });

  test("goes to a comment when its permalink is clicked in the article, too", async (t) => {
    const path = blog.newArticle({ attributes: inParts });
    const ids = await hasComments(path, "One.", "Two.", "Three.", "Four.");
    const { page } = await blog.reads(t, path);
    await page.evaluate((id) => (location.hash = `#comment-${id}`), ids[3]);
    await page.locator(`#comment-${ids[3]}:focus`).waitFor();
  });
});

describe("answers that come late", () => {
  const comments = "**/api/v1/comments?*";
  const five = ["One.", "Two.", "Three.", "Four.", "Five."];
  /** A thread of five, shown by three, and its order; the first answer to a request with `part` comes by `arrives`. */
  async function holds(t, part) {
    const path = blog.newArticle({ attributes: inParts });
    await hasComments(path, ...five);
    const { visit, page, thread } = await blog.reads(t, path);
    const isHeld = (url) => url.href.includes("/api/v1/comments?") && url.href.includes(part);
    const arrives = await holdsBack(page, isHeld, { times: 1 });
    const order = page.getByRole("combobox", { name: "Order" });
    const more = page.getByRole("button", { name: "Show more comments" });
    const shows = (...texts) => page.waitForFunction(
      (texts) => JSON.stringify([...document.querySelectorAll(".aw-body")].map((body) => body.innerText.trim())) === texts,
      JSON.stringify(texts),
    );
    const arrived = async () => {
      arrives();
      await page.waitForFunction((part) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part)), part);
      await painted(page);
    };
    return { visit, page, order, more, shows, arrived };
  }

  test("of an order that is no longer wanted change nothing", async (t) => {
    const { visit, page, order, shows, arrived } = await holds(t, "sort=newest");
    const asked = page.waitForRequest((request) => request.url().includes("sort=newest"));
    await order.selectOption("Newest first");
    await asked;
    await order.selectOption("Oldest first");
    await shows("One.", "Two.", "Three.");
    await arrived();
    await shows("One.", "Two.", "Three.");
    assert.equal(await order.inputValue(), "oldest");
    assert.deepEqual(visit.complaints, []);
  });

  test("of more comments are not added to another order", async (t) => {
    const { visit, page, order, more, shows, arrived } = await holds(t, "sort=oldest");
    const asked = page.waitForRequest((request) => request.url().includes("sort=oldest"));
    await more.click();
    await asked;
    await order.selectOption("Newest first");
    await shows("Five.", "Four.", "Three.");
    await arrived();
    await shows("Five.", "Four.", "Three.");
    await more.click();
    await shows("Five.", "Four.", "Three.", "Two.", "One.");
    assert.deepEqual(visit.complaints, []);
  });

  test("or not at all leave the order as it was, also for more comments", async (t) => {
    const path = blog.newArticle({ attributes: inParts });
    await hasComments(path, ...five);
    const { page, thread } = await blog.reads(t, path);
    const order = page.getByRole("combobox", { name: "Order" });
    await page.route(comments, (route) => route.abort(), { times: 1 });
    await order.selectOption("Newest first");
    await page.getByRole("alert").waitFor();
    assert.equal(await order.inputValue(), "oldest");
    await page.getByRole("button", { name: "Show more comments" }).click();
    await thread.shows("Five.");
    assert.deepEqual(await thread.texts(), five);
  });
});

describe("after a reload of a long thread, one's own new comment", () => {
  /** An article with five comments, shown by two, and a reader who has written one more below `parent`, or on the article. */
  async function writesLast(t, parent) {
    const path = blog.newArticle({ attributes: `data-limit="2"` });
    await hasComments(path, "One.", "Two.", "Three.", "Four.", "Five.");
    const { page, thread } = await blog.reads(t, path);
    await readsAll(page, thread);
    if (parent) await thread.answers(parent);
    await thread.submits("Mine.");
    await thread.shows("Mine.");
    await page.reload();
    await thread.loads();
    return { page, thread };
  }

  async function readsAll(page, thread) {
    for (const text of ["Four.", "Five."]) {
      await page.getByRole("button", { name: "Show more comments" }).click();
      await thread.shows(text);
    }
  }

  test("is there at once, and at its place when all is read", async (t) => {
    const { page, thread } = await writesLast(t);
    assert.deepEqual(await thread.texts(), ["One.", "Two.", "Mine."]);
    await readsAll(page, thread);
    assert.deepEqual(await thread.texts(), ["One.", "Two.", "Three.", "Four.", "Five.", "Mine."]);
  });

  test("stands below the comment it answers, once that is read", async (t) => {
    const { page, thread } = await writesLast(t, "Five.");
    await readsAll(page, thread);
    assert.deepEqual(await thread.replies("Five."), ["Mine."]);
  });
});

describe("a thread without a form or without comments", () => {
  test("when it is closed: says so, and offers neither form nor replies", async (t) => {
    const path = blog.newArticle();
    await hasComments(path, "Before the end.");
    await blog.closes(path);
    const { page, thread } = await blog.reads(t, path);
    await page.getByText("Comments are closed.").waitFor();
    assert.deepEqual(await thread.texts(), ["Before the end."]);
    assert.equal(await page.locator(".aw textarea").count(), 0);
    assert.equal(await page.getByRole("button", { name: /Reply/ }).count(), 0);
  });

  test("when it is empty: says so, and offers the form", async (t) => {
    const { visit, thread } = await blog.reads(t, blog.newArticle());
    assert.equal(await thread.heading.innerText(), "No comments yet");
    assert.ok(await thread.form.getByRole("textbox", { name: "Write a comment" }).isVisible());
    assert.deepEqual(visit.complaints, []);
  });
});

describe("times", () => {
  const inDays = (days) => Date.now() + days * 86_400_000;
  test("are told in words, with the moment itself beside them for machines and for a closer look", async (t) => {
    const path = blog.newArticle();
    const id = await blog.server.hasComment(path, "Once.");
    const { json } = await blog.server.ask("GET", `/api/v1/comments/${id}`);
    const prepare = (page) => page.clock.setFixedTime(inDays(3) + 60_000);
    const { page } = await blog.reads(t, path, { prepare, timezoneId: "Asia/Tokyo" });
    const time = page.locator(".aw time");
    assert.equal(await time.innerText(), "3 days ago");
    assert.equal(await time.getAttribute("datetime"), json.comment.created);
    const absolute = { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Tokyo" };
    assert.equal(await time.getAttribute("title"), new Date(json.comment.created).toLocaleString("en", absolute));
    assert.equal(await page.locator(".aw-time").getAttribute("href"), `https://blog.test${path}#comment-${id}`);
  });

  test("go on while the page stands open", async (t) => {
    const path = blog.newArticle();
    await blog.server.hasComment(path, "Now.");
    const { page } = await blog.reads(t, path, { prepare: (page) => page.clock.install() });
    await page.clock.fastForward("05:30");
    await page.locator(".aw time").filter({ hasText: "5 minutes ago" }).waitFor();
    await page.clock.fastForward("02:00:00");
    await page.locator(".aw time").filter({ hasText: "2 hours ago" }).waitFor();
  });
});

describe("the thread loads", () => {
  const asks = (visit) => visit.asked("/api/v1/comments").length;

  test("when the reader comes near, not before", async (t) => {
    const path = blog.newArticle({ before: longText });
    const { visit, page, thread } = await blog.reads(t, path, { waits: false });
    await thread.root.waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    assert.equal(asks(visit), 0);
    // Half a screen above it.
    await thread.root.evaluate((root) => scrollBy(0, root.getBoundingClientRect().top - innerHeight - 300));
    await thread.heading.waitFor();
    assert.equal(await thread.root.evaluate((root) => root.getBoundingClientRect().top > innerHeight), true);
    assert.equal(asks(visit), 1);
  });

  test("at once where the blog wants it so", async (t) => {
    const path = blog.newArticle({ before: longText, attributes: `data-lazy="false"` });
    const { page, thread } = await blog.reads(t, path, { waits: false });
    await thread.heading.waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0);
  });

  test("at once when a link to one of its comments is clicked further up, and goes there", async (t) => {
    const path = blog.newArticle({ before: longText, attributes: inParts });
    const ids = await hasComments(path, "One.", "Two.", "Three.", "Four.");
    const { visit, page, thread } = await blog.reads(t, path, { waits: false });
    await thread.root.waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    assert.equal(asks(visit), 0);
    await page.evaluate(() => (location.hash = "chapter-2"));
    await page.waitForLoadState("networkidle");
    assert.equal(asks(visit), 0, "another link loads nothing");
    await page.evaluate((id) => (location.hash = `#comment-${id}`), ids[3]);
    await page.locator(`#comment-${ids[3]}:focus`).waitFor();
    assert.deepEqual(visit.complaints, []);
  });

  test("again when it could not be loaded and a link to a comment is clicked; other links leave the message there", async (t) => {
    const path = blog.newArticle();
    const [id] = await hasComments(path, "Here.");
    const prepare = (page) => page.route("**/api/v1/comments?*", (route) => route.abort(), { times: 1 });
    const { page } = await blog.reads(t, path, { prepare, waits: false });
    const told = page.getByRole("alert").filter({ hasText: "Comments could not be loaded." });
    await told.waitFor();
    // The widget has heard of it before whoever listens later.
    await page.evaluate(() => new Promise((resolve) => {
      addEventListener("hashchange", resolve, { once: true });
      location.hash = "chapter-2";
    }));
    assert.ok(await told.isVisible());
    await page.evaluate((id) => (location.hash = `#comment-${id}`), id);
    await page.locator(`#comment-${id}:focus`).waitFor();
    assert.equal(await told.count(), 0);
  });

  test("at once when the address names the comments, and goes there", async (t) => {
    const path = blog.newArticle({ before: longText });
    await hasComments(path, "Here.");
    const { page, thread } = await blog.reads(t, `${path}#comments`, { waits: false });
    await thread.shows("Here.");
    await page.waitForFunction(() => Math.abs(document.querySelector("#comments").getBoundingClientRect().top) < innerHeight / 2);
  });
});
