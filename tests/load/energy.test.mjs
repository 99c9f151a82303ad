/** What harness/energy.py reads from a tree like the kernel's. Run: node --test tests/load/energy.test.mjs */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
let tree;

before(() => {
  tree = mkdtempSync(join(tmpdir(), "afterword-energy-"));
});
after(() => rmSync(tree, { recursive: true, force: true }));

test("where nothing is counted there is no energy", () => {
  assert.equal(joules(""), "None");
});

test("packages are added, and what is part of them or named a second time is not", () => {
  for (const [zone, name] of [["intel-rapl:0", "package-0"], ["intel-rapl:1", "package-1"], ["intel-rapl:0:0", "core"], ["intel-rapl-mmio:0", "package-0"]]) {
    mkdirSync(join(tree, zone));
    writeFileSync(join(tree, zone, "name"), `${name}\n`);
    writeFileSync(join(tree, zone, "max_energy_range_uj"), "10000000\n");
    writeFileSync(join(tree, zone, "energy_uj"), "2000000\n");
  }
  assert.equal(joules("says('intel-rapl:0', 2_250_000); says('intel-rapl:1', 2_250_000); says('intel-rapl:0:0', 9)"), "0.5");
});

test("a counter that began again is counted on", () => {
  assert.equal(joules("says('intel-rapl:1', 0); says('intel-rapl:0', 2_250_000)"), "7.75");
});

/** Of what happens between the beginning and the end; every counter stands where it was left. */
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
