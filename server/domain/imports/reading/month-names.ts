import { plainText } from './plain-text.ts';

/** In whose languages the names of months are known. */
const languagesOfFiles =
  'en de es pt ar fr it nl pl cs sk hu ro sv da nb fi tr ru uk bg el he id vi ca gl sl sr lt lv et hi th ar-SY ar-DZ ar-MA'.split(
    ' ',
  );

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
          if (plain && !/^\d/.test(plain))
            numbersByName.set(plain, (numbersByName.get(plain) ?? new Set()).add(month + 1));
        }
      }
    }
  }
  for (const [name, month] of Object.entries({ sept: 9, märz: 3, mrz: 3, jän: 1, jänner: 1 })) {
    numbersByName.set(name, new Set([month]));
  }
  const single = [...numbersByName].filter(([, numbers]) => numbers.size === 1);
  months = new Map(single.map(([name, numbers]) => [name, [...numbers][0] ?? 0]));
  return months;
}
