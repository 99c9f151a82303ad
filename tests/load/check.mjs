/**
 * The scripts of tests/load/scripts/, each run for a second against a demo. Run: node --test tests/load/check.mjs
 * Those for k6 and oha, which Debian does not have and which take minutes to build, are run where BUILT_TOOLS is set: `make bench-check`.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const project = fileURLToPath(new URL("../../", import.meta.url));
const scripts = join(project, "tests/load/scripts");
const binary = process.env.AFTERWORD_BIN ?? join(project, "target/debug/afterword");
const execute = promisify(execFile);
const brief = { REQUESTS: "300", CONNECTIONS: "10", DURATION: "1s" };
const isBuilt = Boolean(process.env.BUILT_TOOLS);
const wrk = ["-t1", "-c10", "-d1s", "-s", join(scripts, "wrk.lua")];

let demo;
before(async () => {
  demo = await startDemo();
});
after(() => demo?.stop());

describe("against a demo, no answer is wrong by", () => {
  for (const name of ["ab", "hey"]) {
    test(name, async () => asksThreeHundredTimes(await runs(join(scripts, `${name}.sh`))));
  }

  test("ab, with a connection for each request", async () => {
    asksThreeHundredTimes(await runs(join(scripts, "ab.sh"), [], { KEEP_ALIVE: "off" }));
  });

  for (const rate of isBuilt ? ["", "1000"] : []) {
    test(`oha${rate && ", at a rate"}`, async () => {
      const surroundings = { PATH: `${dirname(await tool("oha"))}:${process.env.PATH}`, RATE: rate };
      asksThreeHundredTimes(await runs(join(scripts, "oha.sh"), [], surroundings));
    });
  }

  for (const SCENARIO of ["counts", "reading"]) {
    test(`wrk: ${SCENARIO}`, async () => {
      const { code, said } = await runs("wrk", [...wrk, demo.url], { SCENARIO });
      assert.equal(code, 0, said);
      assert.match(said, /^[1-9]\d+ answers, 0 wrong/m, said);
    });

    if (!isBuilt) continue;
    test(`k6: ${SCENARIO}`, async () => {
      const { code, said } = await runs(await tool("k6"), k6(), { SCENARIO });
      assert.equal(code, 0, said);
      const [, succeeded] = said.match(/checks_succeeded\D+100\.00% (\d+) out of/) ?? [];
      assert.ok(Number(succeeded) > 20, said);
    });
  }
});

describe("a wrong answer is noticed by", () => {
  const wrong = { SITE: "nobodys" };
  for (const name of ["ab", "hey", ...(isBuilt ? ["oha"] : [])]) {
    test(name, async () => isRefused(await runs(join(scripts, `${name}.sh`), [], wrong)));
  }
  test("wrk", async () => isRefused(await runs("wrk", [...wrk, demo.url], wrong)));
  if (isBuilt) test("k6", async () => isRefused(await runs(await tool("k6"), k6(), wrong), /http_req_failed/));
});

describe("cost.py", () => {
  const cost = join(scripts, "cost.py");

  test("says what the server has used meanwhile", async () => {
    const ended = await runs(cost, [join(scripts, "ab.sh")]);
    asksThreeHundredTimes(ended);
    assert.match(ended.said, /^server: \d+\.\d\d s of CPU$/m);
  });

  test("lets a command that is interrupted say what it has to say", async () => {
    const script = "trap 'echo measured; exit 7' INT; kill -INT $PPID $$; exit 0";
    const { code, said } = await runs(cost, ["sh", "-c", script]);
    assert.equal(code, 7);
    assert.match(said, /^measured\nserver: \d/m);
  });

  test("ends as the command has ended, and says where no server is seen", async () => {
    const { code, said } = await runs(cost, ["sh", "-c", "exit 3"], { AFTERWORD: "http://127.0.0.1:1" });
    assert.equal(code, 3);
    assert.match(said, /no process of this machine is seen to listen at 127\.0\.0\.1:1$/m);
  });
});

test("what the bench asks of comments: each is stored that was answered, readers beside", async () => {
  const { code, said } = await untilSome(/^[1-9]\d*(,\d+)* comments in /m, (seconds) =>
    runs("python3", [join(project, "tests/load/writes.py"), binary, `${seconds}`, "--reads"]),
  );
  assert.equal(code, 0, said);
  assert.match(said, /^[1-9]\d*(,\d+)* comments in .*other answers: none; broken 0$.*^ {2}reads: .*^ {2}rows: [1-9]/ms, said);
});

/** A machine that does much else may answer nothing in a second: then it gets longer. */
async function untilSome(words, asked) {
  let ended;
  for (const seconds of [1, 4, 12]) {
    ended = await asked(seconds);
    if (ended.code !== 0 || words.test(ended.said)) break;
  }
  return ended;
}

function k6() {
  return ["run", "--quiet", "--no-usage-report", join(scripts, "k6.js")];
}

function asksThreeHundredTimes({ code, said }) {
  assert.equal(code, 0, said);
  assert.match(said, /^Complete requests: +300$|^ *\[200\]\s+300 responses$/m, said);
}

function isRefused({ code, said }, words = /unknown_site/) {
  assert.notEqual(code, 0, said);
  assert.match(said, words, said);
}

/** Runs a tool against the demo: how it ends and all that it says. */
async function runs(program, args = [], surroundings = {}) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, AFTERWORD: demo.url, ...brief, ...surroundings };
  try {
    const { stdout, stderr } = await execute(program, args, { env, timeout: 180_000 });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    if (error.code === "ENOENT") throw new Error(`${program} is missing: .ci/packages installs it`, { cause: error });
    return { code: error.code ?? error.signal, said: `${error.stdout}${error.stderr}` };
  }
}

/** Where a tool is that Debian does not have; it is built if it must be. */
async function tool(name) {
  try {
    return (await execute(join(project, ".ci/tool"), [name])).stdout.trim();
  } catch (error) {
    throw new Error(`${name} can't be installed:\n${error.stderr}`, { cause: error });
  }
}

async function startDemo() {
  const stdio = ["ignore", "pipe", "inherit"];
  const child = spawn(binary, ["demo", "--port", "0", "--blog-port", "0"], { env: { PATH: process.env.PATH }, stdio });
  let said = "";
  for await (const part of child.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    said += part;
    if (said.includes("Ctrl-C")) break;
  }
  const [, url] = said.match(/The server +(\S+)/) ?? assert.fail(`the demo did not start:\n${said}`);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
