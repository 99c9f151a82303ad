/** The box below the address: whether its reader gets mails about replies. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { startReading } from "./support/reading.mjs";

// Mails of the test go nowhere.
const MAIL = {
  "mail.from": "comments@example.org",
  "smtp.host": "127.0.0.1",
  "smtp.port": "9",
  "smtp.encryption": "none",
};
const blog = await startReading({ "sites.moderation": "publish", "sites.notifications": "true", ...MAIL });
after(() => blog.stop());

const words = "Mail me when somebody replies";
const box = (thread) => thread.form.getByRole("checkbox", { name: words });
const email = (thread) => thread.form.getByLabel("E-mail (optional)", { exact: true });

describe("mails about replies", () => {
  test("are offered below the address as soon as the form unfolds, and asked for only with a tick", async (t) => {
    const { visit, page, thread } = await blog.reads(t, blog.newArticle());
    assert.equal(await box(thread).isVisible(), false);
    await thread.form.locator("textarea").focus();
    assert.equal(await box(thread).isChecked(), false);
    const below = await box(thread).evaluate((element) => {
      const { bottom } = element.form.elements.email.getBoundingClientRect();
      return element.getBoundingClientRect().top >= bottom;
    });
    assert.ok(below);
    const first = visit.sends("POST");
    await thread.submits("Without.");
    assert.equal((await first).notify, false);
    await thread.shows("Without.");
    await box(thread).check();
    const second = visit.sends("POST");
    await thread.submits("With.", { "E-mail (optional)": "ann@example.org" });
    assert.equal((await second).notify, true);
    await thread.shows("With.");
    assert.deepEqual(visit.complaints, []);
  });

  test("need an address: with a tick the field is required", async (t) => {
    const { thread } = await blog.reads(t, blog.newArticle());
    await thread.form.locator("textarea").focus();
    await box(thread).check();
    await thread.submits("Where to?");
    assert.ok(await email(thread).evaluate((field) => field === document.activeElement && field.validity.valueMissing));
    await box(thread).uncheck();
    await thread.sends();
    await thread.shows("Where to?");
  });

  test("stay asked for after a reload, until the tick is taken away", async (t) => {
    const { page, thread } = await blog.reads(t, blog.newArticle());
    for (const ticked of [true, false]) {
      await thread.form.locator("textarea").focus();
      await box(thread).setChecked(ticked);
      await page.reload();
      await thread.loads();
      await thread.form.locator("textarea").focus();
      assert.equal(await box(thread).isChecked(), ticked);
      assert.equal(await email(thread).evaluate((field) => field.required), ticked);
    }
  });

  test("are not offered where there is no address to send them to", async (t) => {
    const { thread } = await blog.reads(t, blog.newArticle({ attributes: `data-fields="website"` }));
    await thread.form.locator("textarea").focus();
    assert.equal(await box(thread).count(), 0);
  });

  for (const colorScheme of ["light", "dark"]) {
    for (const width of [360, 1280]) {
      test(`are asked for by a box that axe and a finger find, in ${colorScheme} at ${width} px`, async (t) => {
        const head = "<style>:root { color-scheme: light dark } body { margin: 16px }</style>";
        const { page, thread } = await blog.reads(t, blog.newArticle({ head }), { colorScheme, viewport: { width, height: 800 } });
        await thread.form.locator("textarea").focus();
        await box(thread).check();
        assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
        const label = await thread.form.locator("label", { hasText: words }).boundingBox();
        assert.ok(label.height >= 44, `${label.height} px`);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${colorScheme}-${width}.png` });
      });
    }
  }
});
