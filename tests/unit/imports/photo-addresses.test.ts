import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { readPhotoAddresses } from '#domain/imports/reading/photo-addresses.ts';
import { csv, listProblems, readText } from './read-field-file.ts';

const [first, second] = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];

test.each([
  [`${first},${second}`],
  [`${first}, ${second}`],
  [`${first}|${second}`],
  [`${first}; ${second};`],
  [`${first}\n${second}`],
  [`["${first}","${second}"]`],
  [`['${first}', '${second}']`],
  [`//a.example/1.jpg ${second} ${first}`],
])('reads two addresses in %s', (cell) => {
  expect(readPhotoAddresses(cell)).toEqual({ addresses: [first, second], unread: null });
});

test('commas and entities within an address belong to it', () => {
  const cell = 'https://a.example/w_100,h_80/1.jpg?size=l&amp;v=2,https://a.example/ü.jpg';
  expect(readPhotoAddresses(cell).addresses).toEqual([
    'https://a.example/w_100,h_80/1.jpg?size=l&v=2',
    'https://a.example/%C3%BC.jpg',
  ]);
});

test.each(['room1.jpg', 'javascript:alert(1)', 'https://me:secret@a.example/1.jpg', 'ftp://a/1'])(
  '%s is no address of a photo',
  (cell) => {
    const { addresses, unread } = readPhotoAddresses(`${first} ${cell}`);
    expect(addresses).toEqual([first]);
    expect(unread).not.toBeNull();
  },
);

test('a listing has no more photos than it may have', () => {
  const cell = Array.from({ length: 30 }, (_, at) => `https://a.example/${at}.jpg`).join(' ');
  expect(readPhotoAddresses(cell).addresses).toHaveLength(limits.imagesPerListing);
});

test('columns of photos are proposed, from cells and from lists', async () => {
  const text = csv('id\ttitle\taddress\trent\tpicture_url', `1\tA\tB 1\t500\t${first} x.jpg`);
  const { rows } = await readText(text, 'csv', {});
  expect(rows).toMatchObject([{ photos: [first] }]);
  expect(listProblems(rows[0])).toContainEqual({ code: 'unread', field: 'photos', was: 'x.jpg' });
  const room = { id: 1, title: 'A', address: 'B 1', rent: 500, photos: [first, second] };
  const json = await readText(Buffer.from(JSON.stringify([room])), 'json', {});
  expect(json.rows).toMatchObject([{ photos: [first, second] }]);
});

test('other photos make another row, and no photos the row of before', async () => {
  const read = async (photos: string) => {
    const { rows } = await readText(
      csv('id\ttitle\taddress\trent\tphotos', `1\tA\tB 1\t500\t${photos}`),
      'csv',
      {},
    );
    return rows[0] as { contentHash: string };
  };
  const { rows } = await readText(csv('id\ttitle\taddress\trent', '1\tA\tB 1\t500'), 'csv', {});
  const [without, one, two] = [await read(''), await read(first), await read(second)];
  expect(without.contentHash).toBe((rows[0] as { contentHash: string }).contentHash);
  expect(new Set([without, one, two].map(({ contentHash }) => contentHash)).size).toBe(3);
});
