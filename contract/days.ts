/** A day of 24 hours, as days of UTC are. */
export const dayMs = 24 * 60 * 60_000;
