/** Writes a whole number with a sign between groups of three digits, from `fewest` digits on. */
export function groupDigits(value: number, sign: string, fewest = 4): string {
  const digits = String(Math.round(value));
  return digits.replace('-', '').length < fewest
    ? digits
    : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, sign);
}

/** Writes up to two decimals after the sign `mark`. */
export function withDecimals(
  value: number,
  formatWhole: (whole: number) => string,
  mark: string,
): string {
  const [whole = '', decimals = ''] = String(Number(value.toFixed(2))).split('.');
  return formatWhole(Number(whole)) + (decimals && mark + decimals);
}
