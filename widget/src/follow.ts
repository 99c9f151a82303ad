/** The box below the address by which a writer follows the thread, and when its mails come. */
import { box, make } from "./dom";
import type { Rules } from "./types";

export const addFollow = (form: HTMLFormElement, { follow }: Rules): void => {
  const { email, notify } = form.elements as unknown as Record<string, HTMLInputElement | undefined>;
  // Mails need somewhere to go.
  if (!follow || !email) return;
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
