/** Ports for servers that are stopped and come back. */
import { createServer } from "node:net";

// Below the ports that the system gives away (`ip_local_port_range`): a server that is stopped for a while
// finds its port as it was left, and not taken by a connection or a listener on port 0.
const first = 10_000;
const count = 22_000;

// Two runs at once begin at different places.
let next = (process.pid * 7919) % count;

/** Nobody else in this process gets the same. */
export async function freePort() {
  for (let tried = 0; tried < count; tried++) {
    const port = first + (next++ % count);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free from ${first} to ${first + count}`);
}

function isFree(port) {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
