/** The console as everybody reads it: with other eyes, by other means, in other languages. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { home, startConsole } from "./support/console.mjs";

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

  const places = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
  for (const colorScheme of ["light", "dark"]) {
    for (const [place, viewport] of Object.entries(places)) {
      // Colours don't depend on the language.
      for (const locale of colorScheme === "light" ? ["en-GB", "de-DE", "fr-FR"] : ["en-GB"]) {
        test(`in ${colorScheme}, on the ${place}, in ${locale.slice(0, 2)}`, async (t) => {
          const look = { colorScheme, viewport, locale, reducedMotion: "reduce" };
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
  async function finds(page, where, part = "html") {
    const { width, height } = page.viewportSize();
    await page.setViewportSize({ width, height: 6000 });
    assert.deepEqual(await accessibilityFindings(page, part, falseAlarms), [], where);
    await page.setViewportSize({ width, height });
  }

  const falseAlarms = [
    // On a phone the table of decisions scrolls sideways; the same colours are looked at on the desktop.
    { rule: "color-contrast", within: ".scrolls" },
    // What is drawn: axe takes all of a drawing for an image. Its letters have the colour of .hint, which is looked at.
    { rule: "color-contrast", within: "svg.drawing" },
  ];
});
