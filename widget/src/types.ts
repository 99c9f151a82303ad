/** The shapes of docs/API.md that the widget reads. Types alone: nothing of this file is shipped. */

import type { Texts } from "../texts/en";
import type { Spot } from "./comment";
import type { keep, recall } from "./memory";
import type { Options } from "./options";

export interface Author {
  name: string;
  website: string | null;
  /** The path of a picture below the server's address. */
  avatar: string | null;
  owner: boolean;
  verified: boolean;
}

export interface Comment {
  /** UUIDv7. */
  id: string;
  parent: string | null;
  /** `null` in an empty place: the comment is gone, replies to it are not. */
  author: Author | null;
  html: string;
  /** RFC 3339. */
  created: string;
  /** Where that was later. */
  published?: string;
  edited: string | null;
  pinned: boolean;
  reactions: Record<string, number>;
  /** Left out when approved. */
  status?: string;
  /** Where it was written, if not here. */
  source?: { network: string; url: string; host: string };
}

/** What readers react to: a comment, or the article, whose id is its path. */
export type Liked = Pick<Comment, "id" | "reactions">;

/** What the server allows, for all comments of a site. */
export interface Rules {
  depth: number;
  held: boolean;
  /** The site's. */
  language: string;
  /** The one of our languages that the page's is, `en` where it is none. */
  spoken: string;
  /** The words of the box for mails about replies, where the site offers them. */
  notify: { label: string; hint: string } | null;
  /** The words of the box for following the thread, where the site offers it. */
  follow: { label: string; at_once: string; daily: string } | null;
  /** The words of the box for a word to the owner only, where the site takes them, what its author is told of it
   * and of an answer, and the button by which the author offers it for publication, before and after the first press. */
  private: Record<"label" | "hint" | "held" | "reply" | "offer" | "agree", string> | null;
  /** The link to the address for comments by mail, where the site takes them; the page's path belongs behind `url`. */
  by_mail?: { label: string; url: string };
  reactions: string[];
  /** There are pictures of authors: which service gets a hash of the address. */
  avatars?: { hint: string };
  sort: string;
  /** The name of the field that only programs fill in. */
  honeypot: string;
  /** The proof of work without which a comment is held; `null` where none is asked for. */
  proof: string | null;
}

/** `GET /comments` */
export interface ThreadAnswer {
  page: { open: boolean; count: number; likes?: number; reactions?: Record<string, number> };
  comments: Comment[];
  next: string | null;
  form: Rules;
}

/** `GET /challenge`, in the format of ALTCHA: which number, written behind the salt, has this SHA-256? */
export interface Challenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

export type Request = <Answer>(path: string, body?: object, token?: string, method?: string) => Promise<Answer>;

/** What a reader's better text goes to. */
export interface Save {
  (text: string): Promise<Comment>;
  /** What the form and its button are called meanwhile. */
  $title: string;
  $send: string;
}

/** The form that is sent, with what it shows of that. */
export interface Sending {
  $form: HTMLFormElement;
  $fields: Record<string, HTMLInputElement>;
  /** Its page is shown, if need be with another form. */
  $isHere: () => boolean;
  /** The form that is shown has the words that were sent, and for the same. */
  $isSame: (sent: string) => boolean;
  /** Where it was typed, which the reader may have left. */
  $page: string;
  /** The comment that is answered or changed. */
  $parent?: string;
  $refuse: (name: string, words?: string) => void;
  $save?: Save;
  $say: (words: string) => void;
  $stand: (spot: null, text?: string) => void;
}

/** What embed.js lends to its parts, which have no copy of their own. */
export interface Kit {
  $add: (comment: Comment) => void;
  $attempt: (near: Element, action: () => Promise<unknown>) => Promise<void>;
  $emit: (name: string, detail: object) => void;
  $explain: (problem: Problem) => string;
  /** New fields and buttons get colours that can be read. */
  $followTheme: () => void;
  /** The form as embed.js draws it, its home, the page that what is typed belongs to, and how this part keeps that. */
  $frame: [form: HTMLFormElement, home: HTMLElement, page: string, store?: () => void];
  $find: (id?: string | null) => Spot | null;
  $keep: typeof keep;
  /** Gives one's own comments their buttons. */
  $own: () => Promise<void>;
  /** Draws a comment; one that is new comes first where new ones do. */
  $place: (comment: Comment, isNew?: boolean) => Spot;
  $recall: typeof recall;
  $recount: (by: number) => void;
  /** A policy of Trusted Types is made only once. */
  $showHtml: (element: HTMLElement, html: string) => HTMLElement;
  $texts: Texts;
}

/** What each part is given. */
export type Given = [options: Options, request: Request, rules: Rules, kit: Kit];

/** What a file gives that is loaded when it is needed: a function of this, and of more. */
export type Part<More extends unknown[], Answer> = (...given: [...Given, ...More]) => Promise<Answer>;

/** `POST /comments`, `PATCH /comments/{id}`; `GET /comments/{id}` lacks the token. */
export interface CommentAnswer {
  comment: Comment;
  status: string;
  edit_token: string;
  edit_until: string;
}

/** RFC 9457, as thrown by `request`: `status` is 0 when there was no answer at all. */
export interface Problem {
  status: number;
  code: string;
  detail?: string;
  field?: string;
}

declare global {
  interface Window {
    afterword?: {
      /** Reads the page again: draws its thread anew, asks for its counts anew. */
      refresh?: () => void;
      /** Where a second copy of embed.js, run again by a navigation library, hands over its tag. */
      mount?: (script: HTMLScriptElement) => void;
    };
  }
}
