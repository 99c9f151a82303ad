/** What a blog sets by the script tag, and what holds without. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { readOptions } = await load("src/options.ts");

function options(address, src, dataset = {}) {
  globalThis.location = new URL(address);
  globalThis.document = { title: "A title", documentElement: { lang: "de" } };
  return readOptions({ src, dataset });
}

test("a tag without attributes stands for this page, in its language, and for the server that it came from", () => {
  const read = options("https://blog.example.org/posts/a/?x=1", "https://comments.example.org/embed.js");
  assert.equal(read.page, "/posts/a/");
  assert.equal(read.title, "A title");
  assert.equal(read.language, "de");
  assert.equal(read.server, "https://comments.example.org/");
});

test("a server below a path is that folder", () => {
  const read = options("https://blog.example.org/", "https://example.org/comments/embed.js?v=1");
  assert.equal(read.server, "https://example.org/comments/");
});

test("attributes win", () => {
  const dataset = { page: "/b/", language: "fr", server: "https://c.example.org/x/" };
  const read = options("https://blog.example.org/", "https://cdn.example.org/embed.js", dataset);
  assert.deepEqual([read.page, read.language, read.server], ["/b/", "fr", "https://c.example.org/x/"]);
});

test("a page over https asks only https, and a page over http what it is told", () => {
  const src = "http://comments.example.org/embed.js";
  assert.equal(options("https://blog.example.org/", src).server, "https://comments.example.org/");
  assert.equal(options("http://blog.example.org/", src).server, "http://comments.example.org/");
});
