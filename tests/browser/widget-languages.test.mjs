/** The widget in the language and the direction of the page. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { startReading } from "./support/reading.mjs";

const blog = await startReading({ "sites.moderation": "publish", "sites.language": "fr" });
after(() => blog.stop());

/** The language files that were asked for. */
const languageFiles = (visit) => visit.requests.map(({ url }) => url).filter((url) => /\/embed\.\w\w\./.test(url));

/** An article with an answer and its reader. */
async function readsIn(t, parts, options) {
  const path = blog.newArticle(parts);
  const parent = await blog.server.hasComment(path, "Une.", { name: "Zoé" });
  await blog.server.hasComment(path, "Deux.", { name: "Bob", parent });
  return blog.reads(t, path, options);
}

describe("one language file is loaded", () => {
  const languages = [
    {
      html: `lang="de"`,
      file: "de",
      heading: "2 Kommentare",
      labels: { textbox: "Kommentar schreiben", button: "Zoé antworten", combobox: "Reihenfolge" },
      send: "Absenden",
      told: "Der Kommentar ist veröffentlicht.",
      time: "vor 3 Tagen",
      edit: "Ändern (15 Min.)",
      mistake: "Der Name ist zu lang.",
    },
    {
      html: `lang="fr-CA"`,
      file: "fr",
      heading: "2 commentaires",
      labels: { textbox: "Écrire un commentaire", button: "Répondre à Zoé", combobox: "Ordre" },
      send: "Envoyer",
      told: "Votre commentaire est publié.",
      time: "il y a 3 jours",
      edit: "Modifier (15 min)",
      mistake: "Le nom est trop long.",
    },
  ];
  for (const { html, file, heading, labels, send, told, time, edit, mistake } of languages) {
    test(`on a page with ${html}, and all that is said is in that language`, async (t) => {
      const prepare = (page) => page.clock.setFixedTime(Date.now() + 3.01 * 86_400_000);
      const { visit, page, thread } = await readsIn(t, { html }, { prepare });
      assert.equal(await thread.heading.innerText(), heading);
      for (const [role, name] of Object.entries(labels)) await page.getByRole(role, { name }).waitFor();
      assert.equal(await page.locator(".aw time").first().innerText(), time);
      assert.deepEqual(visit.complaints, []);
      const name = thread.form.locator("[name=name]");
      await thread.form.locator("textarea").fill("Trois.");
      await name.fill("x".repeat(81));
      await thread.form.getByRole("button", { name: send }).click();
      await thread.tells(mistake);
      await name.fill("Ann");
      await thread.form.getByRole("button", { name: send }).click();
      await thread.tells(told);
      await thread.control("Trois.", "button", edit).waitFor();
      assert.equal(languageFiles(visit).length, 1);
      assert.match(languageFiles(visit)[0], new RegExp(`/embed\\.${file}\\.[0-9a-f]+\\.js$`));
    });
  }

  test("where the script tag names the language, whatever the page says", async (t) => {
    const { visit, thread } = await readsIn(t, { html: `lang="en"`, attributes: `data-language="de"` });
    assert.equal(await thread.heading.innerText(), "2 Kommentare");
    assert.equal(languageFiles(visit).length, 1);
  });
});

test("a page that does not say its language gets the site's", async (t) => {
  const { visit, thread } = await readsIn(t, { html: "" });
  assert.equal(await thread.heading.innerText(), "2 commentaires");
  assert.equal(languageFiles(visit).length, 1);
});

describe("no language file is loaded", () => {
  for (const html of [`lang="en-GB"`, `lang="nl"`]) {
    test(`on a page with ${html}, which gets English`, async (t) => {
      const { visit, thread } = await readsIn(t, { html });
      assert.equal(await thread.heading.innerText(), "2 comments");
      assert.deepEqual(languageFiles(visit), []);
      assert.deepEqual(visit.complaints, []);
    });
  }
});

describe("on a page from right to left", () => {
  const screens = [{ width: 360, height: 740 }, { width: 1280, height: 800 }];
  for (const viewport of screens) {
    test(`replies are indented from the right, and nothing overflows, at ${viewport.width} px`, async (t) => {
      const path = blog.newArticle({ html: `lang="ar" dir="rtl"` });
      const parent = await blog.server.hasComment(path, "أهلا", { name: "ليلى" });
      const answer = await blog.server.hasComment(path, "In English, ending in a full stop.", { name: "Bob", parent });
      const { page } = await blog.reads(t, path, { viewport });
      const box = (id) => page.locator(`#comment-${id} > .aw-self`).boundingBox();
      const [outer, inner] = [await box(parent), await box(answer)];
      assert.ok(inner.x + inner.width < outer.x + outer.width, "the right side moves");
      assert.ok(Math.abs(inner.x - outer.x) < 1, "the left side does not");
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(width, viewport.width);
    });
  }

  test("a blog of the other direction may set it at the script tag", async (t) => {
    const { thread } = await readsIn(t, { attributes: `data-dir="rtl"` });
    assert.equal(await thread.root.evaluate((root) => getComputedStyle(root).direction), "rtl");
  });
});
