/**
 * Comfort for the console, which works without it: keys, decisions that show at once, drafts that stay.
 * Everything said comes from the page, in its language (`data-*` of #workspace).
 */
import { forgetDrafts } from "./drafts";
import { find, notice, said, say, sayRefusal, sentence, showWaiting, undoForm, workspace } from "./say";
import { type Decided, post, read } from "./server";
import { settle } from "./settle";

/** What was decided here, for `u`; `sent` is there from the key on, before the server has answered. */
interface Step {
  rows: HTMLElement[];
  sent: Promise<string | undefined>;
}

const steps: Step[] = [];
const pages = new Map<string, Promise<Document | undefined>>();

const rows = () => [...document.querySelectorAll<HTMLElement>(".row:not(.leaving)")];
const idOf = (row: HTMLElement) => row.dataset.id ?? "";
const linkOf = (row: HTMLElement) => find<HTMLAnchorElement>("a", row);
/** Of the list as it came, in which what is taken back finds its place again. */
const order = rows().map(idOf);
const selected = () => find(".row:not(.leaving):has([aria-current])");
const isWide = () => matchMedia("(width >= 64rem)").matches;

// The comment beside the list

function page(address: string) {
  let wanted = pages.get(address);
  if (!wanted) {
    wanted = read(address);
    pages.set(address, wanted);
  }
  return wanted;
}

/** Loaded while the one before is read, so that it stands there as soon as that is decided. */
function prefetch() {
  const at = selected();
  const all = rows();
  for (const row of all.slice(all.indexOf(at as HTMLElement) + 1).slice(0, 2)) {
    const link = linkOf(row);
    if (link) void page(link.href);
  }
}

async function select(row: HTMLElement) {
  const link = linkOf(row);
  if (!link) return;
  const hadFocus = find("#list")?.contains(document.activeElement);
  for (const other of document.querySelectorAll(".row [aria-current]")) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  row.scrollIntoView({ block: "nearest" });
  if (hadFocus) link.focus();
  const loaded = await page(link.href);
  // Somebody may have moved on meanwhile.
  if (selected() !== row) return;
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
async function refresh(row: HTMLElement) {
  const link = linkOf(row);
  if (!link) return;
  pages.delete(link.href);
  const loaded = await page(link.href);
  const fresh = loaded && find(`.row[data-id="${idOf(row)}"]`, loaded);
  if (!fresh) return;
  const wasSelected = selected() === row;
  row.replaceWith(fresh);
  find("[aria-current]", fresh)?.removeAttribute("aria-current");
  if (wasSelected) await select(fresh);
}

function move(by: number) {
  const all = rows();
  const at = all.indexOf(selected() as HTMLElement);
  const next = all[Math.min(Math.max(at + by, 0), all.length - 1)];
  if (!next || next === all[at]) return;
  void select(next);
  // What was said stays for as long as something can be done about it.
  if (!find("#notice .undo, #notice.problem")) notice?.replaceChildren();
}

// Decisions

/** Takes rows out of the list and shows what comes after them. */
function takeOut(leaving: HTMLElement[]) {
  const at = selected();
  const all = rows();
  const isLeaving = new Set(leaving);
  const after = all.slice(all.indexOf(at as HTMLElement)).find((row) => !isLeaving.has(row));
  const next = after ?? all.filter((row) => !isLeaving.has(row)).pop();
  for (const row of leaving) {
    row.classList.add("leaving");
    const box = find<HTMLInputElement>("input", row);
    if (box) box.checked = false;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const fading = row.animate({ opacity: 0, transform: "translateX(1rem)" }, calm ? 0 : 140);
    fading.onfinish = () => row.classList.contains("leaving") && row.remove();
  }
  if (!next) showEmpty();
  else if (next !== at) void select(next);
  return leaving;
}

function putBack(taken: HTMLElement[]) {
  const list = find("ol.rows");
  const [first] = taken;
  if (!list || !first) return;
  for (const row of taken) {
    for (const fading of row.getAnimations()) fading.cancel();
    row.classList.remove("leaving");
    const place = order.indexOf(idOf(row));
    const after = rows().find((other) => other !== row && order.indexOf(idOf(other)) > place);
    list.insertBefore(row, after ?? null);
  }
  showEmpty();
  void select(first);
}

/** The empty list, or the next part of it. */
function showEmpty() {
  const isEmpty = rows().length === 0;
  if (isEmpty && find(".pager [rel=next]")) {
    // When all decisions have arrived, so that they are not in it.
    void Promise.all(steps.map(({ sent }) => sent)).then(() => rows().length || location.assign(said("here")));
    return;
  }
  find(".list .empty")?.toggleAttribute("hidden", !isEmpty);
  find(".choose-all")?.toggleAttribute("hidden", isEmpty);
  if (!isEmpty) return;
  find("#comment")?.replaceChildren();
  workspace?.classList.replace("shows-comment", "shows-list");
  history.replaceState(null, "", said("here"));
}

function decide(form: HTMLFormElement, fields: FormData) {
  const action = String(fields.get("action"));
  const ids = fields.getAll("id").map(String);
  const about = rows().filter((row) => ids.includes(idOf(row)));
  const stays = said("all") === "true" || ["pin", "unpin"].includes(action) || form.matches("[data-stays]");
  const taken = stays ? [] : takeOut(about);
  if (taken.length) say(sentence(action, ids.length));
  const sent = post<Decided>("/console/decide", fields).then((answer) => {
    if ("kind" in answer) {
      putBack(taken);
      sayRefusal(answer);
      return undefined;
    }
    forgetDrafts(form);
    const failed = answer.failed ?? [];
    const lost = new Set(failed.map(({ id }) => id));
    putBack(taken.filter((row) => lost.has(idOf(row))));
    showWaiting(answer.waiting);
    const [first] = failed;
    if (first) say(`${said("failed")} ${first.detail}`, answer.decided ? [undoForm(answer.batch)] : [], true);
    else say(sentence(action, answer.decided), [undoForm(answer.batch)]);
    if (stays) for (const row of about) void refresh(row);
    return answer.decided ? answer.batch : undefined;
  });
  steps.push({ rows: taken, sent });
}

/** The latest step of this page; one of the page before has a form of its own. */
async function undo(form?: HTMLFormElement) {
  const step = steps.pop();
  const batch = await step?.sent;
  if (!step || !batch) {
    form?.submit();
    return;
  }
  const fields = new FormData(undoForm(batch).querySelector("form") ?? undefined);
  putBack(step.rows);
  const answer = await post<Decided>("/console/undo", fields);
  if ("kind" in answer) {
    takeOut(step.rows);
    steps.push(step);
    sayRefusal(answer);
    return;
  }
  showWaiting(answer.waiting);
  say(sentence("undo", answer.decided));
  // What stood there before stands there again; now with the two decisions.
  for (const row of step.rows) pages.delete(linkOf(row)?.href ?? "");
  const at = selected();
  if (at && !find("#comment textarea:focus")) void refresh(at);
}

document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (!workspace) return;
  if (form.matches("[data-decides]")) {
    event.preventDefault();
    const fields = new FormData(form, event.submitter);
    if (fields.has("id")) decide(form, fields);
  } else if (form.matches("#notice .undo") && steps.length) {
    event.preventDefault();
    void undo(form);
  }
});

// Keys

/** What is ticked is meant first, then the comment that is read. */
function press(key: string) {
  const chosen = find(".bulk .tick :checked") ? `.bulk [data-key="${key}"]` : `.decide [data-key="${key}"]`;
  find<HTMLButtonElement>(chosen)?.click();
}

function tick() {
  const row = selected();
  const box = row && find<HTMLInputElement>("input", row);
  if (box) box.checked = !box.checked;
}

function open() {
  const id = find(".reading")?.dataset.id;
  if (workspace && id) location.assign(`/console/comments/${id}`);
}

const keys: Record<string, () => void> = {
  j: () => move(1),
  k: () => move(-1),
  a: () => press("a"),
  r: () => press("r"),
  s: () => press("s"),
  d: () => press("d"),
  u: () =>
    workspace && steps.length
      ? void undo()
      : find<HTMLButtonElement>('#notice [data-key="u"], .decide .undo button')?.click(),
  x: tick,
  o: open,
  Enter: open,
  "?": () => find<HTMLDialogElement>("dialog#keys")?.showModal(),
};

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || find("dialog[open]")) return;
  if (!(target instanceof Element) || target.closest("textarea, select, input:not([type=checkbox]), [contenteditable]"))
    return;
  // Whatever has the focus knows what Enter does, a row of the list excepted.
  if (key === "Enter" && target !== document.body && !target.closest(".row > a")) return;
  const act = keys[key];
  if (!act || (event.repeat && key !== "j" && key !== "k")) return;
  event.preventDefault();
  act();
});

document.addEventListener("click", (event) => {
  const target = event.target as Element;
  const dialog = find<HTMLDialogElement>("dialog#keys");
  const row = target.closest<HTMLElement>(".row");
  if (target.closest("[data-opens]")) {
    event.preventDefault();
    dialog?.showModal();
  } else if (target.closest("[data-closes]") && dialog?.open) {
    event.preventDefault();
    dialog.close();
  } else if (row && target.closest("a") && isWide() && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    void select(row);
  } else if (!target.closest(".account")) {
    find(".account[open]")?.removeAttribute("open");
  }
});

document.addEventListener("change", (event) => {
  const target = event.target as HTMLInputElement;
  if (target.id === "choose-all") {
    for (const box of document.querySelectorAll<HTMLInputElement>(".row:not(.leaving) input"))
      box.checked = target.checked;
  } else if (target.matches(".search select")) {
    target.form?.submit();
  }
});

const first = selected();
if (first) pages.set(linkOf(first)?.href ?? "", Promise.resolve(document.cloneNode(true) as Document));
find(".choose-all")?.toggleAttribute("hidden", rows().length === 0);
settle(document);
prefetch();
