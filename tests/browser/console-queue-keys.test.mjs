/** An evening of moderation: the queue by keys, by ticking, and by the thumb. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { home, listed, owner, reads, says, startConsole } from "./support/console.mjs";
import { isDone, key, numbered, queueOf, readId } from "./support/queue.mjs";
import { painted } from "./support/reading.mjs";

const blog = await startConsole();
after(() => blog.stop());
const { waiting, statuses, saved } = queueOf(blog);

const becomes = { a: "approved", r: "rejected", s: "spam", d: "deleted" };

describe("by the keyboard alone", () => {
  test("a queue of 50 is cleared, and each decision is the one that was meant", async (t) => {
    const { ids, queue } = await waiting(numbered(50));
    const { visit, page } = await blog.owns(t, queue);
    const wanted = new Map();
    await reads(page, ids[0]);
    for (const turn of ids.keys()) {
      // Now and then one is left for later, or looked at again.
      if (turn % 7 === 3) await moves(page, "j");
      if (turn % 11 === 5) await moves(page, "k");
      const name = "arsd"[turn % 4];
      const id = await readId(page);
      wanted.set(id, becomes[name]);
      await key(page, name);
      const isNext = ([id]) => {
        const shown = document.querySelector("#comment .reading")?.dataset.id;
        return shown ? shown !== id : document.querySelector(".list .empty")?.hidden === false;
      };
      await page.waitForFunction(isNext, [id]);
    }
    await page.getByText("There are no comments here.").or(page.getByText("Nothing is waiting.")).waitFor();
    await isDone(page, "1 comment");
    assert.equal(wanted.size, 50, "each was decided once");
    assert.deepEqual(await statuses(ids), ids.map((id) => wanted.get(id)));
    const { decisions } = await blog.comment(ids[0]);
    assert.deepEqual(decisions.map(({ by, interface: by_which }) => [by, by_which]), [[owner, "console"]]);
    await page.reload();
    assert.deepEqual(await listed(page), []);
    assert.deepEqual(visit.complaints, []);
  });

  /** One up or down, where there is one. */
  async function moves(page, name) {
    const all = await listed(page);
    const at = all.indexOf(await readId(page));
    const next = all[at + (name === "j" ? 1 : -1)];
    await key(page, name);
    if (next) await reads(page, next);
  }

  test("u takes back step by step, and everything stands where it stood", async (t) => {
    const { ids, queue } = await waiting(numbered(6));
    const { visit, page } = await blog.owns(t, queue);
    for (const [turn, name] of [..."arsda"].entries()) {
      await reads(page, ids[turn]);
      await key(page, name);
    }
    await reads(page, ids[5]);
    for (const turn of [4, 3, 2]) {
      await key(page, "u");
      await reads(page, ids[turn]);
      await says(page, "1 decision taken back.");
      await saved(ids[turn], "pending");
    }
    assert.deepEqual(await listed(page), ids.slice(2));
    assert.deepEqual(await statuses(ids), ["approved", "rejected", "pending", "pending", "pending", "pending"]);
    await key(page, "s");
    await isDone(page, "1 comment marked as spam.");
    assert.equal(await blog.status(ids[2]), "spam");
    assert.deepEqual(visit.complaints, []);
  });

  test("a decision made before the page was loaded anew is taken back as well", async (t) => {
    const { ids, queue } = await waiting(numbered(2));
    const { page } = await blog.owns(t, `${queue}&at=${ids[0]}`, { javaScriptEnabled: false });
    await page.getByRole("button", { name: "Approve", exact: true }).last().click();
    assert.equal(await blog.status(ids[0]), "approved");
    const { page: again } = await blog.owns(t, page.url().slice(home.length));
    await key(again, "u");
    await saved(ids[0], "pending");
  });

  test("keys rest while something is typed, and with Ctrl, Alt or Meta", async (t) => {
    const { ids, queue } = await waiting(numbered(2));
    const { page } = await blog.owns(t, queue);
    await page.getByLabel("Reply").fill("");
    await page.getByLabel("Reply").pressSequentially("dark days, u?");
    await page.getByRole("searchbox", { name: "Search" }).pressSequentially("das");
    await page.locator("body").evaluate(() => document.activeElement.blur());
    for (const modifier of ["Control", "Alt", "Meta"]) await key(page, `${modifier}+d`);
    await painted(page);
    assert.deepEqual(await listed(page), ids);
    assert.deepEqual(await statuses(ids), ["pending", "pending"]);
  });

  test("? shows the keys, o opens the comment on a page of its own", async (t) => {
    const { ids, queue } = await waiting(numbered(2));
    const { page } = await blog.owns(t, queue);
    await key(page, "?");
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await dialog.waitFor();
    await key(page, "d");
    await key(page, "Escape");
    await dialog.waitFor({ state: "hidden" });
    await key(page, "j");
    await reads(page, ids[1]);
    await key(page, "o");
    await page.waitForURL(`${home}/comments/${ids[1]}`);
    assert.deepEqual(await statuses(ids), ["pending", "pending"]);
  });

  test("the next comment is there at once: 30 decisions", async (t) => {
    const { ids, queue } = await waiting(numbered(32));
    const { page } = await blog.owns(t, queue);
    await page.evaluate(watchesKeys);
    for (const turn of Array(30).keys()) {
      await reads(page, ids[turn]);
      await key(page, "arsd"[turn % 4]);
      await reads(page, ids[turn + 1]);
    }
    await page.waitForFunction(() => window.times.length === 30);
    const times = (await page.evaluate(() => window.times)).sort((one, other) => one - other);
    const [median, most] = [times[15], times[29]].map((time) => Math.round(time));
    t.diagnostic(`from the key to the next comment painted: ${median} ms at the median, ${most} ms at most`);
    assert.ok(median < 1000);
  });

  /** Runs in the page: from each key to the frame after the one in which another comment is there. */
  function watchesKeys() {
    window.times = [];
    const shown = () => document.querySelector("#comment .reading")?.dataset.id;
    const pressed = () => {
      const [begun, before] = [performance.now(), shown()];
      const look = () => {
        if (shown() === before) requestAnimationFrame(look);
        else requestAnimationFrame(() => window.times.push(performance.now() - begun));
      };
      requestAnimationFrame(look);
    };
    document.addEventListener("keydown", pressed, { capture: true });
  }
});

test("“choose all” takes what is listed, and a key decides about it", async (t) => {
  const { ids, queue } = await waiting(numbered(4));
  const { page } = await blog.owns(t, queue);
  await page.getByLabel("Choose all on this page").check();
  await key(page, "a");
  await isDone(page, "4 comments approved.");
  assert.deepEqual(await statuses(ids), Array(4).fill("approved"));
  assert.deepEqual(await listed(page), []);
  await key(page, "u");
  await says(page, "4 decisions taken back.");
  assert.deepEqual(await listed(page), ids);
  for (const id of ids) await saved(id, "pending");
});

test("on the phone a comment is opened, decided and taken back by the thumb", async (t) => {
  const { ids, queue } = await waiting(numbered(3));
  const { visit, page } = await blog.owns(t, queue, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.locator("#comment .decide").getByRole("button", { name: "Approve" }).tap();
  await reads(page, ids[1]);
  await isDone(page, "1 comment approved.");
  await page.locator("#notice").getByRole("button", { name: "Undo" }).tap();
  await reads(page, ids[0]);
  await saved(ids[0], "pending");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `nothing is wider than the screen, but something is ${wide} px`);
  assert.deepEqual(visit.complaints, []);
});
