import { toHalfHour, halfHoursIn, halfHoursPerDay } from '#contract/questionnaire/hours.ts';
import type { Hours } from '#contract/questionnaire/questions.ts';

/** A part of a day in half hours; it may continue past midnight. */
export interface Slots {
  /** 0 to 47, from midnight. */
  start: number;
  /** 1 to 47. */
  length: number;
}

/** Clock times as half hours. */
export function toSlots(hours: Hours): Slots {
  return { start: toHalfHour(hours.from), length: halfHoursIn(hours) };
}

/** How many half hours two parts of a day have in common. */
export function slotOverlap(one: Slots, other: Slots): number {
  const offset = (one.start - other.start + halfHoursPerDay) % halfHoursPerDay;
  const end = offset + one.length;
  // Counted from the start of `other`, `one` covers [offset, end). A part beyond 48 continues at 0.
  const first = Math.max(0, Math.min(end, other.length) - offset);
  const wrapped = Math.max(0, Math.min(end - halfHoursPerDay, other.length));
  return first + wrapped;
}

/** Share of `sleep` inside `window`, in whole percent, halves rounded up. */
export function percentWithin(sleep: Slots, window: Slots): number {
  return Math.floor((200 * slotOverlap(sleep, window) + sleep.length) / (2 * sleep.length));
}

/** Is less than half of `sleep` inside `window`? Exact, unlike the rounded percent. */
export function isMostlyOutside(sleep: Slots, window: Slots): boolean {
  return 2 * slotOverlap(sleep, window) < sleep.length;
}
