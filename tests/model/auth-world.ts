import { decodeJwt } from 'jose';
import { SimulatedClock, type ActorOptions } from 'xstate';
import type { Tokens } from '#contract/auth/auth.ts';
import type { authMachine, SignInReturn } from '#machines/auth.machine.ts';
import { createAccessTokens } from '#domain/auth/tokens.ts';
import { startSession } from '#domain/auth/sessions.ts';
import { createAuthActor, type AuthActor } from '#src/shared/auth/auth-actor.ts';
import { createBearerSource } from '#src/shared/auth/bearer-source.ts';
import { createSignInState } from '#src/shared/storage/sign-in-state.ts';
import { createTokenStore } from '#src/shared/storage/token-store.ts';
import { createApi } from '#src/api/client.ts';
import { parseAnswer } from '#src/api/client.ts';
import { createQueryClient } from '#src/shared/api/query-client.ts';
import { Browser } from '../api/auth/browser.ts';
import { addPerson, signInSteps } from '../api/auth/sign-in-steps.ts';
import type { TestApp } from '../api/auth/test-app.ts';
import { createLocks, SharedStorage } from './browser-parts.ts';
import type { FaultProxy } from './fault-proxy.ts';

const emails = { 1: 'first@roomieradar.test', 2: 'second@roomieradar.test' } as const;
/** The two accounts of the model. */
export type Who = keyof typeof emails;

/**
 * One browser tab with the real actors and a real server, behind a proxy that can fail. Only the
 * parts of a browser are simulated: storage, locks, other tabs and timers.
 */
export async function createWorld(app: TestApp, proxy: FaultProxy, { clockAheadMs = 0 } = {}) {
  const accessTokens = createAccessTokens({ sql: app.sql, publicUrl: app.publicUrl });
  const userIds = {} as Record<Who, number>;
  for (const who of [1, 2] as const) {
    const [known] = await app.sql<{ id: number }[]>`
      select id from users where email = ${emails[who]}`;
    userIds[who] = known?.id ?? (await addPerson(app, emails[who]));
  }
  /** Sessions created in advance: a path cannot wait for one during a transition. */
  const spare: Record<Who, Tokens[]> = { 1: [], 2: [] };
  for (const who of [1, 2] as const) {
    for (let count = 0; count < 4; count += 1) spare[who].push(await newSession(who));
  }
  async function newSession(who: Who): Promise<Tokens> {
    const { session_id, refresh_token } = await startSession(app.sql, userIds[who], 'Model');
    const viewer = { user_id: userIds[who], session_id, is_admin: false };
    return { access_token: await accessTokens.issue(viewer), refresh_token, expires_in: 600 };
  }

  const browser = new Browser();
  const storage = new SharedStorage();
  const sessionStorage = new SharedStorage();
  const clock = new SimulatedClock();
  const tokens = createTokenStore(() => Date.now() + clockAheadMs, storage);
  const queryClient = createQueryClient();
  const transport = {
    host: proxy.url,
    fetch: ((url, init) => browser.fetch(url as string, init)) as typeof fetch,
    parseAnswer,
  };
  const api = createApi({ ...transport, bearerSource: createBearerSource(tokens, () => actor) });
  let actor: AuthActor;

  return {
    clock,
    storage,
    sessionStorage,
    tokens,
    queryClient,
    api,
    userIds,
    createActor(options: Pick<ActorOptions<typeof authMachine>, 'inspect'> = {}): AuthActor {
      actor = createAuthActor(
        {
          tokens,
          api,
          queryClient,
          signInState: createSignInState(sessionStorage),
          plainApi: createApi({ ...transport, bearerSource: null }),
          apiWithBearer: (bearerSource) => createApi({ ...transport, bearerSource }),
          locks: createLocks(),
          onStorageChange: (listener) => storage.onChange(listener),
        },
        { ...options, clock },
      );
      return actor;
    },

    /** Places valid tokens of this user in storage without an event. */
    placeFresh(who: Who): void {
      const next = spare[who].pop();
      if (!next) throw new Error('Not enough sessions were made beforehand');
      storage.setItem('refresh_token', next.refresh_token);
      storage.setItem('access_token', next.access_token);
    },
    /** Like `placeFresh`, with an expired access token; every other time with an unreadable one. */
    placeStale(who: Who): void {
      this.placeFresh(who);
      const expired = { ...decodeJwt(tokens.access() ?? ''), exp: 1 };
      const payload = Buffer.from(JSON.stringify(expired)).toString('base64url');
      const isReadable = spare[who].length % 2 === 0;
      storage.setItem('access_token', isReadable ? `x.${payload}.x` : 'not a token');
    },
    /** The owner of the stored token and whether it is valid. */
    stored(): { who: Who; isFresh: boolean } | null {
      if (tokens.access() === null) return null;
      const sub = tokens.isFresh() ? Number(decodeJwt(tokens.access() ?? '').sub) : null;
      return { who: sub === userIds[2] ? 2 : 1, isFresh: sub !== null };
    },
    /** Ends every session on the server; this browser does not know yet. */
    async endOnServer(): Promise<void> {
      await app.sql`
        update sessions set revoked_at = now() where user_id in ${app.sql(Object.values(userIds))}`;
    },
    /** Signs in at the sign-in service and returns the callback's parameters. */
    async comeBackAs(who: Who): Promise<SignInReturn & { state: string }> {
      const { code, state } = await signInSteps(app).codeFor(browser, emails[who]);
      return { code, state, error: null };
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
