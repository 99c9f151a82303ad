/**
 * What few sites offer in a form, in a file of its own: the boxes by which a writer follows the thread, and by which
 * what is written is for the owner only; and the link to the address for comments by mail.
 */
import { box, make } from "./dom";
import type { Kit, Rules } from "./types";

export default (form: HTMLFormElement, rules: Rules, kit: Kit, page: string, isAnswer: () => boolean): void => {
  const { follow, private: secret, by_mail: mail } = rules;
  if (follow) addFollow(form, follow);
  if (secret) addPrivate(form, secret, kit, page, isAnswer);
  const link = mail && make("a", { href: mail.url + encodeURIComponent(page), rel: "nofollow" }, mail.label);
  if (link) form.querySelector(".aw-send")?.parentElement?.append(link);
};

/** A tick is for what is being written, and not for what is written next. The thread tells what was sent. */
const whenSent = (form: HTMLFormElement, untick: () => void): void =>
  form.closest(".aw")?.addEventListener("afterword:submitted", untick);

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
  // A disabled field is not sent.
  const stand = (): void => {
    choice.hidden = choice.disabled = !tick.checked;
    email.required = tick.checked || !!notify?.checked;
  };
  // Behind the form's own, which knows only the other box.
  form.addEventListener("input", stand);
  whenSent(form, () => {
    tick.checked = false;
    stand();
  });
};

/**
 * Answers are public: where the form answers a comment, there is no box. What was begun for the owner only stays so when
 * it is found again, and also below a comment: it can't be sent from there, and nobody
 * publishes it by mistake.
 */
const addPrivate = (
  form: HTMLFormElement,
  { label, hint, reply }: NonNullable<Rules["private"]>,
  { $keep, $recall }: Kit,
  page: string,
  isAnswer: () => boolean,
): void => {
  const tick = make("input", {
    type: "checkbox",
    autocomplete: "off",
    name: "private",
    value: "true",
    checked: !!$recall("private")[page],
  });
  tick.setAttribute("aria-describedby", "aw-private");
  const row = box("", make("label", {}, make("b", {}, label), tick), make("small", { id: "aw-private" }, hint));
  form.querySelector(".aw-people")?.append(row);
  const refuse = () => tick.setCustomValidity(isAnswer() && tick.checked ? reply : "");
  const stand = (): void => {
    row.hidden = tick.disabled = isAnswer() && !tick.checked;
    refuse();
  };
  stand();
  // Safari gives a pressed button no focus.
  for (const touch of ["focusin", "pointerdown"]) form.addEventListener(touch, stand);
  tick.onchange = () => {
    $keep("private", page, tick.checked ? tick.value : undefined);
    refuse();
  };
  whenSent(form, () => {
    // What was typed meanwhile is still for the owner only.
    tick.checked = !!$recall("private")[page];
  });
};
