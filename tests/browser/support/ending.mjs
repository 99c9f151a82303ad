/** Leaves nothing behind when the tests end, be it early or by a signal. */

const duties = new Set();
process.once("exit", () => duties.forEach((duty) => duty()));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/**
 * Does something, which can't wait for anything, before the process ends.
 * @returns a function that takes it back
 */
export function atEnd(duty) {
  duties.add(duty);
  return () => duties.delete(duty);
}
