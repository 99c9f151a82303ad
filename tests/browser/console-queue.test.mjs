/** Deciding by the mouse and without JavaScript, and when something goes wrong. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { home, listed, reads, says, startConsole } from "./support/console.mjs";
import { isDone, key, numbered, queueOf, readId } from "./support/queue.mjs";

const blog = await startConsole();
after(() => blog.stop());
const { waiting, statuses, saved } = queueOf(blog);

/** A row is marked before its comment is there, and no longer when that can't be loaded. */
const readsWhatIsMarked = (page) =>
  page.waitForFunction(() => {
    const read = document.querySelector("#comment .reading");
    return document.querySelector(`.row[data-id="${read?.dataset.id}"] [aria-current]`);
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
    // Whatever goes wrong in between, the other tests have a server.
    t.after(() => blog.server.starts());
    await key(page, "s");
    await says(page, "The server can’t be reached. Nothing was changed; please try again.");
    await reads(page, ids[1]);
    assert.deepEqual(await listed(page), ids.slice(1));
    assert.equal(await page.getByLabel("Reply").inputValue(), "Half a thought");
    // Further on than what is loaded already.
    for (const _ of ids) await key(page, "j");
    await says(page, "The server can’t be reached.");
    assert.match(page.url(), /^https:\/\/comments\.test\/console\/comments/);
    await readsWhatIsMarked(page);

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
    await says(page, "That did not work, so nothing was changed: There is no such comment.");
    await reads(page, second);
    assert.deepEqual(await listed(page), [second]);
    await key(page, "a");
    await isDone(page, "1 comment approved.");
    assert.equal(await blog.status(second), "approved");
  });

  test("a text that its author changed meanwhile is shown before it is decided about, and the reply waits", async (t) => {
    const path = "/changed/";
    const { comment, edit_token } = await blog.server.receives(path, "Good.");
    const { page } = await blog.owns(t, `/comments?site=blog&page=${path}`);
    await reads(page, comment.id);
    await page.getByLabel("Reply").fill("So true.");
    const headers = { Authorization: `Bearer ${edit_token}`, "Content-Type": "application/json" };
    const { status } = await blog.server.ask("PATCH", `/api/v1/comments/${comment.id}`, { headers, body: { text: "Buy my shoes." } });
    assert.equal(status, 200);
    await page.getByRole("button", { name: "Approve and reply" }).click();
    await says(page, "This was changed meanwhile, so nothing was done.");
    await page.locator("#comment .body").filter({ hasText: "Buy my shoes." }).waitFor();
    await page.locator(".row .excerpt").filter({ hasText: "Buy my shoes." }).waitFor();
    assert.equal(await page.getByLabel("Reply").inputValue(), "So true.");
    assert.equal(await blog.status(comment.id), "pending");
    await page.locator("#list").focus();
    await key(page, "s");
    await isDone(page, "1 comment marked as spam.");
    assert.equal(await blog.status(comment.id), "spam");
  });

  test("what can not be taken back goes out again, and the console says why", async (t) => {
    const { ids, queue } = await waiting(numbered(3));
    const { page } = await blog.owns(t, queue);
    await key(page, "a");
    await isDone(page, "1 comment approved.");
    await blog.server.decides(ids[0], "spam");
    await key(page, "u");
    await says(page, "That did not work, so nothing was changed: This was changed meanwhile");
    assert.deepEqual(await listed(page), ids.slice(1));
    assert.deepEqual(await statuses(ids), ["spam", "pending", "pending"]);
  });

  test("an edit that was not sent is there again after looking at another comment", async (t) => {
    const { ids, queue } = await waiting(numbered(2));
    const { page } = await blog.owns(t, queue);
    await page.locator("summary", { hasText: /^Edit$/ }).click();
    await page.getByLabel("The comment in Markdown").fill("Half an edit");
    await page.locator("#list").focus();
    for (const [name, id] of [["j", ids[1]], ["k", ids[0]]]) {
      await key(page, name);
      await reads(page, id);
    }
    assert.equal(await page.getByLabel("The comment in Markdown").inputValue(), "Half an edit");
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
      await saved(ids[1], "pending");
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

    test("ticked ones become spam in one batch, and one undo brings all back", async (t) => {
      const { ids, queue } = await waiting(numbered(5));
      const { page } = await owns(t, queue);
      for (const index of [1, 3]) await page.locator(`.row[data-id="${ids[index]}"] [type=checkbox]`).check();
      const bulk = page.getByRole("group", { name: "For the chosen ones" });
      await bulk.getByRole("button", { name: "Spam" }).click();
      await isDone(page, "2 comments marked as spam.");
      assert.deepEqual(await statuses(ids), ["pending", "spam", "pending", "spam", "pending"]);
      await page.locator("#notice").getByRole("button", { name: "Undo" }).click();
      await says(page, "2 decisions taken back.");
      for (const id of ids) await saved(id, "pending");
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
      await page.getByText("No comment contains “xyzzy”.").waitFor();
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
