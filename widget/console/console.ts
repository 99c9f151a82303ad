/**
 * Comfort for the console, which works without it: keys, decisions that show at once, drafts that stay.
 * Everything said comes from the page, in its language (`data-*` of #workspace).
 */
import { forgetDrafts } from "./drafts";
import { begin, forget, move, refresh, select } from "./pane";
import { idOf, order, readId, rows, selected } from "./rows";
import { find, said, say, sayFailed, sayRefusal, sentence, showWaiting, undoForm, workspace } from "./say";
import { type Decided, type Failed, post } from "./server";

/** What was decided here, for `u`; `sent` is there from the key on, before the server has answered. */
interface Step {
  rows: HTMLElement[];
  sent: Promise<string | undefined>;
}

const steps: Step[] = [];

const isWide = () => matchMedia("(width >= 64rem)").matches;

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
    const box = find<HTMLInputElement>("[type=checkbox]", row);
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

/** When all decisions have arrived, so that they are not in it; the latest can be taken back there, too. */
async function showNextPart() {
  // The one that emptied this part is a step as soon as it is sent.
  await Promise.resolve();
  const batches = await Promise.all(steps.map(({ sent }) => sent));
  if (rows().length) return;
  const next = new URL(said("here"), location.href);
  const latest = batches.filter(Boolean).pop();
  if (latest) next.searchParams.set("done", latest);
  location.assign(next);
}

/** The empty list, or the next part of it. */
function showEmpty() {
  const isEmpty = rows().length === 0;
  if (isEmpty && find(".pager [rel=next]")) {
    void showNextPart();
    return;
  }
  find(".list .empty")?.toggleAttribute("hidden", !isEmpty);
  find(".choose-all")?.toggleAttribute("hidden", isEmpty);
  if (!isEmpty) return;
  find("#comment")?.replaceChildren();
  workspace?.classList.replace("shows-comment", "shows-list");
  history.replaceState(null, "", said("here"));
}

const isAmong = (failed: Failed[]) => (row: HTMLElement) => failed.some(({ id }) => id === idOf(row));

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
    const failed = answer.failed ?? [];
    if (!failed.length) forgetDrafts(form);
    const lost = about.filter(isAmong(failed));
    step.rows = taken.filter((row) => !lost.includes(row));
    // What was erased meanwhile does not come back; the others may have another text now, which is read first.
    const erased = about.filter(isAmong(failed.filter(({ code }) => code === "unknown_comment")));
    const still = lost.filter((row) => !erased.includes(row));
    for (const row of still) forget(row);
    if (stays && erased.length) takeOut(erased);
    putBack(taken.filter((row) => still.includes(row)));
    showWaiting(answer.waiting);
    const way = answer.decided ? [undoForm(answer.batch)] : [];
    if (failed.length) sayFailed(answer, way);
    else say(sentence(action, answer.decided), way);
    for (const row of stays ? about.filter((row) => !erased.includes(row)) : still) void refresh(row);
    return answer.decided ? answer.batch : undefined;
  });
  const step: Step = { rows: taken, sent };
  steps.push(step);
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
  const failed = answer.failed ?? [];
  const still = step.rows.filter(isAmong(failed));
  if (still.length) takeOut(still);
  if (failed.length) sayFailed(answer);
  else say(sentence("undo", answer.decided));
  // What stood there before stands there again; now with the two decisions.
  for (const row of step.rows) forget(row);
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
  if (find(".bulk .tick :checked")) {
    find<HTMLButtonElement>(`.bulk [data-key="${key}"]`)?.click();
    return;
  }
  // Nobody decides about a comment that is not there to be read yet.
  const at = selected();
  if (!at || idOf(at) === readId()) find<HTMLButtonElement>(`.decide [data-key="${key}"]`)?.click();
}

function tick() {
  const row = selected();
  const box = row && find<HTMLInputElement>("[type=checkbox]", row);
  if (box) box.checked = !box.checked;
}

function open() {
  const id = readId();
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
    for (const box of document.querySelectorAll<HTMLInputElement>(".row:not(.leaving) [type=checkbox]"))
      box.checked = target.checked;
  } else if (target.matches(".search select")) {
    target.form?.submit();
  }
});

find(".choose-all")?.toggleAttribute("hidden", rows().length === 0);
begin();
