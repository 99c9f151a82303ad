/** What a blog sets by the script tag, and what holds without. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { readOptions } = await load("src/options.ts");

function options(address, src, dataset = {}, attributes) {
  globalThis.location = new URL(address);
  globalThis.document = { querySelector: (name) => attributes && name === "afterword-comments" && { attributes } };
  return readOptions({ src, dataset });
}

test("a tag without attributes stands for this page, and for the server that it came from", () => {
  const read = options("https://blog.example.org/posts/a/?x=1", "https://comments.example.org/embed.js");
  assert.equal(read.page, "/posts/a/");
  // Routers set both late: they are read when they are needed.
  assert.deepEqual([read.title, read.language], [undefined, undefined]);
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

test("attributes of the element win over those of the tag", () => {
  const attributes = [
    { name: "site", value: "b" },
    { name: "sort", value: "top" },
  ];
  const read = options(
    "https://blog.example.org/",
    "https://c.example.org/embed.js",
    { site: "a", limit: "5" },
    attributes,
  );
  assert.deepEqual([read.site, read.sort, read.limit], ["b", "top", "5"]);
});

test("a page over https asks only https, and a page over http what it is told", () => {
  const src = "http://comments.example.org/embed.js";
  assert.equal(options("https://blog.example.org/", src).server, "https://comments.example.org/");
  assert.equal(options("http://blog.example.org/", src).server, "http://comments.example.org/");
});
