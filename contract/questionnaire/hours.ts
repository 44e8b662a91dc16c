import type { Hours } from './questions.ts';

/** Half hours of a day; clock times are counted in them, 0 for 00:00 to 47 for 23:30. */
export const halfHoursPerDay = 48;

/** The half hour of the day that a clock time `HH:MM` names. */
export function halfHourOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  return Number(hours) * 2 + (minutes === '30' ? 1 : 0);
}

/** The clock time `HH:MM` of a half hour; those of other days are taken as of this one. */
export function timeOf(halfHour: number): string {
  const ofDay = wrap(halfHour);
  const hours = String(Math.floor(ofDay / 2)).padStart(2, '0');
  return `${hours}:${ofDay % 2 === 0 ? '00' : '30'}`;
}

/** How many half hours lie between the two times, over midnight if need be: 1 to 47. */
export function halfHoursIn({ from, until }: Hours): number {
  return wrap(halfHourOf(until) - halfHourOf(from));
}

/** Do these hours lie within those? */
export function liesWithin(inner: Hours, outer: Hours): boolean {
  return (
    wrap(halfHourOf(inner.from) - halfHourOf(outer.from)) + halfHoursIn(inner) <= halfHoursIn(outer)
  );
}

/** The hours begun so many half hours earlier and ended as many later, as far as a day allows. */
export function widened(hours: Hours, halfHours: number): Hours {
  const length = halfHoursIn(hours);
  const growth = Math.min(halfHours, Math.floor((halfHoursPerDay - 1 - length) / 2));
  return lasting(halfHourOf(hours.from) - growth, length + 2 * growth);
}

/**
 * The shortest hours that hold both. Where only the whole day would, which two times cannot say,
 * it is the longest there are that still hold the second.
 */
export function spanning(one: Hours, other: Hours): Hours {
  const spans = [spanFrom(one, other), spanFrom(other, one)].sort((a, b) => a.length - b.length);
  const shortest = spans[0];
  if (shortest && shortest.length < halfHoursPerDay) return lasting(shortest.from, shortest.length);
  return lasting(halfHourOf(other.from), halfHoursPerDay - 1);
}

function spanFrom(first: Hours, second: Hours): { from: number; length: number } {
  const from = halfHourOf(first.from);
  const untilSecondEnds = wrap(halfHourOf(second.from) - from) + halfHoursIn(second);
  return { from, length: Math.max(halfHoursIn(first), untilSecondEnds) };
}

const lasting = (from: number, halfHours: number): Hours => ({
  from: timeOf(from),
  until: timeOf(from + halfHours),
});

const wrap = (halfHour: number) =>
  ((halfHour % halfHoursPerDay) + halfHoursPerDay) % halfHoursPerDay;
