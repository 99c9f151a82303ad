/** The console as everybody reads it: with other eyes, by other means, in other languages. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { home, startConsole } from "./support/console.mjs";
import { falseAlarmsIn, zoomed } from "./support/looks.mjs";

const blog = await startConsole();
after(() => blog.stop());

describe("axe finds nothing", () => {
  let id;
  before(async () => {
    id = await blog.server.hasComment("/axe/", "A **fine** comment with `code`.\n\n> A quote.\n\n1. One\n2. Two", { name: "Ann" });
    await blog.server.owner("POST", `/comments/${id}/decision`, { action: "approve", reply: "Thank you." });
    await blog.receivesMany(["Waits.", "Waits, too."], () => ({ page: "/axe/", email: "bob@example.org", website: "https://bob.example.org" }));
    const [spam] = await blog.receivesMany(["Buy."], () => ({ page: "/axe/", name: "Shop" }));
    await blog.server.decides(spam, "spam");
  });

  const desktop = { viewport: { width: 1280, height: 800 } };
  const phone = { viewport: { width: 390, height: 844 } };
  // Colours don't depend on the language, and words are tightest on the phone.
  // Not Arabic: axe takes its joined letters for pictures, and looks at none.
  const languages = ["en-GB", "de-DE", "fr-FR", "he-IL"];
  const places = [
    ["on the desktop", desktop, { light: ["en-GB"], dark: ["en-GB"] }],
    ["on the phone", phone, { light: languages, dark: ["en-GB"] }],
    ["on the desktop at 200 % zoom", zoomed, { light: ["en-GB"] }],
    ["in forced colours", { ...desktop, forcedColors: "active" }, { dark: ["en-GB"] }],
  ];
  for (const [place, options, locales] of places) {
    for (const colorScheme of Object.keys(locales)) {
      for (const locale of locales[colorScheme]) {
        test(`in ${colorScheme}, ${place}, in ${locale.slice(0, 2)}`, async (t) => {
          const look = { colorScheme, ...options, locale, reducedMotion: "reduce" };
          const finds = (page, where, part) => finding(page, where, part, falseAlarmsIn(options));
          const out = await blog.visits(t, "/sign-in", look);
          await finds(out.page, "sign-in");
          const { page } = await blog.owns(t, "/comments", look);
          for (const path of pages()) {
            await page.goto(home + path);
            await finds(page, path);
            if (path.startsWith("/pages")) {
              await page.locator("main summary").first().click();
              await finds(page, `${path}, opened`);
            }
          }
          await page.goto(`${home}/comments`);
          await page.locator("details.account summary").click();
          await finds(page, "the menu", "details.account");
          await page.goto(`${home}/comments#keys`);
          await finds(page, "the keys", "dialog");
        });
      }
    }
  }

  function pages() {
    const lists = ["/comments", "/comments#list", "/comments?status=all", "/comments?status=all&q=xyzzy", `/comments/${id}`];
    const others = ["/pages", "/blocks", "/statistics", "/sites", "/sites/blog", "/tokens", "/outbox?show=all", "/account", "/nowhere"];
    return [...lists, ...others];
  }

  /** axe can't tell the colour behind what a bar or the edge of a scrolling part covers: with room for all, nothing is. */
  async function finding(page, where, part = "html", more = []) {
    const { width, height } = page.viewportSize();
    await page.setViewportSize({ width, height: 6000 });
    assert.deepEqual(await accessibilityFindings(page, part, [...falseAlarms, ...more]), [], where);
    await page.setViewportSize({ width, height });
  }

  const falseAlarms = [
    // On a phone the table of decisions scrolls sideways; the same colours are looked at on the desktop.
    { rule: "color-contrast", within: ".scrolls" },
    // What is drawn: axe takes all of a drawing for an image. Its letters have the colour of .hint, which is looked at.
    { rule: "color-contrast", within: "svg.drawing" },
  ];
});

describe("in a language from right to left", () => {
  for (const locale of ["ar-EG", "he-IL", "fa-IR"]) {
    test(`${locale}: the list is on the right of the comment, and nothing overflows on any screen`, async (t) => {
      const [id] = await blog.receivesMany(["Waits in Arabic."], () => ({ page: "/rtl/", name: "ليلى" }));
      const { page } = await blog.owns(t, "/comments", { locale, viewport: { width: 1280, height: 800 } });
      assert.deepEqual(await page.locator("html").evaluate((root) => [root.lang, root.dir]), [locale.slice(0, 2), "rtl"]);
      const [list, pane] = [await page.locator(".list").boundingBox(), await page.locator(".pane").boundingBox()];
      assert.ok(list.x > pane.x + pane.width - 2, "the list is on the right");
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of ["/comments", "/comments?status=all", `/comments/${id}`, "/pages", "/statistics", "/sites/blog", "/outbox?show=all", "/account"]) {
          await page.goto(home + path);
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, path);
        }
      }
      await page.goto(`${home}/comments/${id}`);
      const turned = await page.locator(".to-list .icon").evaluate((icon) => getComputedStyle(icon).transform);
      assert.equal(turned, "matrix(-1, 0, 0, 1, 0, 0)", "the arrow back points to the right");
    });
  }

  test("a language that is not there is English, and says so", async (t) => {
    const { page } = await blog.visits(t, "/sign-in", { locale: "eo" });
    assert.deepEqual(await page.locator("html").evaluate((root) => [root.lang, root.dir]), ["en", "ltr"]);
  });
});
