import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabaseServer } from '#platform/database/connect.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { listImports, listSetAside } from '#domain/imports/runs/read-imports.ts';
import { listSources } from '#domain/imports/runs/sources.ts';
import { createTestDatabase } from '../../../support/test-database.ts';
import { command, excerpt, importFile, nyc, pipedToHead } from './steps.ts';

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

test('the first import of a new folder gives each listing the currency of its place', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'import-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const file = path.join(dataDir, 'rooms.csv');
  const rows = ['1,Altbau,Kreuzberg,52.5,13.4,700', '2,Terrace,Hackney,51.54,-0.06,900'];
  await writeFile(file, ['id,name,area,lat,lng,rent', ...rows, ''].join('\n'));
  const mapping = {
    source_id: 'id',
    title: 'name',
    address: 'area',
    latitude: 'lat',
    longitude: 'lng',
    monthly_rent: 'rent',
  };
  const maps = Object.entries(mapping).flatMap(([field, from]) => ['--map', `${field}=${from}`]);
  const done = await command([file, '--source', 'x', ...maps], { DATA_DIR: dataDir });
  expect(done).toMatchObject({ code: 0, err: '', out: expect.stringContaining('2 new') });

  const settings = { databaseUrl: null, databaseOwnerUrl: null, dataDir };
  const server = await startDatabaseServer(settings, createLog('silent'));
  onTestFinished(() => server.stop());
  const database = openDatabase(server.target, 1);
  onTestFinished(() => database.close());
  const found = await database.sql`select title, currency from listings order by title`;
  expect(found).toEqual([
    { title: 'Altbau', currency: 'EUR' },
    { title: 'Terrace', currency: 'GBP' },
  ]);
}, 90_000);

test('an import of the command line is in the list of sources and their history', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  await importFile(database.target, {});
  await importFile(database.target, {});
  const { items: sources } = await listSources(database.sql, {});
  expect(sources).toMatchObject([
    {
      name: 'nyc',
      kind: 'csv',
      mapping: nyc.mapping,
      listings: 46,
      last_import: { status: 'done', unchanged: 46, set_aside: 14, started_by: null },
    },
  ]);
  const [source] = sources;
  const { items: runs } = await listImports(database.sql, { source_id: source?.id ?? 0 });
  expect(runs).toMatchObject([{ added: 0 }, { added: 46, file_name: 'nyc-rooms-excerpt.csv' }]);
  const setAside = await listSetAside(database.sql, runs[1]?.id ?? 0, { page_size: 100 });
  expect(setAside.total).toBe(14);
});

test('a reader that has read enough ends the command quietly', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'import-pipe-')), 'many.csv');
  onTestFinished(() => rm(path.dirname(file), { recursive: true }));
  const rows = Array.from({ length: 20_000 }, (_, at) => `${at},,Harlem 1,900`);
  await writeFile(file, ['id,name,area,rent', ...rows, ''].join('\n'));
  const maps = ['source_id=id', 'title=name', 'address=area', 'monthly_rent=rent'];
  const args = [file, '--source', 'x', '--dry-run', ...maps.flatMap((map) => ['--map', map])];
  expect(await pipedToHead(args)).toEqual({ code: 0, lines: 2, err: '' });
});

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

test('the command refuses a file that is not UTF-8 until its encoding is named', async () => {
  const file = path.join(
    import.meta.dirname,
    '../../../unit/imports/fixtures/field/windows-1251.csv',
  );
  const args = [
    file,
    '--source',
    'ru',
    '--dry-run',
    '--map',
    'source_id=id',
    '--map',
    'title=title',
  ];
  const maps = ['--map', 'address=address', '--map', 'monthly_rent=rent'];
  const refused = await command([...args, ...maps], {});
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/windows-1251 \(.*"Светлая".*Name it with --encoding\.\n$/);
  const read = await command([...args, ...maps, '--encoding', 'windows-1251'], {});
  expect(read).toMatchObject({ code: 0, out: expect.stringContaining('Комната у парка') });
});
