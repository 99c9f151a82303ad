/** The list: its rows, and which of them is read. */
import { find } from "./say";

export const rows = () => [...document.querySelectorAll<HTMLElement>(".row:not(.leaving)")];
export const idOf = (row: HTMLElement) => row.dataset.id ?? "";
export const linkOf = (row: HTMLElement) => find<HTMLAnchorElement>("a", row);
/** Of the list as it came, in which what is taken back finds its place again. */
export const order = rows().map(idOf);
export const readId = () => find(".reading")?.dataset.id;
export const selected = () => find(".row:not(.leaving):has([aria-current])");

export function mark(row: HTMLElement, link: HTMLElement) {
  const hadFocus = find("#list")?.contains(document.activeElement);
  for (const other of document.querySelectorAll(".row [aria-current]")) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  row.scrollIntoView({ block: "nearest" });
  if (hadFocus) link.focus();
}
