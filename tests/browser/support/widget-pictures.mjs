/**
 * Pictures of the widget, for somebody to look at; no test. A thread with the form in use, in several themes, on phone
 * and desktop:
 *
 *     node tests/browser/support/widget-pictures.mjs FOLDER [part of a picture's name]
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { painted, startReading } from "./reading.mjs";

const [folder, part = ""] = process.argv.slice(2);
if (!folder) throw new Error("which folder shall the pictures go to?");
mkdirSync(folder, { recursive: true });

const places = {
  desktop: { viewport: { width: 1100, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
const column = "body { font: 17px/1.6 'DejaVu Sans'; margin: 0 } main { max-width: 42em; margin: auto; padding: 1em }";
const themes = {
  light: { rules: `${column} body { color: #222 }` },
  dark: { rules: `${column} body { color: #ddd; background: #16181d }` },
  /** Stack's dark mode: the cards are dark, and the body has no colour of its own. */
  cards: { rules: `${column} body { background: #eee } main { background: #303030; border-radius: 10px } main > p { color: #eee }` },
  grey: { rules: `${column} body { color: #555; background: #fff }` },
  gradient: { rules: `${column} body { background: linear-gradient(135deg, #123, #415) }` },
  photo: { rules: `${column} body { background: url("data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7") } main { background: #222c }` },
  resets: { rules: `* { margin: 0; padding: 0; border: 0; font: inherit; background: none; list-style: none; text-decoration: none; box-shadow: none; outline: 0; vertical-align: baseline } ${column}` },
  wide: { rules: `body { font: 17px/1.6 'DejaVu Sans'; margin: 0 } main { padding: 1em } main > p { max-width: 40em; margin: 1em auto }` },
  forced: { rules: `${column} body { color: #222 }`, options: { forcedColors: "active" } },
  rtl: { rules: `${column} body { color: #222 }`, html: `lang="ar" dir="rtl"` },
  ...Object.fromEntries(["he", "fi", "ja"].map((language) => [language, spoken(language)])),
};
/** Letters from the right, long words, letters of double width. */
function spoken(language) {
  return { rules: `${column} body { color: #222 }`, html: `lang="${language}"${language === "he" ? ` dir="rtl"` : ""}` };
}

const lines = "A hundred years ago nobody would have believed how long a single paragraph of an article can be, and yet here it is. ".repeat(3);
const said = "Fine words, **bold** and *italic*, `code` and a [link](https://example.org).\n\n> A quote that is long enough to be broken into several lines, so that one sees how far it is indented, and where its bar is.\n\n```\nfn main() { println!(\"a line that is longer than a phone is wide, and longer than the column of an article, too, so that it has to be scrolled\"); }\n```\n\n- one\n- two";

const t = { after() {} };
const blog = await startReading();
try {
  for (const [name, { rules, html = `lang="en"`, options }] of Object.entries(themes)) {
    for (const [place, settings] of Object.entries(places)) {
      for (const state of ["read", "write"]) await take(`${name}.${place}.${state}`, { rules, html, state, ...settings, ...options });
    }
  }
} finally {
  await blog.stop();
}

async function take(name, { rules, html, state, ...settings }) {
  if (!name.includes(part)) return;
  const path = blog.newArticle({ html, head: `<style>${rules}</style>`, before: `<p>${lines}</p>`, attributes: `data-limit="2"` });
  const mira = await blog.server.hasComment(path, said, { name: "Mira Holm", website: "https://mira.example" });
  await blog.server.hasComment(path, "So it is. Where does the word come from?", { name: "Jonas", parent: mira });
  await blog.server.hasComment(path, "Thank you!", { name: "Ann" });
  await blog.server.hasComment(path, "Me too.", { name: "Zoe" });
  const { visit, page, thread } = await blog.reads(t, path, { ...settings, reducedMotion: "reduce" });
  if (state === "write") {
    await thread.form.locator("textarea").fill("What I **say**.");
    await thread.form.locator(".aw-send + button").click();
    await thread.form.locator(".aw-preview:not(:empty)").waitFor();
    await thread.form.locator("textarea").focus();
  }
  await painted(page);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  if (visit.complaints.length) console.error(name, visit.complaints);
  await page.context().close();
}
