/**
 * Replies and edits that are being written stay for as long as the tab does, whatever happens to the page.
 * An edit belongs to the text that it was made from: with another one in between it is no longer shown.
 */

export type Draft = HTMLTextAreaElement;

const nameOf = (draft: Draft) => `draft ${draft.dataset.draft}`;

export function restoreDrafts(part: ParentNode) {
  for (const draft of part.querySelectorAll<Draft>("[data-draft]")) {
    const kept = sessionStorage.getItem(nameOf(draft));
    if (kept === null || draft.value !== draft.defaultValue) continue;
    draft.value = kept;
    const folded = draft.closest("details");
    if (folded) folded.open = true;
  }
}

export function forgetDrafts(part: ParentNode) {
  for (const draft of part.querySelectorAll<Draft>("[data-draft]")) sessionStorage.removeItem(nameOf(draft));
}

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLTextAreaElement && target.dataset.draft)) return;
  if (target.value === target.defaultValue) sessionStorage.removeItem(nameOf(target));
  else sessionStorage.setItem(nameOf(target), target.value);
});
