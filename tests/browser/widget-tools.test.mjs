/** Reading long threads: branches are closed and opened, addresses of comments copied, on a phone as on a screen. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { onlyIn } from "./support/browser.mjs";
import { startReading } from "./support/reading.mjs";

const blog = await startReading();
after(() => blog.stop());

/** Each answers the one before; the ids. */
async function hasChain(path, levels, text = "Level ") {
  const ids = [];
  for (let level = 0; level < levels; level++) {
    ids.push(await blog.server.hasComment(path, `${text}${level}`, { name: `Name ${level}`, parent: ids.at(-1) }));
  }
  return ids;
}

describe("a branch", () => {
  test("is closed by a button, which says how many are hidden, and opened again", async (t) => {
    const path = blog.newArticle();
    await hasChain(path, 4);
    const { visit, page, thread } = await blog.reads(t, path);
    const button = thread.control("Level 1", "button", /^Replies/);
    assert.equal(await button.getAttribute("aria-expanded"), "true");
    await button.press("Enter");
    await page.getByText("Level 2").waitFor({ state: "hidden" });
    assert.ok(await page.getByText("Level 1").isVisible());
    assert.equal(await button.getAttribute("aria-expanded"), "false");
    assert.equal(await button.innerText(), "+ 2");
    assert.equal(await button.getAttribute("aria-label"), "Replies: 2");
    assert.ok(await button.evaluate((button) => button === document.activeElement));
    assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
    await button.click();
    await page.getByText("Level 3").waitFor();
    assert.equal(await button.getAttribute("aria-expanded"), "true");
    assert.equal(await thread.control("Level 3", "button", /^Replies/).count(), 0, "nothing is below it");
    assert.deepEqual(visit.complaints, []);
    await button.click();
    await page.reload();
    await thread.loads();
    assert.ok(await page.getByText("Level 3").isVisible(), "the next visit begins with all of it");
  });

  test("opens when an address leads into it", async (t) => {
    const path = blog.newArticle();
    const ids = await hasChain(path, 4);
    const { page, thread } = await blog.reads(t, path);
    for (const text of ["Level 1", "Level 0"]) await thread.control(text, "button", /^Replies/).click();
    await page.getByText("Level 1").waitFor({ state: "hidden" });
    await page.evaluate((id) => (location.hash = `#comment-${id}`), ids[3]);
    await page.locator(`#comment-${ids[3]}:focus`).waitFor();
    assert.ok(await page.getByText("Level 3").isVisible());
    assert.equal(await thread.control("Level 0", "button", "Replies").getAttribute("aria-expanded"), "true");
  });

  test("opens for an answer", async (t) => {
    const path = blog.newArticle();
    await hasChain(path, 2);
    const { page, thread } = await blog.reads(t, path);
    await thread.control("Level 0", "button", /^Replies/).click();
    await page.getByText("Level 1").waitFor({ state: "hidden" });
    await thread.answers("Level 0");
    await thread.form.locator("textarea").fill("Mine.");
    await thread.form.getByLabel("Name", { exact: true }).fill("Ann");
    await thread.sends();
    await thread.shows("Mine.");
    assert.ok(await page.getByText("Level 1").isVisible());
  });
});

describe("the address of a comment", () => {
  const copy = (thread) => thread.control("Level 0", "button", "Copy link");

  test("is copied by a click, and that is said", onlyIn("chromium", "Firefox lets no test read the clipboard"), async (t) => {
    const path = blog.newArticle();
    const [id] = await hasChain(path, 1);
    const { visit, page, thread } = await blog.reads(t, path);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await copy(thread).click();
    await page.getByRole("status").filter({ hasText: "Copied" }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `https://blog.test${path}#comment-${id}`);
    assert.equal(new URL(page.url()).hash, "");
    assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
    assert.deepEqual(visit.complaints, []);
  });

  test("is gone to where the browser gives no clipboard", async (t) => {
    const path = blog.newArticle();
    const [id] = await hasChain(path, 1);
    const prepare = (page) => page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    const { page, thread } = await blog.reads(t, path, { prepare });
    await copy(thread).click();
    await page.waitForURL(`https://blog.test${path}#comment-${id}`);
  });
});

test("what can't be loaded is told beside the button, and works later", async (t) => {
  const path = blog.newArticle();
  await hasChain(path, 2);
  const { page, thread } = await blog.reads(t, path);
  await page.context().setOffline(true);
  const button = thread.control("Level 0", "button", /^Replies/);
  await button.click();
  await page.getByRole("alert").filter({ hasText: "try again" }).waitFor();
  await page.context().setOffline(false);
  await button.click();
  await page.getByText("Level 1").waitFor({ state: "hidden" });
  assert.equal(await page.getByRole("alert").count(), 0);
});

for (const width of [320, 390]) {
  test(`twelve levels can be read at ${width} pixels`, async (t) => {
    const path = blog.newArticle({ head: "<style>body { margin: 16px }</style>" });
    await hasChain(path, 12, "Level of its own, with a longer text that has to be broken somewhere, ");
    const { page } = await blog.reads(t, path, { viewport: { width, height: 740 } });
    for (let level = 0; level < 12; level++) {
      const { width: own } = await page.getByRole("article", { name: `Name ${level}`, exact: true }).locator("> .aw-self").boundingBox();
      assert.ok(own >= width - 32 - 25, `level ${level} is ${own} pixels wide`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    await page.getByRole("link", { name: "in reply to Name 10" }).click();
    await page.waitForFunction(() => document.activeElement.ariaLabel === "Name 10");
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/deep-${width}.png`, fullPage: true });
  });
}
