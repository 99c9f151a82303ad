/** Reactions to the article itself, above its comments. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { startReading } from "./support/reading.mjs";

const blog = await startReading({ "sites.article_reactions": true, "sites.reactions": "👍,🎉" });
after(() => blog.stop());

const pressed = (page) => page.locator("[aria-pressed=true]");

test("one is counted, remembered and taken back, also where nobody has commented", async (t) => {
  const path = blog.newArticle();
  const { visit, page, thread } = await blog.reads(t, path);
  const thumb = thread.root.getByRole("button", { name: /👍/ });
  await thumb.click();
  await thumb.and(pressed(page)).filter({ hasText: "👍 1" }).waitFor();
  assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
  const other = await blog.reads(t, path);
  await other.thread.root.getByRole("button", { name: "👍 1" }).and(other.page.locator("[aria-pressed=false]")).waitFor();
  await page.reload();
  await thread.loads();
  await thumb.and(pressed(page)).click();
  await thumb.and(page.locator("[aria-pressed=false]")).waitFor();
  assert.equal((await thumb.innerText()).trim(), "👍");
  assert.deepEqual(visit.complaints, []);
});

test("one that can't be given says why, and the thread stays", async (t) => {
  const { page, thread } = await blog.reads(t, blog.newArticle());
  await thread.root.getByRole("button", { name: /👍/ }).click();
  await pressed(page).waitFor();
  await page.context().setOffline(true);
  await thread.root.getByRole("button", { name: /🎉/ }).click();
  await page.getByRole("alert").waitFor();
  assert.equal(await pressed(page).count(), 1);
});
