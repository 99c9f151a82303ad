/** Everybody can use it: with the keyboard alone, by ear, without motion, in every contrast that WCAG 2.2 AA asks for. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { falseAlarmsIn, looks, overflow } from "./support/looks.mjs";
import { patience } from "./support/patience.mjs";
import { startReading } from "./support/reading.mjs";

const blog = await startReading();
after(() => blog.stop());

/** An article whose thread has everything that a thread can have. */
async function fullArticle() {
  const head = "<style>:root { color-scheme: light dark } body { margin: 16px }</style>";
  const path = blog.newArticle({ head, attributes: `data-limit="3"` });
  const bob = await blog.server.hasComment(path, "A [link](https://example.org), `code`,\n\n> a quote\n\n```\nlines\n```", { name: "Bob" });
  const eve = await blog.server.hasComment(path, "An answer.", { name: "Eve", parent: bob });
  const gone = await blog.server.hasComment(path, "To be removed.", { name: "Zed", parent: eve });
  await blog.server.hasComment(path, "An answer to the removed one.", { name: "Dan", parent: gone });
  await blog.server.decides(gone, "delete");
  await blog.server.hasComment(path, "Another one.", { name: "Fay" });
  return path;
}

describe("axe finds nothing", () => {
  /** So that it need not wait for the tint of a new comment to fade. */
  const still = { reducedMotion: "reduce" };
  for (const [look, options] of looks) {
    test(`${look}: thread, open reply, preview, a mistake, one's own comment, an error`, async (t) => {
      const { visit, page, thread } = await blog.reads(t, await fullArticle(), { ...options, ...still });
      const finds = async () => {
        assert.deepEqual(await accessibilityFindings(page, ".aw", falseAlarmsIn(options)), []);
        assert.equal(await overflow(page), 0);
      };
      await finds();
      await thread.answers("An answer.");
      await thread.form.locator("textarea").fill("Mine, with a [link](https://example.org).");
      await thread.form.getByRole("button", { name: "Preview" }).click();
      await thread.form.locator(".aw-preview:not(:empty)").waitFor();
      await finds();
      await thread.form.getByLabel("Name", { exact: true }).fill("x".repeat(81));
      await thread.sends();
      await thread.form.locator("[aria-invalid=true]").waitFor();
      await finds();
      await thread.form.getByLabel("Name", { exact: true }).fill("Ann");
      await thread.sends();
      await thread.shows("Mine, with a link.");
      await finds();
      await visit.page.context().setOffline(true);
      await thread.control("Mine, with a link.", "button", /👍/).click();
      await page.getByRole("alert").waitFor();
      await finds();
    });
  }

  for (const [name, close] of [["an empty thread", false], ["a closed one", true]]) {
    test(`in ${name}`, async (t) => {
      const path = blog.newArticle();
      if (close) {
        await blog.server.hasComment(path, "Before.");
        await blog.closes(path);
      }
      const { page } = await blog.reads(t, path);
      assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
    });
  }
});

/** What the focus is on, by the name that is read out. */
function focused(page) {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    return element.ariaLabel ?? element.labels?.[0]?.querySelector("b")?.innerText ?? element.innerText.trim();
  });
}

describe("with the keyboard alone", () => {
  test("everything is reached, in the order in which it is seen", async (t) => {
    const path = blog.newArticle();
    await blog.server.hasComment(path, "A [link](https://example.org).", { name: "Bob" });
    await blog.server.hasComment(path, "Another one.", { name: "Eve" });
    const { page } = await blog.reads(t, path);
    const reached = [];
    for (let stop = 0; stop < 21; stop++) {
      await page.keyboard.press("Tab");
      reached.push(await focused(page));
      if (reached.at(-1) === "Write a comment") await page.locator(".aw-bar").waitFor();
    }
    assert.deepEqual(reached, [
      "Order",
      ...["now", "Copy link", "link", "Reply to Bob", "Quote: Bob", "👍", "Report"],
      ...["now", "Copy link", "Reply to Eve", "Quote: Eve", "👍", "Report"],
      // One stop for all of the bar, as in every toolbar.
      ...["Write a comment", "Bold", "Name", "E-mail (optional)", "Website (optional)", "Send", "Preview"],
    ].map((name) => (name === "now" ? reached[1] : name)));
    assert.match(reached[1], /now|second|minute/);
  });

  test("an answer is written, seen beforehand, and posted", async (t) => {
    const path = blog.newArticle();
    await blog.server.hasComment(path, "What Bob says.", { name: "Bob" });
    const { visit, page, thread } = await blog.reads(t, path);
    const goesTo = async (name) => {
      for (let stops = 0; (await focused(page)) !== name; stops++) {
        assert.ok(stops < 20, `the focus never comes to ${name}`);
        await page.keyboard.press("Tab");
      }
    };
    await goesTo("Reply to Bob");
    await page.keyboard.press("Enter");
    // The button has the same name, and keeps the focus until the form can take it.
    await thread.form.locator("textarea:focus").waitFor();
    assert.equal(await focused(page), "Reply to Bob");
    await page.keyboard.type("Typed.");
    await goesTo("Name");
    await page.keyboard.type("Ann");
    await goesTo("Preview");
    await page.keyboard.press("Space");
    await thread.form.locator(".aw-preview:not(:empty)").waitFor();
    await page.keyboard.press("Shift+Tab");
    assert.equal(await focused(page), "Send");
    await page.keyboard.press("Enter");
    await thread.shows("Typed.");
    assert.deepEqual(await thread.replies("What Bob says."), ["Typed."]);
    assert.equal(await focused(page), "Ann", "the focus is on the new comment");
    await thread.control("Typed.", "button", "Edit (15 min)").waitFor();
    await goesTo("Edit (15 min)");
    await page.keyboard.press("Enter");
    await thread.form.locator("textarea:focus").waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Typed anew.");
    await goesTo("Save");
    await page.keyboard.press("Enter");
    await thread.shows("Typed anew.");
    assert.deepEqual(visit.complaints, []);
  });

  test("the focus can be seen wherever it is", async (t) => {
    const path = blog.newArticle();
    await blog.server.hasComment(path, "A [link](https://example.org).", { name: "Bob" });
    await blog.server.hasComment(path, "Another one.", { name: "Eve" });
    const { page } = await blog.reads(t, path);
    const looksOf = (element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return `${outlineStyle === "none" ? "none" : outlineWidth}; ${boxShadow}`;
    };
    const reached = [];
    while (reached.at(-1) !== "Preview") {
      if (reached.at(-1) === "Write a comment") await page.locator(".aw-bar").waitFor();
      await page.keyboard.press("Tab");
      const element = await page.evaluateHandle(() => document.activeElement);
      reached.push(await focused(page));
      const withFocus = await element.evaluate(looksOf);
      await element.evaluate((element) => element.blur());
      assert.notEqual(await element.evaluate(looksOf), withFocus, `${reached.at(-1)} looks the same with the focus`);
      await element.evaluate((element) => element.focus());
    }
    assert.equal(reached.length, 21);
  });
});

describe("in forced colours, as of Windows' contrast themes,", () => {
  const reset = "<style>* { margin: 0; padding: 0; border: 0; outline: 0; background: none; box-shadow: none }</style>";
  for (const [theme, head] of [["a plain blog", ""], ["a theme that takes all edges away", reset]]) {
    test(`all that one can click or type into has an edge, and the focus another, in ${theme}`, async (t) => {
      const path = blog.newArticle({ head, attributes: `data-limit="2"` });
      for (const text of ["One.", "Two.", "Three."]) await blog.server.hasComment(path, text);
      const { page, thread } = await blog.reads(t, path, { forcedColors: "active" });
      await thread.answers("One.");
      await thread.form.locator("textarea").focus();
      const places = await page.locator(".aw :is(button, input:not([type=checkbox]), textarea, select)").all();
      let seen = 0;
      for (const place of places) {
        if (!(await place.isVisible())) continue;
        seen++;
        const edge = (element) => {
          const { borderTopStyle, borderTopWidth, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(element);
          return { name: element.name || element.textContent, border: `${borderTopStyle} ${borderTopWidth}`, colour: borderTopColor, outline: `${outlineStyle} ${outlineWidth}` };
        };
        const { name, border, colour } = await place.evaluate(edge);
        assert.equal(border, "solid 1px", name);
        assert.notEqual(colour, "rgba(0, 0, 0, 0)", name);
        await place.focus();
        assert.equal((await place.evaluate(edge)).outline, "solid 2px", name);
      }
      assert.ok(seen >= 11, `${seen} places`);
      assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
    });
  }
});

test("a wide block of code can be scrolled with the keyboard", async (t) => {
  const path = blog.newArticle();
  await blog.server.hasComment(path, `\`\`\`\n${"let x = 1; ".repeat(60)}\n\`\`\``);
  const { page } = await blog.reads(t, path, { viewport: { width: 360, height: 740 } });
  const block = page.locator(".aw-body pre");
  assert.equal(await block.getAttribute("tabindex"), "0");
  await block.focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector(".aw-body pre").scrollLeft > 0);
});

test("on a phone the order is as high as a finger needs", async (t) => {
  const path = blog.newArticle({ head: "<style>body { font-size: 13px }</style>" });
  for (const text of ["One.", "Two."]) await blog.server.hasComment(path, text);
  const { page } = await blog.reads(t, path, { viewport: { width: 360, height: 740 } });
  assert.ok((await page.getByLabel("Order").boundingBox()).height >= 44);
});

describe("by ear", () => {
  test("one place tells all along how sending goes: it is there before, and its words change", async (t) => {
    const { page, thread } = await blog.reads(t, blog.newArticle());
    const status = await thread.form.getByRole("status").elementHandle();
    await status.evaluate((element) => {
      window.told = [];
      new MutationObserver(() => window.told.push(element.textContent)).observe(element, { childList: true, subtree: true, characterData: true });
    });
    await thread.submits("Hello.");
    await thread.shows("Hello.");
    await page.waitForFunction(() => window.told.at(-1) === "Published.");
    assert.ok((await page.evaluate(() => window.told)).includes("Sending…"));
    assert.ok(await status.evaluate((element) => element.isConnected && !element.closest("[hidden]")));
  });

  test("an error in the thread is an alert, beside what did not work, and gone when it works", async (t) => {
    const path = blog.newArticle({ attributes: `data-limit="1"` });
    for (const text of ["One.", "Two."]) await blog.server.hasComment(path, text);
    const { visit, page, thread } = await blog.reads(t, path);
    await visit.page.context().setOffline(true);
    await page.getByRole("button", { name: "Show more comments" }).click();
    await page.getByRole("alert").filter({ hasText: "try again" }).waitFor();
    await visit.page.context().setOffline(false);
    await page.getByRole("button", { name: "Show more comments" }).click();
    await thread.shows("Two.");
    assert.equal(await page.getByRole("alert").count(), 0);
  });

  test("a thread that can't be loaded is an alert, and a button that tries again", async (t) => {
    const path = blog.newArticle();
    await blog.server.hasComment(path, "One.");
    const prepare = (page) => page.route("**/api/v1/comments?*", (route) => route.abort(), { times: 1 });
    const { page, thread } = await blog.reads(t, path, { prepare, waits: false });
    await page.getByRole("alert").filter({ hasText: "Comments could not be loaded." }).waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await thread.shows("One.");
    await page.waitForFunction(() => document.activeElement.matches(".aw-title"), null, { timeout: patience });
  });

  test("the focus stays at the button while trying again does not help", async (t) => {
    const prepare = (page) => page.route("**/api/v1/comments?*", (route) => route.abort(), { times: 2 });
    const { page, thread } = await blog.reads(t, blog.newArticle(), { prepare, waits: false });
    const retry = page.getByRole("button", { name: "Try again" });
    const first = await retry.elementHandle();
    await retry.press("Enter");
    await page.waitForFunction((first) => !first.isConnected && document.activeElement.matches(".aw-send"), first);
    await retry.press("Enter");
    await thread.heading.waitFor();
    await page.waitForFunction(() => document.activeElement.matches(".aw-title"));
  });

  test("a comment is an article with the name of its author; the monogram is not read", async (t) => {
    const path = blog.newArticle();
    await blog.server.hasComment(path, "One.", { name: "Bob" });
    const { page } = await blog.reads(t, path);
    await page.getByRole("article", { name: "Bob", exact: true }).waitFor();
    await page.getByRole("heading", { name: "1 comment", level: 2 }).waitFor();
    assert.equal(await page.locator(".aw-monogram").getAttribute("aria-hidden"), "true");
  });
});

describe("a new comment", () => {
  /** How many animations run in the moment in which it appears. */
  async function animations(t, reducedMotion) {
    const { page, thread } = await blog.reads(t, blog.newArticle(), { reducedMotion });
    const running = page.evaluate(() => new Promise((resolve) => {
      addEventListener("afterword:submitted", () => resolve(document.getAnimations().length), { once: true });
    }));
    await thread.submits("Hello.");
    return running;
  }

  test("fades from a tint, for those who have nothing against motion", async (t) => {
    assert.equal(await animations(t, "no-preference"), 1);
  });

  test("just stands there, for those who want less of it", async (t) => {
    assert.equal(await animations(t, "reduce"), 0);
  });

  test("comes into view", async (t) => {
    const path = blog.newArticle({ attributes: `data-form="top"` });
    for (let number = 0; number < 20; number++) await blog.server.hasComment(path, `Comment ${number}`);
    const { page, thread } = await blog.reads(t, path);
    await thread.submits("Last.");
    await thread.shows("Last.");
    const top = await thread.comment("Last.").evaluate((element) => element.getBoundingClientRect().bottom - innerHeight);
    assert.ok(top <= 0);
    assert.ok(await page.evaluate(() => scrollY) > 0);
  });
});
