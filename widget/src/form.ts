/** The one form of the thread: it moves below the comment it answers or edits, and forgets no word that was typed. */
import { request } from "./api";
import { find, type Spot, update } from "./comment";
import { box, button, make } from "./dom";
import { keep, randomWord, recall } from "./memory";
import { explain, fill, texts } from "./texts";
import { attempt, emit, open, options, part, rules } from "./thread";
import type { CommentAnswer, Problem, Save } from "./types";

/** The optional fields: their types are also what browsers fill them in and show a keyboard by. */
const TYPES: Record<string, string | undefined> = { email: "email", website: "url" };

let home: HTMLElement;
let form: HTMLFormElement;
let fields: Record<string, HTMLInputElement>;
let people: HTMLElement;
let preview: HTMLElement;
let status: HTMLElement;
let send: HTMLButtonElement;
let cancel: HTMLButtonElement;
/** The comment that the form stands below, the button that brought it there, and what saves the one that is changed. */
let spot: Spot | null;
let opener: HTMLElement | undefined;
let save: Save | undefined;

/** The form in its home, still empty. */
export const makeForm = (): HTMLElement => {
  fields = {};
  people = box("aw-people", field("name"));
  for (const name in TYPES) if (options.fields.includes(name)) people.append(field(name));
  preview = make("div", { className: "aw-preview aw-body", "aria-live": "polite", dir: "auto" });
  status = make("small", { role: "status" });
  send = make("button", { className: "aw-send" });
  cancel = button(texts.$cancel, leave);
  const row = box(
    "aw-actions",
    send,
    button(texts.$look, () => attempt(form, () => part("write", preview, fields.text))),
    cancel,
  );
  form = make("form", { className: "aw-form", onsubmit, oninput }, field("text"), people, row, status, preview);
  form.addEventListener("focusin", unfold);
  people.hidden = true;
  home = box("", form);
  return home;
};

/** A real label, the input, and below it a line for the hint or for what is wrong. */
const field = (name: string, type = TYPES[name], autocomplete = type ?? "name"): HTMLElement => {
  const id = `aw-${name}`;
  const input = make(name === "text" ? "textarea" : "input", {
    name,
    dir: "auto",
    required: !type,
    "aria-describedby": id,
    // As `url` a browser would refuse example.org.
    ...(name !== "text" && { type: type && type !== "url" ? type : "text", inputMode: type, autocomplete }),
  });
  fields[name] = input as HTMLInputElement;
  return box(
    "",
    make("label", {}, make("b", {}, texts[name as "text"]), input),
    make("small", { id }),
    name === "email" && rules.notify && field("notify", "checkbox", "off"),
  );
};

/** Says what is wrong with a field, or no longer does. */
const refuse = (input: HTMLInputElement, words?: string): void => {
  const note = (input.parentElement as HTMLElement).nextSibling as HTMLElement;
  note.textContent = words ?? texts[`${input.name}Hint` as "emailHint"];
  note.className = words ? "aw-error" : "";
  input.ariaInvalid = (words && "true") as string | null;
  if (words) input.focus();
};

const onsubmit = (event: Event): void => {
  event.preventDefault();
  if (!send.ariaDisabled) submit();
};

/** What is typed and ticked; a box that is not is left out. */
const read = () => Object.fromEntries(new FormData(form)) as Record<string, string>;

const oninput = (): void => {
  preview.hidden = true;
  const { text, ...me } = read();
  for (const name in fields) keep("me", name, me[name]);
  if (!save) keep("draft", options.page, { text, parent: spot?.comment.id, key: randomWord() });
  unfold();
};

const unfold = (): void => {
  people.hidden = !!save;
  // Worked out while the reader types, so that nobody waits for it.
  part("write", form);
  // Mails need somewhere to go.
  if (fields.notify) fields.email.required = fields.notify.checked;
};

/** Fills in what this browser remembers, there where it was typed. */
export const restoreForm = (): void => {
  const me = recall("me");
  for (const name in fields) {
    // Which says all about a box, and nothing about the others.
    fields[name].checked = name in me;
    fields[name].value = me[name] ?? "";
  }
  const draft = recall("draft")[options.page];
  stand(open ? find(draft?.parent) : null);
  if (draft?.text) {
    unfold();
    say(texts.$draft);
  }
};

/** Below `target`, to answer it or, given its `text`, to edit it. */
export const openForm = (target: Spot, button: HTMLElement, text?: string, saves?: Save): void => {
  stand(target, text, saves);
  opener = button;
  oninput();
  fields.text.focus();
};

const leave = (): void => {
  stand(null);
  oninput();
  opener?.focus();
};

const stand = (target: Spot | null, text?: string, saves?: Save): void => {
  spot = target;
  save = saves;
  if (spot) (spot.firstChild as Element).after(form);
  else home.append(form);
  for (const name in fields) refuse(fields[name]);
  fields.text.value = text ?? recall("draft")[options.page]?.text ?? "";
  (fields.text.previousSibling as Node).textContent = save
    ? texts.$editing
    : spot
      ? fill(texts.$replyTo, spot.comment.author?.name)
      : texts.text;
  form.noValidate = !!save;
  send.textContent = save ? texts.$save : texts.$submit;
  cancel.hidden = !spot;
  preview.hidden = true;
  say("");
};

const say = (words: string): void => {
  status.textContent = words;
};

const submit = async (): Promise<void> => {
  for (const name in fields) refuse(fields[name]);
  send.ariaDisabled = "true";
  say(texts.$sending);
  try {
    if (save) finish(await save(fields.text.value), "edited");
    else await sendNew();
  } catch (problem) {
    // Near the field that has to change, or below the form.
    const input = fields[(problem as Problem).field as string];
    const words = explain(problem as Problem);
    say(input ? "" : words);
    if (input) refuse(input, words);
    emit("error", problem as Problem);
  }
  send.ariaDisabled = null;
};

const sendNew = async (): Promise<void> => {
  const values = read();
  const { site, page, title } = options;
  const {
    comment,
    edit_token: token,
    edit_until,
  } = await request<CommentAnswer>("comments", {
    site,
    page,
    title,
    // Its key; what it says of the rest may be older.
    ...recall("draft")[page],
    parent: spot?.comment.id,
    ...values,
    proof: await part("write", form, true),
    notify: fields.notify?.checked,
  });
  // By this machine's clock, which may differ from the server's.
  const until = Date.now() + Date.parse(edit_until) - Date.parse(comment.created);
  keep("own", comment.id, { token, page, until, text: values.text });
  keep("draft", page);
  finish(comment, "submitted");
};

const finish = (comment: CommentAnswer["comment"], event: string): void => {
  stand(null);
  say(comment.status ? texts.$held : texts.$published);
  update(comment, event);
};
