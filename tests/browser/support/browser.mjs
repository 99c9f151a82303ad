/** A browser, and the readers who sit in front of it. Everything that a page does is kept for the test to look at. */
import { EventEmitter, once } from "node:events";
import { fileURLToPath } from "node:url";
import { launchChromium } from "./chromium.mjs";
import { launchFirefox } from "./firefox.mjs";
import { patience } from "./patience.mjs";

/** Which browser: chromium, or what AFTERWORD_BROWSER says. */
export const browserName = process.env.AFTERWORD_BROWSER || "chromium";
const launch = { chromium: launchChromium, firefox: launchFirefox }[browserName];
if (!launch) throw new Error(`AFTERWORD_BROWSER is chromium or firefox, and not ${browserName}`);

/** Options of a test that is for one browser alone, with the reason why. */
export const onlyIn = (name, reason) => ({ skip: browserName !== name && reason });

/** Chromium asks a host by https once it knows it as https-only (HSTS). Firefox does so where the host itself is visited, and not for what another one's page asks of it. */
export const upgradesParts = onlyIn("chromium", "Firefox keeps HSTS to the pages that are visited");

/** Texts are as wide and as high on each machine. */
const env = { ...process.env, ...(process.env.REAL_FONTS ? {} : { FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)) }) };

/**
 * @param certificate if any, is trusted in such a way that HSTS works
 * @param routes `{"blog.test:443": 41234}`; every other host and port is unknown to it
 * @param whole all of Chromium, where more than its engine has a say: what goes where, over http or https
 */
export async function openBrowser({ certificate, routes, whole = false }) {
  const browser = await launch({ certificate, routes, env, whole });
  return {
    /** Somebody with a browser of their own: storage, cache and known HSTS hosts begin empty. Options as for Playwright's newContext. */
    async reader(options = {}) {
      const context = await browser.newContext({ locale: "en-GB", ...options });
      context.setDefaultTimeout(patience);
      return new Reader(browser, context);
    },
    stop: () => browser.stop(),
  };
}

class Reader {
  constructor(browser, context) {
    this.browser = browser;
    this.context = context;
  }

  /** Opens a page in a new tab. */
  async opens(url) {
    const visit = await Visit.in(this.browser, this.context);
    await visit.page.goto(url);
    return visit;
  }

  /** Has been to this host before, and so knows that it is https-only (HSTS). */
  async knows(host) {
    const page = await this.browser.newPage(this.context);
    // Firefox calls it an error where it can't show the answer.
    await page.goto(`https://${host}/`).catch(() => {});
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
  /** `{method, url, body()}`; preflights are OPTIONS. */
  requests = [];
  #news = new EventEmitter();

  static async in(browser, context) {
    const visit = new Visit();
    visit.page = await browser.newPage(context);
    visit.page.on("console", (message) => visit.#notes("console", { type: message.type(), text: message.text() }));
    visit.page.on("pageerror", (error) => visit.#notes("console", { type: "error", text: errorText(error) }));
    await browser.hears(visit.page, (request) => visit.#notes("requests", request));
    return visit;
  }

  #notes(list, what) {
    this[list].push(what);
    this.#news.emit("more");
  }

  /** What the console complains about. */
  get complaints() {
    return this.console.filter(({ type }) => type === "error" || type === "warning").map(({ text }) => text);
  }

  /** Waits until the console has complained in these words. */
  complainsOf(words) {
    const vain = () => `the console has not complained of ${words}, but of:\n${this.complaints.join("\n")}`;
    return this.#until(() => this.complaints.some((text) => words.test(text)), vain);
  }

  async #until(holds, vain) {
    const signal = AbortSignal.timeout(patience);
    while (!holds()) await once(this.#news, "more", { signal }).catch(() => { throw new Error(vain()); });
  }

  /** Waits for the next request of this method: the JSON that it sends. */
  async sends(method) {
    const before = this.requests.length;
    const next = () => this.requests.slice(before).find((request) => request.method === method);
    await this.#until(next, () => `the page has not sent any ${method}`);
    return JSON.parse(await next().body());
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

/** What Firefox itself says has no place in a script. */
function errorText(error) {
  return (error.stack ?? String(error)).replace(/\nundefined$/, "");
}
