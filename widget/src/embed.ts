/** The widget: finds its place in the page and starts the thread there when the reader comes near. */
import { complain } from "./api";
import { box } from "./dom";
import { readOptions } from "./options";
import { followTheme } from "./theme";
import { attempt, choose, namesComment, options, root, seek, start } from "./thread";

/** What navigation libraries call the end of their work; they do so for parts of pages, too. */
const NEW_PAGE =
  "DOMContentLoaded turbo:load pjax:complete swup:contentReplaced swup:page:view htmx:afterSettle astro:page-load";

const script = document.currentScript as HTMLScriptElement;

/** Starts the thread of a script tag, unless it is there already or the page has no place for it. */
const mount = (tag: HTMLScriptElement, again?: boolean): void => {
  const settings = readOptions(tag);
  const container = settings.target ? document.querySelector<HTMLElement>(settings.target) : containerOf(tag);
  if (!container) {
    if (document.readyState !== "loading") complain("no place: set data-target.");
  } else if (again || container !== root || settings.page !== options.page) {
    choose(container, settings);
    container.classList.add("aw");
    if (!document.getElementById("comments")) container.id ||= "comments";
    if (settings.dir) container.dir = settings.dir;
    followTheme();
    startNear(container);
  }
};

/**
 * Before the tag; a page that came out of a library's cache has one there already. A page has one thread: where a
 * theme includes the tag twice, the second gets the container of the first.
 */
const containerOf = (tag: HTMLScriptElement): HTMLElement | null => {
  const before = tag.previousElementSibling as HTMLElement | null;
  if (before?.matches(".aw")) return before;
  if (root?.isConnected) return root;
  if (tag.closest("head")) return null;
  const container = box("");
  tag.before(container);
  return container;
};

/** Nothing is loaded for readers who do not come near, unless the address names a comment. */
const startNear = (container: HTMLElement): void => {
  const whenNear: IntersectionObserverCallback = (entries, observer) => {
    if ((entries.pop() as IntersectionObserverEntry).isIntersecting) {
      observer.disconnect();
      start();
    }
  };
  if (options.lazy === "false" || namesComment()) start();
  else new IntersectionObserver(whenNear, { rootMargin: "600px" }).observe(container);
};

/** The tag as the present page has it: libraries swap pages without running the scripts in them. */
const remount = (again?: boolean): void => {
  for (const tag of document.scripts) if (tag.src === script.src) mount(tag, again);
};

// biome-ignore lint/suspicious/noAssignInExpressions: two statements are ten bytes more.
const shared = (window.afterword ??= {});
if (shared.mount) {
  shared.mount(script);
} else {
  const { refresh } = shared;
  shared.mount = mount;
  shared.refresh = () => {
    refresh?.();
    remount(true);
  };
  for (const name of NEW_PAGE.split(" ")) addEventListener(name, () => remount(), true);
  addEventListener("hashchange", () => root && attempt(root, seek));
  mount(script);
}
