/** The files in texts/: tsc knows whether a text is missing; what is in the texts is looked at here. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { describe, test } from "node:test";
import { load } from "./load.mjs";

const files = readdirSync(new URL("../texts/", import.meta.url));
const { english, staying, writing } = await load("texts/en.ts");
const FORMS = ["one", "two", "few", "many", "other"];
/** What the build adds to each. */
const ADDED = ["$language", "$dir"];
const placeholders = (text) => [...text.matchAll(/{\w+}/g)].map(String).sort();

for (const file of files.filter((name) => name !== "en.ts")) {
  const language = basename(file, ".ts");
  const texts = (await load(`texts/${file}`)).default();
  describe(language, () => {
    test("puts in what English puts in", () => {
      for (const [key, text] of Object.entries({ ...english, ...staying })) {
        if (typeof text !== "string" || key === "one" || ADDED.includes(key)) continue;
        assert.deepEqual(placeholders(texts[key]), placeholders(text), key);
      }
    });

    test("has all texts, and nothing else", () => {
      const wanted = Object.keys({ ...english, ...writing, ...staying }).filter(
        (key) => ![...FORMS, ...ADDED].includes(key),
      );
      const here = Object.keys(texts).filter((key) => !FORMS.includes(key));
      assert.deepEqual(here.sort(), wanted.sort());
    });

    test("has the plural forms that whole numbers have in its language", () => {
      // Numbers of millions have one more in a few, which `other` does for.
      const rules = new Intl.PluralRules(language);
      const used = new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number + 1)));
      const needed = FORMS.filter((form) => used.has(form) || form === "other");
      const here = FORMS.filter((form) => form in texts);
      assert.deepEqual(here, needed);
      for (const form of here) assert.ok(texts[form].includes("{n}") || form === "one" || form === "two", form);
    });

    test("writes the number where a form is for more than one of them", () => {
      const rules = new Intl.PluralRules(language);
      for (const form of ["one", "two"]) {
        const numbers = [...Array(200).keys()].slice(1).filter((number) => rules.select(number) === form);
        if (numbers.length > 1) assert.ok(texts[form].includes("{n}"), form);
      }
    });
  });
}

test("the server has the same languages", () => {
  const ours = readdirSync(new URL("../../server/i18n/texts/", import.meta.url));
  assert.deepEqual(
    files.map((name) => basename(name, ".ts")).sort(),
    ours.map((name) => basename(name, ".ftl")).sort(),
  );
});

test("all languages explain the same problems", async () => {
  const others = files.filter((name) => name !== "en.ts");
  const known = await Promise.all(
    others.map(async (file) => Object.keys((await load(`texts/${file}`)).default().$problems)),
  );
  for (const codes of known) assert.deepEqual(codes.sort(), known[0].sort());
  assert.ok(known[0].length > 5);
});
