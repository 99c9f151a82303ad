/** The way from the form to the address for comments by mail. */
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
const blog = await startReading({ "sites.moderation": "publish", "sites.comments_by_mail": "true", ...MAIL });
after(() => blog.stop());

for (const colorScheme of ["light", "dark"])
  test(`the form leads to the page with the address, which a mail program opens (${colorScheme})`, async (t) => {
    const path = blog.newArticle();
    const { visit, page, thread } = await blog.reads(t, path, { colorScheme });
    assert.equal(await thread.form.getByRole("link").count(), 0, "nobody who only reads sees it");
    await thread.form.locator("textarea").fill("Half a sentence");
    const link = thread.form.getByRole("link", { name: "Comment by mail" });
    await link.waitFor();
    assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
    await link.click();
    await page.getByRole("heading", { name: "Comment by mail" }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get("page"), path);
    const address = page.getByRole("link", { name: /^comments\+p[a-z2-7]{26}@example\.org$/ });
    const mail = await address.getAttribute("href");
    assert.equal(decodeURIComponent(mail), `mailto:${await address.textContent()}?subject=Re: ${path}`);
    assert.deepEqual(await accessibilityFindings(page, "html"), []);
    assert.deepEqual(visit.complaints, []);

    // What was begun is still there.
    await page.goto(`https://blog.test${path}`);
    await thread.form.locator("textarea").focus();
    assert.equal(await thread.form.locator("textarea").inputValue(), "Half a sentence");
  });
