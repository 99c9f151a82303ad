/** What has to stay of the widget's looks in a theme that resets everything. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "./folder.mjs";

export const resets = readFileSync(join(project, "tests/hugo/themes/resets/static/resets.css"), "utf8");

/** A comment with all that resets take. */
export const marked = "Plain, **bold**, *italic*, and `code`.\n\n> A quote.\n\n- one\n- two\n\n```\nA block.\n```\n\n> [!fold] A title.\n> What is folded.";

/** @param body a selector: where the text is, a comment or the preview */
export async function keepsText(page, body) {
  const looks = (selector) =>
    page.locator(`${body} ${selector}`).first().evaluate((element) => {
      const { borderLeftStyle, borderLeftWidth, paddingLeft, boxShadow, color, display, listStyleType, fontWeight, fontStyle } = getComputedStyle(element);
      const bar = borderLeftStyle === "solid" && parseFloat(borderLeftWidth);
      return { bar, indent: parseFloat(paddingLeft), filled: /inset/.test(boxShadow), color, display, listStyleType, fontWeight, fontStyle };
    });
  assert.ok((await looks("strong")).fontWeight >= 600);
  assert.equal((await looks("em")).fontStyle, "italic");
  assert.equal((await looks("li")).listStyleType, "disc");
  assert.ok((await looks("ul")).indent >= 10, `${body}: the indent of a list`);
  assert.equal((await looks("summary")).listStyleType, "disclosure-closed");
  const { color } = await looks("p");
  const quote = await looks("blockquote");
  assert.ok(quote.bar >= 2, `${body}: a bar`);
  assert.ok(quote.indent >= 10, `${body}: an indent`);
  assert.equal(quote.color, color, `${body}: the colour of a quote`);
  for (const code of ["p code", "pre"]) {
    const { filled, indent } = await looks(code);
    assert.ok(filled && indent >= 3, `${body}: the background of ${code}`);
  }
  const inline = await looks("p code");
  assert.deepEqual([inline.display, inline.color], ["inline", color]);
  assert.equal((await looks("pre code")).filled, false, "a block has one background");
}

/** Fields look like fields, and Send like the main action. @param form a locator */
export async function keepsForm(page, form) {
  await form.locator("textarea").focus();
  const looks = (name) =>
    form.locator(name).evaluate((element) => {
      const { boxShadow, paddingLeft, backgroundColor } = getComputedStyle(element);
      const label = element.closest("label");
      const whole = !label || Math.abs(element.getBoundingClientRect().width - label.getBoundingClientRect().width) < 1;
      return { edge: /1px inset|2px inset/.test(boxShadow), padding: parseFloat(paddingLeft), filled: !/, 0\)|\/ 0\)/.test(backgroundColor), whole };
    });
  for (const field of ["textarea", "[name=name]", "[name=email]", "[name=website]"]) {
    const { edge, padding, whole } = await looks(field);
    assert.ok(edge && padding > 5, field);
    assert.ok(whole, `${field} is as wide as its label`);
  }
  assert.equal((await looks(".aw-send")).filled, true);
  assert.deepEqual({ ...(await looks(".aw-send + button")), padding: 0 }, { edge: true, padding: 0, filled: false, whole: true });
  assert.equal(await page.locator(".aw-send").first().isVisible(), false);
}
