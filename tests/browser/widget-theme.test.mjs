/** Looks: the widget follows the blog's theme, yields to its style sheet, and keeps its own under the strictest policies. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { paintedContrasts } from "./support/contrast.mjs";
import { patience } from "./support/patience.mjs";
import { startReading } from "./support/reading.mjs";
import { keepsForm, keepsText, marked, resets } from "./support/resets.mjs";

const blog = await startReading();
after(() => blog.stop());

const css = (rules) => ({ head: `<style>${rules}</style>` });

/** Waits until what the browser paints in the thread is for a light or a dark page. */
function paintedFor(page, scheme) {
  return page.waitForFunction((scheme) => getComputedStyle(document.querySelector(".aw")).colorScheme === scheme, scheme);
}

describe("the thread follows the theme while the page is open", () => {
  const switches = {
    "data-theme, as PaperMod has it,": { dark: "[data-theme=dark]", toggle: ["data-theme", "dark"] },
    "data-scheme, as Stack has it,": { dark: "[data-scheme=dark]", toggle: ["data-scheme", "dark"] },
    "the class dark, as Congo and Blowfish have it,": { dark: ".dark", toggle: ["class", "dark"] },
    "data-bs-theme, as Docsy has it,": { dark: "[data-bs-theme=dark]", toggle: ["data-bs-theme", "dark"] },
    "theme, as LoveIt has it,": { dark: "[theme=dark]", toggle: ["theme", "dark"] },
    "the class colorscheme-dark, as Coder has it,": { dark: ".colorscheme-dark", toggle: ["class", "colorscheme-dark"] },
  };
  for (const [name, { dark, toggle }] of Object.entries(switches)) {
    for (const element of ["html", "body"]) {
      test(`by ${name} on ${element}`, async (t) => {
        const rules = `body { background: white; color: #222 } ${element}${dark}, ${element}${dark} body { background: #111; color: #ddd }`;
        const { page } = await blog.reads(t, blog.newArticle(css(rules)));
        const set = (value) => page.locator(element).evaluate((element, [name, value]) => element.setAttribute(name, value), [toggle[0], value]);
        await paintedFor(page, "light");
        await set(toggle[1]);
        await paintedFor(page, "dark");
        await set("light");
        await paintedFor(page, "light");
      });
    }
  }

  const bySystem = {
    "by the blog's own colours": "body { color: #222 } @media (prefers-color-scheme: dark) { body { background: #111; color: #ddd } }",
    "by color-scheme": ":root { color-scheme: light dark }",
  };
  for (const [how, rules] of Object.entries(bySystem)) {
    test(`when the reader's system goes dark, and the page follows ${how}`, async (t) => {
      const { page } = await blog.reads(t, blog.newArticle(css(rules)), { colorScheme: "light" });
      await paintedFor(page, "light");
      await page.emulateMedia({ colorScheme: "dark" });
      await paintedFor(page, "dark");
      await page.emulateMedia({ colorScheme: "light" });
      await paintedFor(page, "light");
    });
  }

  test("also where the blog's colours change slowly", async (t) => {
    const rules = "body { color: #222; transition: color 0.2s } .dark body { background: #111; color: #ddd }";
    const { page } = await blog.reads(t, blog.newArticle(css(rules)));
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    await paintedFor(page, "dark");
  });

  test("also where the blog's style sheet comes later than the thread", async (t) => {
    const { page } = await blog.reads(t, blog.newArticle());
    await paintedFor(page, "light");
    await page.addStyleTag({ content: "body { background: #111; color: #ddd }" });
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
    await paintedFor(page, "dark");
  });

  test("not where the script tag says what it is to be", async (t) => {
    const { page } = await blog.reads(t, blog.newArticle({ attributes: `data-theme="dark"` }));
    await paintedFor(page, "dark");
  });
});

describe("all words have a contrast of 4.5 : 1 on what is really behind them", () => {
  const words = [".aw-title", ".aw-name", ".aw-time time", "span.aw-owner", ".aw-body p", ".aw-actions button", ".aw-form label b", "#aw-email", ".aw-form textarea", ".aw-form .aw-send"];

  /** An article under a style sheet, with a comment by the owner and a text in the form. */
  async function readsUnder(t, rules, options) {
    const path = blog.newArticle(css(rules));
    const id = await blog.server.hasComment(path, "Hello.");
    await blog.server.owner("POST", `/comments/${id}/decision`, { action: "approve", reply: "Words of the owner." });
    const { page, thread } = await blog.reads(t, path, { reducedMotion: "reduce", ...options });
    await thread.form.locator("textarea").fill("Words.");
    await page.locator("#aw-email").waitFor();
    return page;
  }

  /** Waits until nothing is too pale; what still is says why not. */
  async function allReadable(page) {
    const until = Date.now() + patience;
    for (;;) {
      const contrasts = await paintedContrasts(page, words);
      const pale = words.flatMap((word, index) => (contrasts[index] >= 4.5 ? [] : [`${word}: ${contrasts[index]}`]));
      if (!pale.length || Date.now() > until) return assert.deepEqual(pale, []);
    }
  }

  const photo = `url("data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==")`;
  const themes = {
    "a theme that colours its cards, and not its body, as Stack does in the dark": "main { background: #303030 }",
    "dark layers one can see through": "body { background: #fff } main { background: #000c } main { box-shadow: none } .aw { background: #0004 }",
    "a page that is dark by color-scheme, with dark text": ":root { color-scheme: dark } body { color: #222 }",
    "a gradient": "body { background: linear-gradient(135deg, #123, #415) }",
    "a photo below a dark card one can see through": `body { background: ${photo} } main { background: #222c }`,
    "a photo that has a colour beside it": `body { background: #111 ${photo} }`,
    "colours of other spaces": "body { background: oklch(0.25 0.03 260); color: lab(30 5 5) }",
    "a text that is as pale as may be": "body { color: #757575; background: #fff }",
    "a colour in the middle": "body { background: #777; color: #888 }",
    "bright fields and buttons in the dark": "body { background: #111; color: #ddd } textarea, input { background: #fff } button { background: #eee }",
    "dark fields in the light": "textarea, input, select { background: #222 }",
  };
  for (const [name, rules] of Object.entries(themes)) {
    test(`in ${name}`, async (t) => allReadable(await readsUnder(t, rules)));
  }

  const switched = ".dark main { background: #222 }";
  const switches = {
    "at once": switched,
    "slowly": `${switched} main { transition: background 0.3s }`,
  };
  for (const [how, rules] of Object.entries(switches)) {
    test(`when a switch darkens nothing but the background, ${how}, and lights it again`, async (t) => {
      const page = await readsUnder(t, rules);
      const isColour = (colour) => page.evaluate((colour) => getComputedStyle(document.querySelector(".aw-body")).color === colour, colour);
      const before = await page.locator(".aw-body").first().evaluate((element) => getComputedStyle(element).color);
      const becomes = async (own) => {
        for (const until = Date.now() + patience; (await isColour(before)) !== own; ) assert.ok(Date.now() < until, `own colour: ${own}`);
      };
      await page.evaluate(() => document.body.classList.add("dark"));
      await becomes(false);
      await allReadable(page);
      await page.evaluate(() => document.body.classList.remove("dark"));
      await becomes(true);
      await allReadable(page);
    });
  }

  test("when the reader's system darkens nothing but the background", async (t) => {
    const page = await readsUnder(t, "@media (prefers-color-scheme: dark) { main { background: #222 } }", { colorScheme: "light" });
    await allReadable(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await allReadable(page);
  });

  test("but the blog's own variables are taken as they are", async (t) => {
    const rules = ":root { --afterword-text: rgb(1, 2, 3); --afterword-muted: rgb(4, 5, 6); --afterword-accent: rgb(7, 8, 9) } main { background: #222 }";
    const page = await readsUnder(t, rules);
    await paintedFor(page, "dark");
    const colour = (selector) => page.locator(selector).first().evaluate((element) => getComputedStyle(element).color);
    assert.equal(await colour(".aw-body"), "rgb(1, 2, 3)");
    assert.equal(await colour(".aw-time"), "rgb(4, 5, 6)");
    assert.equal(await colour(".aw-owner"), "rgb(7, 8, 9)");
  });

  test("and a readable text stays what it is, also before a photo that may be anything", async (t) => {
    for (const rules of ["body { color: rgb(50, 60, 70) }", `body { color: rgb(50, 60, 70); background: ${photo} }`]) {
      const page = await readsUnder(t, rules);
      await paintedFor(page, "light");
      assert.equal(await page.locator(".aw-body").first().evaluate((element) => getComputedStyle(element).color), "rgb(50, 60, 70)");
    }
  });

  test("at the cost of one look a frame, however often a page changes its attributes", async (t) => {
    const page = await readsUnder(t, "main { background: #222 }");
    await allReadable(page);
    const looks = (times) => page.evaluate(async (times) => {
      const { getComputedStyle } = window;
      let looks = 0;
      window.getComputedStyle = (element) => {
        looks++;
        return getComputedStyle(element);
      };
      for (let change = 0; change < times; change++) document.body.dataset.scrolled = change;
      for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
      window.getComputedStyle = getComputedStyle;
      return looks;
    }, times);
    const once = await looks(1);
    assert.ok(once > 0);
    assert.equal(await looks(100), once);
    assert.equal(await looks(0), 0);
  });
});

describe("the blog's style sheet", () => {
  /** An article under a style sheet, with a comment, and what a browser makes of an element there. */
  async function looksOf(t, rules, selector, property) {
    const path = blog.newArticle(css(rules));
    await blog.server.hasComment(path, "Hello.");
    const { page } = await blog.reads(t, path);
    return page.locator(selector).first().evaluate((element, property) => getComputedStyle(element)[property], property);
  }

  test("wins over the widget's with the weakest of rules, even where it comes first", async (t) => {
    assert.equal(await looksOf(t, ".aw-name { color: rgb(1, 2, 3); font-weight: 300 }", ".aw-name", "fontWeight"), "300");
    assert.equal(await looksOf(t, "button { min-height: 77px }", ".aw-send", "minHeight"), "77px");
    assert.equal(await looksOf(t, "textarea { background: rgb(1, 2, 3) }", ".aw textarea", "backgroundColor"), "rgb(1, 2, 3)");
  });

  test("restyles it by the documented variables", async (t) => {
    const rules = ":root { --afterword-accent: rgb(1, 2, 3); --afterword-muted: rgb(4, 5, 6); --afterword-gap: 33px; --afterword-radius: 11px }";
    assert.equal(await looksOf(t, rules, ".aw-form .aw-send", "backgroundColor"), "rgb(1, 2, 3)");
    assert.equal(await looksOf(t, rules, ".aw-form .aw-send", "borderTopLeftRadius"), "11px");
    assert.match(await looksOf(t, ":root { --afterword-edge: rgb(7, 8, 9) }", ".aw-form textarea", "boxShadow"), /rgb\(7, 8, 9\)/);
    assert.equal(await looksOf(t, rules, ".aw-time", "color"), "rgb(4, 5, 6)");
    assert.equal(await looksOf(t, rules, ".aw-thread", "rowGap"), "33px");
    assert.equal(await looksOf(t, ".aw { --afterword-muted: rgb(7, 8, 9) }", ".aw-time", "color"), "rgb(7, 8, 9)");
  });

  test("lends it fonts, sizes and colours", async (t) => {
    const rules = "body { font: italic 23px/1.9 'Courier New', monospace; color: rgb(10, 20, 30) }";
    for (const selector of [".aw-body", ".aw textarea", ".aw-send"]) {
      assert.match(await looksOf(t, rules, selector, "fontFamily"), /Courier New/);
    }
    assert.equal(await looksOf(t, rules, ".aw-body", "fontSize"), "23px");
    assert.equal(await looksOf(t, rules, ".aw-body", "color"), "rgb(10, 20, 30)");
    assert.equal(await looksOf(t, rules, ".aw", "backgroundColor"), "rgba(0, 0, 0, 0)");
  });
});

describe("in a theme that resets everything", () => {
  test("quotes, lists, code, bold and italics keep their looks, published or previewed", async (t) => {
    const path = blog.newArticle(css(resets));
    await blog.server.hasComment(path, marked);
    const { page, thread } = await blog.reads(t, path);
    await thread.form.locator("textarea").fill(marked);
    await thread.form.getByRole("button", { name: "Preview" }).click();
    await thread.form.locator(".aw-preview:not(:empty)").waitFor();
    for (const body of [".aw-comment .aw-body", ".aw-preview"]) await keepsText(page, body);
  });

  test("fields look like fields, and Send like the main action", async (t) => {
    const { page, thread } = await blog.reads(t, blog.newArticle(css(resets)));
    await keepsForm(page, thread.form);
  });

  test("fields are as wide as their labels, also where a theme has other widths for both", async (t) => {
    for (const rules of ["input, textarea { width: 60% }", "label { display: inline-block } input, textarea { width: auto }"]) {
      const { page, thread } = await blog.reads(t, blog.newArticle(css(rules)), { viewport: { width: 620, height: 800 } });
      await thread.form.locator("textarea").focus();
      await page.getByLabel("Website").waitFor();
      const boxes = await page.locator(".aw-form label > :is(input, textarea)").evaluateAll((fields) =>
        fields.map((field) => [field, field.closest("label").parentElement].map((element) => Math.round(element.getBoundingClientRect().right))),
      );
      for (const [field, place] of boxes) assert.ok(field <= place, `${rules}: ${field} is beyond ${place}`);
      const beside = await page.locator(".aw-form label").evaluateAll((labels) => labels.filter((label) => label.firstChild.getBoundingClientRect().bottom > label.lastChild.getBoundingClientRect().bottom));
      assert.deepEqual(beside, []);
    }
  });

  test("fields that the theme gives an edge have no second one", async (t) => {
    const { page } = await blog.reads(t, blog.newArticle(css("input, textarea { border: 1px solid #999 }")));
    await page.waitForFunction(() => /rgba\(0, 0, 0, 0\)/.test(getComputedStyle(document.querySelector(".aw textarea")).boxShadow));
  });

  test("what is hidden stays hidden", async (t) => {
    const path = blog.newArticle(css(resets));
    for (const text of ["One.", "Two."]) await blog.server.hasComment(path, text);
    const { page, thread } = await blog.reads(t, path);
    assert.equal(await page.getByRole("button", { name: "Show more comments" }).isVisible(), false);
    assert.equal(await page.getByRole("button", { name: "Cancel" }).isVisible(), false);
    assert.equal(await thread.form.getByLabel("Name").isVisible(), false);
    assert.equal(await thread.form.locator(".aw-preview").isVisible(), false);
  });

  test("\"Show more\" asks nothing where there is nothing more, also if a theme shows it", async (t) => {
    const path = blog.newArticle({ ...css("[hidden] { display: block !important }"), attributes: `data-limit="2"` });
    for (const text of ["One.", "Two.", "Three."]) await blog.server.hasComment(path, text);
    const { visit, page, thread } = await blog.reads(t, path);
    const more = page.locator(".aw > .aw-send");
    await more.click();
    await thread.shows("Three.");
    const asked = visit.asked("/api/v1/comments").length;
    // As if it were shown.
    await more.evaluate((button) => button.click());
    await thread.answers("Three.");
    await thread.form.locator("textarea").fill("Four.");
    await thread.form.getByRole("button", { name: "Preview" }).click();
    await thread.form.locator(".aw-preview:not(:empty)").waitFor();
    assert.equal(visit.asked("/api/v1/comments").length, asked);
    assert.equal(await page.getByRole("alert").count(), 0);
  });
});

describe("the thread is as wide as the article's text", () => {
  const long = `<p id="text">${"A long line of the article. ".repeat(30)}</p>`;
  const columns = {
    "in a wide column": "main { width: 1200px }",
    "in a narrow one": "main { width: 480px; margin: auto }",
  };
  for (const [name, rules] of Object.entries(columns)) {
    test(name, async (t) => {
      const path = blog.newArticle({ ...css(rules), before: long });
      await blog.server.hasComment(path, "Hello.");
      const { page } = await blog.reads(t, path, { viewport: { width: 1400, height: 800 } });
      const span = (selector) => page.locator(selector).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, right].map(Math.round);
      });
      assert.deepEqual(await span(".aw"), await span("#text"));
    });
  }
});

describe("on a phone of 360 px nothing overflows", () => {
  const wide = {
    "a long word": "x".repeat(300),
    "a long address": `https://example.org/${"path/".repeat(60)}`,
    "a long line of code": `\`\`\`\n${"let x = 1; ".repeat(60)}\n\`\`\``,
    "a long code span": `\`${"y".repeat(300)}\``,
    "a wide table": `|${" heading |".repeat(20)}\n|${"---|".repeat(20)}\n|${" content |".repeat(20)}`,
    "deep lists": Array.from({ length: 12 }, (_, depth) => `${"  ".repeat(depth)}- item`).join("\n"),
  };
  const rules = "body { margin: 16px } table { border-collapse: collapse } td, th { padding: 8px 16px; border: 1px solid } ";
  for (const [name, text] of Object.entries(wide)) {
    test(`by ${name}, published or previewed`, async (t) => {
      const path = blog.newArticle(css(rules));
      await blog.server.hasComment(path, text);
      const { page, thread } = await blog.reads(t, path, { viewport: { width: 360, height: 740 } });
      await thread.form.locator("textarea").fill(text);
      await thread.form.getByRole("button", { name: "Preview" }).click();
      await thread.form.locator(".aw-preview:not(:empty)").waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    });
  }

  test("by a long name", async (t) => {
    const path = blog.newArticle();
    await blog.server.hasComment(path, "Hello.", { name: "N".repeat(80) });
    const { page } = await blog.reads(t, path, { viewport: { width: 360, height: 740 } });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  });
});

describe("under a policy that allows scripts and requests of the server alone, no styles, and Trusted Types", () => {
  const ours = "script-src https://comments.test; connect-src https://comments.test";
  const policy = `default-src 'none'; style-src 'none'; ${ours}; require-trusted-types-for 'script'`;
  const browsers = {
    "in a browser with setHTML": () => {},
    "in a browser without setHTML": (page) => page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "setHTML")),
  };
  for (const [where, prepare] of Object.entries(browsers)) {
    test(`it looks and works as ever, without a complaint, ${where}`, async (t) => {
      const path = blog.newArticle({ html: `lang="de"` }, { "Content-Security-Policy": policy });
      await blog.server.hasComment(path, "Some **bold** words.");
      const { visit, page, thread } = await blog.reads(t, path, { prepare });
      await page.locator(".aw-body strong").waitFor();
      const style = (selector, property) => page.locator(selector).first().evaluate((element, property) => getComputedStyle(element)[property], property);
      assert.equal(await style(".aw", "display"), "grid");
      assert.equal(await style(".aw-monogram", "borderTopLeftRadius"), "50%");
      assert.match(await style(".aw-monogram", "backgroundColor"), /^oklch\(0\.65 0\.1 \d+ \/ 0\.3\)$/);
      await thread.form.locator("textarea").fill("More *words*.");
      await thread.form.getByRole("button", { name: "Vorschau" }).click();
      await thread.form.locator(".aw-preview em").waitFor();
      await thread.form.getByLabel("Name").fill("Ann");
      await thread.sends();
      await thread.shows("More words.");
      assert.deepEqual(visit.complaints, []);
    });
  }
});
