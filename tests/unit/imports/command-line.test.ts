import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { help, readCommandLine } from '#domain/imports/command/command-line.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-command-line-'));
  await writeFile(path.join(folder, 'map.json'), '{"title": "name", "monthly_rent": "rent"}');
  await writeFile(path.join(folder, 'list.json'), '["title"]');
});
afterAll(() => rm(folder, { recursive: true }));

const read = (...args: string[]) => readCommandLine(args, folder);

test('reads file, source, mapping and options', async () => {
  const args = ['rooms.csv', '--source', 'nyc', '--map', 'title=name', '--pending', '--dry-run'];
  expect(await read(...args, '--map', 'address = {area}, a=b')).toEqual({
    file: path.join(folder, 'rooms.csv'),
    source: 'nyc',
    mapping: { title: 'name', address: '{area}, a=b' },
    status: 'pending',
    isDryRun: true,
    reading: {},
  });
});

test('publishes and writes by default', async () => {
  const request = await read('rooms.csv', '--source', 'nyc');
  expect(request).toMatchObject({ status: 'active', isDryRun: false });
});

test('--map overrides the mapping file', async () => {
  const args = ['rooms.csv', '--source', 'nyc', '--map-file', 'map.json'];
  const request = await read(...args, '--map', 'monthly_rent=price*30');
  expect(request?.mapping).toEqual({ title: 'name', monthly_rent: 'price*30' });
});

test('asks for help only with --help', async () => {
  expect(await read('--help')).toBeNull();
  expect(help).toContain('CSV or JSON');
});

test.each([
  [[], 'Name exactly one file'],
  [['a.csv', 'b.csv', '--source', 'x'], 'Name exactly one file'],
  [['a.csv'], '--source NAME'],
  [['a.csv', '--source', 'New York'], 'small letters, digits and hyphens'],
  [['a.csv', '--source', 'x', '--publish'], "Unknown option '--publish'; see --help."],
  [['a.csv', '--source', 'x', '--map', 'title'], '--map takes FIELD=COLUMN, not "title".'],
  [['a.csv', '--source', 'x', '--map', 'title=a', '--map', 'title=b'], 'title is mapped twice.'],
  [['a.csv', '--source', 'x', '--map-file', 'none.json'], '"none.json" cannot be read'],
  [['a.csv', '--source', 'x', '--map-file', 'list.json'], 'must be a JSON object'],
])('refuses %j in one sentence', async (args, sentence) => {
  await expect(read(...args)).rejects.toThrow(sentence);
});
