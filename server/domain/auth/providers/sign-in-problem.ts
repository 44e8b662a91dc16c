import { ClientError, ResponseBodyError } from 'openid-client';
import { ProblemError } from '#platform/http/problem.ts';
import type { Log } from '#platform/log.ts';

/** The service is down or refuses us; the user cannot fix that. */
export function unavailable(): ProblemError {
  return new ProblemError('sign_in_unavailable', { detail: 'Please try again in a few minutes.' });
}

const awayCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Turns an error of the code exchange into a problem for the user; details go to the log. */
export function signInProblem(error: unknown, log: Log): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') {
    return new ProblemError('unauthorized', {
      detail: 'This sign-in was already used or took too long. Please sign in again.',
    });
  }
  const isAway =
    error instanceof TypeError || // fetch failed
    error instanceof ResponseBodyError || // e.g. invalid_client: our settings are wrong
    (error instanceof ClientError && awayCodes.has(error.code ?? ''));
  if (isAway) {
    log.error({ err: error }, 'The sign-in service did not exchange a code');
    return unavailable();
  }
  log.warn({ err: error }, 'An answer of the sign-in service was refused');
  return new ProblemError('unauthorized', {
    detail:
      'The answer of the sign-in service does not belong to this sign-in. Please sign in again.',
  });
}
