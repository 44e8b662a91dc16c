import { dayMs } from '#contract/days.ts';

/** The number of the day in UTC since 1970. */
export const utcDayNumber = (nowMs: number): number => Math.floor(nowMs / dayMs);

/** The same day as text, YYYY-MM-DD. */
export const utcDay = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10);

/**
 * For how many seconds caches may keep an answer that names rooms: at most `seconds`, and not beyond
 * the day, because a room may be offered until its end.
 */
export const limitToToday = (seconds: number, nowMs: number = Date.now()): number =>
  Math.min(seconds, Math.floor((dayMs - (nowMs % dayMs)) / 1000));
