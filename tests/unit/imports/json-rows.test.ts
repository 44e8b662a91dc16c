import { expect, test } from 'vitest';
import { detectShape } from '#domain/imports/reading/file-shape.ts';
import { openRowFile } from '#domain/imports/reading/survey.ts';
import type { FileRow } from '#domain/imports/reading/row-file.ts';

async function read(text: string, chunkBytes = 7, list?: string): Promise<FileRow[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  }
  const rows: FileRow[] = [];
  const shape = await detectShape(chunks, 'json', { ...(list !== undefined && { list }) });
  for await (const row of openRowFile(chunks, shape).open()) rows.push(row);
  return rows;
}

const tricky = `\ufeff{
  "made": { "by": "x" },
  "rooms": [
    { "id": 1, "name": "a ] \\" } , [ \\\\", "ok": true },

    { "name": "Zürich \u{1F33B}", "id": "2", "nothing": null },
    {}
  ],
  "end": "]"
}
`;
const expected = [
  { line: 1, cells: ['id', 'name', 'ok', 'nothing'] },
  { line: 4, cells: ['1', 'a ] " } , [ \\', 'true', ''] },
  { line: 6, cells: ['2', 'Zürich \u{1F33B}', '', ''] },
  { line: 7, cells: ['', '', '', ''] },
];

test.each([4, 5, 7, 64, 10_000])(
  'reads the list within an object in chunks of %i bytes, whatever its texts hold',
  async (chunkBytes) => {
    expect(await read(tricky, chunkBytes)).toEqual(expected);
  },
);

test('accepts any white space between rows', async () => {
  const rows = await read(`[${' \n'.repeat(200_000)}{"id":1}${'\n'.repeat(200_000)}]`, 65_536);
  expect(rows).toMatchObject([{ cells: ['id'] }, { line: 200_001, cells: ['1'] }]);
});

test('marks nested values as unreadable cells', async () => {
  const [, row] = await read('[{"id":1,"place":{"x":1},"tags":[1],"big":9007199254740993}]');
  expect(row?.cells).toEqual(['1', '', '', '', '1']);
  expect([...(row?.unreadable ?? [])]).toEqual([
    [1, 'holds an object where one value belongs; map a value in it, such as place.x'],
    [2, 'holds a list where one value belongs'],
    [3, 'holds a number too large to be exact; put it in quotes'],
  ]);
});

test('reads a value within objects by its path', async () => {
  const rooms = [
    { id: 1, address: { city: 'Berlin', street: { name: 'Gasse' } }, price: { amount: 900 } },
    { id: 2, address: null, price: { amount: 950, currency: 'EUR' } },
  ];
  expect(await read(JSON.stringify(rooms))).toMatchObject([
    {
      cells: [
        'id',
        'address',
        'price',
        'address.city',
        'address.street.name',
        'price.amount',
        'price.currency',
      ],
    },
    { cells: ['1', '', '', 'Berlin', 'Gasse', '900', ''] },
    { cells: ['2', '', '', '', '', '950', 'EUR'] },
  ]);
});

const lists = JSON.stringify({
  links: ['a', { href: 'b' }],
  data: { page: 1, 'it"ems': [{ id: 1 }, { id: 2, rooms: [{ id: 9 }] }], more: [] },
});

test('takes the list with the most objects, wherever it is, unless another is chosen', async () => {
  expect(await read(lists)).toMatchObject([{}, { cells: ['1', ''] }, { cells: ['2', ''] }]);
  const shape = await detectShape(
    async function* () {
      yield Buffer.from(lists);
    },
    'json',
    {},
  );
  expect(shape).toMatchObject({
    list: 'data.it"ems',
    lists: [
      { path: 'links', rows: 1 },
      { path: 'data.it"ems', rows: 2 },
    ],
  });
  await expect(read(lists, 7, 'links')).rejects.toThrow('an object like');
  await expect(read(lists, 7, 'rooms')).rejects.toThrow(
    'no list at "rooms" (its lists are links, data.it"ems, data.more)',
  );
});

test.each([
  ['[{"id":1} {"id":2}]', 'a comma or the end of the list'],
  ['[{"id":1}', 'ends in the middle'],
  ['[{"id":1]]', 'is not JSON'],
  ['{"rooms":[{"id":1}}', 'cannot be read'],
  ['{"rooms" [{"id":1}]}', 'check the text around'],
  ['[{"id":1}] []', 'goes on after its end'],
  ['[{"id":1}] x', 'check the text around'],
  ['["a"]', 'an object like'],
  [`[{"id":${'['.repeat(30)}`, 'nested too deeply'],
  [
    JSON.stringify([Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`c${n}`, n]))]),
    'more than 200',
  ],
])('refuses %.30j', async (text, says) => {
  await expect(read(text)).rejects.toThrow(says);
});
