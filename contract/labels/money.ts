// Always one locale, because server and browser must write the same text.
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Formats whole dollars: $1,240. */
export function formatMoney(amount: number): string {
  return dollars.format(amount);
}
