import { createHash } from 'node:crypto';

/**
 * The stored issuer of local accounts. It is not the provider's address, because the port may
 * change.
 */
export const localIssuer = 'local';

/** The normal form of an e-mail address, by which the local provider identifies accounts. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The local provider's `sub` of an e-mail address, however it is spelled. */
export function localSubject(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('hex').slice(0, 32);
}
