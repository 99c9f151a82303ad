/** axe-core in the page, also where a Content Security Policy or Trusted Types would keep a script tag out. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What WCAG 2.2 AA has against the elements of `selector`.
 * @returns one line per finding, with the rule, the element and what to change; empty when all is well
 */
export async function accessibilityFindings(page, selector) {
  await page.evaluate(source);
  const { violations, passes } = await page.evaluate(
    ([selector, levels]) => window.axe.run(selector, { runOnly: levels }),
    [selector, levels],
  );
  if (!passes.length) throw new Error(`axe found nothing to look at in ${selector}`);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}
