import type { Language } from '#contract/languages.ts';

/** A day and a time by the clocks of a place, such as "Monday 30 November 2026 at 18:00". */
export const formatMoment = (instant: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
    numberingSystem: 'latn',
  })
    .format(Date.parse(instant))
    .replaceAll(/\s/g, ' ');
