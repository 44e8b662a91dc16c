import * as oidc from 'openid-client';
import type { Log } from '#platform/log.ts';
import type { AttemptSecrets } from '../attempts.ts';
import { createDiscovery, type ProviderSettings } from './discovery.ts';
import { identityOf, type Identity } from './identity.ts';
import { signInProblem, unavailable } from './sign-in-problem.ts';

export interface IdentityProvider {
  /** Where to send the browser. Throws `sign_in_unavailable` when the service does not answer. */
  addressFor(secrets: AttemptSecrets): Promise<string>;
  /** Who came back with this code; throws `unauthorized` or `sign_in_unavailable`. */
  identify(code: string, secrets: AttemptSecrets): Promise<Identity>;
}

/** An OpenID Connect service, asked with code flow, PKCE (S256), state and nonce. */
export function createIdentityProvider({
  provider,
  redirectUri,
  log,
}: {
  provider: ProviderSettings;
  redirectUri: string;
  log: Log;
}): IdentityProvider {
  const discover = createDiscovery(provider);

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
        // After signing out on a shared computer, the next person must not slip into the account.
        prompt: 'select_account',
      });
      return url.href;
    },

    async identify(code, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const returnUrl = new URL(redirectUri);
      returnUrl.searchParams.set('code', code);
      returnUrl.searchParams.set('state', state);
      // The contract carries code and state only. `iss` (RFC 9207) tells several services apart;
      // here is one, and the ID token's own iss is checked.
      returnUrl.searchParams.set('iss', config.serverMetadata().issuer);
      try {
        const tokens = await oidc.authorizationCodeGrant(config, returnUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('There is an ID token: it was expected above');
        return identityOf(provider.accountIssuer, claims);
      } catch (error) {
        throw signInProblem(error, log);
      }
    },
  };
}
