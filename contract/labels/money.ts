// One locale for everyone until people can choose: server and browser must write the same.
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars as people write them: $1,240. */
export function formatMoney(amount: number): string {
  return dollars.format(amount);
}
