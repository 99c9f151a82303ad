/**
 * Firefox, by WebDriver BiDi. Playwright speaks that for Firefox as it is shipped, and leaves out a few things that these tests
 * need and the protocol has, or that Firefox has and the protocol has not yet: they are done here.
 */
import { fileURLToPath } from "node:url";
import { firefox } from "playwright-core";
import { startProxy } from "./proxy.mjs";

const executablePath = process.env.AFTERWORD_FIREFOX ?? "/usr/bin/firefox-esr";
const fonts = fileURLToPath(new URL("../node_modules/dejavu-fonts-ttf/ttf/", import.meta.url));
const firefoxUserPrefs = {
  // Its sandbox would keep the fonts of the tests out.
  "security.sandbox.content.read_path_whitelist": fonts,
  // Names are the proxy's to look up: it knows those of the test.
  "network.proxy.socks_remote_dns": true,
  "network.proxy.socks5_remote_dns": true,
  // As Chromium's are without a screen: a page is as wide as its window.
  "ui.useOverlayScrollbars": 1,
  // No request that is not the page's own.
  "browser.chrome.site_icons": false,
};

/**
 * @param certificate if any, is trusted
 * @param routes `{"blog.test:443": 41234}`; every other host and port is unknown to it
 * @returns `{newContext, newPage, hears, stop}`; `hears(page, heard)` tells of each request, preflights too, as `{method, url, body()}`
 */
export async function launchFirefox({ certificate, routes, env }) {
  const proxy = await startProxy(routes);
  const settings = { executablePath, channel: "moz-firefox", args: ["--remote-allow-system-access"], env, firefoxUserPrefs };
  let browser, protocol;
  const stop = async () => {
    await browser?.close();
    proxy.stop();
  };
  try {
    browser = await firefox.launch({ ...settings, proxy: { server: `socks5://127.0.0.1:${proxy.port}` } });
    protocol = new Protocol(browser);
    await protocol.connects();
    if (certificate) await protocol.inBrowser(trust, certificate.authority.replace(/-----[A-Z ]+-----|\n/g, ""));
  } catch (error) {
    await stop();
    throw error;
  }
  const appearances = new Map();
  return {
    async newContext(options) {
      // HSTS belongs to the whole browser; each reader begins without.
      await protocol.inBrowser(forgetHosts);
      const { colorScheme = "light", reducedMotion, forcedColors, javaScriptEnabled = true, isMobile, ...others } = options;
      const context = await browser.newContext({ colorScheme, ...others });
      appearances.set(context, { colorScheme, reducedMotion, forcedColors, javaScriptEnabled });
      return context;
    },
    async newPage(context) {
      const page = await context.newPage();
      await protocol.inBrowser(appear, [protocol.idOf(page)], appearances.get(context));
      protocol.taps(page);
      return page;
    },
    async hears(page, heard) {
      protocol.sessionOf(page).on("network.beforeRequestSent", ({ request: { method, url, request } }) => {
        heard({ method, url, body: () => protocol.body(request) });
      });
    },
    stop,
  };
}

/** The connection that Playwright has. Its inner parts are no promise of Playwright's: package-lock.json names the version. */
class Protocol {
  constructor(browser) {
    this.inside = (thing) => browser._connection.toImpl(thing);
    this.session = this.inside(browser)._browserSession;
    this.connection = this.inside(browser)._connection;
  }

  async connects() {
    // "chrome" is Firefox's word for its own windows.
    const { contexts } = await this.session.send("browsingContext.getTree", { "moz:scope": "chrome" });
    this.own = contexts[0].context;
    await this.session.send("network.addDataCollector", { dataTypes: ["request"], maxEncodedDataSize: 1e7 });
    this.standsIn("emulation.setMediaFeaturesOverride", ({ features, contexts = [] }) =>
      this.inBrowser(appear, contexts, { colorScheme: features["prefers-color-scheme"] }),
    );
  }

  /** What a page and its frames have to say. */
  sessionOf(page) {
    return this.inside(page).delegate._session;
  }

  idOf(page) {
    return this.sessionOf(page).sessionId;
  }

  /** Playwright does nothing where a finger taps in Firefox. */
  taps(page) {
    const { sessionId: context } = this.sessionOf(page);
    this.inside(page).delegate.rawTouchscreen.tap = (_, x, y) => {
      const actions = [{ type: "pointerMove", x: Math.floor(x), y: Math.floor(y) }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      return this.session.send("input.performActions", { context, actions: [{ type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions }] });
    };
  }

  /** What the request with this id has sent. */
  async body(request) {
    const { bytes } = await this.session.send("network.getData", { request, dataType: "request" });
    return Buffer.from(bytes.value, bytes.type === "base64" ? "base64" : "utf8").toString();
  }

  /** Answers a command that Firefox does not know. */
  standsIn(command, does) {
    const { connection } = this;
    const sends = connection.rawSend.bind(connection);
    connection.rawSend = (message) => {
      if (message.method !== command) return sends(message);
      const answers = (answer) => connection._dispatchMessage({ id: message.id, ...answer });
      const failed = (error) => answers({ type: "error", error: "unknown error", message: String(error) });
      does(message.params).then(() => answers({ type: "success", result: {} }), failed);
    };
  }

  /** Calls a function in Firefox itself, with all that its own windows may do. */
  async inBrowser(call, ...given) {
    const { result, exceptionDetails } = await this.session.send("script.callFunction", {
      functionDeclaration: `(given) => (${call})(...JSON.parse(given))`,
      arguments: [{ type: "string", value: JSON.stringify(given) }],
      target: { context: this.own },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  }
}

// What follows runs in Firefox itself.

/* global Cc, Ci, ChromeUtils, Services */

function trust(certificate) {
  Cc["@mozilla.org/security/x509certdb;1"].getService(Ci.nsIX509CertDB).addCertFromBase64(certificate, "C,,");
}

function forgetHosts() {
  Cc["@mozilla.org/ssservice;1"].getService(Ci.nsISiteSecurityService).clearAll();
}

/** How the tabs with these ids are shown, and whether they run scripts. */
function appear(ids, wanted) {
  const { NavigableManager } = ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
  const set = (tab, { colorScheme, reducedMotion, forcedColors, javaScriptEnabled }) => {
    if (colorScheme) tab.prefersColorSchemeOverride = colorScheme;
    if (reducedMotion) tab.prefersReducedMotionOverride = reducedMotion;
    if (forcedColors) tab.forcedColorsOverride = forcedColors;
    if (javaScriptEnabled === false) tab.allowJavascript = false;
  };
  if (!window.appearances) {
    window.appearances = new Map();
    // A tab has another context after it has gone to another site.
    const again = (context) => context === context.top && set(context, window.appearances.get(context.browserId) ?? {});
    Services.obs.addObserver(again, "browsing-context-attached");
  }
  for (const id of ids) {
    const tab = NavigableManager.getBrowsingContextById(id).top;
    window.appearances.set(tab.browserId, { ...window.appearances.get(tab.browserId), ...wanted });
    set(tab, wanted);
  }
}
