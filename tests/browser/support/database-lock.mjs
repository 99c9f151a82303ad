/** Another program that has locked the server's database, as a careless backup would. */
import { spawn } from "node:child_process";
import { once } from "node:events";

const program = `
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
`;

/** @returns a function that ends it; to call that again does no harm */
export async function lockDatabase(path) {
  const child = spawn("python3", ["-c", program, path], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  return () => {
    child.stdin.end();
    return ended;
  };
}
