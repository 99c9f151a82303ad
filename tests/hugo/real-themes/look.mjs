/** Looks at a blog as a reader does: its thread, its counts, whether all can be read, and whom it asks. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startBlog } from "../../browser/support/blog.mjs";
import { openBrowser } from "../../browser/support/browser.mjs";
import { makeCertificate } from "../../browser/support/certificate.mjs";
import { paintedContrasts } from "../../browser/support/contrast.mjs";
import { startServer } from "../../browser/support/server.mjs";
import { Thread } from "../../browser/support/thread.mjs";

const words = [".aw-title", ".aw-name", ".aw-time time", ".aw-owner", ".aw-body p", ".aw-body blockquote p", ".aw-body p code", ".aw-body pre code", ".aw-actions button", ".aw-form label b", ".aw-form textarea", ".aw-form .aw-send"];
const comment = "Mine sings, too. It is the **gutter**, I *think*, or `the nails`:\n\n> Rain on a tin roof is loud.\n\n- the nails\n- the gutter\n\n```\nlet drops = rain.count();\n```\n\nSee [this page](https://example.org/).";
const wide = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A comment server with three comments on an article of each path, a browser, and one blog at a time. */
export async function startReader(paths) {
  const certificate = makeCertificate(["blog.test", "comments.test"]);
  const server = await startServer({ certificate, settings: { "sites.owner": "Ines" } });
  for (const path of paths) {
    const id = await server.hasComment(path, comment, { name: "Jonas Weber" });
    await server.owner("POST", `/comments/${id}/decision`, { action: "approve", reply: "It is the gutter. It was **always** the gutter." });
    await server.hasComment(path, "We had such a roof when I was small.", { name: "Mira" });
  }
  return {
    /** @returns `{thread, about, counts: [true, false, true], light, dark, disqus: ["https://…"], complaints}` */
    async looksAt({ folder, article, about, lists, pictures, name, dark }) {
      const blog = await startBlog({ certificate, hosts: ["blog.test"], folder });
      const browser = await openBrowser({ certificate, routes: { ...blog.routes, ...server.routes } });
      try {
        return await look({ browser, article, about, lists, pictures, name, dark });
      } finally {
        await browser.stop();
        await blog.stop();
      }
    },
    stop: () => server.stop(),
  };
}

async function look({ browser, article, about, lists, pictures, name, dark }) {
  mkdirSync(pictures, { recursive: true });
  const requests = [];
  const found = { counts: [], backgrounds: {}, complaints: new Set() };
  const opens = async (path, options, scheme, work) => {
    const reader = await browser.reader({ reducedMotion: "reduce", colorScheme: scheme, ...options });
    const visit = await reader.opens(`https://blog.test${path}`);
    try {
      if (scheme === "dark" && dark?.script) await visit.page.evaluate(dark.script);
      return await work(visit);
    } finally {
      requests.push(...visit.requests.map(({ url }) => url));
      await reader.leaves();
    }
  };
  for (const scheme of ["light", "dark"]) {
    for (const [device, options] of Object.entries({ desktop: wide, phone })) {
      const seen = await opens(article, options, scheme, (visit) => seeThread(visit, device, join(pictures, `${name}-${scheme}-${device}.png`)));
      found.thread = (found.thread ?? true) && seen.thread;
      if (!seen.thread) continue;
      found.overflow = found.overflow || seen.overflow;
      if (device === "desktop") {
        found[scheme] = seen.contrast;
        found.pale = [...(found.pale ?? []), ...seen.pale.map((word) => `${scheme} ${word}`)];
        found.backgrounds[scheme] = seen.background;
        found.widths = seen.widths;
        found.looks = seen.looks;
      }
    }
  }
  found.about = await opens(about, wide, "light", ({ page }) => page.locator(".aw, script[src$='/embed.js']").count());
  for (const list of lists) {
    found.counts.push(await opens(list, wide, "light", async ({ page }) => {
      const hasArticles = await page.locator("body").evaluate((body, article) => [...body.querySelectorAll(`a[href$="${article}"]`)].some((link) => !link.closest("nav, aside, header:not(article header, main header)")), article);
      if (!hasArticles) return null;
      const counts = page.locator(".aw-count, [data-afterword-count]").filter({ hasText: /3 comments/ });
      await counts.first().waitFor({ state: "attached", timeout: 4000 }).catch(() => {});
      if (list === lists[0]) await page.screenshot({ path: join(pictures, `${name}-list.png`) });
      return counts.count();
    }));
  }
  found.disqus = requests.filter((url) => /disqus/i.test(url));
  found.hasDark = found.backgrounds.dark !== found.backgrounds.light;
  return found;
}

async function seeThread({ page }, device, picture) {
  const thread = new Thread(page);
  const loaded = await thread.loads().then(() => true, () => false);
  if (!loaded) {
    await page.screenshot({ path: picture, fullPage: true });
    return { thread: false };
  }
  await thread.form.locator("textarea").fill("Words of a reader.");
  await page.waitForLoadState("networkidle").catch(() => {});
  const seen = { thread: await thread.comments.count() >= 3 };
  seen.overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  await page.waitForFunction(isSettled);
  // What stays in the window while one scrolls would cover the thread in a picture of the whole page.
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll("*")) {
      const { position, zIndex } = getComputedStyle(element);
      if (/fixed|sticky/.test(position) && !(zIndex < 0) && !element.querySelector(".aw")) element.style.setProperty("display", "none", "important");
    }
  });
  await takePicture(page, picture);
  if (device === "desktop") Object.assign(seen, await readable(page));
  return seen;
}

/** Runs in the page: whether the colours that the widget has found are the same for some frames. */
async function isSettled() {
  const colours = () => [...document.querySelectorAll(".aw, .aw textarea, .aw-send")].map((element) => element.getAttribute("style")).join();
  for (let same = 0, before = colours(); same < 20; same++) {
    await new Promise(requestAnimationFrame);
    if (colours() !== before) return false;
  }
  return true;
}

/** The contrast of each text as it is painted. */
async function readable(page) {
  const there = [];
  for (const word of words) if (await page.locator(word).count()) there.push(word);
  // What is painted to measure is not to be taken for the blog's own colours.
  await page.evaluate(() => addEventListener("transitionend", (event) => event.stopImmediatePropagation(), true));
  await page.addStyleTag({ content: "* { transition: none !important; animation: none !important }" });
  const contrasts = await paintedContrasts(page, there);
  const measured = await page.evaluate(measures);
  const pale = there.flatMap((word, index) => (contrasts[index] >= 4.5 ? [] : [`${word} ${contrasts[index]?.toFixed(2)}`]));
  return { contrast: Math.min(...contrasts.filter(Number.isFinite)), pale, ...measured };
}

/** Runs in the page: what the thread looks like beside the article. */
function measures() {
  const style = (selector) => {
    const element = document.querySelector(`.aw ${selector}`);
    return element && getComputedStyle(element);
  };
  const span = (element) => element && [Math.round(element.getBoundingClientRect().left), Math.round(element.getBoundingClientRect().width)];
  const text = [...document.querySelectorAll("p")].find((p) => p.textContent.startsWith("Rain on a tin roof is loud") && !p.closest(".aw"));
  let behind = document.querySelector(".aw");
  while (behind && /, 0\)$|transparent/.test(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
  const looks = {
    quote: parseFloat(style(".aw-body blockquote")?.paddingInlineStart) > 5 && parseFloat(style(".aw-body blockquote")?.borderInlineStartWidth) >= 2,
    code: /inset/.test(style(".aw-body p code")?.boxShadow ?? ""),
    list: style(".aw-body li")?.listStyleType !== "none",
    field: /inset/.test(style("textarea")?.boxShadow ?? "") || parseFloat(style("textarea")?.borderTopWidth) > 0,
    send: !/, 0\)$/.test(style(".aw-form .aw-send")?.backgroundColor ?? ", 0)"),
  };
  return { background: behind ? getComputedStyle(behind).backgroundColor : "none", widths: { text: span(text), thread: span(document.querySelector(".aw")) }, looks };
}

async function takePicture(page, path) {
  const box = await page.evaluate(() => {
    const { top, height } = document.querySelector(".aw").getBoundingClientRect();
    return { top: top + scrollY, height, width: innerWidth, page: document.documentElement.scrollHeight };
  });
  const y = Math.max(0, box.top - 250);
  const height = Math.min(box.page - y, box.height + 350, 3000);
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y, width: box.width, height: Math.max(height, 200) } });
}
