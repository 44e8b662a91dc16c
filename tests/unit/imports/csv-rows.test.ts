import { expect, test } from 'vitest';
import { detectShape } from '#domain/imports/reading/file-shape.ts';
import { openRowFile } from '#domain/imports/reading/survey.ts';
import type { FileRow } from '#domain/imports/reading/row-file.ts';

async function* bytesOf(text: string | Uint8Array, chunkSize = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
}

async function read(text: string | Uint8Array, chunkSize?: number): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  const open = () => bytesOf(text, chunkSize);
  const file = openRowFile(open, await detectShape(open, 'csv', {}));
  for await (const row of file.open()) rows.push(row);
  return rows;
}

test('numbers rows by their line in the file, across line breaks in cells and empty lines', async () => {
  expect(await read('id,name\n1,"a\r\nb"\n\n\n2,"c\n\nd"\n3,e')).toEqual([
    { line: 1, cells: ['id', 'name'] },
    { line: 2, cells: ['1', 'a\r\nb'] },
    { line: 6, cells: ['2', 'c\n\nd'] },
    { line: 9, cells: ['3', 'e'] },
  ]);
});

test.each(['\n', '\r\n', '\r'])('reads lines that end in %j', async (end) => {
  const rows = await read(['id,name', '1,a', '2,"b,c"', ''].join(end));
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['id', 'name'],
    ['1', 'a'],
    ['2', 'b,c'],
  ]);
});

test('reads characters split between two chunks, and skips a byte order mark', async () => {
  const [header, row] = await read('\ufeffid,name\n1,☆Größe❤️', 1);
  expect(header?.cells[0]).toBe('id');
  expect(row?.cells[1]).toBe('☆Größe❤️');
});

test.each([
  [
    'id,name\n1,a\n3,c\n2,"b\n',
    'The row that begins on line 4 opens a quote that is never closed.',
  ],
  [`id,name\n1,a\n2,${'x'.repeat(100_001)}\n3,c\n`, 'line 3 is longer than 100,000 bytes'],
])('refuses a file whose rows cannot be separated: %.20j', async (text, sentence) => {
  await expect(read(text, 4096)).rejects.toThrow(sentence);
});

const refusal = 'The row opens a quote that is never closed';

test.each([
  ['an open quote before rows without quotes', 'id,name\n1,a\n2,"b\n3,c\n', 3],
  ['an open quote before rows with quotes', 'id,name\n1,a\n2,"b\n3,"c"\n', 3],
  [
    'an open quote far before the next one',
    `id,name\n1,a\n2,"b\n3,c\n${'4,d\n'.repeat(50_000)}`,
    3,
  ],
  ['an open quote after a cell of two lines', 'id,name\n1,"a\nb"\n2,"b\n3,c\n', 4],
])('%s costs its own row', async (_, text, line) => {
  for (const chunkSize of [1000, 65_536]) {
    const rows = await read(text, chunkSize);
    expect(rows.filter((row) => row.refusal)).toEqual([{ line, cells: ['2', '"b'], refusal }]);
    expect(rows.find(({ cells }) => cells[0] === '3')).toMatchObject({ line: line + 1 });
    expect(rows.at(-1)?.line).toBe(text.split('\n').length - 1);
  }
});

test('reads quote marks inside a cell, and after the end of one, as letters', async () => {
  const rows = await read(
    'id,name,rent\n1,12" tv,500\n2,"The ""best"" room",600\n3,"Big" room,700\n',
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['id', 'name', 'rent'],
    ['1', '12" tv', '500'],
    ['2', 'The "best" room', '600'],
    ['3', '"Big" room', '700'],
  ]);
});
