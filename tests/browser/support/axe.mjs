/** axe-core in the page, also where a Content Security Policy or Trusted Types would keep a script tag out. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { paintedContrasts } from "./contrast.mjs";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What WCAG 2.2 AA has against the elements of `selector`.
 * @param falseAlarms `{rule, within}`: findings of this rule inside of this selector, each with its reason in a comment
 * @returns one line per finding, with the rule, the element and what to change; empty when all is well
 */
export async function accessibilityFindings(page, selector, falseAlarms = []) {
  await page.evaluate(source);
  const { violations, incomplete, passes } = await page.evaluate(runAxe, [selector, levels, falseAlarms]);
  if (!passes.some(({ id }) => id === "color-contrast")) throw new Error(`axe found no text to look at in ${selector}`);
  const said = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`));
  const undetermined = incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
  return [...said, ...(await pale(page, undetermined))];
}

/** What is too pale of the texts whose contrast axe leaves open: the line beside replies is enough to make it do so. */
async function pale(page, nodes) {
  if (nodes.length === 0) return [];
  const contrasts = await paintedContrasts(page, nodes.map(({ target }) => target[0]));
  return nodes.flatMap(({ target, any }, index) => {
    const needed = Number.parseFloat(any[0]?.data?.expectedContrastRatio ?? "4.5");
    const contrast = contrasts[index];
    if (target.length === 1 && contrast >= needed) return [];
    const found = contrast === undefined ? "its text is not to be seen" : `${Number(contrast.toFixed(2))} : 1, and ${needed} : 1 is needed`;
    return [`color-contrast: ${target.join(" ")}: ${found}`];
  });
}

/** Runs in the page. */
async function runAxe([selector, levels, falseAlarms]) {
  // axe takes a page without a background for a white one; browsers paint it in the colour of its `color-scheme`.
  // A layer, so that any background of the page wins, and no attribute, which the widget would notice.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@layer { :root { background-color: Canvas; } }");
  const sheets = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [sheet, ...sheets];
  try {
    const found = await window.axe.run(selector, { runOnly: levels });
    const isFalse = (id, node) =>
      falseAlarms.some(({ rule, within }) => rule === id && document.querySelector(node.target[0])?.closest(within));
    for (const finding of [...found.violations, ...found.incomplete]) {
      finding.nodes = finding.nodes.filter((node) => !isFalse(finding.id, node));
    }
    return found;
  } finally {
    document.adoptedStyleSheets = sheets;
  }
}
