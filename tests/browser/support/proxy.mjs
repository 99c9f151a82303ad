/** A SOCKS 5 proxy (RFC 1928), by which Firefox finds the hosts of a test where they are, and no other. */
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { pipeline } from "node:stream";

const answers = { done: 0, unreachable: 4 };

/** @param routes `{"blog.test:443": 41234}` */
export async function startProxy(routes) {
  const connections = new Set();
  const server = createServer((client) => {
    connections.add(client.on("error", () => {}).once("close", () => connections.delete(client)));
    serve(client, routes).catch(() => client.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: server.address().port,
    stop() {
      server.close();
      for (const client of connections) client.destroy();
    },
  };
}

async function serve(client, routes) {
  const read = reader(client);
  const [, methods] = await read(2);
  await read(methods);
  client.write(Buffer.from([5, 0]));
  const [, , , kind] = await read(4);
  // A name: whoever asks for a number means none of the hosts of a test.
  const host = kind === 3 ? String(await read((await read(1))[0])) : (await read(kind === 1 ? 4 : 16)).toString("hex");
  const port = routes[`${host}:${(await read(2)).readUInt16BE()}`];
  const answer = (code) => client.write(Buffer.from([5, code, 0, 1, 0, 0, 0, 0, 0, 0]));
  if (port === undefined) return client.end(answer(answers.unreachable));
  const target = connect(port, "127.0.0.1", () => {
    answer(answers.done);
    pipeline(client, target, client, () => {});
  });
  target.once("error", () => client.destroy());
}

/** Reads as many bytes as it is told, and leaves the others where they are. */
function reader(socket) {
  return async function read(length) {
    for (;;) {
      const bytes = socket.read(length);
      if (bytes) return bytes;
      if (socket.readableEnded || socket.destroyed) throw new Error("the connection has ended");
      // At its end, too.
      await once(socket, "readable");
    }
  };
}
