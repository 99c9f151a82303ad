/**
 * The boxes of a form that few sites offer, in a file of their own: by which a writer follows the thread, and by which
 * what is written is for the owner only.
 */
import { box, make } from "./dom";
import type { Rules } from "./types";

export default (form: HTMLFormElement, { follow, private: secret }: Rules): void => {
  if (follow) addFollow(form, follow);
  if (secret) addPrivate(form, secret);
};

/** A box, and when its mails come. */
const addFollow = (form: HTMLFormElement, follow: NonNullable<Rules["follow"]>): void => {
  const { email, notify } = form.elements as unknown as Record<string, HTMLInputElement | undefined>;
  // Mails need somewhere to go.
  if (!email) return;
  const tick = make("input", { type: "checkbox", autocomplete: "off" });
  const option = (value: string, words: string) => make("option", { value }, words);
  const choice = make(
    "select",
    { name: "follow", ariaLabel: follow.label, disabled: true, hidden: true },
    option("at-once", follow.at_once),
    option("daily", follow.daily),
  );
  const label = make("label", {}, make("b", {}, follow.label), tick);
  email.closest("div")?.append(box("", label, choice));
  // Behind the form's own, which knows only the other box. A disabled field is not sent.
  form.addEventListener("input", () => {
    choice.hidden = choice.disabled = !tick.checked;
    email.required = tick.checked || !!notify?.checked;
  });
};

/** Answers are public: where the form answers or edits a comment, there is no box, and nothing of it is sent. */
const addPrivate = (form: HTMLFormElement, { label, hint }: NonNullable<Rules["private"]>): void => {
  const tick = make("input", { type: "checkbox", autocomplete: "off", name: "private", value: "true" });
  tick.setAttribute("aria-describedby", "aw-private");
  const row = box("", make("label", {}, make("b", {}, label), tick), make("small", { id: "aw-private" }, hint));
  form.querySelector(".aw-people")?.append(row);
  const stand = (): void => {
    row.hidden = tick.disabled = !!form.closest(".aw-comment");
  };
  stand();
  form.addEventListener("focusin", stand);
  form.addEventListener("reset", () => {
    tick.checked = false;
  });
};
