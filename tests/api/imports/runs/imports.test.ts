import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestUser } from '../../../support/test-app.ts';
import { expectTheFourteen } from '../engine/steps.ts';
import { importSteps, nycFile, nycMapping, plainMapping, plainRows } from './steps.ts';

let app: TestApp;
let admin: TestUser;
let steps: ReturnType<typeof importSteps>;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
  steps = importSteps(app, admin);
  await app.imports.start();
});
afterAll(() => app.database.close());

/** Everything an import may touch, for comparing before and after. */
const stored = (source: string) => app.database.sql`
  select l.*, o.* from listings l join external_origins o on o.listing_id = l.id
  where o.source = ${source} order by l.id`;

test('a messy file is previewed, mapped and imported with fourteen rows set aside; importing it again changes only edited rows', async () => {
  const source = await steps.source('nyc');
  const file = await nycFile();
  const fileId = await steps.upload(source.id, file);

  const first = (await steps.preview(fileId)).answer;
  expect(first.proposal).toMatchObject({
    source_id: 'id',
    title: 'name',
    address: '{neighbourhood}, {neighbourhood_group}',
    latitude: 'latitude',
    longitude: 'longitude',
    monthly_rent: 'price',
  });
  expect(first.mapping).toEqual(first.proposal);
  expect(first.columns.find(({ name }) => name === 'price')).toMatchObject({ kind: 'number' });
  const preview = (await steps.preview(fileId, nycMapping)).answer;
  expect(preview).toMatchObject({
    mapping_problem: null,
    rows_read: 60,
    is_whole_file: true,
    accepted: 46,
    set_aside_count: 14,
  });
  expect(preview.rows[0]).toMatchObject({
    row: 1,
    line: 2,
    source_id: '2539',
    values: { title: 'Clean & quiet apt home by the park', monthly_rent: 4470 },
  });
  expect(await stored('nyc')).toHaveLength(0);

  const run = await steps.end((await steps.start(fileId, nycMapping)).id);
  expect(run).toMatchObject({
    status: 'done',
    message: null,
    rows_total: 60,
    rows_done: 60,
    added: 46,
    updated: 0,
    unchanged: 0,
    set_aside: 14,
    gone: 0,
    duplicates: 0,
    back_to_review: 0,
    started_by: admin.id,
  });
  const { items, total } = await steps.setAside(run.id);
  expect(total).toBe(14);
  expectTheFourteen(items.map(({ source_id, ...row }) => ({ ...row, id: Number(source_id) })));
  const lines = file.toString().split('\n');
  for (const { line, source_id } of items) {
    expect(lines[line - 1]).toMatch(new RegExp(`^${source_id},`));
  }

  const before = await stored('nyc');
  const again = await steps.bring(source.id, file);
  expect(again).toMatchObject({ added: 0, updated: 0, unchanged: 46, set_aside: 14, gone: 0 });
  expect(await stored('nyc')).toEqual(before);

  const edited = file.toString().replace('Entire home/apt,225,', 'Entire home/apt,230,');
  const third = await steps.bring(source.id, edited);
  expect(third).toMatchObject({ added: 0, updated: 1, unchanged: 45 });
  const after = await stored('nyc');
  const changed = after.filter((row, at) => row['content_hash'] !== before[at]?.['content_hash']);
  expect(changed).toMatchObject([{ source_id: '2595', monthly_rent: 6900 }]);

  const history = await app.call('listImports', { as: admin, query: { source_id: source.id } });
  expect(history.answer.items.map(({ id }) => id)).toEqual([third.id, again.id, run.id]);
  const remembered = await app.call('getImportSource', { as: admin, params: { id: source.id } });
  expect(remembered.answer).toMatchObject({ listings: 46, last_import: { id: third.id } });
  expect(remembered.answer.mapping).toEqual(nycMapping);
}, 60_000);

test('published listings are public with their link; pending ones are not', async () => {
  const csv = 'id,name,area,rent,url\n1,Periwinkle room,Harlem 1,900,https://rooms.example/1\n';
  const mapping = { ...plainMapping, external_link: 'url' };
  const shown = await steps.source('shown');
  await steps.bring(shown.id, csv, mapping);
  const held = await steps.source('held', { new_status: 'pending' });
  await steps.bring(held.id, csv.replaceAll('Periwinkle', 'Aubergine'), mapping);
  const search = async (q: string) =>
    (await app.call('listListings', { query: { q } })).answer.items;
  expect(await search('Periwinkle')).toMatchObject([
    { title: 'Periwinkle room', external_link: 'https://rooms.example/1', status: 'active' },
  ]);
  expect(await search('Aubergine')).toEqual([]);
});

test('a row without a link is held back, and nobody can publish it', async () => {
  const source = await steps.source('unreachable');
  const { external_link: _, ...mapping } = plainMapping;
  await steps.bring(source.id, plainRows(2), mapping);
  const [first, second] = await stored('unreachable');
  expect(first).toMatchObject({ status: 'pending' });
  expect(first?.['problems']).toContainEqual({ code: 'no_link' });
  const ids = [Number(first?.['id']), Number(second?.['id'])];
  const publish = (body: object) =>
    app.call('changeExternalListings', { as: admin, body: { status: 'published', ...body } });
  expect((await publish({ ids })).answer).toEqual({ done: 0, remaining: 0, without_link: 2 });
  const params = { id: ids[0] ?? 0 };
  const edit = (body: object) => app.call('changeExternalListing', { as: admin, params, body });
  expect((await edit({ status: 'published' })).problem.errors).toMatchObject([
    { path: 'external_link' },
  ]);
  const linked = await edit({ status: 'published', external_link: 'https://rooms.example/1' });
  expect(linked.answer).toMatchObject({ status: 'published' });
  expect(linked.answer.problems).not.toContainEqual({ code: 'no_link' });
});

test('a listing whose link its source takes away is held back', async () => {
  const source = await steps.source('link-lost');
  const mapping = { ...plainMapping, external_link: 'url' };
  const csv = (url: string) => `id,name,area,rent,url\n1,Lost room,Street 1,900,${url}\n`;
  await steps.bring(source.id, csv('https://rooms.example/1'), mapping);
  expect(await stored('link-lost')).toMatchObject([{ status: 'active' }]);
  const run = await steps.bring(source.id, csv('n/a'));
  expect(run).toMatchObject({ updated: 1, back_to_review: 1 });
  expect(await stored('link-lost')).toMatchObject([
    { status: 'pending', published_as: { external_link: 'https://rooms.example/1' } },
  ]);
});

test('the preview says how it read a file, and reads it as it is told', async () => {
  const source = await steps.source('read-as');
  const csv = 'id;name;area;rent\n1;Küche;Straße 1;1.200\n2;Bad;Straße 2;300 EUR / Woche\n';
  const fileId = await steps.upload(source.id, Buffer.from(csv, 'latin1'));
  const mapping = { source_id: 'id', title: 'name', address: 'area', monthly_rent: 'rent' };
  const asked = (await steps.preview(fileId, mapping)).answer;
  expect(asked).toMatchObject({ columns: [], rows: [], accepted: 0, set_aside_count: 0 });
  expect(asked.encodings).toContainEqual({
    encoding: 'windows-1252',
    words: expect.arrayContaining(['Küche', 'Straße']),
  });
  // Without the answer, it is not imported either.
  const refused = await steps.end((await steps.start(fileId, mapping)).id);
  expect(refused).toMatchObject({ status: 'refused', rows_done: 0 });
  expect(refused.message).toMatch(/^The file is not UTF-8\. Choose how it is encoded: .*"Küche"/);
  const again = await steps.upload(source.id, Buffer.from(csv, 'latin1'));
  const encoded = { encoding: 'windows-1252' } as const;
  const preview = (await steps.preview(again, mapping, encoded)).answer;
  expect(preview).toMatchObject({
    encodings: [],
    first_rows: [{ line: 1, cells: ['id', 'name', 'area', 'rent'] }, { line: 2 }, { line: 3 }],
    reading: { encoding: 'windows-1252', separator: 'semicolon', period: 'month' },
    is_unclear: true,
    accepted: 1,
    set_aside_count: 1,
  });
  expect(preview.amounts).toEqual([
    {
      line: 2,
      cells: ['1.200'],
      rent: null,
      currency: null,
      conversion: null,
      reason: expect.stringContaining('rent holds "1.200", which can be 1,200 or 1.2'),
    },
    {
      line: 3,
      cells: ['300 EUR / Woche'],
      rent: 1300,
      currency: 'EUR',
      reason: null,
      conversion: 'week',
    },
  ]);
  const reading = { ...preview.reading, numbers: 'comma', currency: 'EUR' } as const;
  const chosen = (await steps.preview(again, mapping, reading)).answer;
  expect(chosen).toMatchObject({ is_unclear: false, accepted: 2, set_aside_count: 0 });
  const run = await steps.end((await steps.start(again, mapping, chosen.reading)).id);
  expect(run).toMatchObject({ added: 2, reading: { ...reading, period: 'month' } });
  expect(await stored('read-as')).toMatchObject([
    { title: 'Küche', address: 'Straße 1', monthly_rent: 1200, currency: 'EUR' },
    { title: 'Bad', monthly_rent: 1300, currency: 'EUR' },
  ]);
  const next = (await steps.preview(await steps.upload(source.id, csv))).answer;
  expect(next).toMatchObject({
    reading: { encoding: 'utf-8', numbers: 'comma', currency: 'EUR' },
    is_unclear: false,
    accepted: 2,
  });
});

test('mistakes of a mapping are named at their fields', async () => {
  const source = await steps.source('mistaken');
  const fileId = await steps.upload(source.id, plainRows(2));
  const { answer } = await steps.preview(fileId, { title: 'nom', address: '{area}, {city}' });
  expect(answer.mapping_errors).toEqual([
    { field: 'title', message: 'The file has no column "nom"' },
    { field: 'address', message: 'The file has no column "city"' },
    { field: 'source_id', message: 'Choose a column' },
    { field: 'monthly_rent', message: 'Choose a column' },
  ]);
});

test('a published listing goes back to review when its texts or the host of its link change', async () => {
  const { sql } = app.database;
  const source = await steps.source('reviewed', { new_status: 'pending' });
  const mapping = { ...plainMapping, external_link: 'url' };
  const rows = ['1', '2', '3', '4', '5', '6'].map((id) => ({
    id,
    name: `Reviewed ${id}`,
    area: `Street ${id}`,
    rent: 900,
    url: `https://rooms.example/${id}`,
  }));
  const csv = () =>
    ['id,name,area,rent,url', ...rows.map((row) => Object.values(row).join(',')), ''].join('\n');
  await steps.bring(source.id, csv(), mapping);
  const matching = { source: 'reviewed', last_id: 2_000_000_000 };
  const publish = () =>
    app.call('changeExternalListings', { as: admin, body: { status: 'published', matching } });
  await publish();
  await sql`update listings set status = 'rejected' where title = 'Reviewed 5'`;
  await sql`update listings set hidden_note = 'asked for money' where title = 'Reviewed 6'`;

  Object.assign(rows[0] ?? {}, { name: 'Send money' });
  Object.assign(rows[1] ?? {}, { url: String.raw`https://evil.example\@rooms.example/2` });
  Object.assign(rows[2] ?? {}, { url: 'https://rooms.example/3?from=mail' });
  Object.assign(rows[3] ?? {}, { rent: 950 });
  Object.assign(rows[4] ?? {}, { name: 'Better now' });
  Object.assign(rows[5] ?? {}, { area: 'Street 7' });
  const run = await steps.bring(source.id, csv(), mapping);
  expect(run).toMatchObject({ updated: 6, back_to_review: 3 });
  const list = async () =>
    (await app.call('listExternalListings', { as: admin, query: { source: 'reviewed' } })).answer;
  const found = (await list()).items.sort((a, b) => a.id - b.id);
  expect(found.map(({ status, published_as }) => [status, published_as])).toEqual([
    ['pending', { title: 'Reviewed 1' }],
    ['pending', { external_link: 'https://rooms.example/2' }],
    ['published', null],
    ['published', null],
    ['rejected', null],
    ['pending', { address: 'Street 6' }],
  ]);

  await publish();
  expect((await list()).items.every(({ published_as }) => published_as === null)).toBe(true);
  await app.call('changeExternalListings', {
    as: admin,
    body: { status: 'pending', ids: [found[0]?.id ?? 0] },
  });
  const again = (await list()).items.find(({ status }) => status === 'pending');
  expect(again).toMatchObject({ title: 'Send money', published_as: null });
}, 30_000);

test('changed listings stay published if new ones are published at once', async () => {
  const source = await steps.source('trusted');
  await steps.bring(source.id, plainRows(2), plainMapping);
  const run = await steps.bring(source.id, plainRows(2).replace('Room 2', 'Room two'));
  expect(run).toMatchObject({ updated: 1, back_to_review: 0 });
  expect(await stored('trusted')).toMatchObject([{ status: 'active' }, { status: 'active' }]);
});

test('a listing missing from a complete import is flagged as gone until it is back', async () => {
  const source = await steps.source('coming-and-going');
  await steps.bring(source.id, plainRows(5), plainMapping);
  const rows = plainRows(5).split('\n');
  const without = [...rows.slice(0, 2), ...rows.slice(3)].join('\n');
  const gone = () => app.database.sql`
    select source_id from external_origins where source = 'coming-and-going' and gone_at is not null`;
  expect(await steps.bring(source.id, without)).toMatchObject({ unchanged: 4, gone: 1 });
  expect(await gone()).toMatchObject([{ source_id: '2' }]);
  // Set aside is not gone: the source still has it.
  const spoilt = without.replace('3,Room 3,Street 3,900', '3,Room 3,Street 3,free');
  expect(await steps.bring(source.id, spoilt)).toMatchObject({ set_aside: 1, gone: 0 });
  expect(await steps.bring(source.id, plainRows(5))).toMatchObject({ unchanged: 5, gone: 0 });
  expect(await gone()).toEqual([]);
  expect(await stored('coming-and-going')).toHaveLength(5);
}, 30_000);

test('the same title at the same location is flagged as a duplicate across sources', async () => {
  const { sql } = app.database;
  await sql`insert into listings (title, address, latitude, longitude, monthly_rent)
    values ('Loft above the bakery!', '12 Main Street, Harlem', null, null, 900),
      ('Attic with a view', 'Somewhere', 40.71161, -73.95291, 900)`;
  const csv = [
    'id,name,area,rent,lat,lng',
    '1,LOFT above the bakery,"12 Main  Street - Harlem",950,,',
    '2,Attic with a view,12 Elm Street,950,40.7116,-73.9529',
    '3,Attic with a view,13 Elm Street,950,40.75,-73.95',
    '4,Loft above the bakery,14 Main Street,950,,',
    '5,A room of its own,15 Main Street,950,,',
    '6,A room of its own,15 Main Street,950,,',
    '',
  ].join('\n');
  const mapping = { ...plainMapping, latitude: 'lat', longitude: 'lng' };
  const one = await steps.source('duplicates');
  expect(await steps.bring(one.id, csv, mapping)).toMatchObject({ added: 6, duplicates: 2 });
  const flagged = await sql`
    select o.source_id, l.title from external_origins o join listings l on l.id = o.duplicate_of
    where o.source = 'duplicates' order by 1`;
  expect(flagged).toMatchObject([
    { source_id: '1', title: 'Loft above the bakery!' },
    { source_id: '2', title: 'Attic with a view' },
  ]);
  const other = await steps.source('more-duplicates');
  expect(await steps.bring(other.id, csv, mapping)).toMatchObject({ added: 6, duplicates: 6 });
}, 30_000);

test('a JSON list is imported like a table; mapped nested values are refused', async () => {
  const source = await steps.source('json', { kind: 'json' });
  const rooms = [
    { id: 1, name: 'Room 1', area: 'Harlem 1', rent: 900, images: ['a.jpg'] },
    { id: '2', name: 'Zimmer "Süd" \u{1F33B}', area: 'Harlem 2', rent: '1,200', extra: null },
    { id: 3, name: 'Room 3', area: { street: 'Harlem 3' }, rent: 900 },
    { id: 2 ** 60, name: 'Room 4', area: 'Harlem 4', rent: 900 },
    { id: 5, area: 'Harlem 5', rent: 900 },
  ];
  const text = JSON.stringify({ generated: '2026-01-01', rooms }, null, 2);
  const run = await steps.bring(source.id, text, plainMapping, { numbers: 'point' });
  expect(run).toMatchObject({ status: 'done', added: 2, set_aside: 3 });
  expect((await steps.setAside(run.id)).items).toMatchObject([
    {
      row: 3,
      source_id: '3',
      reason: expect.stringContaining('area holds an object where one value belongs; map'),
    },
    { row: 4, reason: expect.stringContaining('id holds a number too large') },
    { row: 5, line: expect.any(Number), reason: 'Title is required' },
  ]);
  expect(await stored('json')).toMatchObject([
    { source_id: '1', title: 'Room 1' },
    { source_id: '2', title: 'Zimmer "Süd" \u{1F33B}', monthly_rent: 1200 },
  ]);
});

test('a source has a unique name, can be changed, and keeps its listings when deleted', async () => {
  const source = await steps.source('brief', { mapping: plainMapping });
  const taken = await app.call('createImportSource', {
    as: admin,
    body: { name: 'brief', kind: 'csv', new_status: 'active' },
  });
  expect(taken.problem).toMatchObject({ code: 'validation_failed', errors: [{ path: 'name' }] });
  for (const address of ['ftp://x', 'https://exa mple', 'https://:443']) {
    const bad = await app.call('createImportSource', {
      as: admin,
      body: { name: 'Not a name', kind: 'csv', new_status: 'active', address },
    });
    expect(bad.problem.errors?.map(({ path }) => path).sort()).toEqual(['address', 'name']);
  }
  const { answer } = await app.call('updateImportSource', {
    as: admin,
    params: { id: source.id },
    body: { kind: 'json', new_status: 'pending', address: 'https://rooms.example/a.json' },
  });
  expect(answer).toMatchObject({ name: 'brief', kind: 'json', new_status: 'pending' });
  expect(answer.mapping).toEqual(plainMapping);
  await steps.bring(
    source.id,
    JSON.stringify([{ id: 1, name: 'A', area: 'B', rent: 5 }]),
    plainMapping,
  );
  const gone = await app.call('deleteImportSource', { as: admin, params: { id: source.id } });
  expect(gone.status).toBe(204);
  expect(await stored('brief')).toHaveLength(1);
  const events = await app.database.sql`
    select event from audit_events where target_label = 'brief' order by id`;
  expect(events.map(({ event }) => String(event))).toEqual([
    'source.created',
    'source.changed',
    'import.started',
    'source.deleted',
  ]);
});
