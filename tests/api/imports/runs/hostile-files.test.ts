import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportKind } from '#contract/imports/import.ts';
import { limits } from '#contract/limits.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../support/test-app.ts';
import { importSteps, plainMapping, plainRows } from './steps.ts';

let app: TestApp;
let admin: TestUser;
let steps: ReturnType<typeof importSteps>;
const sources: Partial<Record<ImportKind, number>> = {};
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
  steps = importSteps(app, admin);
  for (const kind of ['csv', 'json'] as const) {
    sources[kind] = (await steps.source(kind, { kind, mapping: plainMapping })).id;
  }
  await app.imports.start();
});
afterAll(() => app.database.close());

const good = plainRows(20);
const longLine = `id,name,area,rent\n1,${'x'.repeat(3_000_000)},Harlem,900\n`;
/** What `zip` makes of a file: a local header and the deflated bytes. */
const zipped = Buffer.concat([
  Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]),
  deflateRawSync(good),
]);

const files: [what: string, kind: ImportKind, content: string | Uint8Array, says: RegExp][] = [
  ['one endless line', 'csv', longLine, /longer than 100,000 bytes/],
  [
    'one endless value',
    'json',
    `[{"id":1,"name":"${'x'.repeat(3_000_000)}"}]`,
    /longer than 100,000 bytes/,
  ],
  [
    'a quote never closed',
    'csv',
    `${good}21,"never closed,Harlem,900\n`,
    /opens a quote that is never closed/,
  ],
  ['a bracket never closed', 'json', '[{"id":1}, {"id":2', /ends in the middle/],
  ['a ZIP called CSV', 'csv', zipped, /ZIP archive or a spreadsheet/],
  ['a ZIP called JSON', 'json', zipped, /ZIP archive or a spreadsheet/],
  ['gzip', 'csv', gzipSync(good), /compressed \(gzip\)/],
  ['a header alone', 'csv', 'id,name,area,rent\n', /has no rows/],
  ['only line ends', 'csv', '\n\n\n', /is empty/],
  ['no header', 'csv', '1,Room,Harlem,900\n', /must name the columns/],
  ['an HTML page', 'csv', '<!doctype html><title>Sign in</title>', /is an HTML page, not CSV/],
  ['columns of another file', 'csv', good.replace('rent', 'price'), /has no column "rent"/],
  [
    'more columns than a table has',
    'csv',
    `${'c,'.repeat(45_000)}c\n${'1,'.repeat(45_000)}1\n`,
    /has 45,001 columns; a file may have up to 200/,
  ],
  [
    'more names than a table has',
    'json',
    JSON.stringify([Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`n${at}`, at]))]),
    /more than 200 different names/,
  ],
  ['JSON as CSV', 'csv', '[{"id":1}]', /looks like JSON/],
  ['CSV as JSON', 'json', good, /is not JSON/],
  ['no list', 'json', '{"id":1}', /contains no list of rows/],
  ['an empty list', 'json', '[]', /is empty/],
  ['lists within a list', 'json', '[[1,2],[3,4]]', /Row 1 \(line 1\) cannot be read/],
  ['a million brackets', 'json', '{"a":'.repeat(1_000_000), /nested too deeply/],
  ['JSON lines', 'json', '{"id":1}\n{"id":2}\n', /several objects one after another \(line 2\)/],
  ['a comma too many', 'json', '[{"id":1},]', /Row 2 \(line 1\) cannot be read/],
  ['a broken row', 'json', '[{"id":1},\n{"id":2,}]', /Row 2 \(line 2\) is not JSON/],
];

test.each(files)(
  '%s (%s) is refused with a sentence, and nothing is written',
  async (_, kind, content, says) => {
    const fileId = await steps.upload(sources[kind] ?? 0, content, '../../etc/passwd');
    const preview = await steps.preview(fileId);
    const words = preview.problem.detail ?? preview.answer.mapping_problem ?? '';
    expect(words).toMatch(says);
    if (preview.status !== 200)
      expect(preview.problem).toMatchObject({ status: 422, code: 'import_refused' });
    const run = await steps.end((await steps.start(fileId)).id);
    expect(run).toMatchObject({ status: 'refused', rows_done: 0, file_name: '../../etc/passwd' });
    expect(run.message).toMatch(says);
    expect(await app.database.sql`select from listings`).toHaveLength(0);
    expect(await app.database.sql`select from import_file_parts`).toHaveLength(0);
  },
);

test('an empty or too large file is refused before the upload', async () => {
  for (const size of [0, limits.imports.fileBytes + 1]) {
    const { problem } = await app.call('requestImportUpload', {
      as: admin,
      params: { id: sources.csv },
      body: { name: 'rooms.csv', size },
    });
    expect(problem).toMatchObject({ code: 'validation_failed', errors: [{ path: 'size' }] });
  }
});

test('a file with too many rows is refused as a whole', async () => {
  const run = await steps.bring(sources.csv ?? 0, plainRows(limits.imports.rows + 1));
  expect(run).toMatchObject({ status: 'refused', rows_done: 0 });
  expect(run.message).toBe('The file has more than 100,000 rows; split it.');
  expect(await app.database.sql`select from listings`).toHaveLength(0);
}, 60_000);

test('formulas stay text; rows with NUL or unpaired surrogates are set aside', async () => {
  const rooms = [
    { id: '=1', name: '=HYPERLINK("https://evil.example","Room")', area: '@SUM(1)', rent: 900 },
    { id: '2', name: 'NUL \0 inside', area: 'Harlem', rent: 900 },
    { id: '3', name: 'half \ud83c', area: 'Harlem', rent: 900 },
    { id: '\0\ud83c', name: 'Room', area: 'Harlem', rent: 900 },
    { id: '5', name: 'Room', area: 'Harlem', rent: 'NaN' },
    { id: '6', name: 'Room', area: 'Harlem', rent: 900 },
  ];
  const text = JSON.stringify(rooms).replace('"id":"6"', '"__proto__":"x","id":"6"');
  const run = await steps.bring(sources.json ?? 0, text);
  expect(run).toMatchObject({ status: 'done', added: 2, set_aside: 4 });
  const { items } = await steps.setAside(run.id);
  expect(items.map(({ row }) => row)).toEqual([2, 3, 4, 5]);
  for (const { reason } of items) expect(reason.length).toBeGreaterThan(10);
  const [listing] = await app.database.sql`select title, address from listings order by id`;
  expect(listing).toEqual({
    title: '=HYPERLINK("https://evil.example","Room")',
    address: '@SUM(1)',
  });
});

test('an upload URL accepts only its own file, once', async () => {
  const announce = async (size: number) =>
    (
      await app.call('requestImportUpload', {
        as: admin,
        params: { id: sources.csv },
        body: { name: 'rooms.csv', size },
      })
    ).answer;
  const put = async (url: string, body: string, headers: Record<string, string>) => {
    const response = await app.request(new Request(url, { method: 'PUT', headers, body }));
    return response.status === 204 ? 204 : ((await response.json()) as { code: string }).code;
  };
  const { upload_url: url, headers, file_id } = await announce(10);
  expect(await put(url, '0123456789x', headers)).toBe('body_too_large');
  expect(await put(url, '01234', headers)).toBe('malformed_request');
  expect(await put(url, '0123456789', { 'Content-Type': 'text/csv' })).toBe(
    'unsupported_media_type',
  );
  expect(await put(url.replace('size=10', 'size=11'), '0123456789x', headers)).toBe('forbidden');
  const early = await app.call('startImport', { as: admin, body: { file_id } });
  expect(early.problem.code).toBe('upload_missing');
  const both = [put(url, '0123456789', headers), put(url, '9876543210', headers)];
  expect(new Set(await Promise.all(both))).toEqual(new Set([204, 'upload_used']));
  expect(await put(url, '0123456789', headers)).toBe('upload_used');
});

test('a source accepts no more files while twenty wait to be imported', async () => {
  const source = await steps.source('hoarder', { mapping: plainMapping });
  const announce = () =>
    app.call('requestImportUpload', {
      as: admin,
      params: { id: source.id },
      body: { name: 'rooms.csv', size: 10 },
    });
  const fileId = await steps.upload(source.id, plainRows(3));
  for (let others = 0; others < 19; others += 1) expect((await announce()).status).toBe(201);
  const { problem } = await announce();
  expect(problem).toMatchObject({ status: 409, code: 'conflict' });
  expect(problem.detail).toMatch(/^This source has 20 files/);

  await steps.end((await steps.start(fileId)).id);
  expect((await announce()).status).toBe(201);
  expect((await announce()).status).toBe(409);
  // What was announced and never came takes nobody's place for long.
  await app.database.sql`
    update import_files set created_at = now() - interval '2 hours' where source_id = ${source.id}`;
  expect((await announce()).status).toBe(201);
});
