/**
 * What is seen of the one form before somebody writes. The rest is in a part, which takes the form over; until then no
 * word that is typed gets lost. What it answers is told by where it stands and, in its home, by the draft that is kept.
 */
import { find, type Spot } from "./comment";
import { box, button, make } from "./dom";
import { fill } from "./fill";
import { type Draft, keep, recall } from "./memory";
import { texts } from "./texts";
import { attempt, need, open, options, part } from "./thread";

/** The form, its home, the page that what is typed belongs to, and how the part, once it has the form, keeps that. */
export let frame: [form: HTMLFormElement, home: HTMLElement, page: string, store?: () => void];

/** What this browser remembered when the form was put where it stands: another tab may have kept another draft since. */
let before: Partial<Draft>;

/** The form in its home. */
export const makeForm = (): HTMLElement => {
  const { page } = options;
  before = {};
  /** Once more, when the part has taken over. */
  const again = (action: () => void) => attempt(form, () => need("write", null).then(action));
  const look = button(texts.$look, () => again(() => look.click()));
  const text = make("textarea", {
    name: "text",
    dir: "auto",
    required: true,
    "aria-describedby": "aw-text",
    onfocus: begin,
  });
  const form = make(
    "form",
    {
      className: "aw-form",
      oninput() {
        before.text = text.value;
        keep("draft", page, before as Draft);
        begin();
      },
      onsubmit(event: Event) {
        event.preventDefault();
        again(() => form.requestSubmit());
      },
    },
    box("", make("label", {}, make("b", {}, texts.text), text), make("small", { id: "aw-text" })),
    box("aw-actions", make("button", { className: "aw-send" }, texts.$submit), look),
    make("small", { role: "status" }),
  );
  const home = box("", form);
  frame = [form, home, page];
  return home;
};

/** The bar comes, and the browser works, while the reader types. */
const begin = () => part("write", null);

/** Below `spot`, to answer it. Its name, too: it is read out as soon as the focus comes. */
export const standForm = (spot: Spot): void => {
  const [form] = frame;
  (spot.firstChild as Element).after(form);
  before.parent = spot.comment.id;
  form.text.previousSibling.textContent = fill(texts.$replyTo, spot.comment.author?.name);
};

/** Where it was typed, with what this browser remembers; what is typed here goes before what another tab has kept. */
export const restoreForm = (): void => {
  const [form, home, page, store] = frame;
  store?.();
  const draft = open ? recall("draft")[page] : null;
  const spot = find(draft?.parent);
  // A draft without a word answers nothing that is not loaded.
  before = draft?.text ? draft : {};
  if (spot) standForm(spot);
  else home.append(form);
  form.text.value = draft?.text ?? "";
  // The part knows more of it, and of a comment that was being edited.
  if (draft || store) begin();
};
