/** The widget: finds its place in the page and starts the thread there when the reader comes near. */
import { complain } from "./api";
import { readOptions } from "./options";
import { applyTheme, startTheme } from "./theme";
import { choose, options, root, seek, start } from "./thread";

/** What navigation libraries call the end of their work; they do so for parts of pages, too. */
const NEW_PAGE = "DOMContentLoaded turbo:load pjax:complete swup:contentReplaced swup:page:view htmx:afterSettle astro:page-load";

const script = document.currentScript as HTMLScriptElement;

/** Starts the thread of a script tag, unless it is there already or the page has no place for it. */
function mount(tag: HTMLScriptElement, again?: boolean): void {
  const settings = readOptions(tag);
  const container = settings.target ? document.querySelector<HTMLElement>(settings.target) : containerOf(tag);
  if (!container) {
    if (document.readyState !== "loading") complain(`nothing here matches ${settings.target}`);
  } else if (again || container !== root || settings.page !== options.page) {
    choose(container, settings);
    container.classList.add("aw");
    if (!document.getElementById("comments")) container.id ||= "comments";
    if (settings.dir) container.dir = settings.dir;
    applyTheme();
    startNear(container);
  }
}

/** Before the tag; a page that came out of a library's cache has one there already. */
function containerOf(tag: HTMLScriptElement): HTMLElement {
  const before = tag.previousElementSibling as HTMLElement | null;
  if (before?.matches(".aw")) return before;
  const container = document.createElement("div");
  tag.before(container);
  return container;
}

/** Nothing is loaded for readers who do not come near, unless the address names a comment. */
function startNear(container: HTMLElement): void {
  if (options.lazy === "false" || /^#comment/.test(location.hash)) start();
  else {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          start();
        }
      },
      { rootMargin: "600px" },
    );
    observer.observe(container);
  }
}

/** The tag as the present page has it: libraries swap pages without running the scripts in them. */
function remount(again?: boolean): void {
  for (const tag of document.scripts) if (tag.src === script.src) mount(tag, again);
}

const shared = (window.afterword ||= {});
if (shared.mount) {
  shared.mount(script);
} else {
  const { refresh } = shared;
  shared.mount = mount;
  shared.refresh = () => {
    refresh?.();
    remount(true);
  };
  startTheme();
  for (const name of NEW_PAGE.split(" ")) addEventListener(name, () => remount(), true);
  addEventListener("hashchange", seek);
  mount(script);
}
