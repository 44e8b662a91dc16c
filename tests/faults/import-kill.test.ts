import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Import, ImportUpload } from '#contract/imports/import.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { signInSteps } from '../api/auth/sign-in-steps.ts';
import { plainMapping, plainRows } from '../api/imports/runs/steps.ts';
import { connectTo, killHard, removeFolder } from './embedded-helpers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rows = 12_000;
let dataDir: string;
let port: number;
let server: ChildProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-import-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as AddressInfo);
  await new Promise((resolve) => probe.close(resolve));
});
afterEach(async () => {
  await killHard(server);
  await removeFolder(dataDir);
});

async function startServer(): Promise<void> {
  const { NODE_ENV: _, ...own } = process.env;
  const env = { DATA_DIR: dataDir, PORT: String(port), SEED: 'none', LOG_LEVEL: 'silent' };
  server = spawn(process.execPath, ['scripts/node.mjs', 'tests/faults/start-server.ts'], {
    cwd: root,
    env: { ...own, ...env, RATE_LIMIT_FACTOR: '1000' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  expect(said.toString()).toBe('started\n');
  server.stdout?.destroy();
}

async function inDatabase<T>(work: (sql: ReturnType<typeof connectTo>) => Promise<T>): Promise<T> {
  const sql = connectTo(await joinEmbeddedPostgres(dataDir));
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

async function call<T>(token: string, method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(`http://localhost:${port}${address}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  expect(response.status, JSON.stringify(answer)).toBeLessThan(300);
  return answer as T;
}

test('a server killed in the middle of an import goes on with it after its restart, and ends with the same result', async () => {
  await startServer();
  const steps = signInSteps({ publicUrl: `http://localhost:${port}` });
  const token = (await steps.signIn('admin@example.com')).access_token;
  await inDatabase((sql) => sql`update users set is_admin = true`);

  const source = await call<{ id: number }>(token, 'POST', '/api/admin/import-sources', {
    name: 'killed',
    kind: 'csv',
    new_status: 'active',
    mapping: plainMapping,
  });
  // Every tenth row is set aside.
  const bytes = Buffer.from(plainRows(rows).replaceAll(/^(\d+0),Room \d+/gm, '$1,'));
  const { upload_url, headers, file_id } = await call<ImportUpload>(
    token,
    'POST',
    `/api/admin/import-sources/${source.id}/files`,
    { name: 'rooms.csv', size: bytes.length },
  );
  expect((await fetch(upload_url, { method: 'PUT', headers, body: bytes })).status).toBe(204);
  const { id } = await call<Import>(token, 'POST', '/api/admin/imports', { file_id });
  const read = () => call<Import>(token, 'GET', `/api/admin/imports/${id}`);
  await vi.waitFor(async () => expect((await read()).rows_done).toBeGreaterThan(rows / 4), {
    timeout: 60_000,
    interval: 20,
  });
  await killHard(server);

  await startServer();
  const startedAt = performance.now();
  const resumed = await read();
  expect(resumed.status).toBe('running');
  expect(resumed.rows_done).toBeGreaterThan(rows / 4);
  expect(resumed.rows_done).toBeLessThan(rows);
  await vi.waitFor(
    async () => expect((await read()).rows_done).toBeGreaterThan(resumed.rows_done),
    { timeout: 60_000, interval: 50 },
  );
  const backMs = performance.now() - startedAt;
  await vi.waitFor(async () => expect((await read()).status).toBe('done'), {
    timeout: 60_000,
    interval: 100,
  });

  // The counts and rows of an import without interruption.
  expect(await read()).toMatchObject({
    rows_total: rows,
    rows_done: rows,
    added: rows * 0.9,
    updated: 0,
    unchanged: 0,
    set_aside: rows * 0.1,
    gone: 0,
    message: null,
  });
  const [stored] = await inDatabase(
    (sql) => sql`
      select count(*)::int as listings, count(distinct o.source_id)::int as ids,
        bool_and(l.title = 'Room ' || o.source_id and l.address = 'Street ' || o.source_id
          and l.monthly_rent = 900) as is_right,
        (select count(*)::int from import_set_aside_rows) as set_aside,
        (select bool_and(source_id = row::text and line = row + 1 and row % 10 = 0)
          from import_set_aside_rows) as is_right_aside,
        (select count(*)::int from import_files) as files
      from listings l join external_origins o on o.listing_id = l.id`,
  );
  expect(stored).toEqual({
    listings: rows * 0.9,
    ids: rows * 0.9,
    is_right: true,
    set_aside: rows * 0.1,
    is_right_aside: true,
    files: 0,
  });
  console.info(
    `import: killed after ${resumed.rows_done} of ${rows} rows, went on ${(backMs / 1000).toFixed(1)} s after the restart; lost 0, doubled 0`,
  );
}, 240_000);
