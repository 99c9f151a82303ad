/** Pictures of authors: from the comment server alone, above their monograms. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { accessibilityFindings } from "./support/axe.mjs";
import { painted, startReading } from "./support/reading.mjs";

const ANN = "ann@lakeside.test";
const hash = (email) => createHash("sha256").update(email).digest("hex");
/** One red pixel. */
const RED = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC", "base64");

/** Has a picture of Ann, as long as `hold` is settled, and of nobody else. */
let hold = Promise.resolve();
const service = createServer(async ({ url }, answer) => {
  await hold;
  answer.writeHead(url.startsWith(`/${hash(ANN)}?`) ? 200 : 404);
  answer.end(url.startsWith(`/${hash(ANN)}?`) ? RED : "");
});
service.listen(0, "127.0.0.1");
await once(service, "listening");
const blog = await startReading({
  "sites.moderation": "publish",
  "sites.avatars": "gravatar",
  "avatars.gravatar": `http://127.0.0.1:${service.address().port}/`,
  "outgoing.allow_private": "127.0.0.1",
});
after(async () => {
  await blog.stop();
  service.close();
});

/** An article with a comment by Ann, one by somebody who has no picture, and one without an address. */
async function written(parts, headers) {
  const path = blog.newArticle(parts, headers);
  await blog.server.hasComment(path, "By Ann.", { email: ANN });
  await blog.server.hasComment(path, "By Bob.", { name: "Bob", email: "bob@hillside.test" });
  await blog.server.hasComment(path, "By Cleo.", { name: "Cleo" });
  return path;
}

const monogram = (thread, text) => thread.comment(text).locator("> .aw-self .aw-monogram");
const isLoaded = (image) => image.evaluate((it) => it.decode().then(() => it.naturalWidth > 0, () => false));
/** Whom the browser has asked. What it has read out of the page's own memory (`data:`) goes nowhere. */
const hostsOf = (visit) => [...new Set(visit.requests.map(({ url }) => new URL(url).host).filter(Boolean))].sort();
const box = (locator) => locator.boundingBox();

/** What is painted above the middle of an element. */
async function colourOf(page, locator) {
  const shot = (await locator.screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return [...canvas.getImageData(image.width / 2, image.height / 4, 1, 1).data].slice(0, 3);
  }, shot);
}

const isRed = ([red, green, blue]) => red > 200 && green < 60 && blue < 60;

test("a picture stands over the letter, and where there is none the letter stays", async (t) => {
  const { visit, page, thread } = await blog.reads(t, await written());
  await thread.shows("By Cleo.");
  await thread.form.locator("textarea").focus();
  await thread.form.getByText("Gravatar gets a hash of it, for your picture.").waitFor();
  const ann = monogram(thread, "By Ann.");
  await ann.locator("img").waitFor();
  assert.ok(await isLoaded(ann.locator("img")));
  assert.ok(isRed(await colourOf(page, ann)));
  const bob = monogram(thread, "By Bob.");
  assert.equal(await isLoaded(bob.locator("img")), false);
  assert.equal(await bob.innerText(), "B");
  const cleo = monogram(thread, "By Cleo.");
  assert.equal(await cleo.locator("img").count(), 0);
  // No sign of a picture that is missing: it looks as one does that was never asked for.
  const plain = await box(cleo);
  for (const one of [ann, bob]) {
    const { width, height } = await box(one);
    assert.deepEqual({ width, height }, { width: plain.width, height: plain.height });
  }
  assert.equal(await bob.locator("img").isVisible(), false);
  assert.equal(await ann.innerText(), "");
  assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
  assert.deepEqual(visit.asked("/avatar"), ["GET", "GET"]);
  const hosts = hostsOf(visit);
  assert.deepEqual(hosts, ["blog.test", "comments.test"]);
  assert.ok(visit.requests.every(({ url }) => !url.includes(hash(ANN)) && !url.includes("lakeside")));
  // The browser itself notes in the console that one was not found.
  assert.deepEqual(visit.complaints.filter((words) => !/404/.test(words)), []);
});

test("nothing moves when a picture comes, and a comment that is drawn again keeps it", async (t) => {
  let goOn;
  hold = new Promise((resolve) => {
    goOn = resolve;
  });
  t.after(() => goOn());
  const { page, thread } = await blog.reads(t, await written());
  await thread.shows("By Cleo.");
  await monogram(thread, "By Ann.").locator("img").waitFor({ state: "attached" });
  const before = await box(thread.comment("By Cleo."));
  const shifts = () =>
    page.evaluate(() => new Promise((resolve) => {
      const seen = [];
      new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ value }) => value))).observe({ type: "layout-shift", buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
    }));
  goOn();
  assert.ok(await isLoaded(monogram(thread, "By Ann.").locator("img")));
  await painted(page);
  assert.deepEqual(await box(thread.comment("By Cleo.")), before);
  assert.deepEqual(await shifts(), []);
  // One's own comment is drawn twice: as it was sent, and with its buttons.
  await thread.submits("Mine.", { "E-mail (optional)": ANN });
  await thread.shows("Mine.");
  const mine = monogram(thread, "Mine.").locator("img");
  assert.ok(await isLoaded(mine));
  assert.equal(await mine.count(), 1);
});

test("a policy that forbids pictures leaves the letters", async (t) => {
  const policy = "default-src 'none'; script-src https://comments.test; connect-src https://comments.test; style-src 'unsafe-inline'";
  const path = await written({}, { "Content-Security-Policy": policy });
  const { visit, thread } = await blog.reads(t, path);
  await visit.complainsOf(/img-src|default-src/);
  await monogram(thread, "By Ann.").locator("img").waitFor({ state: "hidden" });
  assert.equal(await monogram(thread, "By Ann.").innerText(), "A");
});

test("the page without JavaScript shows them too", async (t) => {
  const path = await written();
  const reader = await blog.browser.reader({ javaScriptEnabled: false });
  t.after(() => reader.leaves());
  const visit = await reader.opens(`https://comments.test/pages/blog?page=${path}`);
  const marks = visit.page.locator(".monogram");
  await marks.first().locator("img").waitFor();
  assert.equal(await marks.locator("img").count(), 2);
  assert.equal(await marks.nth(1).innerText(), "B");
  const sizes = await Promise.all([0, 1, 2].map((index) => box(marks.nth(index))));
  assert.deepEqual(new Set(sizes.map(({ width, height }) => `${width} ${height}`)).size, 1);
  const hosts = hostsOf(visit);
  assert.deepEqual(hosts, ["comments.test"]);
});
