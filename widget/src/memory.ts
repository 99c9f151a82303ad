/** What the reader's browser remembers, in the blog's localStorage; as long as the page lives where that is shut. */

/** What was typed for a page, or to change a comment, and not sent. */
export interface Draft {
  text: string;
  parent?: string;
  /** Makes a retry after a broken connection store the comment once; with another text it is another comment. */
  key?: string;
}

/** One's own comment: `until` is the end of its edit window, in milliseconds by this machine's clock. */
export interface Own {
  token: string;
  page: string;
  until: number;
  text: string;
}

interface Kinds {
  /** By page, or by the comment that is changed. */
  draft: Draft;
  /** By page: what is being written there is for the owner only. */
  private: string;
  /** By comment. */
  own: Own;
  /** Tokens of one's newest comments, by comment, also when they can't be changed any more. */
  known: string;
  /** The reactions given, by comment. */
  reactions: string[];
  /** When a page was read, in milliseconds; the hundred that were read last. */
  visits: number;
  /** The form's fields by name, and the `key` that reactions are counted by. */
  me: string;
}

let storage: Record<string, string> = {};
try {
  storage = localStorage;
} catch {
  // The browser or a sandbox forbids it.
}

export const recall = <Kind extends keyof Kinds>(kind: Kind): Record<string, Kinds[Kind] | undefined> => {
  try {
    return JSON.parse(storage[`afterword:${kind}`]);
  } catch {
    return {};
  }
};

const store = (kind: keyof Kinds, all: object): void => {
  try {
    storage[`afterword:${kind}`] = JSON.stringify(all);
  } catch {
    // Full: only the memory of it is lost.
  }
};

/** Forgets when `value` is left out. */
export const keep = <Kind extends keyof Kinds>(kind: Kind, name: string, value?: Kinds[Kind]): void =>
  store(kind, { ...recall(kind), [name]: value });

/** Notes that `page` was read until `now`; returns until when it was read before. */
export const visit = (page: string, now: number): number | undefined => {
  const { [page]: before, ...others } = recall("visits");
  store("visits", Object.fromEntries([...Object.entries(others).slice(-99), [page, now]]));
  return before;
};

/** A random word of 16 characters at least; `randomUUID` is missing on http pages. */
export const randomWord = (): string => {
  return crypto.getRandomValues(new Uint32Array(4)).join("");
};
