/** Chromium, and the readers who sit in front of it. Everything that a page does is kept for the test to look at. */
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const executablePath = process.env.AFTERWORD_CHROMIUM ?? "/usr/bin/chromium";
/** Texts are as wide and as high on each machine. */
const env = { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)) };
const quiet = "--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/**
 * @param certificate if any, is trusted in such a way that HSTS works
 * @param routes `{"blog.test:443": 41234}`; every other host and port is unknown to it
 */
export async function openBrowser({ certificate, routes }) {
  const rules = Object.entries(routes).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`);
  const args = [
    ...quiet.split(" "),
    `--host-resolver-rules=${[...rules, "MAP * ~NOTFOUND"].join(", ")}`,
    ...(certificate ? [`--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`] : []),
  ];
  const browser = await chromium.launch({ executablePath, args, env, chromiumSandbox: false });
  return {
    /** Somebody with a browser of their own: storage, cache and known HSTS hosts begin empty. Options as for Playwright's newContext. */
    async reader(options = {}) {
      const context = await browser.newContext({ locale: "en-GB", ...options });
      context.setDefaultTimeout(10_000);
      return new Reader(context);
    },
    stop: () => browser.close(),
  };
}

class Reader {
  constructor(context) {
    this.context = context;
  }

  /** Opens a page in a new tab. */
  async opens(url) {
    const visit = await Visit.in(this.context);
    await visit.page.goto(url);
    return visit;
  }

  /** Has been to this host before, and so knows that it is https-only (HSTS). */
  async knows(host) {
    const page = await this.context.newPage();
    await page.goto(`https://${host}/`);
    await page.close();
  }

  leaves() {
    return this.context.close();
  }
}

/** A tab and what it did: `console` and `requests` as they came. */
class Visit {
  /** `{type: "error", text}` of the console, and uncaught errors of scripts. */
  console = [];
  /** `{method, url}`; preflights are OPTIONS. */
  requests = [];

  static async in(context) {
    const visit = new Visit();
    visit.page = await context.newPage();
    visit.page.on("console", (message) => visit.console.push({ type: message.type(), text: message.text() }));
    visit.page.on("pageerror", (error) => visit.console.push({ type: "error", text: error.stack ?? String(error) }));
    // Playwright's own events leave preflights out.
    const devtools = await context.newCDPSession(visit.page);
    devtools.on("Network.requestWillBeSent", ({ request: { method, url } }) => visit.requests.push({ method, url }));
    await devtools.send("Network.enable");
    return visit;
  }

  /** What the console complains about. */
  get complaints() {
    return this.console.filter(({ type }) => type === "error" || type === "warning").map(({ text }) => text);
  }

  /** Waits until the console has complained in these words. */
  async complainsOf(words) {
    const has = () => this.complaints.some((text) => words.test(text));
    if (!has()) await this.page.waitForEvent("console", { predicate: has });
  }

  /** The methods of all requests whose address holds `part`: ["OPTIONS", "PATCH"]. */
  asked(part) {
    return this.requests.filter(({ url }) => url.includes(part)).map(({ method }) => method);
  }

  /**
   * What a script gets by `fetch(url, options)` in the page or in one of its frames.
   * @returns `{status, json, retryAfter}`, or `{refused}` with the browser's reason for giving it nothing
   */
  fetches(url, options, frame = this.page) {
    const inPage = async ([url, options]) => {
      try {
        const answer = await fetch(url, options);
        const text = await answer.text();
        return { status: answer.status, json: text && JSON.parse(text), retryAfter: answer.headers.get("Retry-After") };
      } catch (error) {
        return { refused: String(error) };
      }
    };
    return frame.evaluate(inPage, [url, options]);
  }
}
