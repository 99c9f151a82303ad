/** A branch that the reader has closed, or that has to be open: what its button shows, and says. */
import type { Spot } from "./comment";
import type { Kit } from "./types";

export const fold = (spot: Spot, hidden: boolean, { $texts }: Kit): void => {
  const replies = spot.lastChild as HTMLElement;
  const button = spot.querySelector(".aw-fold") as HTMLElement;
  const count = replies.querySelectorAll(".aw-comment").length;
  replies.hidden = hidden;
  button.ariaExpanded = `${!hidden}`;
  button.textContent = hidden ? `+ ${count}` : "−";
  button.ariaLabel = button.title = hidden ? `${$texts.$replies}: ${count}` : $texts.$replies;
};

/** Opens all that `element` is hidden in. */
export const unfold = (element: Element | null | undefined, kit: Kit): void => {
  for (let at = element?.parentElement; at; at = at.parentElement)
    if (at.hidden && at.matches(".aw-replies")) fold(at.parentElement as Spot, false, kit);
};
