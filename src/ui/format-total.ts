import { formatNumber } from '#locales/format.ts';

/** Writes a list's `total`; "10,000+" when counting stopped at `countedUpTo`. */
export const formatTotal = (total: number, countedUpTo: number): string =>
  formatNumber(total) + (total < countedUpTo ? '' : '+');
