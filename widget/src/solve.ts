/** Which number, written behind the salt, has this SHA-256? */
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Challenge } from "./types";

/** Milliseconds of work at once in the page itself: less than the time between two pictures, so that typing flows. */
const PIECE = 8;

/** All at once, in a worker. */
export const solve = (challenge: Challenge): number | undefined => {
  const found = tries(challenge, Number.POSITIVE_INFINITY).next().value;
  return found as number | undefined;
};

/** With pauses in which the page does what its reader wants. */
export const solveInPieces = async (challenge: Challenge): Promise<number | undefined> => {
  for (const found of tries(challenge, PIECE)) {
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
};

/** Gives the number, and before that nothing each time so many milliseconds have passed. */
function* tries({ challenge, salt, maxnumber }: Challenge, piece: number): Generator<number | undefined> {
  const wanted = hexToBytes(challenge);
  const digits = new Uint8Array(16);
  const found = new Uint8Array(32);
  // The salt is hashed once; objects that are used again make it five times as fast.
  const salted = sha256.create().update(new TextEncoder().encode(salt));
  const hash = salted.clone();
  let until = performance.now() + piece;
  for (let number = 0; number <= maxnumber; number++) {
    const written = `${number}`;
    for (let at = 0; at < written.length; at++) digits[at] = written.charCodeAt(at);
    salted._cloneInto(hash).update(digits.subarray(0, written.length)).digestInto(found);
    if (found.every((byte, at) => byte === wanted[at])) yield number;
    if (number % 64 === 0 && performance.now() > until) {
      yield;
      until = performance.now() + piece;
    }
  }
}
