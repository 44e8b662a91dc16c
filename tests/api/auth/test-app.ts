import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeServer, type Server } from '#server/compose.ts';
import { openPort } from '#platform/http/open-port.ts';
import { createLog, type Log } from '#platform/log.ts';
import { readSettings } from '#platform/settings.ts';
import type { Pool } from '#platform/database/sql.ts';
import { createTestTarget } from '#tests/support/test-database.ts';

export interface TestApp extends Pick<Server, 'app' | 'signIn'> {
  publicUrl: string;
  sql: Pool;
  target: Server['target'];
  stop(): Promise<void>;
}

/** The real server on a port, as signing in needs; with an issuer, that one in the place of Google. */
export async function startTestApp(
  googleIssuer?: string,
  env: Record<string, string> = {},
  log: Log = createLog('silent'),
): Promise<TestApp> {
  const { target, drop } = await createTestTarget();
  const port = await openPort({ port: 0, host: '127.0.0.1' });
  const publicUrl = `http://localhost:${port.number}`;
  const server = await composeServer(signInSettings(publicUrl, googleIssuer !== undefined, env), {
    target,
    log,
    createWebsite: null,
    ...(googleIssuer !== undefined && { googleIssuer }),
  });
  port.serve(server.listener);
  return {
    ...server,
    publicUrl,
    sql: server.database.sql,
    async stop() {
      await port.close();
      await server.close();
      await drop();
    },
  };
}

/** Settings of a server that signs in at `publicUrl`, with Google or with the local service. */
export const signInSettings = (publicUrl: string, hasGoogle: boolean, more: object = {}) =>
  readSettings({
    PUBLIC_URL: publicUrl,
    SEED: 'none',
    RATE_LIMIT_FACTOR: '1000',
    DATABASE_WAIT_MS: '10000',
    QUOTA_FACTOR: '1000',
    DATA_DIR: path.join(tmpdir(), `roomieradar-sign-in-${process.pid}`),
    ...(hasGoogle && { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'a secret' }),
    ...more,
  });
