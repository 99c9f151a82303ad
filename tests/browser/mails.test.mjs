/** Mails as their readers see them: on a phone and on a desktop, by day and by night, in languages of each shape. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { openBrowser } from "./support/browser.mjs";
import { temporaryFolder } from "./support/folder.mjs";
import { overflow } from "./support/looks.mjs";
import { binary } from "./support/server.mjs";

const browser = await openBrowser({ routes: {} });
after(() => browser.stop());

/** Long words, lines from right to left, no spaces: the widths depend on the language, and the colours don't. */
const languages = { en: ["light", "dark"], de: ["light"], ar: ["light"], ja: ["light"] };
const widths = [390, 700];

/** `[name, html]` of one mail of each kind. */
function mails(language) {
  const folder = temporaryFolder(`mails-${language}`);
  execFileSync(binary, ["mail", "samples", folder, "--language", language], { stdio: "pipe" });
  const names = readdirSync(folder).filter((name) => name.endsWith(".html"));
  return names.map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}

for (const [language, schemes] of Object.entries(languages)) {
  for (const colorScheme of schemes) {
    describe(`in ${language}, ${colorScheme}`, () => {
      for (const width of widths) {
        test(`each mail fits ${width} px and can be read`, async (t) => {
          const reader = await browser.reader({ colorScheme, viewport: { width, height: 2000 } });
          t.after(() => reader.leaves());
          const { page } = await reader.opens("about:blank");
          const all = mails(language);
          assert.ok(all.length > 40, `${all.length} mails`);
          for (const [name, html] of all) {
            await page.setContent(html);
            assert.equal(await overflow(page), 0, `${name} is too wide`);
            if (language !== "en") continue;
            assert.deepEqual(await accessibilityFindings(page, "body"), [], name);
            assert.equal(await isDark(page), colorScheme === "dark", `${name} is as dark as its reader wants`);
          }
        });
      }
    });
  }
}

/** Whether what is painted in the corner of the mail is dark. */
async function isDark(page) {
  const picture = await page.screenshot({ clip: { x: 1, y: 1, width: 1, height: 1 } });
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${bytes}`)).blob());
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 3 * 128;
  }, picture.toString("base64"));
}
