// A network of the AT protocol on loopback: a PLC directory, a PDS that keeps accounts, and an AppView that shows their
// posts. `node network.cjs postgres://…` says where they are in a line of JSON, and ends with its input.
const { TestBsky, TestPds, TestPlc, mockNetworkUtilities } = require("@atproto/dev-env");
const getPort = require("get-port");

async function start(dbPostgresUrl) {
  const plc = await TestPlc.create({});
  const port = await getPort();
  const bsky = await TestBsky.create({
    plcUrl: plc.url,
    pdsPort: port,
    repoProvider: `ws://localhost:${port}`,
    dbPostgresSchema: "appview",
    dbPostgresUrl,
  });
  const pds = await TestPds.create({
    port,
    didPlcUrl: plc.url,
    bskyAppViewUrl: bsky.url,
    bskyAppViewDid: bsky.ctx.cfg.serverDid,
    inviteRequired: false,
  });
  mockNetworkUtilities(pds, bsky);
  return { pds: new URL(pds.url).port, appview: new URL(bsky.url).port };
}

process.stdin.resume().on("end", () => process.exit(0));
start(process.argv[2]).then(
  (where) => console.log(JSON.stringify(where)),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
