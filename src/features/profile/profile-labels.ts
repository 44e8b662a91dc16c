import { formatStay } from '#src/shared/listings/stay.ts';
import { formatDay, formatTime } from '#locales/format.ts';
import * as t from '#locales/profile.ts';
import * as q from '#locales/questions.ts';

/** An instant (ISO 8601), to the minute: May 1, 2027, 4:05 PM UTC. */
export function formatMoment(instant: string): string {
  const date = new Date(instant);
  const time = formatTime(date.getUTCHours(), date.getUTCMinutes());
  return t.moment({ day: formatDay(instant), time });
}

const usualMonths = [1, 3, 6, 9, 12, 18, 24, 36];

/** The lengths of stay to choose from; `chosen` (months, or empty) is among them. */
export function stayOptions(chosen: string): { value: string; label: string }[] {
  const own = Number(chosen);
  const months = [...new Set([...usualMonths, ...(own > 0 ? [own] : [])])].sort((a, b) => a - b);
  return [
    { value: '', label: q.notSure },
    ...months.map((count) => ({ value: String(count), label: formatStay(count) })),
  ];
}
