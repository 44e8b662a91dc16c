import { expect, test } from 'vitest';
import type { SetAsideRow } from '#contract/imports/import.ts';
import {
  mapRows,
  type MappedListing,
  type RowRules,
  type SeenIds,
} from '#domain/imports/mapping/map-rows.ts';
import { bindMapping } from '#domain/imports/mapping/mapping.ts';
import type { FileRow } from '#domain/imports/reading/row-file.ts';

const columns = 'id name street rent lat lng baths from link text beds'.split(' ');
const mapping = bindMapping(
  {
    source_id: 'id',
    title: 'name',
    address: 'street',
    monthly_rent: 'rent',
    latitude: 'lat',
    longitude: 'lng',
    total_bathrooms: 'baths',
    available_from: 'from',
    external_link: 'link',
    description: 'text',
    total_bedrooms: 'beds',
  },
  columns,
);
const rules: RowRules = {
  kinds: [],
  amounts: { numbers: 'point', unclear: 0, currency: null, period: 'month', nights: 'set_aside' },
  days: null,
  area: null,
  world: null,
};
const good = [
  '7',
  'Sunny room',
  '5 Elm St',
  '900',
  '40.7',
  '-73.9',
  '1',
  '2026/3/1',
  '',
  'Bright.',
  '2',
];

async function map(...rows: string[][]) {
  return mapWith(new Map(), rows);
}
async function mapWith(seen: SeenIds, rows: string[][]) {
  async function* source(): AsyncGenerator<FileRow> {
    for (const [at, cells] of [columns, ...rows].entries()) yield { line: at + 1, cells };
  }
  const mapped: (MappedListing | SetAsideRow)[] = [];
  for await (const row of mapRows(source(), mapping, rules, seen)) mapped.push(row);
  return mapped;
}
async function mapOne(change: Partial<Record<string, string>>) {
  const [mapped] = await map(columns.map((name, at) => change[name] ?? good[at] ?? ''));
  return mapped;
}

async function hashChanged(change: Partial<Record<string, string>>) {
  const mapped = await mapOne(change);
  return mapped && 'contentHash' in mapped ? mapped.contentHash : 'set aside';
}

test('maps a row to the fields of a listing', async () => {
  expect(await mapOne({})).toMatchObject({
    line: 2,
    sourceId: '7',
    values: {
      title: 'Sunny room',
      address: '5 Elm St',
      monthly_rent: 900,
      latitude: 40.7,
      longitude: -73.9,
      total_bathrooms: 1,
      total_bedrooms: 2,
      available_from: '2026-03-01',
      external_link: null,
      description: 'Bright.',
    },
  });
});

test.each([
  [{ name: ' ' }, 'Title is required'],
  [{ name: 'x'.repeat(201) }, 'Title too long'],
  [{ name: 'a\0b' }, 'Title: Contains characters that cannot be stored'],
  [{ name: 'a\ud800b' }, 'Title: Contains characters that cannot be stored'],
  [{ street: '' }, 'Address is required'],
  [{ rent: '' }, 'Monthly rent is required'],
  [{ rent: '0' }, 'Monthly rent is required'],
  [{ rent: '100001' }, 'Monthly rent too high'],
  [{ id: '' }, 'Id is required'],
])('sets a row aside for %.30j', async (change, reason) => {
  expect(await mapOne(change)).toMatchObject({ line: 2, reason: expect.stringContaining(reason) });
});

test('names the cell that holds text instead of a number', async () => {
  expect(await mapOne({ rent: 'call us' })).toMatchObject({
    reason: 'rent holds "call us" instead of a number',
  });
});

test.each([
  ['baths', '1.25', 'total_bathrooms'],
  ['baths', '11', 'total_bathrooms'],
  ['link', 'javascript:alert(1)', 'external_link'],
  ['from', '2026-02-31', 'available_from'],
])('an odd %s of %s costs its cell, with a problem', async (name, was, field) => {
  expect(await mapOne({ [name]: was })).toMatchObject({
    values: { [field]: null },
    problems: expect.arrayContaining([{ code: 'unread', field, was }]),
  });
});

test('half a place is none, and both halves say why', async () => {
  const values = { latitude: null, longitude: null };
  expect(await mapOne({ lat: '' })).toMatchObject({
    values,
    problems: expect.arrayContaining([
      { code: 'missing', field: 'latitude' },
      { code: 'unread', field: 'longitude', was: '-73.9' },
    ]),
  });
  expect(await mapOne({ lat: '91', lng: '181' })).toMatchObject({ values });
  expect(await mapOne({ lat: '91' })).toMatchObject({
    values,
    problems: expect.arrayContaining([{ code: 'place_swapped', was: '91, -73.9' }]),
  });
});

test('cuts a description that is too long', async () => {
  const row = await mapOne({ text: 'x'.repeat(5001) });
  expect(row).toMatchObject({
    values: { description: 'x'.repeat(5000) },
    problems: expect.arrayContaining([{ code: 'cut', field: 'description' }]),
  });
});

test('reports all reasons of a row at once', async () => {
  expect(await mapOne({ name: '', rent: '200000' })).toMatchObject({
    reason: 'Title is required; Monthly rent too high',
  });
});

test('sets aside rows with too few or too many cells, and empty rows', async () => {
  const rows = await map(
    good.slice(1),
    [...good, 'more'],
    columns.map(() => ' '),
  );
  expect(rows.map((row) => 'reason' in row && row.reason)).toEqual([
    'The cells are misaligned: the row has 10 cells, the header 11',
    'The cells are misaligned: the row has 12 cells, the header 11',
    'The row is empty',
  ]);
});

test('accepts the first valid row of an id and sets the others aside', async () => {
  const [bad, first, second] = await map(good.with(1, ''), good, good.with(1, 'Other'));
  expect(bad).toMatchObject({ reason: 'Title is required' });
  expect(first).toMatchObject({ line: 3, sourceId: '7' });
  expect(second).toMatchObject({ line: 4, reason: 'Line 3 has the same id' });
});

test('remembers the ids of accepted and set-aside rows, but not invalid ids', async () => {
  const seen: SeenIds = new Map();
  const noId = ['', '  ', 'x'.repeat(90_000)].map((id) => good.with(0, id));
  const rows = await mapWith(seen, [...noId, good, good.with(0, '8').with(1, '')]);
  expect(rows.map((row) => 'reason' in row)).toEqual([true, true, true, false, true]);
  expect([...seen]).toEqual([
    ['7', 5],
    ['8', 0],
  ]);
});

test('reads US-style amounts, and records rounding as a problem', async () => {
  expect(await mapOne({ rent: '$1,200.00' })).toMatchObject({ values: { monthly_rent: 1200 } });
  expect(await mapOne({ rent: '999.60' })).toMatchObject({
    values: { monthly_rent: 1000 },
    problems: expect.arrayContaining([{ code: 'rounded', field: 'monthly_rent', was: 999.6 }]),
  });
  expect(await mapOne({ rent: '1.200,00' })).toHaveProperty('reason');
});

test('rounds half bathrooms down, and records it as a problem', async () => {
  expect(await mapOne({ baths: '2.5' })).toMatchObject({
    values: { total_bathrooms: 2 },
    problems: expect.arrayContaining([{ code: 'rounded', field: 'total_bathrooms', was: 2.5 }]),
  });
});

test.each([
  ['0.5', 0.5],
  ['Shared half-bath', 0.5],
  ['0', 0],
])('takes %s for no bathroom, and says why', async (baths, was) => {
  expect(await mapOne({ baths })).toMatchObject({
    values: { total_bathrooms: null },
    problems: expect.arrayContaining([{ code: 'no_bathroom', was }]),
  });
});

test.each(['0', '0.0', 'Studio', 'studio apartment', '0 beds'])(
  'takes "%s" bedrooms for a studio, and says so',
  async (beds) => {
    expect(await mapOne({ beds })).toMatchObject({
      values: { total_bedrooms: null },
      problems: [
        { code: 'studio' },
        { code: 'missing', field: 'current_roommates' },
        { code: 'missing', field: 'looking_for_roommates' },
        { code: 'no_link' },
      ],
    });
  },
);

test('reads the number of rooms beside its word', async () => {
  expect(await mapOne({ beds: '3 bedrooms', baths: '2.5 shared baths' })).toMatchObject({
    values: { total_bedrooms: 3, total_bathrooms: 2 },
  });
});

test.each(['null', 'n/a', 'N/A', 'none', '-', '—', 'NaN', 'undefined', ' NULL '])(
  'takes %s for an empty cell',
  async (word) => {
    const row = await mapOne({ street: word });
    expect(row).toMatchObject({ reason: 'Address is required' });
    const rest = { lat: word, lng: word, baths: word, beds: word, from: word, link: word };
    expect(await mapOne({ ...rest, text: word })).toMatchObject({
      values: {
        description: null,
        latitude: null,
        total_bedrooms: null,
        total_bathrooms: null,
        external_link: null,
        available_from: null,
      },
    });
  },
);

test('leaves an empty word out of a composed address', async () => {
  const area = bindMapping(
    { source_id: 'id', title: 'name', monthly_rent: 'rent', address: '{street}, {text}' },
    columns,
  );
  async function* source(): AsyncGenerator<FileRow> {
    yield { line: 1, cells: columns };
    yield { line: 2, cells: good.with(2, 'null').with(9, 'NULL') };
    yield { line: 3, cells: good.with(2, 'null').with(9, 'Harlem') };
  }
  const mapped = [];
  for await (const row of mapRows(source(), area, rules)) mapped.push(row);
  expect(mapped).toMatchObject([
    { reason: 'Address is required' },
    { values: { address: 'Harlem' } },
  ]);
});

test('decodes entities and removes line breaks in titles, and changes nothing else', async () => {
  const name = ' ☆ Tom &amp; Ann&#39;s  “loft”\r\n<b>�?</b> &unknown; ';
  expect(await mapOne({ name })).toMatchObject({
    values: { title: "☆ Tom & Ann's “loft” <b>�?</b> &unknown;" },
    problems: expect.arrayContaining([{ code: 'title_broken' }]),
  });
});

test.each([
  ['Zimmer in M&uuml;nchen &ndash; sch&ouml;n', 'Zimmer in München – schön'],
  ['Caf&#233; room &amp;amp; more', 'Café room & more'],
  ['Room &#147;quoted&#148; &#128;500', 'Room “quoted” €500'],
  ['Gen&egrave;ve&nbsp;&bull; &hearts; &#x1F33B;', 'Genève • ♥ 🌻'],
  ['half &#xD800; a letter', 'half \ufffd a letter'],
])('decodes the entities of %s', async (name, title) => {
  expect(await mapOne({ name })).toMatchObject({ values: { title } });
});

test('leaves a link with ampersands as it is', async () => {
  const link = 'https://rooms.example/?id=1&copy=2&lang=en&reg=3';
  expect(await mapOne({ link })).toMatchObject({ values: { external_link: link } });
});

test('accepts a title longer than the form allows, with a problem', async () => {
  expect(await mapOne({ name: 'x'.repeat(101) })).toMatchObject({
    problems: expect.arrayContaining([{ code: 'title_too_long' }]),
  });
});

test('keeps the paragraphs of a description', async () => {
  expect(await mapOne({ text: 'One.\r\n\r\n\r\n\r\nTwo  three.' })).toMatchObject({
    values: { description: 'One.\n\nTwo three.' },
  });
});

test('records exactly the missing fields as problems', async () => {
  expect(await mapOne({ street: 'Harlem, Manhattan', lat: '', lng: '' })).toMatchObject({
    problems: [
      { code: 'missing', field: 'latitude' },
      { code: 'missing', field: 'longitude' },
      { code: 'missing', field: 'current_roommates' },
      { code: 'missing', field: 'looking_for_roommates' },
      { code: 'no_link' },
      { code: 'no_street' },
    ],
  });
});

test('hashes the values: equal for equal values, different after any change', async () => {
  expect(await hashChanged({})).toBe(await hashChanged({ name: ' Sunny room ' }));
  expect(await hashChanged({})).not.toBe(await hashChanged({ rent: '901' }));
});
