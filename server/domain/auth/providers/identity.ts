import type { IDToken } from 'openid-client';
import { limits } from '#contract/limits.ts';
import { cleanName } from '#contract/users/names.ts';
import type { SignedInIdentity } from '#domain/users/public.ts';
import { ProblemError } from '#platform/http/problem.ts';

/**
 * A user's identity from the sign-in service. Issuer and subject identify it, because an e-mail
 * address can get a new owner. We ignore the service's picture: loading it from there would reveal
 * who looks at whom, and pages only show our own images.
 */
export type Identity = SignedInIdentity;

const maxEmailLength = 320;

/**
 * Reads the claims of a verified ID token; throws `unauthorized` when the e-mail is not verified.
 */
export function readIdentity(issuer: string, claims: IDToken): Identity {
  const email = readText(claims['email'], maxEmailLength);
  if (!email.includes('@') || claims['email_verified'] !== true) {
    throw new ProblemError('unauthorized', {
      detail:
        'Your sign-in service has not confirmed your e-mail address. Confirm it there, then sign in again.',
    });
  }
  return {
    issuer,
    subject: claims.sub,
    email,
    first_name: readName(claims['given_name'], limits.firstName.max),
    last_name: readName(claims['family_name'], limits.lastName.max),
  };
}

/** Cleaned, never refused: nobody chooses here what their sign-in service calls them. */
const readName = (value: unknown, maxLength: number) =>
  typeof value === 'string' ? cleanName(value, maxLength) : '';

function readText(value: unknown, maxLength: number): string {
  if (typeof value !== 'string') return '';
  return value.replaceAll('\0', '').trim().slice(0, maxLength);
}
