import { dayMs } from '../days.ts';

/** A confirmation counts for so many days (of UTC), its own included. The database has this number too. */
export const freshDays = 30;

/** Days after the confirmation on which an owner is asked to confirm again; the last one says that it is over. */
export const askAfterDays = [14, 21, 27, freshDays] as const;

/** After a long pause of the server, nobody is asked about what was confirmed longer ago than this. */
export const askedDaysAtMost = freshDays + 15;

/** Is a listing unconfirmed for so long that searches leave it out? */
export const isUnconfirmed = (
  { last_confirmed_at: confirmedAt }: { last_confirmed_at: string },
  nowMs: number,
): boolean => dayNumber(nowMs) - dayNumber(Date.parse(confirmedAt)) >= freshDays;

/** How many days ago, of UTC as all days here. */
export const daysSince = (instant: string, nowMs: number): number =>
  Math.max(0, dayNumber(nowMs) - dayNumber(Date.parse(instant)));

const dayNumber = (ms: number) => Math.floor(ms / dayMs);
