/**
 * Pictures of the console, for somebody to look at; no test. Each page in light and dark, on phone and desktop,
 * the sign-in and the empty pages, the menu, the keys, and in other languages, long ones on the phone:
 *
 *     node tests/browser/support/pictures.mjs FOLDER [part of a picture's name]
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { home, owner, startConsole } from "./console.mjs";
import { painted } from "./reading.mjs";

const [folder, part = ""] = process.argv.slice(2);
if (!folder) throw new Error("which folder shall the pictures go to?");
mkdirSync(folder, { recursive: true });

const places = {
  desktop: { viewport: { width: 1280, height: 800 } },
  /** docs/console.png */
  readme: { viewport: { width: 1100, height: 690 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
const looks = [
  ...["light", "dark"].flatMap((colorScheme) => ["desktop", "phone"].map((place) => ({ colorScheme, place, locale: "en-GB" }))),
  ...["de-DE", "fi-FI", "ar"].map((locale) => ({ colorScheme: "light", place: "phone", locale })),
  ...["ar", "ja-JP"].map((locale) => ({ colorScheme: "dark", place: "desktop", locale })),
];

const articles = {
  "/posts/rain-on-a-tin-roof/": "Rain on a tin roof",
  "/posts/sourdough-week-three/": "Sourdough, week three",
  "/posts/the-slow-kettle/": "The slow kettle",
};
const [rain, bread, kettle] = Object.keys(articles);
/** Oldest first. */
const published = [
  { page: kettle, name: "Mira Holm", email: "mira@example.org", text: "I descaled mine with lemon, and it is as loud as ever. Is that the element?" },
  { page: rain, name: "Jonas", text: "We had such a roof when I was small. I still sleep best in storms." },
  { page: bread, name: "Mira Holm", email: "mira@example.org", text: "Week three is where mine gave up, too. More rye saved it." },
];
const held = [
  { page: kettle, name: "best kettle deals", website: "https://kettle-deals.example.com", text: "Great post! Cheap [kettles](https://kettle-deals.example.com/a) and [toasters](https://kettle-deals.example.com/b), free shipping!!" },
  { page: bread, name: "Samuel Okafor", email: "samuel@example.org", text: "How warm is your kitchen? Mine has 17 °C in winter, and the dough just sits there." },
  { page: rain, name: "Lucie", text: "« Il pleut doucement sur la ville. » Merci pour ce texte." },
  { page: kettle, name: "Tomasz", email: "tomasz@example.net", text: "Mine whistles a quarter tone flat. Is that the altitude, or the lid? I wrote the pitch down for a week:\n\n- Monday: E, a bit sharp\n- Thursday: nearly E flat\n\nThe lid, I think." },
  { page: bread, name: "Priya", email: "priya@example.org", website: "https://priya.example.org", text: "Thank you for the table with the times! I baked along on Sunday and it worked at the first try." },
];
const latest = {
  page: kettle,
  name: "Mira Holm",
  email: "mira@example.org",
  text: "It *is* the element: the chalk sits where the bottom meets the wall, and the bubbles collapse there.\n\n> A kettle sings before it boils.\n\nTurning the heat down for the last minute makes it **almost silent**. I measured it with my phone, 61 dB before and 48 after, so the cat stays in the kitchen now.",
};

let tokens = 0;
const blog = await startConsole({ "sites.owner": "Ines" });
try {
  await takeAll();
} finally {
  await blog.stop();
}

async function takeAll() {
  await blog.server.runs(["sites", "set", "blog", "--title", "Kettle & Rain"]);
  for (const look of looks) {
    await take("empty-queue", look, "/comments");
    await take("empty-pages", look, "/pages");
    await take("empty-blocks", look, "/blocks");
    await take("empty-tokens", look, "/tokens");
    await take("empty-outbox", look, "/outbox?show=all");
    await take("sign-in", look, "/sign-in", signedOut);
    await take("sign-in-wrong", look, "/sign-in", wrongPassword);
    await take("sign-in-sent", look, "/sign-in", asksForMail);
    await take("sign-in-link", look, async () => (await blog.link()).replace(/^.*\/console/, ""), signedOut);
  }
  const ids = await fill();
  for (const look of looks) {
    await take("queue", look, "/comments", owned, (page) => page.locator("#comment .body", { hasText: "Turning the heat" }).waitFor());
    await take("list", look, "/comments?status=all#list");
    await take("search", look, "/comments?status=all&q=kettle#list");
    await take("nothing-found", look, "/comments?status=all&q=xyzzy");
    if (look.colorScheme === "light" && look.place === "desktop") await take("readme", { ...look, place: "readme" }, "/comments");
    await take("notice", look, "/comments", owned, noticed);
    await take("chosen", look, "/comments#list", owned, ticked);
    await take("menu", look, "/comments", owned, (page) => page.locator("details.account summary").click());
    await take("keys", look, "/comments#keys");
    await take("comment", look, `/comments/${ids.approved}`, owned, () => {}, { fullPage: true });
    await blog.server.runs(["console", "sign-out", owner]);
    for (const name of ["account", "pages", "blocks", "statistics", "sites", "sites/blog", "tokens", "outbox?show=all"]) {
      await take(name.replace(/\W/g, "-"), look, `/${name}`, owned, () => {}, { fullPage: true });
    }
    await take("pages-change", look, "/pages", owned, (page) => page.locator("main summary").first().click(), { fullPage: true });
    await take("token", look, "/tokens", owned, makesToken, { fullPage: true });
    await take("refusal", look, "/comments/none");
  }
}

async function fill() {
  const receives = async ({ page, text, ...fields }) => (await blog.server.receives(page, text, { title: articles[page], ...fields })).comment.id;
  const approved = [];
  for (const comment of published) approved.push(await receives(comment));
  for (const id of approved) await blog.server.decides(id, "approve");
  await blog.server.owner("POST", `/comments/${approved[0]}/decision`, { action: "approve", reply: "It is the chalk, I am afraid. **Vinegar**, and patience." });
  await blog.server.decides(approved[0], "pin");
  for (const comment of held) await receives(comment);
  const spam = await receives({ ...held[0], name: "kettle shop", email: "shop@spam.test" });
  await receives({ ...latest, parent: approved[0] });
  // Last of all, for this blocks the network that all of them come from.
  await blog.server.decides(spam, "block");
  return { approved: approved[0] };
}

/** A picture of each name, unless another part was asked for. */
async function take(name, look, path, arrives = owned, prepare = () => {}, options = {}) {
  const { colorScheme, place, locale } = look;
  const file = `${name}.${place}.${colorScheme}${locale.startsWith("en") ? "" : `.${locale.slice(0, 2)}`}.png`;
  if (!file.includes(part)) return;
  const settings = { ...places[place], colorScheme, locale, reducedMotion: "reduce" };
  const visit = await arrives(typeof path === "function" ? await path() : path, settings);
  await prepare(visit.page);
  await painted(visit.page);
  await visit.page.screenshot({ path: join(folder, file), ...options });
  if (visit.complaints.length) console.error(file, visit.complaints);
  await visit.page.context().close();
}

async function owned(path, settings) {
  return (await blog.owns(undefined, path, settings)).visit;
}

function signedOut(path, settings) {
  return blog.visits(undefined, path, settings);
}

async function wrongPassword(path, settings) {
  const visit = await signedOut(path, settings);
  await visit.page.locator("#email").fill(owner);
  await visit.page.locator("#password").fill("not this one");
  await visit.page.locator("main button").click();
  await visit.page.getByRole("alert").waitFor();
  return visit;
}

async function asksForMail(path, settings) {
  const visit = await signedOut(path, settings);
  // Nobody gets it: a few mails in a row would be too many.
  await visit.page.locator("#email").fill("somebody@example.org");
  await visit.page.locator("main button").click();
  await visit.page.getByRole("status").or(visit.page.getByRole("alert")).waitFor();
  return visit;
}

async function noticed(page) {
  await page.locator("#comment .decide [data-key=a]").click();
  await page.locator("#notice [data-key=u]").waitFor();
  // As it was, for the next picture.
  const batch = await page.locator("#notice [name=batch]").inputValue();
  await page.evaluate(async (batch) => {
    const form = new FormData(document.querySelector("#notice form"));
    await fetch("/console/undo", { method: "POST", body: new URLSearchParams([...form]), headers: { Accept: "application/json" } });
    return batch;
  }, batch);
}

async function ticked(page) {
  for (const box of (await page.locator(".row input").all()).slice(0, 2)) await box.check();
}

async function makesToken(page) {
  await page.locator("#name").fill(`weekly export ${++tokens}`);
  await page.locator("main input[type=checkbox]").first().check();
  await page.locator("main button.primary").click();
  await page.locator("#token").waitFor();
}
