import type { WantedPage } from '#contract/wanted/wanted.ts';
import type { Locales } from './get-locales.ts';

type Wanted = Pick<
  WantedPage,
  'people' | 'budget_max' | 'budget_currency' | 'move_in_from' | 'stay_months'
>;

interface Texts {
  wanted: Pick<
    Locales['wanted'],
    'forStay' | 'fromDay' | 'fromDayFor' | 'fromNow' | 'fromNowFor' | 'upTo' | 'upToInAll'
  >;
  format: Pick<Locales['format'], 'formatDay' | 'formatMoney'>;
  formatStay: (months: number) => string;
}

/** What pages and cards say about what is wanted, in the language of these texts. */
export function describeWanted({ wanted: t, format, formatStay }: Texts) {
  /** "up to €700 a month"; empty without a budget. */
  function describeBudget({ people, budget_max: max, budget_currency: currency }: Wanted): string {
    if (max === null || currency === null) return '';
    const amount = format.formatMoney(max, currency);
    return people > 1 ? t.upToInAll({ amount }) : t.upTo({ amount });
  }

  /** "from May 1, for 1 year", or the half that was said. `nowMs` decides "now". */
  function describeStay(
    { move_in_from: from, stay_months: months }: Wanted,
    nowMs: number,
  ): string {
    const stay = months === null ? null : formatStay(months);
    if (from === null) return stay === null ? '' : t.forStay({ stay });
    if (Date.parse(from) <= nowMs) return stay === null ? t.fromNow : t.fromNowFor({ stay });
    const day = format.formatDay(from, nowMs);
    return stay === null ? t.fromDay({ day }) : t.fromDayFor({ day, stay });
  }

  return { describeBudget, describeStay };
}
