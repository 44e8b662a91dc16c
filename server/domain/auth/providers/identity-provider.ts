import * as oidc from 'openid-client';
import type { DatabaseClock } from '#platform/database/database-clock.ts';
import type { Log } from '#platform/log.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { AttemptSecrets } from '../attempts.ts';
import { createDiscovery, type ProviderSettings } from './discovery.ts';
import { readIdentity, type Identity } from './identity.ts';

export interface IdentityProvider {
  /**
   * The address to send the browser to. Throws `sign_in_unavailable` when the service does not
   * answer.
   */
  addressFor(secrets: AttemptSecrets): Promise<string>;
  /** Exchanges a code for the user's identity; throws `unauthorized` or `sign_in_unavailable`. */
  identify(code: string, secrets: AttemptSecrets): Promise<Identity>;
}

/** An OpenID Connect service, used with code flow, PKCE (S256), state and nonce. */
export function createIdentityProvider({
  provider,
  redirectUri,
  clock,
  log,
}: {
  provider: ProviderSettings;
  redirectUri: string;
  clock: Pick<DatabaseClock, 'aheadMs'>;
  log: Log;
}): IdentityProvider {
  const discover = createDiscovery(provider, clock);

  async function configuration(): Promise<oidc.Configuration> {
    try {
      return await discover();
    } catch (error) {
      log.error({ err: error, issuer: provider.issuerUrl }, 'The sign-in service is not reachable');
      throw unavailable();
    }
  }

  return {
    async addressFor({ state, nonce, codeVerifier }) {
      const config = await configuration();
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        // On a shared computer, the next user must not be signed in to the previous user's account.
        prompt: 'select_account',
      });
      return url.href;
    },

    async identify(code, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const returnUrl = new URL(redirectUri);
      returnUrl.searchParams.set('code', code);
      returnUrl.searchParams.set('state', state);
      // The contract has only code and state. `iss` (RFC 9207) matters with several services; we
      // have one, and the library checks the iss of the ID token.
      returnUrl.searchParams.set('iss', config.serverMetadata().issuer);
      try {
        const tokens = await oidc.authorizationCodeGrant(config, returnUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The token response has no ID token');
        return readIdentity(provider.accountIssuer, claims);
      } catch (error) {
        throw signInProblem(error, log);
      }
    },
  };
}

/** The service is down or refuses us; the user cannot fix that. */
function unavailable(): ProblemError {
  return new ProblemError('sign_in_unavailable', { detail: 'Please try again in a few minutes.' });
}

const awayCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Turns an error of the code exchange into a problem for the user; details go to the log. */
function signInProblem(error: unknown, log: Log): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') {
    return new ProblemError('unauthorized', {
      detail: 'This sign-in was already used or took too long. Please sign in again.',
    });
  }
  const isAway =
    error instanceof TypeError || // fetch failed
    error instanceof oidc.ResponseBodyError || // e.g. invalid_client: our settings are wrong
    (error instanceof oidc.ClientError && awayCodes.has(error.code ?? ''));
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
