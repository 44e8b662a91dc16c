import { createHash } from 'node:crypto';

/** What accounts of the local provider store as issuer: not its address, whose port may change. */
export const localIssuer = 'local';

/** The one spelling of an e-mail address that the local provider knows. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The local provider's `sub` of an e-mail address, however it is spelled. */
export function localSubject(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('hex').slice(0, 32);
}
