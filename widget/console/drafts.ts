/** Replies that are being written stay for as long as the tab does, whatever happens to the page. */

export type Draft = HTMLTextAreaElement;

const nameOf = (draft: Draft) => `draft ${draft.dataset.draft}`;

export function restoreDrafts(part: ParentNode) {
  for (const draft of part.querySelectorAll<Draft>("[data-draft]")) {
    draft.value ||= sessionStorage.getItem(nameOf(draft)) ?? "";
  }
}

export function forgetDrafts(part: ParentNode) {
  for (const draft of part.querySelectorAll<Draft>("[data-draft]")) sessionStorage.removeItem(nameOf(draft));
}

document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLTextAreaElement && target.dataset.draft)
    sessionStorage.setItem(nameOf(target), target.value);
});
