import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls, type Answer } from '#contract/calls.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import type { Problem } from '#contract/problem.ts';
import { createApi } from '#web/api.ts';
import { createApp } from '#web/app.ts';
import { openDatabase } from '#platform/database/database.ts';
import { users } from '#platform/database/schema/users.ts';
import { createGeocoder } from '#domain/places/geocoding/geocoder.ts';
import { openFiles } from '#domain/images/open-files.ts';
import { openImports, type Imports } from '#domain/imports/runs/open-imports.ts';
import { createLive } from '#platform/live/live.ts';
import { createMatching, type Matching } from '#domain/matching/create-matching.ts';
import { readSettings } from '#platform/settings.ts';
import { createSignIn } from '#domain/auth/create-sign-in.ts';
import { filterActiveSessions } from '#domain/auth/session-life.ts';
import { createAccessTokens } from '#domain/auth/tokens.ts';
import { mediaFiles } from '#web/pages/media-files.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const publicUrl = 'http://localhost:3000';

interface CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Access token of the person who calls. */
  as?: TestPerson;
  headers?: Record<string, string>;
}

export interface TestPerson {
  id: number;
  token: string;
}

export interface TestApp {
  /** Its `close` ends all of the app. */
  database: TestDatabase;
  /** Where it keeps its files. */
  dataDir: string;
  /** Without an index until it is started; SQL ranks meanwhile. */
  matching: Matching;
  /** Nothing goes on in the background until it is started. */
  imports: Imports;
  /** Makes a call; the answer is checked against the contract. */
  call<Id extends EndpointId>(
    id: Id,
    options?: CallOptions,
  ): Promise<{ status: number; answer: Answer<Id>; problem: Problem; headers: Headers }>;
  request(path: string | Request, init?: RequestInit): Promise<Response>;
  /** A person with a live session, as after signing in. */
  person(fields?: Partial<typeof users.$inferInsert>): Promise<TestPerson>;
  /** The same person, signed in somewhere else too. */
  anotherDevice(person: TestPerson): Promise<TestPerson>;
  /** A token of this person that was good until an hour ago. */
  expiredToken(person: TestPerson): Promise<string>;
}

/** The real app over a database of its own; all is closed when the test is over. */
export async function testApp(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await openTestApp(env);
  onTestFinished(() => app.database.close());
  return app;
}

/** The same for a whole file: the caller closes `database`. */
export async function openTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  return openOver(await createTestDatabase(), env);
}

/** Another process of the same app, over the same database; to be closed before it. */
export async function openSecondApp({ database }: TestApp): Promise<TestApp> {
  const own = openDatabase(database.target, 5);
  return openOver({ ...own, target: database.target }, {});
}

async function openOver(database: TestDatabase, env: Record<string, string>): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-files-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
    PUBLIC_URL: publicUrl,
    ...env,
  });
  const log = pino({ level: 'silent' });
  const signIn = await createSignIn({ settings, database, log });
  const files = await openFiles({ settings, sql: database.sql, log });
  const matching = createMatching({ sql: database.sql, log, snapshotFile: null });
  const live = createLive({
    sql: database.sql,
    log,
    filterActiveSessions: (ids) => filterActiveSessions(database.sql, ids),
  });
  const imports = await openImports({
    settings,
    database,
    target: database.target,
    log,
    onListingsChanged: () => undefined,
  });
  const api = createApi({
    publicUrl: settings.publicUrl,
    database,
    log,
    signIn,
    files,
    matching,
    live,
    imports,
    geocoder: settings.geocoder && createGeocoder(settings.geocoder, log),
    onListingsChanged: () => undefined,
  });
  const website = settings.s3
    ? new Hono()
    : mediaFiles(path.join(dataDir, 'media'), async () => undefined);
  const app = createApp({ settings, database, log, api, storage: files.storage, website });
  const accessTokens = createAccessTokens({ sql: database.sql, publicUrl: settings.publicUrl });
  let people = 0;

  return {
    database: {
      ...database,
      async close() {
        await imports.stop();
        await live.close();
        await matching.stop();
        await files.close();
        await database.close();
        await rm(dataDir, { recursive: true, force: true });
      },
    },
    dataDir,
    matching,
    imports,
    request: async (path, init) => app.request(path, init),
    async call(id, { params = {}, query = {}, body, as, headers = {} } = {}) {
      const { method, path } = endpoints[id];
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      );
      const response = await app.request(`${filled}?${search}`, {
        method,
        headers: {
          ...(as && { Authorization: `Bearer ${as.token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const json: unknown = response.status === 204 ? undefined : await response.json();
      const call: Call = calls[id];
      if (response.ok && call.answer) call.answer.assert(json);
      return {
        status: response.status,
        answer: json as never,
        problem: json as Problem,
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
    async person(fields = {}) {
      people += 1;
      const [row] = await database.orm
        .insert(users)
        .values({
          issuer: 'local',
          subject: `test-${people}`,
          email: `person-${people}@roomieradar.test`,
          first_name: `Person ${people}`,
          onboarding_status: 'completed',
          ...fields,
        })
        .returning({ id: users.id, is_admin: users.is_admin });
      if (!row) throw new Error('No person was made');
      return signedIn(row);
    },
    async anotherDevice({ id }) {
      const [row] = await database.sql<{ id: number; is_admin: boolean }[]>`
        select id, is_admin from users where id = ${id}`;
      if (!row) throw new Error('There is no such person');
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
