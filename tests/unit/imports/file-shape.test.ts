import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import type { ImportEncoding, ImportReading } from '#contract/imports/import-reading.ts';
import { detectShape } from '#domain/imports/reading/file-shape.ts';
import { EncodingNotKnown } from '#domain/imports/reading/guess-encodings.ts';
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

test('reads Windows-1252, which includes Latin-1, where it is chosen', async () => {
  const bytes = Buffer.concat([
    Buffer.from('id;name\n1;Caf\xe9 ', 'latin1'),
    Buffer.from([0x80, 0x92]),
    Buffer.from('\n'),
  ]);
  expect(await read(bytes, { encoding: 'windows-1252' })).toMatchObject({
    cells: [
      ['id', 'name'],
      ['1', 'Café €’'],
    ],
  });
});

/** Rooms as people describe them, in the encodings of their languages. */
const written: [ImportEncoding, string][] = [
  [
    'windows-1250',
    'Pokój w Łodzi, umeblowany, blisko Piotrkowskiej; cisza, światło, żadnych zwierząt',
  ],
  ['windows-1251', 'Комната у парка, тихий дом; рядом метро, мебель есть'],
  ['windows-1252', 'Großes Zimmer über dem Café, schöne Küche, 450 € im Monat'],
  ['windows-1253', 'Ευρύχωρο δωμάτιο κοντά στο μετρό, επιπλωμένο'],
  ['windows-1254', 'Geniş oda, eşyalı, Kadıköy’de; şehir merkezine yakın, ısıtma dahil'],
  ['windows-1255', 'חדר מרוהט בתל אביב, קרוב לים'],
  ['windows-1256', 'غرفة مفروشة قرب المترو، هادئة ومشمسة'],
  ['windows-1257', 'Jauks dzīvoklis Rīgā, mēbelēts, netālu no parka; šķūnis, žogs'],
  ['windows-1258', 'Pho\u0300ng gâ\u0300n trươ\u0300ng, đâ\u0300y đu\u0309 nô\u0323i thâ\u0301t'],
  ['windows-874', 'ห้องพักใกล้รถไฟฟ้า พร้อมเฟอร์นิเจอร์'],
  ['macintosh', 'Großes Zimmer über dem Café, schöne Küche, Köln'],
  ['maccenteuro', 'Pokój w Łodzi, umeblowany; cisza, światło, żadnych zwierząt'],
  ['macgreek', 'Ευρύχωρο δωμάτιο κοντά στο μετρό, επιπλωμένο'],
  ['macturkish', 'Geniş oda, eşyalı, Kadıköy; şehir merkezine yakın, ısıtma dahil'],
  ['maccyrillic', 'Комната у парка, тихий дом; рядом метро, мебель есть'],
  ['shift_jis', '日当たりの良い部屋、渋谷まで徒歩十分。家具付き、カーテン有り'],
  ['euc-jp', '日当たりの良い部屋、渋谷まで徒歩十分。家具付き、カーテン有り'],
  ['gb18030', '地铁站附近的单间，家具齐全，采光好，限女生'],
  ['big5', '捷運站附近雅房，家具齊全，採光佳，限女性'],
  ['euc-kr', '지하철역 근처 원룸, 가구 완비, 햇빛이 잘 듭니다'],
  ['koi8-u', 'Комната у парка, тихий дом; рядом метро, мебель есть'],
  ['ibm866', 'Комната у парка, тихий дом; рядом метро, мебель есть'],
  ['iso-8859-2', 'Pokój w Łodzi, umeblowany; cisza, światło, żadnych zwierząt'],
  ['ibm852', 'Pokój w Łodzi, umeblowany; cisza, światło, żadnych zwierząt'],
  ['iso-8859-5', 'Комната у парка, тихий дом; рядом метро, мебель есть'],
  ['iso-8859-6', 'غرفة مفروشة قرب المترو، هادئة ومشمسة'],
  ['iso-8859-15', 'Schöne Küche, 450 € im Monat'],
  ['ibm737', 'Ευρύχωρο δωμάτιο κοντά στο μετρό, επιπλωμένο'],
  ['ibm857', 'Geniş oda, eşyalı, Kadıköy; şehir merkezine yakın, ısıtma dahil'],
  ['ibm862', 'חדר מרוהט בתל אביב, קרוב לים'],
  ['ibm850', 'Großes Zimmer über dem Café, schöne Küche, Köln'],
];

test.each(written)(
  'asks for the encoding of a file in %s, and offers it with its words',
  async (encoding, title) => {
    const bytes = iconv.encode(`id|name\n1|${title}\n`, encoding);
    const failure = await read(bytes).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EncodingNotKnown);
    const { guesses, message } = failure as EncodingNotKnown;
    const guess = guesses.find(({ words }) => words.every((word) => title.includes(word)));
    expect(guess, JSON.stringify(guesses)).toBeDefined();
    expect(message).toContain(`"${guess?.words[0]}"`);
    expect((await read(bytes, { encoding })).cells[1]).toEqual(['1', title]);
  },
);

test('one broken byte never outvotes the rest of a file', async () => {
  const rows = Array.from({ length: 50 }, (_, at) => `${at};Zimmer in Köln`).join('\n');
  const bytes = Buffer.concat([
    Buffer.from(`id;name\n${rows}\n`),
    Buffer.from('51;K\xf6ln\n', 'latin1'),
  ]);
  const { encoding, rows: read51 } = await read(bytes);
  expect(encoding).toBe('utf-8');
  expect(read51.filter((row) => row.unreadable)).toHaveLength(1);
});

test('asks where one byte is all that is not ASCII', async () => {
  await expect(read(Buffer.from('id;name\n1;K\xf6ln\n', 'latin1'))).rejects.toThrow(
    /windows-1252 \("Köln"\)/,
  );
});

test('recognizes UTF-16 without a mark in Russian and in Chinese', async () => {
  for (const title of ['Комната у парка', '地铁站附近的单间']) {
    const bytes = Buffer.from(`id;name\n1;${title}\n2;${title}\n`, 'utf16le');
    expect(await read(bytes)).toMatchObject({ encoding: 'utf-16le' });
    expect((await read(bytes)).cells[1]).toEqual(['1', title]);
  }
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

test.each([
  ['<?xml version="1.0"?>\n<openimmo><anbieter/></openimmo>', 'The file is XML (openimmo)'],
  ['<?xml version="1.0"?><!-- x --><rooms/>', 'The file is XML (rooms)'],
  ['<rss version="2.0">', 'The file is XML (rss)'],
  ["#HEADER#\nVersion : 3\nEOF : '^'\n#DEFINITION#\nA^~\n", 'The file is a BLM feed (Rightmove)'],
])('names %.20j for what it is', async (text, says) => {
  await expect(read(Buffer.from(text))).rejects.toThrow(says);
});

test('names ISO-2022-JP, whose bytes are all ASCII', async () => {
  const bytes = Buffer.from('id,title\n1,\x1b$BIt20\x1b(B\n', 'latin1');
  await expect(read(bytes)).rejects.toThrow('The file is encoded as ISO-2022-JP');
});

test.each([
  ['sep=;\nid;title\n1;a\n', 2, 'semicolon'],
  ['"sep=|"\nid|title\n1|a\n', 2, 'bar'],
  ['Rooms of 1 November;;;\n;;;\nid;title;address;rent\n1;a;b;3\n2;c;d;4\n', 3, 'semicolon'],
  ['Our rooms\n\nNummer,Bezeichnung,Ort\n1,a,b\n2,c,d\n3,e,f\n', 3, 'comma'],
  ['Export;Rooms;;\nid;title;address;rent\n1;a;b;3\n', 2, 'semicolon'],
  ['id;title\n1;a\n', 1, 'semicolon'],
  ['Nummer;Name\n1;a\n2;b\n', 1, 'semicolon'],
])('finds the line that names the columns in %j', async (text, headerLine, separator) => {
  const { rows, ...shape } = await read(Buffer.from(text));
  expect(shape).toMatchObject({ headerLine, separator });
  expect(rows[0]?.line).toBe(headerLine);
});

test('takes the header from the line that was chosen', async () => {
  const { cells: chosen } = await read(Buffer.from('a;b\nid;title\n1;x\n'), { header_line: 2 });
  expect(chosen).toEqual([
    ['id', 'title'],
    ['1', 'x'],
  ]);
});
