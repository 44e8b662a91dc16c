import { timingSafeEqual } from 'node:crypto';

/** Compares two texts in a time that does not depend on how much of them is the same. */
export function isSameSecret(expected: string, text: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(text)];
  return one.length === other.length && timingSafeEqual(one, other);
}
