/**
 * Builds widget/dist: embed.js, count.js and the languages, plain and packed, and assets.json about them;
 * and the style and script of the owner's console, which no blog asks for.
 * The same input gives the same bytes. Fails when a script outgrows what a reader should have to load.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build, transform } from "esbuild";

/** Bytes, minified and packed with brotli. */
// embed.js grew from 6,020: it measures what is behind its text, and keeps its looks in forced colours and under resets;
// and 40 bytes more since it says where a comment was written, and how often a post about the article is liked.
// embed.write.js grew from 6,000: it took in Send, which was a file of its own, and the form, which who only reads no
// longer loads; what few sites offer in it, is in embed.boxes.js. 5 bytes more since that may be an address for mails, and
// 295 since what is typed while something is sent, or to change a comment, is kept.
// count.js grew from 560: a language that is no tag costs the counts nothing.
const BUDGETS = { "embed.js": 6549, "embed.write.js": 8000, "count.js": 572, "console.js": 4000 };
const here = fileURLToPath(new URL(".", import.meta.url));
const dist = join(here, "dist");

/** The short names of the texts, which embed.js and its languages have to agree on. */
const shortNames = {};
/** Our own custom properties, by their first letters. */
const properties = {};

async function bundle(entry, { format = "iife", define = {} } = {}) {
  const result = await build({
    absWorkingDir: here,
    ...(typeof entry === "string" ? { entryPoints: [entry] } : { stdin: { ...entry, resolveDir: here } }),
    bundle: true,
    minify: true,
    write: false,
    format,
    define,
    target: "es2022",
    // Output is ASCII, esbuild's default: a page without a charset would break anything else.
    mangleProps: /^\$/,
    mangleCache: shortNames,
    // Bundles run in sloppy mode only for the directive's bytes: the sources are modules, thus strict.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, target: "es2022" } },
  });
  Object.assign(shortNames, result.mangleCache);
  return Buffer.from(shortened(result.outputFiles[0].text));
}

/** Our own custom properties by their first letters, of which each has another. */
function shortened(text) {
  return text.replace(/--aw-(\w)\w+/g, (name, letter) => {
    properties[letter] ??= name;
    if (properties[letter] !== name)
      throw new Error(`${name} begins as ${properties[letter]} does: give it another first letter`);
    return `--aw-${letter}`;
  });
}

function packed(content) {
  // How distances are written (RFC 7932, 4) costs nothing to read; which way is shortest only trying tells.
  const ways = [0, 1, 2, 3].flatMap((postfix) => [0, 1, 2, 4, 8, 12].map((direct) => [postfix, direct << postfix]));
  const tried = ways.map(([postfix, direct]) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    };
    return brotliCompressSync(content, { params });
  });
  const [br] = tried.sort((one, other) => one.length - other.length);
  return { br, gz: gzipSync(content, { level: 9 }) };
}

/** What assets.json tells blogs about, and what only pages of our own load. */
const assets = {};
const ours = {};

function hashOf(contents) {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 8);
}

/** Writes `name` with a hash in the name, and plainly too where readers ask for it by that. */
function emit(name, content, { plain = true, hash = hashOf([content]), list = assets } = {}) {
  const file = name.replace(/\w+$/, (ending) => `${hash}.${ending}`);
  const { br, gz } = packed(content);
  for (const written of plain ? [name, file] : [file]) {
    writeFileSync(join(dist, written), content);
    writeFileSync(join(dist, `${written}.br`), br);
    writeFileSync(join(dist, `${written}.gz`), gz);
  }
  const sha384 = `sha384-${createHash("sha384").update(content).digest("base64")}`;
  list[name] = { file, size: content.length, brotli: br.length, sha384 };
}

async function style(name) {
  const { code } = await transform(readFileSync(join(here, name), "utf8"), { loader: "css", minify: true });
  // esbuild leaves the values of custom properties as they are.
  return code.trim().replace(/(--[\w-]+:|,) /g, "$1");
}

/** One style sheet of two: the frame with the comments, and the tables and charts of the other pages. */
async function consoleStyle() {
  const sheets = ["console.css", "lists.css"].map((name) => readFileSync(join(here, "console", name), "utf8"));
  const { code } = await transform(sheets.join("\n"), { loader: "css", minify: true });
  return Buffer.from(code);
}

/** A language's file, with what `Intl` and the browser are told of it. */
function language(tag) {
  const isFromRight = ["ar", "fa", "he"].includes(tag);
  // `pt` alone means Brazil to `Intl`.
  const spoken = tag === "pt" ? "pt-PT" : tag;
  const about = `{ $language: ${JSON.stringify(spoken)}, $dir: "${isFromRight ? "rtl" : "ltr"}" }`;
  return { contents: `import texts from "./texts/${tag}";\nexport default () => ({ ...texts(), ...${about} });` };
}

/**
 * What is loaded when it is needed: every language but English, which is built in, the way to a comment, and what only
 * those need who write, stay, or use a tool. One hash for all, so that each adds little to embed.js.
 */
async function parts() {
  const files = readdirSync(join(here, "texts")).filter((name) => name !== "en.ts");
  const names = files.sort().map((name) => basename(name, ".ts"));
  const contents = await Promise.all(names.map((name) => bundle(language(name), { format: "esm" })));
  const others = ["avatars", "boxes", "live", "seek", "tools", "write"];
  for (const name of others) contents.push(await bundle(`src/${name}.ts`, { format: "esm", define: { WRITE_STYLE } }));
  names.push(...others);
  const hash = hashOf(contents).slice(0, 6);
  for (const [index, name] of names.entries()) emit(`embed.${name}.js`, contents[index], { plain: false, hash });
  return { PARTS_HASH: JSON.stringify(hash) };
}

function checkBudgets() {
  const built = { ...assets, ...ours };
  const over = Object.entries(BUDGETS).filter(([name, budget]) => built[name].brotli > budget);
  for (const [name, budget] of over) {
    console.error(
      `${name} has ${built[name].brotli} bytes, minified and packed with brotli; ${budget} are allowed. Make it smaller, or say in build.mjs why it may grow.`,
    );
  }
  return over.length === 0;
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const STYLE = JSON.stringify(await style("style.css"));
const WRITE_STYLE = JSON.stringify(await style("write.css"));
// Once for the short names of the texts, and again when the languages that use them have their hash.
await bundle("src/embed.ts", { define: { STYLE } });
emit("embed.js", await bundle("src/embed.ts", { define: { STYLE, ...(await parts()) } }));
emit("count.js", await bundle("src/count.ts"));
emit("console.css", await consoleStyle(), { plain: false, list: ours });
emit("console.js", await bundle("console/console.ts"), { plain: false, list: ours });
if (checkBudgets()) {
  writeFileSync(join(dist, "assets.json"), `${JSON.stringify(assets, null, 2)}\n`);
  for (const [name, { size, brotli }] of Object.entries({ ...assets, ...ours }))
    console.log(`${name}: ${size} bytes, ${brotli} packed`);
} else {
  process.exitCode = 1;
}
