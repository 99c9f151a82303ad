/**
 * Isso's own tests of its script in a browser (version 0.14), as they are, with Afterword behind it.
 * Those that do not hold here are in `differences`, each with the reason; all others must hold, and these must not.
 */
import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { onlyIn } from "./support/browser.mjs";
import { executable, quiet } from "./support/chromium.mjs";
import { project, temporaryFolder } from "./support/folder.mjs";
import { startIssoDemo } from "./support/isso-demo.mjs";
import { patience } from "./support/patience.mjs";
import { startServer } from "./support/server.mjs";

const differences = {
  "should fill Postbox with valid data and receive 201 reply": {
    reason: "the hash is by a key of the server, and so the picture that Isso's script draws of it is another one",
    shows: (messages) => messages.length === 1 && differsInPictures(messages[0]),
  },
};

/** Whether what jest says of a page and its picture in Isso's package has the same HTML on both sides, but for hashes and what is drawn of them. */
function differsInPictures(message) {
  const html = (sign) => message.split("\n").filter((line) => line.startsWith(`${sign} "<`));
  const rest = (lines) => lines.map((line) => line.slice(2).replaceAll(/<rect .*?<\/rect>| data-hash="[0-9a-f]{12}"/g, ""));
  assert.match(message, /^- Snapshot +- 1\n\+ Received +\+ 1$/m);
  assert.deepEqual(rest(html("+")), rest(html("-")));
  return html("+").length === 1;
}

const tool = (name) => dirname(dirname(execFileSync(join(project, ".ci/tool"), [name], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim()));

/** `[{title, status, failureMessages}]` of Isso's tests. */
async function published(address, isso) {
  const folder = temporaryFolder("isso");
  const jest = tool("jest");
  const { resolve } = createRequire(join(jest, "package.json"));
  const browser = join(folder, "browser.json");
  const args = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", ...quiet];
  writeFileSync(browser, JSON.stringify({ launch: { executablePath: executable(), headless: "shell", args } }));
  const config = {
    rootDir: join(isso, "isso/js/tests/integration"),
    cacheDirectory: join(folder, "cache"),
    globalSetup: resolve("jest-environment-puppeteer/setup"),
    globalTeardown: resolve("jest-environment-puppeteer/teardown"),
    testEnvironment: resolve("jest-environment-puppeteer"),
    setupFilesAfterEnv: [resolve("expect-puppeteer"), join(project, "tests/isso/jest/patience.cjs")],
    modulePaths: [join(jest, "node_modules")],
    testTimeout: patience,
    transform: {},
  };
  const told = join(folder, "told.json");
  const flags = ["--ci", "--runInBand", "--watchman=false", "--json", `--outputFile=${told}`, `--config=${JSON.stringify(config)}`];
  const env = { ...process.env, JEST_PUPPETEER_CONFIG: browser, ISSO_ENDPOINT: address, PATIENCE: patience, FORCE_COLOR: 0 };
  const options = { cwd: folder, env, timeout: 5 * patience };
  const said = await new Promise((done) => {
    execFile(process.execPath, [join(jest, "bin/jest"), ...flags], options, (error, _, stderr) => done(`${stderr}\n${error ?? ""}`));
  });
  try {
    return JSON.parse(readFileSync(told, "utf8")).testResults.flatMap((file) => file.assertionResults);
  } catch {
    throw new Error(said);
  }
}

test("the tests that Isso publishes hold but for those with a reason", onlyIn("chromium", "Isso's tests are for it alone"), async (t) => {
  const isso = tool("isso");
  const demo = await startIssoDemo(isso);
  t.after(() => demo.stop());
  const settings = { "isso.enabled": "true", "sites.moderation": "publish", "sites.reactions": "👍,👎" };
  const server = await startServer({ host: "127.0.0.1", origins: [demo.address], settings });
  t.after(() => server.stop());
  demo.asks(server.plainPort);
  const results = await published(demo.address, isso);
  for (const { title, status, failureMessages } of results)
    await t.test(title, () => {
      const differs = differences[title];
      if (!differs) return assert.equal(status, "passed", failureMessages.join("\n"));
      assert.equal(status, "failed", "it holds: take it out of the differences");
      assert.ok(differs.shows(failureMessages), `not for this reason: ${differs.reason}\n${failureMessages.join("\n")}`);
    });
  const titles = results.map(({ title }) => title);
  assert.deepEqual(Object.keys(differences).filter((title) => !titles.includes(title)), [], "no test has this name");
});
