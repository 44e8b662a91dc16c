import { limits } from '../limits.ts';

/** The clock is ahead of UTC by up to 14 hours somewhere (Kiribati). */
const farthestAheadMs = 14 * 60 * 60_000;

/**
 * Was someone born on this day (YYYY-MM-DD) 18 or more years ago? Counted by the calendar where it
 * is latest, so that nobody is refused on their birthday for living east of us.
 */
export function isOfAge(birthDate: string, now = new Date()): boolean {
  const today = new Date(now.getTime() + farthestAheadMs).toISOString().slice(0, 10);
  return ageOn(today, birthDate) >= limits.age.min;
}

/** Whole years between two days (YYYY-MM-DD); who was born on 29 February is older on 1 March. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1;
}
