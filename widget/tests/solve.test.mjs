/** The proof of work. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import { load } from "./load.mjs";

const { solve, solveInPieces } = await load("src/solve.ts");

const challenge = (salt, number, maxnumber) => {
  const hash = createHash("sha256").update(`${salt}${number}`).digest("hex");
  return { challenge: hash, salt, maxnumber };
};

describe("the number behind the salt is found", () => {
  for (const number of [0, 1, 63, 64, 9_999]) {
    test(`at ${number}`, async () => {
      const asked = challenge("a salt, für alle?site=blog", number, 10_000);
      assert.equal(solve(asked), number);
      assert.equal(await solveInPieces(asked), number);
    });
  }

  test("at the largest allowed, and nowhere beyond it", async () => {
    assert.equal(solve(challenge("salt", 500, 500)), 500);
    assert.equal(solve(challenge("salt", 501, 500)), undefined);
    assert.equal(await solveInPieces(challenge("salt", 501, 500)), undefined);
  });
});

test("a page that solves by itself goes on living meanwhile", async () => {
  let turns = 0;
  let isSolved = false;
  const turn = () => {
    turns++;
    if (!isSolved) setTimeout(turn);
  };
  turn();
  assert.equal(await solveInPieces(challenge("salt", 200_000, 200_000)), 200_000);
  isSolved = true;
  assert.ok(turns > 2, `${turns} turns`);
});
