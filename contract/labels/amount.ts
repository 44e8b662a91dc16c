const written = /^(-?\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/;

/** The number that was typed, also as 1,500, 1.500 €, $1 500, CHF 1,500 or ١٥٠٠; null for nothing, NaN for no number. */
export function readAmount(typed: string): number | null {
  const text = typed
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replaceAll('٬', ',')
    .replaceAll(
      /^\s*[A-Z]{1,3}(?![a-z])|(?<=\d\s*)[A-Z]{1,3}(?=[\p{Sc}\u200e]*$)|\p{Sc}|[\u200e\u200f]|\s/gu,
      '',
    );
  if (text === '') return null;
  const [, whole, cents = 0] = written.exec(text) ?? [];
  return whole ? Number(`${whole.replaceAll(/[.,]/g, '')}.${cents}`) : Number.NaN;
}

/** Whether something was typed that is no rent from 1 to `max`. */
export function isNoRent(typed: string | undefined, max: number): boolean {
  const amount = readAmount(typed ?? '');
  return amount !== null && !(Number.isInteger(amount) && amount > 0 && amount <= max);
}
