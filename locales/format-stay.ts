import type { Locales } from './get-locales.ts';

type Texts = Pick<Locales['vocabulary'], 'months' | 'years' | 'yearsAndHalf'>;

/** Returns a function that says a length of stay in these texts: 3 months, 1 year, 1½ years. */
export const stayFormatter =
  ({ months, years, yearsAndHalf }: Texts) =>
  (length: number): string => {
    if (length % 6 !== 0 || length < 12) return months({ count: length });
    const count = Math.floor(length / 12);
    return length % 12 === 6 ? yearsAndHalf({ count }) : years({ count });
  };
