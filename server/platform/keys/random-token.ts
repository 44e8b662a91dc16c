import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret of 32 random bytes, as 43 base64url characters. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It is random enough that a plain SHA-256 cannot be turned back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
