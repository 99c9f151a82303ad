/** When a figure of instructions.toml may change. Run: node --test tests/load/figures.test.mjs */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "afterword-figures-"));
  git("init", "--quiet");
});
after(() => rmSync(folder, { recursive: true, force: true }));

test("more than 5 % above the figure fails with a sentence, and so much below is said", () => {
  says(100_000, "first");
  assert.deepEqual(holds(104_900), { status: 0, said: "" });
  const more = holds(105_100);
  assert.equal(more.status, 1);
  assert.match(more.said, /debug: counts costs 5\.1% more than 100,000 instructions.*WRITE="why"/);
  const less = holds(94_000);
  assert.equal(less.status, 0);
  assert.match(less.said, /costs 6\.0% less/);
});

test("what has no figure yet fails with a sentence", () => {
  says(100_000, "first");
  const none = python('figures.hold("debug", {"counts": 100_000, "others": 5})');
  assert.equal(none.status, 1);
  assert.match(none.said, /debug: others has no figure yet: make callgrind BUILD=debug WRITE="why"/);
});

test("a new figure needs a new reason, before and after it is committed", () => {
  says(100_000, "first");
  commit();
  says(120_000, "first");
  assert.match(holds(120_000).said, /debug: counts has a new figure .* and the old reason/);
  commit();
  assert.equal(holds(120_000).status, 1);
  says(120_000, "pages have names");
  assert.equal(holds(120_000).status, 0);
  commit();
  assert.equal(holds(120_000).status, 0);
});

test("what is written down is what differs by more than chance", () => {
  says(100_000, "first");
  python("figures.write('debug', {'counts': 100_900, 'thread': 7}, 'a \"second\" one')");
  const text = readFileSync(join(folder, "instructions.toml"), "utf8");
  assert.match(text, /\[debug\.counts\]\ninstructions = 100000\nreason = "first"/);
  assert.match(text, /\[debug\.thread\]\ninstructions = 7\nreason = "a \\"second\\" one"/);
});

function says(instructions, reason) {
  writeFileSync(join(folder, "instructions.toml"), `[debug.counts]\ninstructions = ${instructions}\nreason = "${reason}"\n`);
}

function holds(instructions) {
  return python(`figures.hold("debug", {"counts": ${instructions}})`);
}

function python(line) {
  const program = `import figures, pathlib; figures.FILE = pathlib.Path("instructions.toml").resolve(); ${line}`;
  const env = { ...process.env, PYTHONPATH: here, PYTHONDONTWRITEBYTECODE: "1" };
  const { status, stdout, stderr } = spawnSync("python3", ["-c", program], { cwd: folder, env, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

function git(...words) {
  execFileSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", ...words], { cwd: folder });
}

function commit() {
  git("add", ".");
  git("commit", "--quiet", "--message", "figures");
}
