import {
  interactionPolicy,
  type AdapterFactory,
  type ClientMetadata,
  type Configuration,
  type JWKS,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { attemptSeconds } from '../attempts.ts';
import type { LocalPeople } from './people.ts';

/** As long as the app itself waits for the browser to return, which may be slow. */
const ttlSeconds = attemptSeconds;

/**
 * Configures oidc-provider to behave like Google, but with an account chooser instead of a
 * password.
 */
export function providerConfiguration({
  base,
  adapter,
  client,
  cookieKey,
  jwks,
  people,
  showError,
}: {
  /** The path below which it is mounted. */
  base: string;
  adapter: AdapterFactory;
  client: ClientMetadata;
  cookieKey: string;
  jwks: JWKS;
  people: LocalPeople;
  showError: NonNullable<Configuration['renderError']>;
}): Configuration {
  return {
    adapter,
    clients: [client],
    jwks,
    pkce: { required: () => true },
    responseTypes: ['code'],
    // Puts the claims into the ID token, as Google does, instead of answering them in a second
    // call.
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    async findAccount(_ctx, subject) {
      const person = await people.find(subject);
      if (!person) return undefined;
      const { email, first_name: given_name, last_name: family_name } = person;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, email, email_verified: true, given_name, family_name }),
      };
    },
    loadExistingGrant,
    interactions: { policy: chooserOnly(), url: (_ctx, { uid }) => `${base}/choose/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    cookies: {
      keys: [cookieKey],
      // The provider must keep nobody signed in. Its session cookie is for a path that does not
      // exist, so the chooser appears each time, and users can switch accounts without a sign-out
      // page.
      long: { path: `${base}/nowhere`, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: ttlSeconds,
      AuthorizationCode: ttlSeconds,
      Grant: ttlSeconds,
      IdToken: ttlSeconds,
      Interaction: ttlSeconds,
      Session: ttlSeconds,
    },
    clientBasedCORS: () => false,
    renderError: showError,
  };
}

function chooserOnly() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** Our app is the only client, so choosing an account counts as consent. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { provider, client, account, params } = ctx.oidc;
  if (!client || !account) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(String(params?.['scope']));
  await grant.save();
  return grant;
}
