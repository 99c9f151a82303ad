/** One's own comments: shown while they are held, edited and deleted for as long as the server allows it. */
import { writing } from "../texts/en";
import type { Spot } from "./comment";
import { button, make } from "./dom";
import { edit } from "./form";
import { heldWords } from "./held";
import type { Own } from "./memory";
import type { CommentAnswer, Given, Problem } from "./types";
import { update } from "./update";

/** Adds those that the thread lacks, held ones and those newer than a cached answer, and gives all their buttons. */
export const showOwn = async (...given: Given): Promise<void> => {
  const [{ page }, request, rules, kit] = given;
  /** For what is for the owner only, which its author can offer at any time: the words of that button. */
  const kept = ({ comment }: Spot) => comment.status === "private" && rules.private;
  const { $find: find, $keep: keep, $recall: recall } = kit;
  const forget = (id: string): void => {
    keep("own", id);
    keep("draft", id);
  };

  /** Edit and Delete, where they are not there yet. */
  const allow = (spot: Spot, { until, token, text }: Own): void => {
    const { comment } = spot;
    const { id } = comment;
    const actions = (spot.firstChild as Element).lastChild as Element;
    if (actions.querySelector(".aw-own")) return;
    const words = { ...writing, ...kit.$texts };
    const patch = async (fields: object) =>
      (await request<CommentAnswer>(`comments/${id}`, fields, token, "PATCH")).comment;
    const save = async (text: string) => {
      const comment = await patch({ text });
      keep("own", id, { ...(recall("own")[id] as Own), text });
      return comment;
    };
    const saves = Object.assign(save, { $title: words.$editing, $send: words.$save });
    const change = button("", () => edit(given, spot, change, text, saves));
    // What cannot be undone: the button asks once more, and forgets when it is left.
    const twice = (label: string, sure: string, action: () => Promise<void>): HTMLElement => {
      const element = button(label, () => {
        if (element.textContent === sure) kit.$attempt(row, action);
        else element.textContent = sure;
      });
      element.onblur = () => {
        element.textContent = label;
      };
      return element;
    };
    // Its empty place stays until the next visit, so that the focus has a home.
    const erase = async (): Promise<void> => {
      await request(`comments/${id}`, undefined, token, "DELETE");
      forget(id);
      update({ ...comment, author: null }, "deleted", kit);
    };
    const remove = twice(words.$erase, words.$sure, erase);
    const row = make("span", { className: "aw-own" }, change, remove);
    const tick = (): void => {
      const minutes = Math.ceil((until - Date.now()) / 60000);
      change.textContent = words.$edit.replace("{n}", `${minutes}`);
      if (minutes < 1) for (const late of [change, remove]) late.remove();
      if (!row.isConnected) clearInterval(timer);
    };
    const secret = kept(spot);
    if (secret)
      row.append(twice(secret.offer, secret.agree, async () => update(await patch({ private: false }), "edited", kit)));
    actions.append(row);
    const timer = setInterval(tick, 30000);
    tick();
  };

  const all = recall("own");
  for (const id in all) {
    const own = all[id] as Own;
    if (own.page === page) {
      let wanted = own.until > Date.now();
      if (!find(id)) {
        try {
          const { comment } = await request<CommentAnswer>(`comments/${id}`, undefined, own.token);
          if (comment.status) wanted = /^p/.test(comment.status);
          // It may have come by another way in the meantime.
          if (wanted && !find(id)) kit.$add(comment);
        } catch (problem) {
          wanted = (problem as Problem).status !== 404;
        }
      }
      const spot = find(id);
      const note = spot?.querySelector(":scope > .aw-self > .aw-held");
      if (note) note.textContent = heldWords(given, spot?.comment.status) as string;
      if (!wanted) forget(id);
      else if (spot?.comment.author && (own.until > Date.now() || kept(spot))) allow(spot, own);
    }
  }
};
