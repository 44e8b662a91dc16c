import type { Hours } from './questions.ts';

/** The number of half hours in a day. They count from 0 for 00:00 to 47 for 23:30. */
export const halfHoursPerDay = 48;

/** The half hour of a clock time `HH:MM`. */
export function toHalfHour(time: string): number {
  return Number(time.slice(0, 2)) * 2 + (time.endsWith(':30') ? 1 : 0);
}

/** The clock time `HH:MM` of a half hour, which may also lie on the day before or after. */
export function formatHalfHour(halfHour: number): string {
  const ofDay = wrap(halfHour);
  const hours = String(Math.floor(ofDay / 2)).padStart(2, '0');
  return `${hours}:${ofDay % 2 === 0 ? '00' : '30'}`;
}

/** The number of half hours between the two times, over midnight if necessary: 1 to 47. */
export function halfHoursIn({ from, until }: Hours): number {
  return wrap(toHalfHour(until) - toHalfHour(from));
}

/** Does `inner` lie within `outer`? */
export function liesWithin(inner: Hours, outer: Hours): boolean {
  return (
    wrap(toHalfHour(inner.from) - toHalfHour(outer.from)) + halfHoursIn(inner) <= halfHoursIn(outer)
  );
}

/** Starts the hours this many half hours earlier and ends them as many later, within 23.5 hours. */
export function widened(hours: Hours, halfHours: number): Hours {
  const length = halfHoursIn(hours);
  const growth = Math.min(halfHours, Math.floor((halfHoursPerDay - 1 - length) / 2));
  return lasting(toHalfHour(hours.from) - growth, length + 2 * growth);
}

/**
 * The shortest hours that contain both. If only the whole day would, which two times cannot
 * express, it is the longest hours that still contain `other`.
 */
export function spanning(one: Hours, other: Hours): Hours {
  const spans = [spanFrom(one, other), spanFrom(other, one)].sort((a, b) => a.length - b.length);
  const shortest = spans[0];
  if (shortest && shortest.length < halfHoursPerDay) return lasting(shortest.from, shortest.length);
  return lasting(toHalfHour(other.from), halfHoursPerDay - 1);
}

function spanFrom(first: Hours, second: Hours): { from: number; length: number } {
  const from = toHalfHour(first.from);
  const untilSecondEnds = wrap(toHalfHour(second.from) - from) + halfHoursIn(second);
  return { from, length: Math.max(halfHoursIn(first), untilSecondEnds) };
}

const lasting = (from: number, halfHours: number): Hours => ({
  from: formatHalfHour(from),
  until: formatHalfHour(from + halfHours),
});

const wrap = (halfHour: number) =>
  ((halfHour % halfHoursPerDay) + halfHoursPerDay) % halfHoursPerDay;
