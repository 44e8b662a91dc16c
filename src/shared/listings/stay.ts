import * as t from '#locales/vocabulary.ts';

/** A length of stay in words: 3 months, 1 year, 1½ years. */
export function formatStay(months: number): string {
  if (months % 6 !== 0 || months < 12) return t.months({ count: months });
  const count = Math.floor(months / 12);
  return months % 12 === 6 ? t.yearsAndHalf({ count }) : t.years({ count });
}

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
