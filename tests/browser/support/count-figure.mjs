/**
 * How long count.js works on a page of 50,000 elements and 2,000 counts to which 300 items are added one by one, as of docs/widget.md:
 *
 *     node tests/browser/support/count-figure.mjs [another count.js]
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "./browser.mjs";
import { startBlog } from "./blog.mjs";
import { project } from "./folder.mjs";

const file = process.argv[2] ?? join(project, "widget/dist/count.js");
const words = "<p><b>a</b> <i>b</i> <em>c</em> <u>d</u></p>".repeat(9_000);
const links = Array.from({ length: 2000 }, (_, index) => `<li><a href="/${index % 90}/" data-afterword-count>Comments</a></li>`).join("");
const pages = { "/": `<!DOCTYPE html><html lang="en"><title>Long</title><body>${words}<ul>${links}</ul><script async src="/count.js"></script>`, "/count.js": { html: readFileSync(file, "utf8"), headers: { "Content-Type": "text/javascript" } } };
const blog = await startBlog({ pages });
const browser = await openBrowser({ routes: blog.routes });
try {
  const visit = await (await browser.reader()).opens("about:blank");
  const { page } = visit;
  await page.route("**/api/v1/counts*", (route) => {
    const asked = new URL(route.request().url()).searchParams.getAll("page");
    return route.fulfill({ json: { counts: Object.fromEntries(asked.map((path) => [path, 3])) } });
  });
  await page.addInitScript(() => {
    window.worked = 0;
    const Real = MutationObserver;
    window.MutationObserver = class extends Real {
      constructor(callback) {
        super((...given) => {
          const began = performance.now();
          callback(...given);
          window.worked += performance.now() - began;
        });
      }
    };
  });
  await page.goto("http://blog.test/");
  await page.waitForFunction(() => [...document.querySelectorAll("a")].every((link) => link.textContent === "3 comments"));
  const milliseconds = await page.evaluate(async () => {
    window.worked = 0;
    for (let index = 0; index < 300; index++) {
      document.querySelector("ul").insertAdjacentHTML("beforeend", "<li>More</li>");
      await new Promise((resolve) => setTimeout(resolve));
    }
    return window.worked;
  });
  console.log(`${milliseconds.toFixed(1)} ms for 300 changes of a page of ${await page.evaluate(() => document.all.length)} elements`);
} finally {
  await browser.stop();
  await blog.stop();
}
