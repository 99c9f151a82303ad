/** How long a condition is waited for, in milliseconds: more than a busy machine needs, as only a failure takes so long. */
export const patience = 60_000;
