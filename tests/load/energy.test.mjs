/** What harness/energy.py reads from a tree like the kernel's. Run: node --test tests/load/energy.test.mjs */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
let tree;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "afterword-energy-"));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

test("where nothing is counted there is no energy", () => {
  assert.equal(joules(""), "None");
});

test("packages are added, and what is part of them or named a second time is not", () => {
  zone("intel-rapl:0", "package-0");
  zone("intel-rapl:1", "package-1");
  zone("intel-rapl:0:0", "core");
  zone("intel-rapl-mmio:0", "package-0");
  assert.equal(joules("says('intel-rapl:0', 2_250_000); says('intel-rapl:1', 2_250_000); says('intel-rapl:0:0', 9)"), "0.5");
});

test("a counter that began again is counted on", () => {
  zone("intel-rapl:0", "package-0");
  assert.equal(joules("says('intel-rapl:0', 0); meter.look(); says('intel-rapl:0', 500_000)"), "8.5");
});

test("a counter that can't be read is no figure", () => {
  zone("intel-rapl:0", "package-0");
  zone("intel-rapl:1", "package-1");
  assert.equal(joules("(tree / 'intel-rapl:1' / 'energy_uj').unlink(); says('intel-rapl:0', 2_250_000)"), "None");
});

/** It stands at 2 J, and begins again after 10. */
function zone(folder, name) {
  mkdirSync(join(tree, folder));
  writeFileSync(join(tree, folder, "name"), `${name}\n`);
  writeFileSync(join(tree, folder, "max_energy_range_uj"), "10000000\n");
  writeFileSync(join(tree, folder, "energy_uj"), "2000000\n");
}

/** Of what happens between the beginning and the end. */
function joules(meanwhile) {
  const program = `import pathlib
from harness.energy import Meter
tree = pathlib.Path(${JSON.stringify(tree)})
def says(zone, microjoules): (tree / zone / "energy_uj").write_text(f"{microjoules}\\n")
meter = Meter(tree)
${meanwhile}
print(meter.joules())`;
  const env = { ...process.env, PYTHONPATH: here, PYTHONDONTWRITEBYTECODE: "1" };
  return execFileSync("python3", ["-c", program], { env, encoding: "utf8" }).trim();
}
