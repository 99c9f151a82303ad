/** Readers report a comment: from the widget, from the thread as a page, and with no script at all. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { startReading } from "./support/reading.mjs";

const blog = await startReading();
after(() => blog.stop());

const reported = async () => (await blog.server.owner("GET", "/comments?reported=true")).comments.map(({ id }) => id);

/** An article with two comments; the id of the second. */
async function articleOfTwo() {
  const path = blog.newArticle();
  await blog.server.hasComment(path, "A quiet word.", { name: "Ann" });
  return { path, id: await blog.server.hasComment(path, "You fool.", { name: "Bob" }) };
}

test("Report in the widget leads to a form, whose Send is thanked for, and back to the comment", async (t) => {
  const { path, id } = await articleOfTwo();
  const { visit, page, thread } = await blog.reads(t, path);
  await thread.shows("You fool.");
  await page.locator(`#comment-${id}`).getByRole("link", { name: "Report" }).click();
  await page.getByRole("heading", { name: "Report this comment" }).waitFor();
  assert.equal(await page.locator("blockquote").textContent(), "You fool.");
  assert.deepEqual(await accessibilityFindings(page, "html"), []);

  await page.getByLabel("It insults or threatens").check();
  await page.getByLabel("In your words").fill("It calls me a fool.");
  await page.getByRole("button", { name: "Send report" }).click();
  await page.getByRole("status").filter({ hasText: "Thank you" }).waitFor();
  await page.getByText("Your report has arrived.").waitFor();
  assert.deepEqual(await accessibilityFindings(page, "html"), []);
  assert.deepEqual(await reported(), [id]);

  await page.getByRole("link", { name: "comments" }).click();
  await page.getByText("You fool.").waitFor();
  assert.deepEqual(visit.complaints, []);
  await blog.server.decides(id, "approve");
});

test("without JavaScript it is the same, and what was forgotten is named", async (t) => {
  const { path, id } = await articleOfTwo();
  const reader = await blog.browser.reader({ javaScriptEnabled: false });
  t.after(() => reader.leaves());
  const { page } = await reader.opens(`https://comments.test/pages/blog?page=${path}`);
  await page.getByRole("link", { name: "Report the comment by Bob" }).click();
  await page.getByLabel("Something else").check();
  await page.getByRole("button", { name: "Send report" }).click();
  await page.getByRole("alert").waitFor();
  assert.equal(await page.getByLabel("Something else").isChecked(), true);
  await page.getByLabel("In your words").fill("It is about somebody else.");
  await page.getByRole("button", { name: "Send report" }).click();
  await page.getByRole("status").filter({ hasText: "Thank you" }).waitFor();
  assert.deepEqual(await reported(), [id]);
});

test("on a phone a finger finds Report, and the form stays on the screen", async (t) => {
  const { path, id } = await articleOfTwo();
  const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
  const { page, thread } = await blog.reads(t, path, phone);
  await thread.shows("You fool.");
  const link = page.locator(`#comment-${id}`).getByRole("link", { name: "Report" });
  // All that a finger may touch, which is more than what is seen.
  const isItsOwn = await link.evaluate((link) => {
    link.scrollIntoView({ block: "center" });
    const { x, y, width, height } = link.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const isIt = (by) => document.elementFromPoint(middle[0], middle[1] + by) === link;
    return [-21.5, 0, 21.5].every(isIt);
  });
  assert.ok(isItsOwn, "44 pixels are its own");
  await link.tap();
  await page.getByRole("heading", { name: "Report this comment" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
});
