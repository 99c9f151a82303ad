/** What the reader's browser remembers. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { load } from "./load.mjs";

const property = Object.getOwnPropertyDescriptor(globalThis, "localStorage");

function storage(get) {
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get });
}

afterEach(() => {
  if (property) Object.defineProperty(globalThis, "localStorage", property);
  else delete globalThis.localStorage;
});

test("what is kept is there again on the next page, by its kind and name", async () => {
  const browser = {};
  storage(() => browser);
  const first = await load("src/memory.ts");
  first.keep("draft", "/a/", { text: "Hello", key: "1" });
  first.keep("draft", "/b/", { text: "Others", key: "2" });
  const next = await load("src/memory.ts");
  assert.deepEqual(next.recall("draft")["/a/"], { text: "Hello", key: "1" });
  assert.deepEqual(next.recall("me"), {});
  next.keep("draft", "/a/");
  assert.deepEqual(Object.keys(next.recall("draft")), ["/b/"]);
});

test("what another program has written there is as if nothing was", async () => {
  storage(() => ({ "afterword:me": "{broken" }));
  const { recall } = await load("src/memory.ts");
  assert.deepEqual(recall("me"), {});
});

test("where the browser forbids it, the memory lives as long as the page", async () => {
  storage(() => {
    throw new Error("denied");
  });
  const { keep, recall } = await load("src/memory.ts");
  keep("me", "name", "Ann");
  assert.deepEqual(recall("me"), { name: "Ann" });
});

test("where it is full, what was kept before stays", async () => {
  const full = new Proxy(
    { "afterword:me": '{"name":"Ann"}' },
    {
      set() {
        throw new Error("QuotaExceededError");
      },
    },
  );
  storage(() => full);
  const { keep, recall } = await load("src/memory.ts");
  keep("me", "name", "Bob");
  assert.deepEqual(recall("me"), { name: "Ann" });
});

test("visits are remembered of the hundred pages that were read last", async () => {
  const browser = {};
  storage(() => browser);
  const { recall, visit } = await load("src/memory.ts");
  assert.equal(visit("/0/", 1), undefined);
  for (let page = 1; page < 100; page++) visit(`/${page}/`, page);
  assert.equal(visit("/0/", 1000), 1);
  visit("/100/", 1001);
  assert.equal(recall("visits")["/1/"], undefined);
  assert.equal(recall("visits")["/0/"], 1000);
  assert.equal(Object.keys(recall("visits")).length, 100);
});

test("random words are as long as the API asks, and differ", async () => {
  storage(() => ({}));
  const { randomWord } = await load("src/memory.ts");
  const words = new Set(Array.from({ length: 100 }, randomWord));
  assert.equal(words.size, 100);
  for (const word of words) assert.match(word, /^\d{16,64}$/);
});
