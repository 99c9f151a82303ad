/** The box below the address by which a writer follows the thread. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { startReading } from "./support/reading.mjs";

// Mails of the test go nowhere.
const MAIL = {
  "mail.from": "comments@example.org",
  "smtp.host": "127.0.0.1",
  "smtp.port": "9",
  "smtp.encryption": "none",
};
const blog = await startReading({ "sites.moderation": "publish", ...MAIL });
after(() => blog.stop());

test("a ticked box asks for mails about new comments, once a day where that is chosen", async (t) => {
  const { visit, page, thread } = await blog.reads(t, blog.newArticle());
  await thread.form.locator("textarea").focus();
  const box = thread.form.getByRole("checkbox", { name: "Mail me of new comments here" });
  await box.waitFor();
  const first = visit.sends("POST");
  await thread.submits("Without.");
  assert.equal((await first).follow, undefined);
  await thread.shows("Without.");

  await thread.form.locator("textarea").focus();
  await box.check();
  await thread.form.getByRole("combobox").selectOption({ label: "Once a day" });
  assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
  const second = visit.sends("POST");
  await thread.submits("With.", { "E-mail (optional)": "ann@example.org" });
  assert.equal((await second).follow, "daily");
  await thread.shows("With.");
  assert.equal(await box.isChecked(), false, "what is written next asks anew");
  assert.equal(await thread.form.getByRole("combobox").isVisible(), false);
  assert.deepEqual(visit.complaints, []);
});
