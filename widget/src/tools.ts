/** What readers may do besides reading: go from one new comment to the next, copy an address, close a branch. */
import { staying } from "../texts/en";
import type { Spot } from "./comment";
import { make } from "./dom";
import { fold, unfold } from "./fold";
import type { Given, Part } from "./types";

type Tool = (kit: Given[3], button: HTMLElement, spot: Spot) => void | Promise<void>;

const TOOLS: Record<string, Tool> = {
  /** To the first behind the button; behind the last to the first of all. */
  next(kit, button) {
    const all = [...document.querySelectorAll<HTMLElement>(".aw .aw-new")];
    const next = all.find((one) => button.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) ?? all[0];
    unfold(next, kit);
    next.focus();
    next.scrollIntoView();
  },

  /** Where the browser or the page forbids it, the address is in the bar, from where it can be copied. */
  async copy({ $texts }, button, { id }) {
    const address = new URL(`#${id}`, location.href).href;
    for (const told of document.querySelectorAll(".aw-copied")) told.remove();
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      location.href = address;
      return;
    }
    const told = make("small", { className: "aw-copied", role: "status" });
    button.after(told);
    // Screen readers read what changes in a place that they know.
    setTimeout(() => told.append({ ...staying, ...$texts }.$copied));
  },

  fold(kit, _, spot) {
    fold(spot, !(spot.lastChild as HTMLElement).hidden, kit);
  },
};

const tools: Part<[name: string, button: HTMLElement], true> = async (_, __, ___, kit, name, button) => {
  await TOOLS[name](kit, button, button.closest(".aw-comment") as Spot);
  return true;
};

export default tools;
