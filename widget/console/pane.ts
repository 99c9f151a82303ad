/** The comment beside the list, and those that are loaded already. */
import { idOf, linkOf, mark, readId, rows, selected } from "./rows";
import { find, notice, said, say } from "./say";
import { read } from "./server";
import { settle } from "./settle";

const pages = new Map<string, ReturnType<typeof read>>();

/** Is loaded anew when it is read next: something about it has changed. */
export const forget = (row: HTMLElement) => pages.delete(linkOf(row)?.href ?? "");

/** What this very page shows need not be loaded. */
export function begin() {
  const first = selected();
  if (first) pages.set(linkOf(first)?.href ?? "", Promise.resolve(document.cloneNode(true) as Document));
  settle(document);
  prefetch();
}

function page(address: string) {
  let wanted = pages.get(address);
  if (!wanted) {
    wanted = read(address);
    pages.set(address, wanted);
    void wanted.then((loaded) => loaded === "offline" && pages.delete(address));
  }
  return wanted;
}

/** Loaded while the one before is read, so that it stands there as soon as that is decided. */
export function prefetch() {
  const at = selected();
  const all = rows();
  for (const row of all.slice(all.indexOf(at as HTMLElement) + 1).slice(0, 2)) {
    const link = linkOf(row);
    if (link) void page(link.href);
  }
}

export async function select(row: HTMLElement) {
  const link = linkOf(row);
  if (!link) return;
  mark(row, link);
  const loaded = await page(link.href);
  // Somebody may have moved on meanwhile.
  if (selected() !== row) return;
  if (loaded === "offline") {
    // What is marked is what is read, and so what a key decides about.
    const shown = rows().find((other) => idOf(other) === readId());
    const itsLink = shown && linkOf(shown);
    if (shown && itsLink) mark(shown, itsLink);
    say(said("offline"), [], true);
    return;
  }
  const pane = loaded && find("#comment", loaded);
  if (!pane || find(".reading", pane)?.dataset.id !== idOf(row)) {
    location.assign(link.href);
    return;
  }
  showPane([...pane.cloneNode(true).childNodes]);
  history.replaceState(null, "", link.href);
  prefetch();
}

function showPane(content: Node[]) {
  find("#comment")?.replaceChildren(...content);
  scrollTo({ top: 0 });
  settle(find("#comment") ?? document);
}

/** The row and the comment again, after something about them has changed. */
export async function refresh(row: HTMLElement) {
  const link = linkOf(row);
  if (!link) return;
  forget(row);
  const loaded = await page(link.href);
  // It may have been decided about meanwhile.
  if (loaded === "offline" || row.matches(".leaving")) return;
  const fresh = loaded && find(`.row[data-id="${idOf(row)}"]`, loaded);
  if (!fresh) return;
  const wasSelected = selected() === row;
  row.replaceWith(fresh);
  find("[aria-current]", fresh)?.removeAttribute("aria-current");
  if (wasSelected) await select(fresh);
}

export function move(by: number) {
  const all = rows();
  const at = all.indexOf(selected() as HTMLElement);
  const next = all[Math.min(Math.max(at + by, 0), all.length - 1)];
  if (!next || next === all[at]) return;
  void select(next);
  // What was said stays for as long as something can be done about it.
  if (!find("#notice .undo, #notice.problem")) notice?.replaceChildren();
}
