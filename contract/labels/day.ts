// Always UTC and one locale, because server and browser must write the same text.
const utc = { timeZone: 'UTC' } as const;
const withYear = new Intl.DateTimeFormat('en-US', { ...utc, dateStyle: 'medium' });
const withoutYear = new Intl.DateTimeFormat('en-US', { ...utc, month: 'short', day: 'numeric' });

/** A calendar day (YYYY-MM-DD) or an instant (ISO 8601) as its UTC day: May 1, 2027. */
export function formatDay(day: string): string {
  return withYear.format(new Date(day));
}

/** The move-in date, relative to `nowMs`: "now", "May 1", or "May 1, 2027" in another year. */
export function formatMoveIn(day: string, nowMs: number): string {
  const date = new Date(day);
  if (date.getTime() <= nowMs) return 'now';
  const isThisYear = date.getUTCFullYear() === new Date(nowMs).getUTCFullYear();
  return (isThisYear ? withoutYear : withYear).format(date);
}
