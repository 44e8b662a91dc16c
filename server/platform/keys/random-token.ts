import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret of 32 random bytes, as 43 base64url characters. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that we store instead of a secret. The secret is random, so plain SHA-256 is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
