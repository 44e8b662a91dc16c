import { language } from '#locales/format.ts';
import { currencyDigits, unitsPerWhole } from '#rent-split/currency-digits.ts';

/** An amount in the smallest unit of a currency, with all of its decimals: €333.34. */
export function formatUnits(amount: number, currency: string): string {
  const digits = currencyDigits(currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / unitsPerWhole(currency));
}
