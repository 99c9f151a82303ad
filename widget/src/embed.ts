/** The widget: finds its place in the page and starts the thread there when the reader comes near. */
import { complain } from "./api";
import { box } from "./dom";
import { ELEMENT, readOptions } from "./options";
import { followTheme } from "./theme";
import { attempt, choose, list, namesComment, options, root, seek, start } from "./thread";

const script = document.currentScript as HTMLScriptElement;

/** Starts the thread of a script tag, unless it is there already. Returns its place, where the page has one. */
const mount = (tag: HTMLScriptElement, again?: boolean): HTMLElement | null => {
  const settings = readOptions(tag);
  const { target, page } = settings;
  const container = document.querySelector<HTMLElement>(target ?? ELEMENT) ?? (target ? null : containerOf(tag));
  if (container && (again || container !== root || page !== options.page)) {
    // It stayed where it was, or came out of a library's cache: what another page's readers say is not shown here.
    // biome-ignore lint/suspicious/noAssignInExpressions: two statements are ten bytes more.
    if ((container.dataset.aw ??= page) !== page) container.replaceChildren();
    container.dataset.aw = page;
    choose(container, settings);
    container.classList.add("aw");
    if (!document.getElementById("comments")) container.id ||= "comments";
    followTheme();
    startNear(container);
  }
  return container;
};

/** Before the tag; a page that came out of a library's cache has one there already. */
const containerOf = (tag: HTMLScriptElement): HTMLElement | null => {
  const before = tag.previousElementSibling as HTMLElement | null;
  if (before?.matches(".aw")) return before;
  if (tag.closest("head")) return null;
  if (root?.isConnected) return root;
  tag.before(box(""));
  return tag.previousElementSibling as HTMLElement;
};

/** Nothing is loaded for readers who do not come near, unless the address names a comment. */
const startNear = (container: HTMLElement): void => {
  near.disconnect();
  if (options.lazy === "false" || namesComment()) start();
  else near.observe(container);
};

const near = new IntersectionObserver(
  (entries) => {
    if ((entries.pop() as IntersectionObserverEntry).isIntersecting) {
      near.disconnect();
      start();
    }
  },
  { rootMargin: "600px" },
);

/**
 * The tag as the present page has it: libraries swap pages without running the scripts in them. A page has one thread:
 * where a theme has several tags, it is that of the first for which there is a place. `run` is the tag of another copy.
 */
const remount = (run = script, again?: boolean): void => {
  for (const tag of document.scripts) if (tag.src === run.src && mount(tag, again)) return;
  // Later pages may well have no thread.
  if (!root && document.readyState !== "loading") complain("no place: set data-target.");
};

let address: string;
/**
 * The page may be another one now, or have another element for the thread. Whatever router did that, the address or the
 * element tells; only then anything is looked for.
 */
const follow = (): void => {
  if (address !== location.href || !root?.isConnected) {
    address = location.href;
    remount();
  }
};

// biome-ignore lint/suspicious/noAssignInExpressions: two statements are ten bytes more.
const shared = (window.afterword ??= {});
if (shared.mount) {
  shared.mount(script);
} else {
  shared.mount = remount;
  const { refresh } = shared;
  shared.refresh = () => {
    refresh?.();
    remount(script, true);
  };
  addEventListener("DOMContentLoaded", follow);
  // Routers change both address and page, the one or the other first, and then rest: so it is asked after that. What
  // happens in the thread is no router's doing: it would ask the old page's element about a page that is on its way.
  new MutationObserver((records) => {
    if (records.some(({ target }) => !root?.contains(target))) setTimeout(follow);
  }).observe(document, { childList: true, subtree: true });
  // And where they change nothing but the address. By then those that do have done so.
  window.navigation?.addEventListener("navigatesuccess", () => setTimeout(follow, 999));
  // A thread that is not there yet, or could not be loaded, is loaded for that.
  addEventListener(
    "hashchange",
    () => namesComment() && (root?.contains(list) ? attempt(root, seek) : remount(script, true)),
  );
  remount();
}
