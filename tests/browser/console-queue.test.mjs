/** An evening of moderation: the queue by keys, by ticking, and without JavaScript. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { home, listed, owner, reads, says, startConsole } from "./support/console.mjs";
import { painted } from "./support/reading.mjs";

const blog = await startConsole();
after(() => blog.stop());

const becomes = { a: "approved", r: "rejected", s: "spam", d: "deleted" };
const numbered = (count) => Array.from({ length: count }, (_, index) => `Comment ${index + 1}`);

let number = 0;
/**
 * Comments that wait on a page of the blog that is this test's own, in the order of the list: newest first.
 * @returns `{path, ids, queue}`, where `queue` is the address of the list
 */
async function waiting(texts, fields = {}) {
  const path = `/evening-${++number}/`;
  const ids = await blog.receivesMany(texts, () => ({ page: path, ...fields }));
  return { path, ids: ids.reverse(), queue: `/comments?site=blog&page=${path}` };
}

const readId = (page) => page.locator("#comment .reading").getAttribute("data-id");
const statuses = (ids) => Promise.all(ids.map(blog.status));
const key = (page, name) => page.keyboard.press(name);
/** Until the server has answered: only then is there a way back. */
const isDone = (page, words) => page.locator("#notice", { hasText: words }).getByRole("button", { name: "Undo" }).waitFor();
const saved = (page, id, wanted) => waitsFor(async () => (await blog.status(id)) === wanted, `${id} to be ${wanted}`, page);

async function waitsFor(holds, what) {
  for (const until = Date.now() + 10_000; !(await holds()); ) {
    if (Date.now() > until) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

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
    assert.deepEqual(decisions.map(({ by, door }) => [by, door]), [[owner, "console"]]);
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
      await saved(page, ids[turn], "pending");
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
    await saved(again, ids[0], "pending");
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
    const dialog = page.getByRole("dialog", { name: "Keys" });
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

describe("when something goes wrong", () => {
  test("nothing is lost while the server is away, and it goes on when it is back", async (t) => {
    const { ids, queue } = await waiting(numbered(8));
    const { page } = await blog.owns(t, queue);
    await reads(page, ids[0]);
    await key(page, "a");
    await reads(page, ids[1]);
    await isDone(page, "1 comment approved.");
    await page.getByLabel("Reply").fill("Half a thought");
    await page.locator("#list").focus();

    await blog.server.stop();
    await key(page, "s");
    await says(page, "The server can’t be reached. Nothing was changed; please try again.");
    await reads(page, ids[1]);
    assert.deepEqual(await listed(page), ids.slice(1));
    assert.equal(await page.getByLabel("Reply").inputValue(), "Half a thought");
    // Further on than what is loaded already.
    for (const _ of ids) await key(page, "j");
    await says(page, "The server can’t be reached.");
    assert.match(page.url(), /^https:\/\/comments\.test\/console\/comments/);
    const selected = await page.locator(".row:has([aria-current])").getAttribute("data-id");
    assert.equal(await readId(page), selected, "what is marked is what is read");

    await blog.server.starts();
    assert.deepEqual(await statuses(ids), ["approved", ...Array(7).fill("pending")]);
    const id = await readId(page);
    await key(page, "s");
    await isDone(page, "1 comment marked as spam.");
    assert.equal(await blog.status(id), "spam");
  });

  test("a reply is kept when the session has ended, and sent after signing in again", async (t) => {
    const { ids, queue } = await waiting(numbered(2));
    const person = "bea@blog.test";
    const { page } = await blog.owns(t, queue, { person });
    await page.getByLabel("Reply").fill("A long and good answer.");
    await blog.server.runs(["console", "sign-out", person]);
    await page.getByRole("button", { name: "Approve and reply" }).click();
    await says(page, "Your session has ended. Nothing was changed, and what you typed is kept.");
    await reads(page, ids[0]);
    assert.equal(await page.getByLabel("Reply").inputValue(), "A long and good answer.");
    assert.equal(await blog.status(ids[0]), "pending");

    const [tab] = await Promise.all([page.context().waitForEvent("page"), page.getByRole("link", { name: "Sign in again" }).click()]);
    await tab.goto(await blog.link(person));
    await tab.getByRole("button", { name: "Sign in" }).click();
    await tab.waitForURL(/\/console\/comments/);
    await page.reload();
    assert.equal(await page.getByLabel("Reply").inputValue(), "A long and good answer.");
    await page.getByRole("button", { name: "Approve and reply" }).click();
    await isDone(page, "1 comment approved.");
    assert.equal(await blog.status(ids[0]), "approved");
  });

  test("a comment that its author has erased meanwhile says so, and the next one can be decided", async (t) => {
    const path = "/erased/";
    const { comment, edit_token } = await blog.server.receives(path, "Oh no.");
    const [second] = await blog.receivesMany(["Fine."], () => ({ page: path }));
    const { page } = await blog.owns(t, `/comments?site=blog&page=${path}&at=${comment.id}`);
    await reads(page, comment.id);
    const headers = { Authorization: `Bearer ${edit_token}` };
    const { status } = await blog.server.ask("DELETE", `/api/v1/comments/${comment.id}`, { headers });
    assert.equal(status, 204);
    await key(page, "a");
    await says(page, "That did not work, so nothing was changed:");
    await key(page, "k");
    await reads(page, second);
    await key(page, "a");
    await isDone(page, "1 comment approved.");
    assert.equal(await blog.status(second), "approved");
  });
});

/** The reply to this comment, published. */
async function answerTo(id, path) {
  const { comments } = await blog.server.owner("GET", `/comments?site=blog&page=${path}&status=approved`);
  return comments.find(({ parent }) => parent === id);
}

for (const javaScriptEnabled of [true, false]) {
  describe(javaScriptEnabled ? "with the mouse" : "without JavaScript", () => {
    const owns = (t, path) => blog.owns(t, path, { javaScriptEnabled });
    const decide = (page, name) => page.locator("#comment .decide").getByRole("button", { name, exact: true }).click();

    test("one is approved, the next rejected, and the last decision taken back", async (t) => {
      const { ids, queue } = await waiting(numbered(3));
      const { visit, page } = await owns(t, queue);
      await decide(page, "Approve");
      await reads(page, ids[1]);
      await isDone(page, "1 comment approved.");
      await decide(page, "Reject");
      await reads(page, ids[2]);
      await isDone(page, "1 comment rejected.");
      assert.deepEqual(await statuses(ids), ["approved", "rejected", "pending"]);
      await page.locator("#notice").getByRole("button", { name: "Undo" }).click();
      await says(page, "1 decision taken back.");
      await saved(page, ids[1], "pending");
      assert.deepEqual(await listed(page), ids.slice(1));
      assert.deepEqual(visit.complaints, []);
    });

    test("a reply approves, and stands below the comment", async (t) => {
      const { ids, path, queue } = await waiting(["Which kettle?"]);
      const { page } = await owns(t, queue);
      await page.getByLabel("Reply").fill("The **blue** one.");
      await page.getByRole("button", { name: "Approve and reply" }).click();
      await isDone(page, "1 comment approved.");
      assert.equal(await blog.status(ids[0]), "approved");
      assert.equal((await answerTo(ids[0], path)).html.trim(), "<p>The <strong>blue</strong> one.</p>");
    });

    test("ticked ones become spam at one stroke, and all come back at one", async (t) => {
      const { ids, queue } = await waiting(numbered(5));
      const { page } = await owns(t, queue);
      for (const index of [1, 3]) await page.locator(`.row[data-id="${ids[index]}"] input`).check();
      const bulk = page.getByRole("group", { name: "For the chosen ones" });
      await bulk.getByRole("button", { name: "Spam" }).click();
      await isDone(page, "2 comments marked as spam.");
      assert.deepEqual(await statuses(ids), ["pending", "spam", "pending", "spam", "pending"]);
      await page.locator("#notice").getByRole("button", { name: "Undo" }).click();
      await says(page, "2 decisions taken back.");
      for (const id of ids) await saved(page, id, "pending");
      assert.deepEqual(await listed(page), ids);
    });

    test("the author is blocked, and what they write next is spam", async (t) => {
      const eve = { name: `Eve ${javaScriptEnabled}`, email: `eve-${javaScriptEnabled}@spam.test` };
      const { ids, path, queue } = await waiting(["Buy my shoes."], eve);
      const { page } = await owns(t, queue);
      await page.locator("summary", { hasText: "Block the author" }).click();
      // All of these tests come from one network.
      await page.getByLabel("The network").uncheck();
      await page.getByRole("button", { name: "Mark as spam and block" }).click();
      await isDone(page, "The author is blocked, and the comment is spam.");
      const [next] = await blog.receivesMany(["Buy my hats."], () => ({ page: path, ...eve }));
      const [other] = await blog.receivesMany(["Hello."], () => ({ page: path, name: "Bob" }));
      assert.deepEqual(await statuses([...ids, next, other]), ["spam", "spam", "pending"]);
    });

    test("an edit is shown, and taken back", async (t) => {
      const { ids, queue } = await waiting(["Teh kettle."]);
      const { page } = await owns(t, queue);
      await page.locator("summary", { hasText: /^Edit$/ }).click();
      await page.getByLabel("The comment in Markdown").fill("The kettle.");
      await page.getByRole("button", { name: "Save" }).click();
      await says(page, "The comment has its new text.");
      await page.locator("#comment .body").filter({ hasText: "The kettle." }).waitFor();
      assert.equal((await blog.comment(ids[0])).text, "The kettle.");
      await page.locator("#notice").getByRole("button", { name: "Undo" }).click();
      await says(page, "1 decision taken back.");
      await page.locator("#comment .body").filter({ hasText: "Teh kettle." }).waitFor();
      assert.equal((await blog.comment(ids[0])).text, "Teh kettle.");
    });

    test("search finds it among all, and an id leads to its comment", async (t) => {
      const word = `Quagga${javaScriptEnabled}`;
      const { ids } = await waiting(["Nothing here.", `A ${word} was seen.`]);
      await blog.server.decides(ids[0], "approve");
      const { page } = await owns(t, "/comments?status=all");
      const search = page.getByRole("searchbox", { name: "Search" });
      await search.fill(word.toLowerCase());
      await search.press("Enter");
      await page.waitForURL(/q=/);
      await reads(page, ids[0]);
      assert.deepEqual(await listed(page), [ids[0]]);
      await search.fill("xyzzy");
      await search.press("Enter");
      await page.getByText("No comment has the words “xyzzy”.").waitFor();
      await search.fill(ids[1]);
      await search.press("Enter");
      await page.waitForURL(`${home}/comments/${ids[1]}`);
    });

    test("a published one is pinned, and let go again", async (t) => {
      const { ids, path } = await waiting(["The best."]);
      await blog.server.decides(ids[0], "approve");
      const { page } = await owns(t, `/comments?site=blog&page=${path}&status=approved`);
      await decide(page, "Pin");
      await isDone(page, "1 comment pinned.");
      assert.equal((await blog.comment(ids[0])).pinned, true);
      await page.locator("#comment .where").getByText("Pinned").waitFor();
      await decide(page, "Unpin");
      await isDone(page, "1 comment unpinned.");
      assert.equal((await blog.comment(ids[0])).pinned, false);
    });
  });
}

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
  for (const id of ids) await saved(page, id, "pending");
});

test("on the phone a comment is opened, decided and taken back by the thumb", async (t) => {
  const { ids, queue } = await waiting(numbered(3));
  const { visit, page } = await blog.owns(t, queue, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.locator("#comment .decide").getByRole("button", { name: "Approve" }).tap();
  await reads(page, ids[1]);
  await isDone(page, "1 comment approved.");
  await page.locator("#notice").getByRole("button", { name: "Undo" }).tap();
  await reads(page, ids[0]);
  await saved(page, ids[0], "pending");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `nothing is wider than the screen, but something is ${wide} px`);
  assert.deepEqual(visit.complaints, []);
});
