/** The widget in the language and the direction of the page. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { load } from "../../widget/tests/load.mjs";
import { accessibilityFindings } from "./support/axe.mjs";
import { startReading } from "./support/reading.mjs";

const blog = await startReading({ "sites.moderation": "publish", "sites.language": "fr" });
after(() => blog.stop());

/** The language files that were asked for. */
const languageFiles = (visit) => visit.requests.map(({ url }) => url).filter((url) => /\/embed\.(?!seek|write|live|tools)[\w-]+\.\w+\.js$/.test(url));

/** The texts of a language, as the widget has them. */
const textsOf = async (language) => (await load(`texts/${language}.ts`)).default();

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
  for (const html of [`lang="en-GB"`, `lang="eo"`, `lang="fil" dir="rtl"`]) {
    test(`on a page with ${html}, which gets English, and says that it is`, async (t) => {
      const { visit, thread } = await readsIn(t, { html });
      assert.equal(await thread.root.getAttribute("lang"), "en");
      assert.equal(await thread.root.getAttribute("dir"), "ltr");
      const body = thread.comments.first().locator("> .aw-self > .aw-body");
      assert.equal(await body.getAttribute("lang"), html.match(/"(.*?)"/)[1], "what readers write is in the page's");
      assert.equal(await thread.heading.innerText(), "2 comments");
      assert.deepEqual(languageFiles(visit), []);
      assert.deepEqual(visit.complaints, []);
    });
  }
});

describe("a region or a script chooses the file", () => {
  for (const [tag, file] of [
    ["pt-AO", "pt"],
    ["pt-BR", "pt-BR"],
    ["zh", "zh-CN"],
    ["zh-Hant-HK", "zh-TW"],
    ["zh_TW", "zh-TW"],
    ["NN", "nb"],
    ["iw", "he"],
  ]) {
    test(`${tag} is ${file}`, async (t) => {
      const { visit, thread } = await readsIn(t, { html: `lang="${tag}"` });
      const { two, other } = await textsOf(file);
      assert.equal(await thread.heading.innerText(), (two ?? other).replace("{n}", "2"));
      assert.match(languageFiles(visit).join(), new RegExp(`/embed\\.${file}\\.\\w+\\.js$`));
      assert.deepEqual(visit.complaints, []);
    });
  }
});

describe("the heading has the plural form of its number", () => {
  for (const [language, forms] of Object.entries({
    pl: { 0: "zero", 1: "one", 2: "few", 5: "many" },
    ru: { 1: "one", 2: "few", 5: "many" },
    ar: { 0: "zero", 1: "one", 2: "two", 3: "few" },
    ja: { 1: "other", 2: "other" },
  })) {
    test(`in ${language}`, async (t) => {
      const texts = await textsOf(language);
      const path = blog.newArticle({ html: `lang="${language}"` });
      let comments = 0;
      for (const [number, form] of Object.entries(forms)) {
        for (; comments < Number(number); comments++) await blog.server.hasComment(path, `${comments}`);
        const { thread } = await blog.reads(t, path);
        assert.equal(await thread.heading.innerText(), texts[form].replace("{n}", number));
      }
    });
  }
});

describe("in a language from right to left", () => {
  for (const language of ["ar", "he", "fa"]) {
    for (const viewport of [{ width: 320, height: 640 }, { width: 1280, height: 800 }]) {
      test(`${language} at ${viewport.width} px: all runs so, axe finds nothing, and nothing overflows`, async (t) => {
        const path = blog.newArticle({ html: `lang="${language}"`, head: "<style>body { margin: 16px }</style>" });
        const parent = await blog.server.hasComment(path, "שלום", { name: "ליאור" });
        const answer = await blog.server.hasComment(path, "An answer, with `code`.\n\n> A quote.", { name: "Bob", parent });
        const { page, thread } = await blog.reads(t, path, { viewport, reducedMotion: "reduce" });
        assert.equal(await thread.root.getAttribute("dir"), "rtl");
        assert.equal(await thread.root.getAttribute("lang"), language);
        const box = (selector) => page.locator(selector).boundingBox();
        const [outer, inner] = [await box(`#comment-${parent} > .aw-self`), await box(`#comment-${answer} > .aw-self`)];
        if (viewport.width > 700) assert.ok(inner.x + inner.width < outer.x + outer.width, "the right side moves");
        const send = await box(".aw-form .aw-send");
        await thread.form.locator("textarea").fill("שלום");
        await thread.form.locator(".aw-bar").waitFor();
        assert.ok(send.x + send.width > outer.x + outer.width - 2, "Send is where lines begin");
        assert.deepEqual(await accessibilityFindings(page, ".aw"), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width);
      });
    }
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
