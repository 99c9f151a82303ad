/** Chromium, by its DevTools protocol. */
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const all = "/usr/bin/chromium";
// The same engine without the browser around it: tests take half the time.
const engine = "/usr/bin/chromium-headless-shell";
export const quiet = "--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(" ");

/** The program: `whole` as of `openBrowser`. */
export const executable = (whole) => process.env.AFTERWORD_CHROMIUM ?? (whole || !existsSync(engine) ? all : engine);

/** @returns as `launchFirefox` does */
export async function launchChromium({ certificate, routes, env, whole }) {
  const executablePath = executable(whole);
  const rules = Object.entries(routes).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`);
  const args = [
    ...quiet,
    `--host-resolver-rules=${[...rules, "MAP * ~NOTFOUND"].join(", ")}`,
    ...(certificate ? [`--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`] : []),
  ];
  const browser = await chromium.launch({ executablePath, args, env, chromiumSandbox: false });
  return {
    newContext: (options) => browser.newContext(options),
    newPage: (context) => context.newPage(),
    // Playwright's own events leave preflights out.
    async hears(page, heard) {
      const devtools = await page.context().newCDPSession(page);
      devtools.on("Network.requestWillBeSent", ({ request: { method, url, postData } }) => heard({ method, url, body: async () => postData }));
      await devtools.send("Network.enable");
    },
    stop: () => browser.close(),
  };
}
