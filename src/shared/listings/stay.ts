import { stayFormatter } from '#catalogs/format-stay.ts';
import * as t from '#locales/vocabulary.ts';

/** A length of stay in words: 3 months, 1 year, 1½ years. */
export const formatStay = stayFormatter({
  months: t.months,
  years: t.years,
  yearsAndHalf: t.yearsAndHalf,
});

/** How long one can stay, as far as it is stated: "3 months to 1 year"; empty without both. */
export function formatStayRange(least: number | null, most: number | null): string {
  if (least !== null && most !== null) {
    return least === most
      ? formatStay(least)
      : t.stayRange({ least: formatStay(least), most: formatStay(most) });
  }
  if (least !== null) return t.stayAtLeast({ least: formatStay(least) });
  return most === null ? '' : t.stayAtMost({ most: formatStay(most) });
}
