/**
 * Pictures of authors, above their monograms, on sites that show them. They come from the comment server alone; where
 * there is none, or a policy forbids it, the letter below is seen.
 */
import type { Spot } from "./comment";
import { make } from "./dom";
import type { Part } from "./types";

/** By itself, as the rules that blogs have for pictures are for those of their articles. */
const STYLE =
  "position:absolute;inset:0;width:100%;height:100%;max-width:none;margin:0;padding:0;border:0;border-radius:50%;box-shadow:none;object-fit:cover";

let watched: HTMLElement;

/** All comments of the list, also those that come later and those that are drawn again. */
const avatars: Part<[list: HTMLElement], void> = async ({ server }, _, __, ___, list) => {
  const dress = () => {
    for (const monogram of list.querySelectorAll<HTMLElement>(".aw-monogram:not(:has(img))")) {
      const path = (monogram.closest(".aw-comment") as Spot).comment.author?.avatar;
      if (!path) continue;
      monogram.style.position = "relative";
      const image = make("img", {
        alt: "",
        width: 32,
        height: 32,
        style: STYLE,
        // It stays, as a mark that there was one: the letter is seen.
        onerror() {
          image.hidden = true;
        },
        // No letter shows through a picture that has no ground.
        onload: () => monogram.replaceChildren(image),
        // Before `src`: the other way round it would be loaded at once.
        loading: "lazy",
        src: new URL(path.slice(1), server).href,
      });
      monogram.append(image);
    }
  };
  dress();
  // In another order the list is the same.
  if (watched === list) return;
  watched = list;
  new MutationObserver(dress).observe(list, { childList: true, subtree: true });
};

export default avatars;
