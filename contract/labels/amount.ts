const written = /^(-?\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/;

/** Shown at a field where `readAmount` finds no number. */
export const noAmount = 'Write a number, such as 1,500';

/** The number that was typed, also as 1,500, 1.500 €, $1 500 or CHF 1,500; null for nothing, NaN for no number. */
export function readAmount(typed: string): number | null {
  const text = typed.replaceAll(/^\s*[A-Z]{1,3}(?![a-z])|\p{Sc}|\s/gu, '');
  if (text === '') return null;
  const [, whole, cents = 0] = written.exec(text) ?? [];
  return whole ? Number(`${whole.replaceAll(/[.,]/g, '')}.${cents}`) : Number.NaN;
}

/** Whether something was typed that is no rent from 1 to `max`. */
export function isNoRent(typed: string | undefined, max: number): boolean {
  const amount = readAmount(typed ?? '');
  return amount !== null && !(Number.isInteger(amount) && amount > 0 && amount <= max);
}
