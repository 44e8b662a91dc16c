import { language } from '#locales/format.ts';
import { currencyDigits, unitsPerWhole } from '#rent-split/currency-digits.ts';

/** An amount in the smallest unit of a currency: €333.34, and €400 where nothing is left over. */
export function formatUnits(amount: number, currency: string): string {
  const digits = currencyDigits(currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / unitsPerWhole(currency));
}
