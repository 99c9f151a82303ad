/** The component's texts in every language, by the names that Hugo's languages have. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build, component, counters, embed } from "./support.mjs";

const folder = join(component, "i18n");
const spoken = readdirSync(new URL("../../widget/texts/", import.meta.url)).map((name) => name.replace(".ts", "").toLowerCase());

/** What else blogs call a language that we have. */
const SAME = { no: "nb", nn: "nb", "pt-pt": "pt", zh: "zh-cn", "zh-hans": "zh-cn", "zh-hant": "zh-tw", "zh-hk": "zh-tw" };

const read = (language) => readFileSync(join(folder, `${language}.toml`), "utf8");
const keys = (toml) => [...toml.matchAll(/^(afterword_(?!count_(?:zero|one|two|few|many|other))\w+) =/gm)].map(([, key]) => key);

/** Plural forms of whole numbers; those of millions, as of French, are not needed. */
function forms(language) {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)))].sort();
}

export function allLanguages(hugo) {
  test("each language of the widget has its file, and each other name of one says the same", () => {
    const files = readdirSync(folder).map((name) => name.replace(".toml", ""));
    assert.deepEqual(files.sort(), [...spoken, ...Object.keys(SAME)].sort());
    for (const [name, language] of Object.entries(SAME)) assert.equal(read(name), read(language), name);
  });

  test("each file has all texts, and the plural forms of its language", () => {
    for (const language of spoken) {
      const toml = read(language);
      assert.deepEqual(keys(toml), keys(read("en")), language);
      const named = toml.match(/^afterword_count_forms = "(.*)"$/m)[1].split(" ");
      for (const form of named) assert.match(toml, new RegExp(`^afterword_count_${form} = ".+"$`, "m"), language);
      assert.deepEqual([...new Set([...forms(language), "other", "zero"])].sort(), [...new Set([...named, "other", "zero"])].sort(), language);
      for (const form of forms(language)) assert.match(toml, new RegExp(`^${form} = "${form}"$`, "m"), language);
    }
  });

  for (const [language, counts] of [
    ["pl", { 1: "1 komentarz", 3: "3 komentarze", 5: "5 komentarzy" }],
    ["ru", { 21: "21 комментарий", 22: "22 комментария", 25: "25 комментариев" }],
    ["pt-br", { 1: "1 comentário", 2: "2 comentários" }],
    ["ja", {}],
    ["ar", {}],
    ["zh-hant", {}],
    ["no", {}],
  ]) {
    test(`a blog in ${language} speaks it, also of numbers that it was built with`, () => {
      const settings = `[languages.${language}]\nweight = 1\n[params.afterword]\nsite = "blog"\ncounts = true\n`;
      const files = (count) => ({
        "hugo.toml": `defaultContentLanguage = "${language}"\n${settings}`,
        "data/comments/blog/posts-hello-57545f7a1b0a.json": JSON.stringify({ afterword: 1, count, comments: [] }),
      });
      const all = Object.entries({ 7: null, ...counts });
      const blogs = all.map(([count, text]) => [build(hugo, { files: files(Number(count)) }), text]);
      for (const [blog, text] of blogs) {
        assert.ok(blog.ok, blog.log);
        if (text) assert.ok(blog.read("posts/hello/index.html").includes(`<h2 class="aw-title">${text}</h2>`), text);
      }
      const [[blog]] = blogs;
      const html = blog.read("posts/hello/index.html");
      assert.equal(embed(html)["data-language"], language);
      const toml = read(SAME[language] ?? language);
      const text = (key) => toml.match(new RegExp(`^${key} = "(.*)"$`, "m"))[1];
      assert.ok(html.includes(`>${text("afterword_without_javascript")}</a>`));
      assert.equal(counters(blog.read("index.html"))[0]["data-zero"], text("afterword_count_zero"));
    });
  }
}
