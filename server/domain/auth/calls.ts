import type { authCalls } from '#contract/auth/auth.ts';
import type { Context } from 'hono';
import type { Sql } from '#platform/database/sql.ts';
import { batchReads } from '#platform/database/batch-reads.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { answerPrivateJson } from '#platform/http/json-response.ts';
import type { Log } from '#platform/log.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { visitorNetwork } from '#platform/http/visitor-network.ts';
import { readBrowserId, markBrowser } from './browser-cookie.ts';
import { deviceLabel } from './device-label.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import type { SignInService } from './sign-in-service.ts';

/** The calls under /auth. `secureCookies` is true when users come by https. */
export function createAuthHandlers({
  sql,
  hot,
  log,
  signIn,
  secureCookies,
  trustedProxies,
}: {
  sql: Sql;
  hot: Sql;
  log: Log;
  signIn: SignInService;
  secureCookies: boolean;
  trustedProxies: number;
}): CallHandlers<typeof authCalls> {
  const findUser = batchReads<number, string>(async (ids) => {
    const rows = await hot<{ id: number; json: string }[]>`
      select id, json_build_object('id', id, 'is_admin', is_admin, 'email', email,
        'first_name', first_name, 'last_name', last_name,
        'profile_picture_url', profile_picture_url,
        'onboarding_status', onboarding_status)::text as json
      from users where id = any(${ids}::int[])`;
    return new Map(rows.map(({ id, json }) => [id, json]));
  });

  return {
    async startSignIn({ c }) {
      neverStored(c);
      return signIn.startSignIn(markBrowser(c, { secure: secureCookies }));
    },

    async finishSignIn({ c, body }) {
      neverStored(c);
      const device = deviceLabel(c.req.header('User-Agent'));
      return signIn.finishSignIn({
        ...body,
        browser: readBrowserId(c, { secure: secureCookies }),
        device,
        network: visitorNetwork(c, trustedProxies),
        requestId: c.get('requestId'),
      });
    },

    async refreshSession({ c, body }) {
      neverStored(c);
      const tokens = await signIn.refresh(body.refresh_token);
      if (!tokens) throw new ProblemError('unauthorized', { detail: 'Token refresh failed' });
      return tokens;
    },

    async getCurrentUser({ c, viewer }) {
      const user = await findUser(viewer.user_id);
      if (user === undefined) throw new ProblemError('unauthorized');
      return answerPrivateJson(c, user);
    },

    async signOut({ viewer, c }) {
      const { user_id, session_id } = viewer;
      await endSession(sql, user_id, session_id);
      log.info({ requestId: c.get('requestId'), user_id, session_id }, 'Signed out');
      return undefined;
    },

    async listSessions({ c, viewer }) {
      neverStored(c);
      return { items: await listSessions(sql, viewer) };
    },

    async endSession({ params, viewer }) {
      const hasEnded = await endSession(sql, viewer.user_id, params.id);
      if (!hasEnded) throw new ProblemError('not_found');
      return undefined;
    },

    async endOtherSessions({ viewer }) {
      await endOtherSessions(sql, viewer);
      return undefined;
    },
  };
}

function neverStored(c: Context): void {
  c.header('Cache-Control', 'no-store');
}
