/** What is new: since the last visit, and while the page stands open. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { longText, startReading } from "./support/reading.mjs";

const blog = await startReading({ "sites.moderation": "publish", "sites.words_hold": "patience" });
after(() => blog.stop());

/** Waits for the server's clock, by which comments are dated, to be later than this machine's is now. */
async function aMomentLater(path) {
  const now = Date.now();
  while (Date.now() <= now + 1) await blog.server.ask("GET", `/api/v1/counts?page=${path}`);
}

const marked = (page) => page.locator(".aw-new > .aw-self > .aw-body").allInnerTexts();
const isOn = (page, text) => page.locator(".aw-comment:focus").filter({ hasText: text }).waitFor();

describe("since the last visit", () => {
  /** A reader who was here when there was one comment, and comes back when there are more. */
  async function comesBack(t, { texts = ["Second.", "Third."], ...parts } = {}, options) {
    const path = blog.newArticle(parts);
    const first = await blog.server.hasComment(path, "First.", { name: "Bob" });
    const reading = await blog.reads(t, path, options);
    assert.deepEqual(await marked(reading.page), [], "nothing is new to who has never been here");
    assert.equal(await reading.page.getByRole("button", { name: /new/ }).count(), 0);
    await aMomentLater(path);
    for (const text of texts) await blog.server.hasComment(path, text, { name: "Eve", parent: text === "Answer." ? first : null });
    await reading.page.reload();
    await reading.thread.loads();
    return { path, first, ...reading };
  }

  test("comments are marked, counted in the heading's line, and one leads to the next", async (t) => {
    const { visit, page, path } = await comesBack(t, { before: longText, attributes: `data-lazy="false"` });
    assert.deepEqual(await marked(page), ["Second.", "Third."]);
    await page.getByRole("button", { name: "2 new" }).click();
    await isOn(page, "Second.");
    await page.keyboard.press("Tab");
    await page.getByRole("article").filter({ hasText: "Second." }).getByRole("button", { name: "new" }).press("Enter");
    await isOn(page, "Third.");
    assert.ok(await page.locator(":focus").evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight));
    assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
    await page.reload();
    await page.getByText("Third.").waitFor();
    assert.deepEqual(await marked(page), [], "they were seen");
    assert.deepEqual(Object.keys(await page.evaluate(() => JSON.parse(localStorage["afterword:visits"]))), [path]);
    assert.deepEqual(visit.complaints, []);
  });

  test("what is new moves nothing after the thread was drawn", async (t) => {
    const prepare = (page) =>
      page.addInitScript(() => {
        window.moved = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries()) if (sources.some(({ node }) => node?.parentElement?.closest(".aw"))) window.moved.push(value);
        }).observe({ type: "layout-shift", buffered: true });
      });
    const { page } = await comesBack(t, {}, { prepare });
    assert.deepEqual(await marked(page), ["Second.", "Third."]);
    assert.deepEqual(await page.evaluate(() => window.moved ?? []), []);
  });

  test("one's own are not new", async (t) => {
    const path = blog.newArticle();
    const { page, thread } = await blog.reads(t, path);
    await aMomentLater(path);
    await thread.submits("Mine.");
    await thread.shows("Mine.");
    await blog.server.hasComment(path, "Hers.");
    await page.reload();
    await thread.loads();
    assert.deepEqual(await marked(page), ["Hers."]);
  });

  test("a comment that was written before the visit and published after it is new", async (t) => {
    const path = blog.newArticle();
    await blog.server.hasComment(path, "First.", { name: "Bob" });
    const { comment } = await blog.server.receives(path, "Asks for patience.", { name: "Eve" });
    await aMomentLater(path);
    const { page, thread } = await blog.reads(t, path);
    await aMomentLater(path);
    await blog.server.decides(comment.id, "approve");
    await page.reload();
    await thread.loads();
    assert.deepEqual(await marked(page), ["Asks for patience."]);
    await page.reload();
    await thread.loads();
    assert.deepEqual(await marked(page), [], "it was seen");
  });

  test("a new one in a closed branch is found", async (t) => {
    const { page } = await comesBack(t, { texts: ["Answer."] });
    await page.getByRole("button", { name: "Replies" }).click();
    await page.getByText("Answer.").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "1 new" }).click();
    await isOn(page, "Answer.");
  });

  test("data-visits=\"off\" remembers no visit and marks nothing", async (t) => {
    const { page } = await comesBack(t, { attributes: `data-visits="off"` });
    assert.deepEqual(await marked(page), []);
    assert.equal(await page.evaluate(() => localStorage["afterword:visits"]), undefined);
  });
});

/** A clock that the test moves; `window.planned` counts what is put off for a minute or more. */
async function installClock(page) {
  await page.clock.install();
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.planned = 0;
    window.setTimeout = (callback, delay, ...rest) => {
      if (delay >= 60_000) window.planned++;
      return setTimeout(callback, delay, ...rest);
    };
  });
}

describe("while the page stands open", () => {
  /** A reader of one comment, by a clock that the test moves. */
  async function stays(t, parts, options) {
    const path = blog.newArticle(parts);
    const bob = await blog.server.hasComment(path, "First.", { name: "Bob" });
    const reading = await blog.reads(t, path, { prepare: installClock, ...options });
    const planned = () => reading.page.evaluate(() => window.planned);
    /** Waits until the page has taken the answer in, and knows when it asks again. */
    const isTakenIn = async (before) => {
      while ((await planned()) === before);
    };
    const polls = () => reading.visit.asked("/api/v1/counts").length;
    /** Lets minutes pass, and what they bring arrive. */
    const waits = async (minutes, asks = minutes) => {
      const before = polls();
      for (let minute = 0; minute < minutes; minute++) {
        const plans = await planned();
        await reading.page.clock.runFor(60_000);
        if (asks) await isTakenIn(plans);
      }
      return polls() - before;
    };
    return { path, bob, polls, waits, planned, isTakenIn, ...reading };
  }
  const offer = (page, count) => page.getByRole("button", { name: `New comments: ${count}` });

  test("new comments are offered after a minute, and come by a click, for which nothing else is lost", async (t) => {
    const { visit, page, path, bob, waits, polls, thread } = await stays(t, { before: longText, after: longText });
    assert.equal(polls(), 0);
    await thread.form.locator("textarea").fill("Half a thought");
    await blog.server.hasComment(path, "An answer.", { name: "Eve", parent: bob });
    await blog.server.hasComment(path, "Another.", { name: "Fay" });
    await waits(1);
    await offer(page, 2).waitFor();
    assert.deepEqual(await thread.texts(), ["First."], "not before somebody wants them");
    await page.getByRole("status").filter({ hasText: "New comments: 2" }).waitFor();
    const top = () => thread.form.locator("textarea").evaluate((field) => Math.round(field.getBoundingClientRect().top));
    await thread.form.locator("textarea").focus();
    await offer(page, 2).scrollIntoViewIfNeeded();
    const before = await top();
    await offer(page, 2).click();
    await thread.shows("Another.");
    assert.deepEqual(await thread.texts(), ["First.", "An answer.", "Another."]);
    assert.deepEqual(await thread.replies("First."), ["An answer."]);
    assert.equal(await thread.heading.innerText(), "3 comments");
    assert.equal(await thread.draft(), "Half a thought");
    assert.ok(await thread.form.locator("textarea").evaluate((field) => field === document.activeElement));
    assert.ok(Math.abs((await top()) - before) <= 1, `the form was at ${before} and is at ${await top()}`);
    await offer(page, 2).waitFor({ state: "hidden" });
    assert.deepEqual(await marked(page), ["An answer.", "Another."]);
    assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
    assert.equal(await waits(1), 1);
    assert.equal(await page.getByRole("button", { name: /New comments/ }).count(), 0);
    assert.deepEqual(visit.complaints, []);
  });

  test("with the keyboard the focus goes to the first of them", async (t) => {
    const { page, path, waits } = await stays(t);
    await blog.server.hasComment(path, "Another.", { name: "Fay" });
    await waits(1);
    await offer(page, 1).press("Enter");
    await isOn(page, "Another.");
  });

  test("they come first where the newest do", async (t) => {
    const { page, path, waits, thread } = await stays(t, { attributes: `data-sort="newest"` });
    await blog.server.hasComment(path, "Another.");
    await waits(1);
    await offer(page, 1).click();
    await thread.shows("Another.");
    assert.deepEqual(await thread.texts(), ["Another.", "First."]);
  });

  test("those of a long thread stay at its end, where the rest comes before them", async (t) => {
    const path = blog.newArticle({ attributes: `data-limit="1"` });
    for (const text of ["One.", "Two."]) await blog.server.hasComment(path, text);
    const { page, thread } = await blog.reads(t, path, { prepare: (page) => page.clock.install() });
    await blog.server.hasComment(path, "Three.");
    await page.clock.runFor(60_000);
    await offer(page, 1).click();
    await thread.shows("Three.");
    assert.deepEqual(await thread.texts(), ["One.", "Three."]);
    for (const text of ["Two.", "Three."]) {
      await page.getByRole("button", { name: "Show more comments" }).click();
      await thread.shows(text);
    }
    assert.deepEqual(await thread.texts(), ["One.", "Two.", "Three."]);
  });

  test("it is asked once a minute, and nothing new is a 304", async (t) => {
    const { page, waits } = await stays(t);
    const statuses = [];
    const devtools = page.context().newCDPSession ? await page.context().newCDPSession(page).catch(() => null) : null;
    await waits(1);
    if (devtools) {
      await devtools.send("Network.enable");
      devtools.on("Network.responseReceivedExtraInfo", ({ statusCode }) => statuses.push(statusCode));
    }
    assert.equal(await waits(3), 3);
    if (devtools) assert.deepEqual(statuses, [304, 304, 304]);
  });

  test("while the page is hidden nothing is asked, and once when it is seen again", async (t) => {
    const { page, polls, waits, planned, isTakenIn } = await stays(t);
    const turns = (state) =>
      page.evaluate((state) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => state === "hidden" });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await waits(1);
    await turns("hidden");
    assert.equal(await waits(5, 0), 0);
    const plans = await planned();
    await turns("visible");
    await isTakenIn(plans);
    assert.equal(polls(), 2);
    for (const state of ["hidden", "visible", "hidden", "visible"]) await turns(state);
    assert.equal(polls(), 2);
  });

  test("a server that does not answer is asked less and less, and as before when it does", async (t) => {
    const { page, polls, waits, planned, isTakenIn } = await stays(t);
    const asksAfter = async (pause) => {
      const plans = await planned();
      for (let minute = 0; minute < pause; minute++) await page.clock.runFor(60_000);
      await isTakenIn(plans);
    };
    await page.route(/\/counts/, (route) => route.fulfill({ status: 503, body: "{}" }));
    for (const [pause, asked] of [[1, 1], [2, 2], [4, 3]]) {
      await asksAfter(pause);
      assert.equal(polls(), asked, `after ${pause} more minutes`);
    }
    await page.unroute(/\/counts/);
    await asksAfter(8);
    assert.equal(await waits(2), 2);
  });

  test("data-live=\"off\" asks for nothing", async (t) => {
    const { visit, waits } = await stays(t, { attributes: `data-live="off"` });
    assert.equal(await waits(5, 0), 0);
    assert.deepEqual(visit.asked("embed.live"), []);
  });
});
