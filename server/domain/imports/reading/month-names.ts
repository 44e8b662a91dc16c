import { foldAccents, plainText } from './plain-text.ts';

/** In whose languages the names of months are known. */
const languagesOfFiles =
  'en de es pt ar fr it nl pl cs sk hu ro sv da nb fi tr ru uk bg el he id vi ca gl sl sr lt lv et hi th ar-SY ar-DZ ar-MA'.split(
    ' ',
  );

/** What people write besides the names that Unicode has. */
const otherNames =
  'sept:9 setiembre:9 märz:3 maerz:3 marz:3 mrz:3 jän:1 jänner:1 jaenner:1 feber:2 янв:1 фев:2 сен:9 окт:10 ноя:11 дек:12';

let months: Map<string, number> | null = null;

/** Names of months as people write them, with their number; a name of two months is left out. */
export function monthsByName(): Map<string, number> {
  if (months) return months;
  const numbersByName = new Map<string, Set<number>>();
  for (const language of languagesOfFiles) {
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2026, month, 15));
      for (const style of ['long', 'short'] as const) {
        for (const options of [{ month: style }, { month: style, day: 'numeric' } as const]) {
          const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, {
            ...options,
            timeZone: 'UTC',
          });
          const name = format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
          const plain = plainText(name).toLowerCase().replace(/\.$/, '');
          if (!plain || /^\d/.test(plain)) continue;
          // Many people leave accents out.
          for (const written of [plain, foldAccents(plain)]) {
            numbersByName.set(written, (numbersByName.get(written) ?? new Set()).add(month + 1));
          }
        }
      }
    }
  }
  for (const pair of otherNames.split(' ')) {
    const [name = '', month] = pair.split(':');
    numbersByName.set(name, new Set([Number(month)]));
  }
  const single = [...numbersByName].filter(([, numbers]) => numbers.size === 1);
  months = new Map(single.map(([name, numbers]) => [name, [...numbers][0] ?? 0]));
  return months;
}

let weekdays: Set<string> | null = null;

/** Names of days of the week as people write them, folded. */
export function weekdayNames(): Set<string> {
  if (weekdays) return weekdays;
  weekdays = new Set();
  for (const language of languagesOfFiles) {
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      for (let day = 1; day <= 7; day += 1) {
        const name = plainText(format.format(new Date(Date.UTC(2026, 0, day))));
        weekdays.add(foldAccents(name).replace(/\.$/, ''));
      }
    }
  }
  return weekdays;
}
