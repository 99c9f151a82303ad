/** Formulas: TeX in comments is drawn by the browser, in the blog and on the page without JavaScript. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Thread } from "./support/thread.mjs";
import { article, startWorld } from "./support/world.mjs";

const settings = { "sites.maths": true };
const world = await startWorld({ pages: { "/hello/": article() }, settings });
after(() => world.stop());

const said = "So $\\frac{a}{b} < \\sqrt{2}$ costs $5-$6.\n\n$$\n\\sum_{i=1}^n i = \\frac{n(n+1)}{2}\n$$";

async function opens(t, url, options) {
  const reader = await world.browser.reader(options);
  t.after(() => reader.leaves());
  return reader.opens(url);
}

/** What of the formulas is drawn: a fraction is higher than a letter. */
const drawn = (page) =>
  page.locator("math").evaluateAll((all) =>
    all.map((math) => {
      const [fraction, letter] = ["mfrac", "mi"].map((name) => math.querySelector(name)).map((element) => element.getBoundingClientRect());
      return { namespace: math.namespaceURI, display: math.getAttribute("display"), higher: fraction.height > 1.5 * letter.height };
    }),
  );

test("a formula is drawn in the thread and on the page without JavaScript, a price is a price", async (t) => {
  await world.server.hasComment("/hello/", said, { name: "Ann" });
  const mathml = { namespace: "http://www.w3.org/1998/Math/MathML", higher: true };
  const expected = [{ ...mathml, display: null }, { ...mathml, display: "block" }];
  const blog = await opens(t, "https://blog.test/hello/");
  await new Thread(blog.page).loads();
  await blog.page.getByText("costs $5-$6.").waitFor();
  assert.deepEqual(await drawn(blog.page), expected);
  assert.deepEqual(blog.complaints, []);
  const plain = await opens(t, "https://comments.test/pages/blog?page=/hello/", { javaScriptEnabled: false });
  await plain.page.getByText("costs $5-$6.").waitFor();
  assert.deepEqual(await drawn(plain.page), expected);
  assert.deepEqual(plain.complaints, []);
});

test("a formula that is wider than a phone is scrolled, and the page is not", async (t) => {
  await world.server.hasComment("/hello/", `$$\n${"a + ".repeat(60)}b\n$$`);
  const phone = { viewport: { width: 320, height: 700 } };
  const blog = await opens(t, "https://blog.test/hello/", phone);
  await new Thread(blog.page).loads();
  const plain = await opens(t, "https://comments.test/pages/blog?page=/hello/", { ...phone, javaScriptEnabled: false });
  for (const { page } of [blog, plain]) {
    await page.locator("math").last().waitFor();
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  }
});
