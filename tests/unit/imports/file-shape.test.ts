import { expect, test } from 'vitest';
import type { ImportReading } from '#contract/imports/import-reading.ts';
import { detectShape } from '#domain/imports/reading/file-shape.ts';
import { openRowFile } from '#domain/imports/reading/survey.ts';

/** Reads bytes as CSV in chunks of a size; the cells of all rows, and how they were read. */
async function read(bytes: Uint8Array, chosen: ImportReading = {}, chunkBytes = 5) {
  const open = async function* () {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  };
  const shape = await detectShape(open, 'csv', chosen);
  const rows = [];
  for await (const row of openRowFile(open, shape).open()) rows.push(row);
  return { ...shape, rows, cells: rows.map(({ cells }) => cells) };
}

const text = 'id;name\n1;Größe € ☀️ 🌻\n2;Küche\n';
const cells = [
  ['id', 'name'],
  ['1', 'Größe € ☀️ 🌻'],
  ['2', 'Küche'],
];
const bigEndian = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

test.each([
  ['UTF-8', Buffer.from(text), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), 'utf-8'],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), 'utf-16le'],
  ['UTF-16, big-endian', bigEndian, 'utf-16be'],
  ['UTF-16, big-endian, without a mark', bigEndian.subarray(2), 'utf-16be'],
])('detects %s, however the bytes are cut', async (_, bytes, encoding) => {
  for (const chunkBytes of [1, 2, 3, 4, 5, 7, 1000]) {
    expect(await read(bytes, {}, chunkBytes)).toMatchObject({ encoding, cells });
  }
});

test('reads bytes that are not UTF-8 as Windows-1252, which includes Latin-1', async () => {
  const bytes = Buffer.concat([
    Buffer.from('id;name\n1;Caf\xe9 ', 'latin1'),
    Buffer.from([0x80, 0x92]),
    Buffer.from('\n'),
  ]);
  expect(await read(bytes)).toMatchObject({
    encoding: 'windows-1252',
    cells: [
      ['id', 'name'],
      ['1', 'Café €’'],
    ],
  });
});

test('marks only the cells with broken bytes, and keeps broken letters that were written', async () => {
  const bytes = Buffer.concat([
    Buffer.from('id,name\n1,Küche\n2,Gr'),
    Buffer.from([0xf6]),
    Buffer.from('ße\n3,Caf\ufffd\n4,Gr\ufffd'),
    Buffer.from([0xc3]),
    Buffer.from('\n5,Süd'),
  ]);
  const { encoding, rows } = await read(bytes);
  expect(encoding).toBe('utf-8');
  expect(rows.map((row) => [row.cells[1], row.unreadable?.get(1)])).toEqual([
    ['name', undefined],
    ['Küche', undefined],
    ['Gr\ufffdße', 'holds bytes that are not UTF-8: "Gr\ufffdße"'],
    ['Caf\ufffd', undefined],
    ['Gr\ufffd\ufffd', 'holds bytes that are not UTF-8: "Gr\ufffd\ufffd"'],
    ['Süd', undefined],
  ]);
});

test.each([
  ['a file that ends in half a letter', Buffer.from('id,name\n1,é\n2,é').subarray(0, -1), {}],
  [
    'half a pair in UTF-16',
    Buffer.concat([Buffer.from('\ufeffid,name\n1,a\n2,', 'utf16le'), Buffer.from([0x3d, 0xd8])]),
    {},
  ],
  [
    'half a letter in UTF-16',
    Buffer.concat([Buffer.from('\ufeffid,name\n1,a\n2,', 'utf16le'), Buffer.from([0x3d])]),
    {},
  ],
  [
    'a byte that Windows-1252 lacks',
    Buffer.concat([Buffer.from('id,name\n1,a\n2,'), Buffer.from([0x81])]),
    { encoding: 'windows-1252' as const },
  ],
])('marks the row with %s', async (_, bytes, chosen) => {
  const { rows } = await read(bytes, chosen);
  expect(rows.map((row) => row.unreadable?.size ?? 0)).toEqual([0, 0, 1]);
});

test('reads the encoding and separator that were chosen, whatever the file looks like', async () => {
  const { cells: chosen } = await read(Buffer.from('id,a|b\n1,é|2\n'), {
    encoding: 'windows-1252',
    separator: 'bar',
  });
  expect(chosen).toEqual([
    ['id,a', 'b'],
    ['1,Ã©', '2'],
  ]);
});

test.each([
  ['comma', 'id,name\n1,"a;b;c"\n2,"d;e;f"\n'],
  ['semicolon', 'id;rent;text\n1;"900,50";a, b, c, d\n2;950,00;e, f, g, h\n'],
  ['tab', 'id\tname\n1\ta, b\n'],
  ['bar', 'id|name\n1|a;b\n'],
  ['comma', 'id\n1\n'],
])('detects columns separated by a %s', async (separator, csv) => {
  expect(await read(Buffer.from(csv))).toMatchObject({ separator });
});

test.each(['<!DOCTYPE html>\n<title>Rooms</title>', '\n<html lang="en">'])(
  'says that %.12j is an HTML page',
  async (html) => {
    await expect(read(Buffer.from(html))).rejects.toThrow('The file is an HTML page, not CSV.');
  },
);
