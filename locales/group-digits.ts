/** Writes a whole number with a sign between groups of three digits, from `fewest` digits on. */
export function groupDigits(value: number, sign: string, fewest = 4): string {
  const digits = String(Math.round(value));
  return digits.replace('-', '').length < fewest
    ? digits
    : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, sign);
}
