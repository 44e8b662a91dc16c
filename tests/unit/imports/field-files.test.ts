import { expect, test } from 'vitest';
import type { ImportReading } from '#contract/imports/import-reading.ts';
import { column, csv, listProblems, read, readText } from './read-field-file.ts';

const cologne = ['Zimmer mit Balkon', 'Helles Zimmer', 'Kammer'];
test.each([
  ['excel-sep-line.csv', 2, {}],
  ['title-line-above-header.csv', 3, {}],
  ['excel-trailing-separator.csv', 1, {}],
  ['unicode-text-utf16.csv', 1, {}],
  ['mac-roman.csv', 1, { encoding: 'macintosh' }],
] as [string, number, ImportReading][])(
  '%s: three rooms in Köln',
  async (name, headerLine, reading) => {
    const { shape, rows } = await read(name, { reading });
    expect(shape.headerLine).toBe(headerLine);
    expect(column(rows, 'title')).toEqual(cologne);
    expect(column(rows, 'monthly_rent')).toEqual([450, 1201, 380]);
    expect(column(rows, 'address')[0]).toBe('Hauptstr. 1, Köln');
  },
);

test('excel-bom-empty-tail.csv: three rooms, and empty rows set aside', async () => {
  const { rows } = await read('excel-bom-empty-tail.csv');
  expect(column(rows, 'title')).toEqual([
    ...cologne,
    ...Array.from({ length: 4 }, () => 'The row is empty'),
  ]);
});

test.each([
  ['windows-1251.csv', 'windows-1251', ['Комната у парка', 'Светлая комната'], [15_000, 18_000]],
  ['shift-jis.csv', 'shift_jis', ['駅近の明るい部屋', '静かな個室'], [85_000, 62_000]],
] as const)(
  '%s is refused, and read as it was written once its encoding is chosen',
  async (name, encoding, titles, rents) => {
    await expect(read(name)).rejects.toThrow(`Choose how it is encoded`);
    await expect(read(name)).rejects.toThrow(encoding);
    const { rows } = await read(name, { reading: { encoding } });
    expect(
      column(rows, 'title').map((title, at) => String(title).startsWith(titles[at] ?? '?')),
    ).toEqual([true, true]);
    expect(column(rows, 'monthly_rent')).toEqual(rents);
  },
);

test('mac-cr-only.csv: two rooms', async () => {
  expect(column((await read('mac-cr-only.csv')).rows, 'title')).toEqual(['Room one', 'Room two']);
});

const days = { map: { available_from: 'available' } };
test.each([
  ['dates-us.csv', 'month_first', ['2027-03-01', '2026-12-15', '2027-03-31']],
  ['dates-iso-time.csv', null, ['2027-03-01', '2027-03-01', '2027-03-01']],
  [
    'dates-words.csv',
    null,
    [null, null, null, null, null, '2027-03-01', '2027-03-01', '2027-03-01'],
  ],
])('%s: every day is read, by the file as a whole', async (name, order, expected) => {
  const { rules, rows } = await read(name, days);
  expect(rules.days).toBe(order);
  expect(column(rows, 'available_from')).toEqual(expected);
  for (const row of rows)
    expect(listProblems(row)).not.toContainEqual(expect.objectContaining({ code: 'unread' }));
});

test('days that nothing in the file tells stay empty with a problem until somebody chooses', async () => {
  const bytes = csv(
    'id,title,address,rent,available',
    '1,A,B 1,500,3/4/2027',
    '2,A,B 1,500,soonish',
  );
  const open = await readText(bytes, 'csv', days);
  expect(column(open.rows, 'available_from')).toEqual([null, null]);
  expect(listProblems(open.rows[0])).toContainEqual({
    code: 'unread',
    field: 'available_from',
    was: '3/4/2027',
  });
  expect(listProblems(open.rows[1])).toContainEqual({
    code: 'unread',
    field: 'available_from',
    was: 'soonish',
  });
  const chosen = await readText(bytes, 'csv', { ...days, reading: { days: 'day_first' } });
  expect(column(chosen.rows, 'available_from')).toEqual(['2027-04-03', null]);
});

test('rooms-counts.csv: an odd count costs its cell, not the room', async () => {
  const { rows } = await read('rooms-counts.csv', {
    map: {
      total_bedrooms: 'beds',
      total_bathrooms: 'baths',
      current_roommates: 'now',
      looking_for_roommates: 'want',
    },
  });
  expect(column(rows, 'monthly_rent')).toEqual(Array.from({ length: 9 }, () => 500));
  expect(column(rows, 'total_bedrooms')).toEqual([
    2,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(column(rows, 'current_roommates')).toEqual([2, 2, null, 0, 1, 1, 1, 1, 1]);
  expect(listProblems(rows[2])).toContainEqual({
    code: 'unread',
    field: 'total_bedrooms',
    was: '2,5',
  });
  expect(listProblems(rows[2])).toContainEqual({
    code: 'unread',
    field: 'current_roommates',
    was: '3 (2F, 1M)',
  });
  expect(listProblems(rows[8])).toContainEqual({
    code: 'unread',
    field: 'total_bedrooms',
    was: '25',
  });
});

test('quotes-inches.csv: every room, with its quote marks', async () => {
  const { rows } = await read('quotes-inches.csv');
  expect(column(rows, 'title')).toEqual(['Room with 55" TV', 'The "best" room', 'Plain']);
});

test.each(['entities-tab.csv', 'entities.csv'])('%s: every entity is a letter', async (name) => {
  const { rows } = await read(name, { map: { description: 'd' } });
  expect(column(rows, 'title')).toEqual([
    'Zimmer in München – schön',
    'Café room & more',
    'Room “quoted” €500',
  ]);
  expect(column(rows, 'address')).toEqual([
    'Königstraße 1, München',
    'Rue de l’Église, Genève',
    'High St',
  ]);
  expect(column(rows, 'description')[0]).toBe('Miete 450 € warm • Bad');
});

const place = { map: { latitude: 'lat', longitude: 'lng' } };
test('coordinates.csv: zero and swapped pairs are pointed out, the rest is read or left open', async () => {
  const { rows } = await read('coordinates.csv', place);
  expect(column(rows, 'latitude')).toEqual([
    52.52,
    52.52,
    52.52,
    null,
    null,
    null,
    52.52,
    52.520008,
    null,
  ]);
  expect(column(rows, 'longitude')).toEqual([
    13.405,
    13.405,
    13.405,
    null,
    null,
    null,
    13.405,
    0,
    null,
  ]);
  expect(listProblems(rows[3])).toContainEqual({ code: 'place_zero' });
  expect(listProblems(rows[4])).toContainEqual({ code: 'place_swapped', was: '13.405, 52.52' });
  expect(listProblems(rows[5])).toContainEqual({
    code: 'place_swapped',
    was: '-122.4194, 37.7749',
  });
  expect(listProblems(rows[8])).toContainEqual({ code: 'place_swapped', was: '95, 13' });
});

test('coordinates-2.csv: numbers that are no degrees cost their cells alone', async () => {
  const { rows } = await read('coordinates-2.csv', place);
  expect(column(rows, 'monthly_rent')).toEqual(Array.from({ length: 11 }, () => 500));
  expect(column(rows, 'latitude')).toEqual([
    52.52,
    52.52,
    null,
    null,
    null,
    52.52,
    52.520008,
    null,
    null,
    52.52,
    52.52,
  ]);
  expect(listProblems(rows[7])).toContainEqual({
    code: 'unread',
    field: 'latitude',
    was: '52520008',
  });
});

test('geojson.json: titles and coordinates are proposed and read', async () => {
  const { rows } = await read('geojson.json');
  expect(rows).toMatchObject([
    {
      sourceId: '1',
      values: { title: 'Room A', monthly_rent: 500, latitude: 52.52, longitude: 13.405 },
    },
  ]);
});

test.each([
  ['feed.blm', 'The file is a BLM feed (Rightmove)'],
  ['feed-blm-as.csv', 'The file is a BLM feed (Rightmove)'],
  ['openimmo.xml', 'The file is XML (openimmo)'],
  ['lines.json', 'several objects one after another (line 2)'],
  ['duplicate-headers.csv', 'the column "rent" appears more than once'],
])('%s is refused for what it is', async (name, sentence) => {
  await expect(read(name)).rejects.toThrow(sentence);
});

test('reso.json, inside-airbnb-detail.csv and leading-zero-ids.csv are read as before', async () => {
  const reso = await read('reso.json', {
    map: {
      source_id: 'ListingKey',
      title: 'PublicRemarks',
      address: 'UnparsedAddress',
      monthly_rent: 'ListPrice',
    },
  });
  expect(reso.rows).toMatchObject([{ values: { monthly_rent: 950, latitude: 30.26 } }]);
  const airbnb = await read('inside-airbnb-detail.csv', {
    map: {
      title: 'name',
      address: '{neighbourhood_cleansed}, Seattle',
      monthly_rent: 'price*30',
      total_bathrooms: 'bathrooms_text',
    },
  });
  expect(airbnb.rows).toMatchObject([
    {
      values: { title: 'Fab, private room "Wallingford"', monthly_rent: 2700, total_bathrooms: 1 },
    },
    { reason: 'Monthly rent is required' },
  ]);
  const ids = await read('leading-zero-ids.csv');
  expect(ids.rows.map((row) => ('reason' in row ? row.reason : row.sourceId))).toEqual([
    '007',
    '7',
    '1.23E+17',
    'Line 4 has the same id',
  ]);
});

test('amenities and house rules are read from words and from lists', async () => {
  const room = { id: 1, title: 'A', address: 'B 1', rent: 500 };
  const bytes = Buffer.from(
    JSON.stringify([
      { ...room, amenities: ['Wifi', 'Dishwasher', 'Kitchen'], rules: 'No smoking; pets allowed' },
      {
        ...room,
        id: 2,
        amenities: 'WLAN, Waschmaschine, kein Balkon',
        rules: ['Nichtraucher', 'keine Haustiere'],
      },
      { ...room, id: 3, amenities: 'none', rules: '' },
      { ...room, id: 4, amenities: [{ name: 'Wifi' }, { id: 9, Label: 'A/C' }], rules: [null] },
    ]),
  );
  const { rows } = await readText(bytes, 'json', {});
  expect(column(rows, 'amenities')).toEqual([
    ['wifi', 'dishwasher'],
    ['wifi', 'washing_machine'],
    null,
    ['wifi', 'air_conditioning'],
  ]);
  expect(column(rows, 'house_rules')).toEqual([
    ['no_smoking', 'pets_welcome'],
    ['no_smoking', 'no_pets'],
    null,
    null,
  ]);
});

test('a file of forty odd rows sets aside at most those whose rent cannot be known', async () => {
  const header =
    'id\ttitle\taddress\trent\tlat\tlng\tbeds\tavailable\tdeposit\tmin months\tmax months\tlink';
  const cells: [rent: string, ...rest: string[]][] = [
    ['500', '0', '0'],
    ['€550', '13.4', '52.5'],
    ['600 € warm', '52.5'],
    ['ab 400 €', 'N/A', 'x'],
    ['450,50', '52°31\'12"N', '13°24\'18"E'],
    ['£120pw', '52.5', '13.4', '2,5'],
    ['500', '', '', '3+1'],
    ['500', '', '', 'T2'],
    ['500', '', '', 'two'],
    ['500', '', '', '99'],
    ['500', '', '', '', 'sofort'],
    ['500', '', '', '', 'nach Vereinbarung'],
    ['500', '', '', '', '31.12.2026'],
    ['500', '', '', '', 'blah'],
    ['500', '', '', '', '2026-02-31'],
    ['500', '', '', '', '1 March 2027'],
    ['500', '', '', '', '', 'two rents'],
    ['500', '', '', '', '', '1000-2000'],
    ['500', '', '', '', '', '99999999'],
    ['500', '', '', '', '', '', '12', '3'],
    ['500', '', '', '', '', '', 'long'],
    ['500', '', '', '', '', '', '', '', 'javascript:alert(1)'],
    ['500', '', '', '', '', '', '', '', 'www.example.com'],
    ['８５０ EUR', '91', '181'],
    ['٥٠٠ EUR'],
    ['1e3'],
    ["CHF 1'200.–"],
    ['420 EUR mtl.'],
    ['450€ + 80€ NK'],
    ['500 &euro;'],
    ['500', '-122.4', '37.7'],
    ['500', '52520008', '13404954'],
    ['500', '52,52', '13,4'],
    ['500', '', '', 'Studio'],
    ['500', '', '', '0'],
    ['$900 bills included'],
    ['POA'],
    ['450-500'],
    ['free'],
    ['call us'],
  ];
  expect(cells).toHaveLength(40);
  const rows = cells.map((row, at) =>
    [
      at + 1,
      `Room ${at + 1}`,
      'Elm St 1',
      ...row,
      ...Array.from({ length: 9 - row.length }, () => ''),
    ].join('\t'),
  );
  const map = {
    ...place.map,
    total_bedrooms: 'beds',
    available_from: 'available',
    min_stay_months: 'min months',
    max_stay_months: 'max months',
    external_link: 'link',
  };
  const { rows: read40 } = await readText(csv(header, ...rows), 'csv', {
    map,
    reading: { currency: 'EUR' },
  });
  const aside = read40.flatMap((row) =>
    'reason' in row ? [`${row.source_id}: ${row.reason}`] : [],
  );
  expect(aside.map((text) => text.split(':')[0])).toEqual(['36', '37', '38', '39', '40']);
});
