import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import type { Call } from '#contract/call.ts';
import { listProblems } from '#contract/call-problems.ts';
import { calls, type Answer } from '#contract/calls.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import type { Problem } from '#contract/problem.ts';
import { composeServer, type Overrides, type Server } from '#server/compose.ts';
import { createAccessTokens } from '#domain/auth/tokens.ts';
import type { Imports } from '#domain/imports/runs/open-imports.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import type { Matching } from '#domain/matching/create-matching.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { Pool } from '#platform/database/sql.ts';
import { createLog } from '#platform/log.ts';
import { readSettings } from '#platform/settings.ts';
import { createTestTarget, type TestDatabase, type TestTarget } from './test-database.ts';

export const publicUrl = 'http://localhost:3000';

interface CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The signed-in user. */
  as?: TestUser;
  headers?: Record<string, string>;
}

export interface TestUser {
  id: number;
  token: string;
}

export interface TestApp {
  /** Its `close` stops the whole app. */
  database: TestDatabase;
  /** Runs statements that the server's own role may not: as the owner of the database. */
  asOwner<T>(work: (sql: Pool) => Promise<T>): Promise<T>;
  /** Where it keeps its files. */
  dataDir: string;
  /** Has no index until started; SQL ranks until then. */
  matching: Matching;
  searchIndex: SearchIndex;
  /** Runs nothing in the background until started. */
  imports: Imports;
  /** Starts all background jobs. */
  start(): void;
  /** Makes a call; the answer is checked against the contract. */
  call<Id extends EndpointId>(
    id: Id,
    options?: CallOptions,
  ): Promise<{ status: number; answer: Answer<Id>; problem: Problem; headers: Headers }>;
  /** Makes a call; the whole response, not checked. */
  send(id: EndpointId, options?: CallOptions): Promise<Response>;
  request(path: string | Request, init?: RequestInit): Promise<Response>;
  /** Answers a request of Node's HTTP server, as on the port of the server. */
  listener: Server['listener'];
  /** Creates a user with a session, as after signing in. */
  user(fields?: Record<string, unknown>): Promise<TestUser>;
  /** Signs the same user in on another device. */
  anotherDevice(user: TestUser): Promise<TestUser>;
  /** Returns a token of this user that expired an hour ago. */
  expiredToken(user: TestUser): Promise<string>;
}

type Replaced = Pick<Overrides, 'onStatement' | 'createWebsite' | 'concurrencyLimiter'>;

/** The real app with its own database; closed when the test ends. */
export async function testApp(
  env: Record<string, string> = {},
  watch: Replaced = {},
): Promise<TestApp> {
  const app = await openOver(await createTestTarget(), env, watch);
  onTestFinished(() => app.database.close());
  return app;
}

/** The same for a whole file; the caller closes `database`. */
export async function openTestApp(
  env: Record<string, string> = {},
  watch: Replaced = {},
): Promise<TestApp> {
  return openOver(await createTestTarget(), env, watch);
}

/** A second instance of the app on the same database; close it first. */
export async function openSecondApp(
  { database, asOwner }: TestApp,
  env: Record<string, string> = {},
  watch: Replaced = {},
): Promise<TestApp> {
  const { target } = database;
  const second = await openOver({ target, owner: target, drop: async () => undefined }, env, watch);
  return { ...second, asOwner };
}

async function openOver(
  { target, owner, drop }: TestTarget,
  env: Record<string, string>,
  watch: Replaced = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-files-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
    QUOTA_FACTOR: '1000',
    PUBLIC_URL: publicUrl,
    SEED: 'none',
    // A busy machine is no reason to refuse.
    DATABASE_WAIT_MS: '10000',
    ...env,
  });
  const overrides = { target, log: createLog('error'), createWebsite: null, ...watch };
  const server = await composeServer(settings, overrides);
  const { app, listener, database, matching, searchIndex, imports } = server;
  const accessTokens = createAccessTokens({
    sql: database.sql,
    publicUrl,
    now: database.clock.now,
  });
  let people = 0;

  const send: TestApp['send'] = async (id, options = {}) => {
    const { params = {}, query = {}, body, as, headers = {} } = options;
    const { method, path } = endpoints[id];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    return app.request(`${filled}?${search}`, {
      method,
      headers: {
        ...(as && { Authorization: `Bearer ${as.token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };

  return {
    database: {
      ...database,
      target,
      async close() {
        await server.close();
        await drop();
        await rm(dataDir, { recursive: true, force: true });
      },
    },
    async asOwner(work) {
      const opened = openDatabase(owner, 1);
      try {
        return await work(opened.sql);
      } finally {
        await opened.close();
      }
    },
    dataDir,
    matching,
    searchIndex,
    imports,
    listener,
    start: () => server.start(),
    request: async (path, init) => app.request(path, init),
    send,
    async call(id, options) {
      const response = await send(id, options);
      const json: unknown = response.status === 204 ? undefined : await response.json();
      const call: Call = calls[id];
      const problem = json as Problem;
      if (response.ok) call.answer?.assert(json);
      else requireDocumented(id, problem);
      return {
        status: response.status,
        answer: json as never,
        problem,
        headers: response.headers,
      };
    },
    async expiredToken({ token }) {
      const [key] = await database.sql<{ kid: string; secret: string }[]>`
        select kid, secret from server_keys where purpose = 'access-token'
        order by created_at desc limit 1`;
      const hourAgo = Math.floor(Date.now() / 1000) - 3600;
      return new SignJWT({ ...decodeJwt(token), iat: hourAgo - 600, exp: hourAgo })
        .setProtectedHeader({ ...(decodeProtectedHeader(token) as { alg: string }) })
        .sign(Buffer.from(key?.secret ?? '', 'base64url'));
    },
    async user(fields = {}) {
      people += 1;
      const row = {
        issuer: 'local',
        subject: `test-${people}`,
        email: `user-${people}@roomieradar.test`,
        first_name: `User ${people}`,
        onboarding_status: 'completed',
        ...(fields['onboarding_status'] === undefined && { birth_date: '1990-01-01' }),
        ...fields,
      };
      const [user] = await database.sql<{ id: number; is_admin: boolean }[]>`
        insert into users ${database.sql(row)} returning id, is_admin`;
      if (!user) throw new Error('No user was made');
      return signedIn(user);
    },
    async anotherDevice({ id }) {
      const [row] = await database.sql<{ id: number; is_admin: boolean }[]>`
        select id, is_admin from users where id = ${id}`;
      if (!row) throw new Error('There is no such user');
      return signedIn(row);
    },
  };

  async function signedIn({ id, is_admin }: { id: number; is_admin: boolean }) {
    const [session] = await database.sql<{ id: string }[]>`
      insert into sessions (user_id) values (${id}) returning id`;
    const token = await accessTokens.issue({
      user_id: id,
      session_id: session?.id ?? '',
      is_admin,
    });
    return { id, token };
  }
}

/** Throws for a problem that the description of the API does not name for this call. */
function requireDocumented(id: EndpointId, { code }: Problem): void {
  // Any call answers this one when the server fails, which tests bring about.
  if (code === 'internal_error' || listProblems(calls[id]).includes(code)) return;
  throw new Error(`${id} answers ${code}, which its declaration does not list`);
}
