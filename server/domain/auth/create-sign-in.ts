import type { authCalls } from '#contract/auth/auth.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { createAuthHandlers } from './calls.ts';
import type { Database } from '#platform/database/database.ts';
import type { Context } from 'hono';
import type { RecognizeViewer } from '#platform/http/viewer.ts';
import type { Log } from '#platform/log.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import type { Settings } from '#platform/settings.ts';
import type { LocalProvider } from './local-provider/create-local-provider.ts';
import { localIssuer } from './local-provider/subject.ts';
import { isAskable, type ProviderSettings } from './providers/discovery.ts';
import { createIdentityProvider } from './providers/identity-provider.ts';
import { createRecognizeViewer, readToken } from './recognize-viewer.ts';
import { expireSessions } from './sessions.ts';
import { createSignInService } from './sign-in-service.ts';
import { createAccessTokens, type TokenHolder } from './tokens.ts';

export interface SignIn {
  recognizeViewer: RecognizeViewer;
  /** Whose valid token a request has. The caller reads {@link signedInUser}, because tokens outlive sessions. */
  readToken(c: Context): Promise<TokenHolder | null>;
  handlers: CallHandlers<typeof authCalls>;
  /** Null with Google; otherwise it handles a request before the app does. */
  localProvider: LocalProvider | null;
  /** Deletes expired sessions and sign-ins; a job calls it. */
  expireSessions(): ReturnType<typeof expireSessions>;
}

const google = 'https://accounts.google.com';

/**
 * Creates everything that signs users in and recognizes them. Tests pass `googleIssuer`. Requires
 * the database, which holds the keys.
 */
export async function createSignIn({
  settings,
  database: { sql, hot, clock },
  identityKeys,
  log,
  googleIssuer = google,
}: {
  settings: Pick<Settings, 'publicUrl' | 'production' | 'google' | 'languages' | 'trustedProxies'>;
  database: Pick<Database, 'sql' | 'hot' | 'clock'>;
  identityKeys: IdentityKeys;
  log: Log;
  googleIssuer?: string;
}): Promise<SignIn> {
  const { publicUrl, production, languages } = settings;
  let localProvider: LocalProvider | null = null;
  let provider: ProviderSettings;
  if (settings.google) {
    provider = { ...settings.google, issuerUrl: googleIssuer, accountIssuer: googleIssuer };
  } else {
    const { createLocalProvider } = await importLocalProvider();
    localProvider = await createLocalProvider({ publicUrl, production, languages, sql, log });
    const { issuer, clientId, clientSecret } = localProvider;
    provider = { issuerUrl: issuer, accountIssuer: localIssuer, clientId, clientSecret };
  }
  if (!isAskable(provider.issuerUrl)) {
    log.warn({ publicUrl }, 'Nobody can sign in: PUBLIC_URL must be https, or http on localhost');
  }
  const redirectUri = `${publicUrl}/auth/callback`;
  const identityProvider = createIdentityProvider({ provider, redirectUri, clock, log });
  const accessTokens = createAccessTokens({ sql, publicUrl, now: clock.now });
  const signIn = createSignInService({
    sql,
    log,
    identityProvider,
    identityKeys,
    accessTokens,
  });
  return {
    recognizeViewer: createRecognizeViewer({ sql: hot, identityKeys, accessTokens }),
    readToken: (c) => readToken(accessTokens, c),
    handlers: createAuthHandlers({
      sql,
      hot,
      log,
      signIn,
      secureCookies: publicUrl.startsWith('https:'),
      trustedProxies: settings.trustedProxies,
    }),
    localProvider,
    expireSessions: () => expireSessions(sql),
  };
}

/**
 * Imports the local provider only when it is used: a site with Google does not need its forty
 * packages. On Node 20, oidc-provider warns at import that it wants Node 22. All our tests pass on
 * Node 20, so that warning is suppressed.
 */
async function importLocalProvider() {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...words);
  };
  try {
    return await import('./local-provider/create-local-provider.ts');
  } finally {
    console.warn = warn;
  }
}
