import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabaseServer } from '#platform/database/connect.ts';
import { createLog } from '#platform/log.ts';
import { command, excerpt, nyc } from './steps.ts';

const nycArguments = [
  excerpt,
  '--source',
  'nyc',
  ...Object.entries(nyc.mapping).flatMap(([field, source]) => ['--map', `${field}=${source}`]),
];

test('the command imports while a server runs, and starts the database itself otherwise', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'import-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const server = await startDatabaseServer(
    { databaseUrl: null, databaseOwnerUrl: null, dataDir },
    createLog('silent'),
  );
  const beside = await command(nycArguments, { DATA_DIR: dataDir });
  await server.stop();
  expect(beside).toMatchObject({ code: 0, out: expect.stringContaining('46 new') });
  const alone = await command(nycArguments, { DATA_DIR: dataDir });
  expect(alone).toMatchObject({ code: 0, out: expect.stringContaining('46 unchanged') });
}, 60_000);

test('a dry run needs no database and shows rows, counts and reasons', async () => {
  const { code, out } = await command([...nycArguments, '--dry-run'], {
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
  });
  expect(code).toBe(0);
  expect(out).toContain('Kensington, Brooklyn, New York');
  expect(out).toContain('Would be accepted: 46. Would be set aside: 14.');
  expect(out).toContain('id 1615764: Title is required');
});

test.each([
  ['a database that is away', nycArguments, /^The database does not answer .*\n$/],
  [
    'a file that is not there',
    ['none.csv', '--source', 'x'],
    /^There is no file ".*none.csv"\.\n$/,
  ],
])('the command exits with 1 and prints one sentence for %s', async (_, args, sentence) => {
  const { code, out, err } = await command(args, { DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(sentence);
});
