/** The box by which a reader writes for the owner only. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { startReading } from "./support/reading.mjs";

const blog = await startReading({ "sites.moderation": "publish", "sites.private_words": "true" });
after(() => blog.stop());

const BOX = { name: "A word for the owner of this blog only" };
const HELD = "Only the owner of this blog sees your words.";

test("a word to the owner only is seen by its author, also after a reload, and by nobody else", async (t) => {
  const article = blog.newArticle();
  const { visit, page, thread } = await blog.reads(t, article);
  await thread.form.locator("textarea").focus();
  const box = thread.form.getByRole("checkbox", BOX);
  await box.check();
  assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
  const sent = visit.sends("POST");
  await thread.submits("There is a typo.");
  assert.equal((await sent).private, true);
  await thread.shows("There is a typo.");
  await page.locator(".aw-comment .aw-held", { hasText: HELD }).waitFor();
  await page.reload();
  await page.locator(".aw-comment .aw-held", { hasText: HELD }).waitFor();
  assert.deepEqual(visit.complaints, []);

  const other = await blog.reads(t, article);
  await other.thread.form.waitFor();
  assert.equal(await other.page.getByText("There is a typo.").count(), 0);
});

test("what was begun for the owner only is so after a reload, and what is written next is not", async (t) => {
  const { visit, page, thread } = await blog.reads(t, blog.newArticle());
  const box = thread.form.getByRole("checkbox", BOX);
  await thread.form.locator("textarea").fill("Not yet");
  await box.check();
  await page.reload();
  await thread.loads();
  await box.waitFor();
  assert.ok(await box.isChecked());
  const private_ = visit.sends("POST");
  await thread.submits("There is a typo.");
  assert.equal((await private_).private, true);
  await thread.shows("There is a typo.");
  assert.equal(await box.isChecked(), false);
  const open = visit.sends("POST");
  await thread.submits("For everybody.");
  assert.equal((await open).private, undefined);
});

test("before the box has come, what was begun for the owner only is sent so", async (t) => {
  const { visit, page, thread } = await blog.reads(t, blog.newArticle());
  const box = thread.form.getByRole("checkbox", BOX);
  await thread.form.locator("textarea").fill("Not yet");
  await box.check();
  await page.route(/embed\.boxes/, (route) => route.abort());
  await page.reload();
  await thread.loads();
  const sent = visit.sends("POST");
  await thread.submits("There is a typo.");
  assert.equal((await sent).private, true);
  await thread.shows("There is a typo.");
  assert.equal(await box.count(), 0);
  const open = visit.sends("POST");
  await thread.submits("For everybody.");
  assert.equal((await open).private, undefined);
});

test("the box is not there where a comment is answered, and an unticked one asks for nothing", async (t) => {
  const { visit, page, thread } = await blog.reads(t, blog.newArticle());
  await thread.form.locator("textarea").focus();
  const box = thread.form.getByRole("checkbox", BOX);
  await box.waitFor();
  const sent = visit.sends("POST");
  await thread.submits("For everybody.");
  assert.equal((await sent).private, undefined);
  await thread.shows("For everybody.");
  await page.getByRole("button", { name: /^Reply/ }).first().click();
  await box.waitFor({ state: "hidden" });
});

test("its author offers it for publication, also when it can't be changed any more; it then waits for the owner", async (t) => {
  const article = blog.newArticle();
  const { visit, page, thread } = await blog.reads(t, article);
  await thread.form.locator("textarea").focus();
  await thread.form.getByRole("checkbox", BOX).check();
  await thread.submits("There is a typo.");
  await thread.shows("There is a typo.");
  // As after the 15 minutes.
  await page.evaluate(() => {
    const own = JSON.parse(localStorage["afterword:own"]);
    for (const id in own) own[id].until = 1;
    localStorage["afterword:own"] = JSON.stringify(own);
  });
  await page.reload();
  const comment = page.locator(".aw-comment", { hasText: "There is a typo." });
  const offer = comment.getByRole("button", { name: "Offer for publication" });
  await offer.waitFor();
  assert.equal(await comment.getByRole("button", { name: /^Edit/ }).count(), 0);
  assert.equal(await comment.getByRole("button", { name: "Delete" }).count(), 0);
  assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
  await offer.click();
  const agreed = visit.sends("PATCH");
  await comment.getByRole("button", { name: "Yes, publish it" }).click();
  assert.deepEqual(await agreed, { private: false });
  await comment.locator(".aw-held", { hasText: "Waiting for approval" }).waitFor();
  assert.equal(await offer.count(), 0);
  assert.deepEqual(visit.complaints, []);
  const other = await blog.reads(t, article);
  await other.thread.form.waitFor();
  assert.equal(await other.page.getByText("There is a typo.").count(), 0);
});

test("where the site takes no such words any more, their author is told before everybody can read them", async (t) => {
  const { visit, page, thread } = await blog.reads(t, blog.newArticle());
  const box = thread.form.getByRole("checkbox", BOX);
  await thread.form.locator("textarea").fill("Not yet");
  await box.check();
  const takes = (value) => blog.server.owner("PATCH", "/sites/blog", { settings: { private_words: value } });
  t.after(() => takes(true));
  await takes(false);
  await page.reload();
  await thread.loads();
  await thread.submits("There is a typo.");
  await thread.form.getByText("This site takes no words for its owner only.").waitFor();
  const open = visit.sends("POST");
  await thread.form.getByRole("button", { name: "Send" }).click();
  assert.equal((await open).private, undefined);
  await thread.shows("There is a typo.");
});

test("what was ticked for the owner only stays so when the form goes below a comment, and can't be sent there", async (t) => {
  const { page, thread } = await blog.reads(t, blog.newArticle());
  await thread.submits("For everybody.");
  await thread.shows("For everybody.");
  const box = thread.form.getByRole("checkbox", BOX);
  await thread.form.locator("textarea").fill("There is a typo.");
  await box.check();
  await page.getByRole("button", { name: /^Reply/ }).first().click();
  await thread.form.getByRole("button", { name: "Send" }).click();
  const said = await box.evaluate((element) => element.matches(":focus") && element.validationMessage);
  assert.equal(said, "Answers are public. Untick the box, or write below the article.");
  assert.equal(await thread.form.locator("textarea").inputValue(), "There is a typo.");
  await thread.form.getByRole("button", { name: "Cancel" }).click();
  assert.ok(await box.isChecked());
});
