import { formatStay } from '#contract/labels/stay.ts';
import * as q from '#locales/questions.ts';

const inUtc = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An instant (ISO 8601), to the minute: May 1, 2027, 4:05 PM UTC. */
export function formatMoment(instant: string): string {
  return inUtc.format(new Date(instant));
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
