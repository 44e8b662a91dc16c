/** The parts of a day as a language puts them together. */
interface DayParts {
  date: number;
  month: string;
  /** Left out where everyone knows it. */
  year?: number;
}

/**
 * The UTC day of a calendar day (YYYY-MM-DD) or an instant (ISO 8601), so that server and browser
 * write the same; `months` are the names of the twelve. Without the year if it is that of `nowMs`.
 */
export function dayParts(day: string, months: readonly string[], nowMs?: number): DayParts {
  const date = new Date(day);
  const year = date.getUTCFullYear();
  const parts = { date: date.getUTCDate(), month: months[date.getUTCMonth()] ?? '' };
  return nowMs !== undefined && new Date(nowMs).getUTCFullYear() === year
    ? parts
    : { ...parts, year };
}
