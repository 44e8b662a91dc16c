import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret of 32 random bytes, as 43 base64url characters. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A fresh secret of so many signs, each one of an alphabet of 32. */
export function randomCode(alphabet: string, length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('');
}

/** The hash that we store instead of a secret. The secret is random, so plain SHA-256 is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
