import type { Language } from '#contract/languages.ts';
import { findRepeatedOffset } from '#contract/viewings/repeated-time.ts';

/**
 * A day and a time by the clocks of a place, such as "Monday 30 November 2026 at 18:00"; with its offset from
 * UTC in a night in which they show it twice.
 */
export function formatMoment(instant: string, timeZone: string, language: Language): string {
  const ms = Date.parse(instant);
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
    numberingSystem: 'latn',
  })
    .format(ms)
    .replaceAll(/\s/g, ' ');
  const offset = findRepeatedOffset(ms, timeZone);
  return offset === null ? moment : `${moment} (${offset})`;
}
