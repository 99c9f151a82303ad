/** The files in texts/: tsc knows whether a text is missing; what is in the texts is looked at here. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { describe, test } from "node:test";
import { load } from "./load.mjs";

const files = readdirSync(new URL("../texts/", import.meta.url));
const { english } = await load("texts/en.ts");
const placeholders = (text) => [...text.matchAll(/{\w+}/g)].map(String).sort();

for (const file of files.filter((name) => name !== "en.ts")) {
  const language = basename(file, ".ts");
  const texts = (await load(`texts/${file}`)).default();
  describe(language, () => {
    test("puts in what English puts in", () => {
      for (const [key, text] of Object.entries(english)) {
        if (typeof text !== "string" || key === "one") continue;
        assert.deepEqual(placeholders(texts[key]), placeholders(text), key);
      }
    });

    test("has each plural form of its language, or the general one", () => {
      for (const form of new Intl.PluralRules(language).resolvedOptions().pluralCategories) {
        assert.ok(texts[form] ?? texts.other, form);
      }
    });
  });
}

test("all languages explain the same problems", async () => {
  const others = files.filter((name) => name !== "en.ts");
  const known = await Promise.all(
    others.map(async (file) => Object.keys((await load(`texts/${file}`)).default().$problems)),
  );
  for (const codes of known) assert.deepEqual(codes.sort(), known[0].sort());
  assert.ok(known[0].length > 5);
});
