/** The shapes of docs/API.md that the widget reads. Types alone: nothing of this file is shipped. */

import type { Texts } from "../texts/en";
import type { Spot } from "./comment";
import type { keep, recall } from "./memory";

export interface Author {
  name: string;
  website: string | null;
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
  edited: string | null;
  pinned: boolean;
  reactions: Record<string, number>;
  /** Left out when approved. */
  status?: string;
}

/** What the server allows, for all comments of a site. */
export interface Rules {
  depth: number;
  held: boolean;
  language: string;
  /** The words of the box for mails about replies, where the site offers them. */
  notify: { label: string; hint: string } | null;
  reactions: string[];
  sort: string;
  /** The name of the field that only programs fill in. */
  honeypot: string;
  /** The proof of work without which a comment is held; `null` where none is asked for. */
  proof: string | null;
}

/** `GET /comments` */
export interface ThreadAnswer {
  page: { open: boolean; count: number };
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

type Request = <Answer>(path: string, body?: object, token?: string, method?: string) => Promise<Answer>;

/** What a reader's better text goes to. */
export type Save = (text: string) => Promise<Comment>;

/** What embed.js lends to its parts, which have no copy of their own. */
export interface Kit {
  $add: (comment: Comment) => void;
  $attempt: (near: Element, action: () => Promise<unknown>) => Promise<void>;
  $find: (id?: string | null) => Spot | null;
  $keep: typeof keep;
  $openForm: (target: Spot, button: HTMLElement, text?: string, save?: Save) => void;
  $recall: typeof recall;
  /** A policy of Trusted Types is made only once. */
  $showHtml: (element: HTMLElement, html: string) => HTMLElement;
  $texts: Texts;
  $update: (comment: Comment, event: string) => void;
}

/** What a file gives that is loaded when it is needed: a function of this, and of more. */
export type Part<Given extends unknown[], Answer> = (
  options: { site: string; page: string },
  request: Request,
  rules: Rules,
  kit: Kit,
  ...given: Given
) => Promise<Answer>;

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
