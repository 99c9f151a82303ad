/** Comments that wait for the owner, as their author and as other readers see them. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startReading } from "./support/reading.mjs";

const blog = await startReading({});
after(() => blog.stop());

const text = "Is this on?";

/** A new reader who has written a comment that now waits. */
async function writes(t) {
  const path = blog.newArticle();
  const reading = await blog.reads(t, path);
  await reading.thread.submits(text);
  await reading.thread.shows(text);
  return { path, ...reading };
}

/** The comment on this page that waits for the owner. */
async function waiting(path) {
  return (await blog.server.waiting()).find(({ page }) => page === path || page.path === path);
}

test("its author sees it waiting, also after a reload; others see nothing of it, not even in the count", async (t) => {
  const { visit, page, path, thread } = await writes(t);
  await thread.tells("Waiting for approval. Only you see this.");
  assert.ok(await thread.isHeld(text));
  assert.equal(await thread.heading.innerText(), "No comments yet");
  await page.reload();
  await thread.shows(text);
  assert.ok(await thread.isHeld(text));
  assert.equal(await thread.control(text, "button", /Reply/).count(), 0);
  assert.deepEqual(visit.complaints, []);
  const other = await blog.reads(t, path);
  assert.deepEqual(await other.thread.texts(), []);
  assert.deepEqual(other.visit.complaints, []);
});

test("an edited one waits with its new text", async (t) => {
  const { visit, page, path, thread } = await writes(t);
  await thread.edits(text, "It is on.");
  assert.ok(await thread.isHeld("It is on."));
  assert.equal((await waiting(path)).text, "It is on.");
  await page.reload();
  await thread.shows("It is on.");
  assert.deepEqual(await thread.texts(), ["It is on."]);
  assert.deepEqual(visit.complaints, []);
});

test("a published one waits again after its author has edited it, and leaves the count until then", async (t) => {
  const { visit, page, path, thread } = await writes(t);
  await blog.server.decides((await waiting(path)).id, "approve");
  await page.reload();
  await thread.shows(text);
  assert.equal(await thread.isHeld(text), false);
  assert.equal(await thread.heading.innerText(), "1 comment");
  await thread.edits(text, "Changed.");
  assert.ok(await thread.isHeld("Changed."));
  assert.equal(await thread.heading.innerText(), "No comments yet");
  const other = await blog.reads(t, path);
  assert.deepEqual(await other.thread.texts(), []);
  assert.deepEqual(visit.complaints, []);
});

test("a deleted one is gone for its author and for the owner", async (t) => {
  const { visit, page, path, thread } = await writes(t);
  await thread.deletes(text);
  assert.equal(await waiting(path), undefined);
  await page.reload();
  await thread.loads();
  assert.deepEqual(await thread.texts(), []);
  assert.deepEqual(visit.complaints, []);
});

test("a refused one is gone for its author after a reload", async (t) => {
  const { visit, page, path, thread } = await writes(t);
  await blog.server.decides((await waiting(path)).id, "reject");
  await page.reload();
  await thread.loads();
  assert.deepEqual(await thread.texts(), []);
  assert.deepEqual(visit.complaints, []);
});
