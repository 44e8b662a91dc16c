import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInChild } from '#web/pages/ensure-built.ts';

const root = path.resolve(import.meta.dirname, '../..');
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the server as `npm start` does and waits for its end; the app itself is not built here. */
async function start(env: Record<string, string>) {
  const { NODE_ENV: _, ...own } = process.env;
  const server = spawn(process.execPath, ['scripts/node.mjs', 'tests/faults/start-server.ts'], {
    cwd: root,
    env: { ...own, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent', ...env },
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(server, 'exit')) as [number | null];
  return { code, said: said.trim() };
}

test('wrong settings stop the start with a list of all problems', async () => {
  const { code, said } = await start({ PORT: 'x', SEED: 'y' });
  expect(code).toBe(1);
  expect(said).toContain('PORT');
  expect(said).toContain('SEED');
  expect(await readdir(dataDir)).toEqual([]);
});

test('a busy port stops the start with one sentence and creates nothing', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, said } = await start({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(said).toBe(
    `Port ${port} is already in use. Stop what uses it, or set PORT to another number.`,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

test('an unreachable database stops the start with one sentence without its password', async () => {
  const { code, said } = await start({
    PORT: '0',
    DATABASE_URL: 'postgres://someone:s3cret@127.0.0.1:1/none',
  });
  expect(code).toBe(1);
  expect(said).toMatch(/^The database of DATABASE_URL does not answer/);
  expect(said).not.toContain('s3cret');
});

test('a data folder in use stops the second start with one sentence', async () => {
  const { startEmbeddedPostgres } = await import('#platform/database/embedded/start.ts');
  const first = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const { code, said } = await start({ PORT: '0' });
  await first.stop();
  expect(code).toBe(1);
  expect(said).toMatch(/^Another RoomieRadar is already running on .* \(process \d+\)\. Stop it/);
});

test('an ordinary start prints only that it has started', async () => {
  const { NODE_ENV: _, ...own } = process.env;
  const server = spawn(process.execPath, ['scripts/node.mjs', 'tests/faults/start-server.ts'], {
    cwd: root,
    env: { ...own, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'info', PORT: '0' },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  await expect.poll(() => said, { timeout: 30_000 }).toContain('started\n');
  expect(said).toBe('started\n');
  server.kill('SIGTERM');
  await once(server, 'exit');
});

test('a build that fails ends the start with one sentence', async () => {
  const program = path.join(dataDir, 'build.ts');
  await writeFile(program, 'process.exit(1);');
  await expect(buildInChild(program)).rejects.toThrow(
    'The app could not be built: it ended with code 1.',
  );
});
