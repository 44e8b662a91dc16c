import type { Pool } from '#platform/database/sql.ts';
import type { SignInAddress, Tokens } from '#contract/auth/auth.ts';
import { limits } from '#contract/limits.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Log } from '#platform/log.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import { findOrCreateAccount } from './accounts.ts';
import { saveAttempt, takeAttempt } from './attempts.ts';
import type { IdentityProvider } from './providers/identity-provider.ts';
import { hashToken, randomToken } from '#platform/keys/random-token.ts';
import { refreshSession } from './refresh-session.ts';
import { startSession } from './sessions.ts';
import { noteSignIn } from './sign-in-traces.ts';
import type { AccessTokens, TokenSubject } from './tokens.ts';

export interface SignInReturn {
  code: string;
  state: string;
  /** The browser's secret (browser-cookie.ts), when it sent one. */
  browser: string | null;
  /** Names the new session in the list of sessions. */
  device: string;
  /** The network of the client's address. */
  network: string;
  /** For the log. */
  requestId: string;
}

export interface SignInService {
  startSignIn(browser: string): Promise<SignInAddress>;
  /**
   * Throws `unauthorized`, `account_suspended` or `sign_in_unavailable`, each with a sentence for
   * the user.
   */
  finishSignIn(answer: SignInReturn): Promise<Tokens>;
  /** Null when the refresh token is not valid. */
  refresh(refreshToken: string): Promise<Tokens | null>;
}

/** Sign-in from the first redirect to fresh tokens, with one identity provider. */
export function createSignInService({
  sql,
  log,
  identityProvider,
  identityKeys,
  accessTokens,
}: {
  sql: Pool;
  log: Log;
  identityProvider: IdentityProvider;
  identityKeys: IdentityKeys;
  accessTokens: AccessTokens;
}): SignInService {
  const tokensFor = async (viewer: TokenSubject, refresh_token: string): Promise<Tokens> => ({
    access_token: await accessTokens.issue(viewer),
    refresh_token,
    expires_in: limits.accessTokenSeconds,
  });

  async function finish({ code, state, browser, device, network, requestId }: SignInReturn) {
    const attempt = await takeAttempt(sql, state);
    if (!attempt) {
      throw new ProblemError('unauthorized', {
        detail: 'This sign-in was already used or took too long. Please sign in again.',
      });
    }
    if (browser === null || hashToken(browser) !== attempt.browserHash) {
      throw new ProblemError('unauthorized', {
        detail: 'This sign-in was started in another browser. Please sign in again in this one.',
      });
    }
    const identity = await identityProvider.identify(code, attempt);
    const account = await findOrCreateAccount(sql, identityKeys, identity);
    if (!account || account.is_suspended) {
      log.warn({ requestId, user_id: account?.user_id }, 'A suspended user tried to sign in');
      throw new ProblemError('account_suspended', {
        detail: 'An administrator has suspended this account, so you cannot sign in to it.',
      });
    }
    const { user_id, is_admin } = account;
    const { session_id, refresh_token } = await startSession(sql, user_id, device);
    await noteSignIn(sql, user_id, { browser, network });
    const tokens = await tokensFor({ user_id, session_id, is_admin }, refresh_token);
    return { user_id, session_id, tokens };
  }

  return {
    async startSignIn(browser) {
      const secrets = {
        state: randomToken(),
        nonce: randomToken(),
        codeVerifier: randomToken(),
      };
      const url = await identityProvider.addressFor(secrets);
      await saveAttempt(sql, secrets, browser);
      return { url, state: secrets.state };
    },

    async finishSignIn(answer) {
      const { requestId } = answer;
      try {
        const { user_id, session_id, tokens } = await finish(answer);
        log.info({ requestId, user_id, session_id }, 'Signed in');
        return tokens;
      } catch (error) {
        if (error instanceof ProblemError && error.code !== 'account_suspended') {
          log.info(
            { requestId, reason: error.code, detail: error.detail },
            'A sign-in was refused',
          );
        }
        throw error;
      }
    },

    async refresh(refreshToken) {
      const refreshed = await refreshSession({ sql, log }, refreshToken);
      return refreshed && tokensFor(refreshed.viewer, refreshed.refresh_token);
    },
  };
}
