/** What the author of an unpublished comment is told of it. */
import type { Given } from "./types";

export const heldWords = ([, , rules, kit]: Given, status?: string): string | undefined =>
  status && ((status === "private" && rules.private?.held) || kit.$texts.$held);
