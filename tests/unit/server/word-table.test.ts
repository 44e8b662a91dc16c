import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { listCommonBeginnings } from '#domain/search/words/beginnings.ts';
import { uniteBits } from '#domain/search/words/id-set.ts';
import { packSegment, emptySegment, maxListings } from '#domain/search/words/segment.ts';
import {
  createWordTable,
  restoreWordTable,
  type WordTable,
} from '#domain/search/words/word-table.ts';
import { examples } from '#tests/support/seed.ts';

vi.setConfig({ testTimeout: 120_000 });

const today = 20_000;
const letters = ['a', 'b', 'é', '東', '𠮷'];
const words = array(constantFrom(...letters), { minLength: 1, maxLength: 4 }).map((each) =>
  each.join(''),
);
/** A listing gets these words, or none at all, or is deleted. */
const changes = array(
  record({
    id: integer({ min: 1, max: 60 }),
    words: uniqueArray(words, { maxLength: 6 }),
    kind: constantFrom('put', 'put', 'remove'),
  }),
  { maxLength: 120 },
);

const listIds = (bits: Uint8Array | null) =>
  bits &&
  Array.from(bits).flatMap((byte, at) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => ((byte >>> bit) & 1 ? [at * 8 + bit] : [])),
  );

test('finds the listings that have a word with a common beginning after any changes', () => {
  assert(
    property(
      uniqueArray(words, { maxLength: 12 }),
      changes,
      integer({ min: 0, max: 120 }),
      (beginnings, history, arranged) => {
        let table = createWordTable({ beginnings, day: today });
        const listings = new Map<number, readonly string[]>();
        for (const [nth, { id, words: listed, kind }] of history.entries()) {
          if (nth === arranged) table.arrange?.();
          // Looked for before and after, so that stored sets follow the changes.
          for (const beginning of beginnings.slice(0, 3)) table.find(beginning);
          if (kind === 'put') {
            listings.set(id, listed);
            table.put({ id, words: listed });
          } else {
            listings.delete(id);
            table.remove(id);
          }
        }
        expectFinds(table, beginnings, listings);
        table = restoreWordTable(copy(table))!;
        expectFinds(table, beginnings, listings);
        expect(table.find('c')).toBeNull();
      },
    ),
    { numRuns: examples(1000) },
  );
});

function expectFinds(
  table: WordTable,
  beginnings: readonly string[],
  listings: ReadonlyMap<number, readonly string[]>,
): void {
  for (const beginning of beginnings) {
    const ids = [...listings]
      .filter(([, listed]) => listed.some((word) => word.startsWith(beginning)))
      .map(([id]) => id)
      .toSorted((one, other) => one - other);
    expect(listIds(table.find(beginning)), beginning).toEqual(ids);
  }
}

function copy(table: WordTable) {
  const { counts, columns } = table.stored();
  return { counts, columns: columns.map((column) => Uint8Array.from(column)) };
}

test('splits a segment that becomes too large, wherever the listings come', () => {
  const beginnings = ['a', 'b', 'rare'];
  for (const firstNew of [1, maxListings * 2]) {
    const table = createWordTable({ beginnings, day: today });
    const expected = new Map(beginnings.map((text) => [text, [] as number[]]));
    const put = (id: number) => {
      const listed = ['a', ...(id % 3 === 0 ? ['b'] : []), ...(id % 1000 === 0 ? ['rare'] : [])];
      for (const word of listed) expected.get(word)!.push(id);
      table.put({ id, words: listed });
    };
    for (let id = 20_000; id < 20_000 + maxListings; id += 1) put(id);
    table.arrange?.();
    for (let nth = 0; nth < 6000; nth += 1) put(firstNew + nth + (firstNew > 1 ? 20_000 : 0));
    const stored = copy(table);
    // Each segment has three columns, behind the one of the beginnings.
    expect(stored.columns.length).toBe(1 + 2 * 3);
    for (const each of [table, restoreWordTable(stored)!]) {
      for (const [text, ids] of expected) {
        const sorted = ids.toSorted((one, other) => one - other);
        expect(listIds(each.find(text)), text).toEqual(sorted);
      }
    }
  }
});

test('a table is outdated when it has grown twofold, or after a week', () => {
  const table = createWordTable({ beginnings: ['a'], day: today });
  expect(table.isOutdated(today + 30)).toBe(false);
  for (let id = 1; id <= 1000; id += 1) table.put({ id, words: ['a'] });
  table.arrange?.();
  for (const each of [table, restoreWordTable(copy(table))!]) {
    expect(each.isOutdated(today + 7)).toBe(false);
    expect(each.isOutdated(today + 8)).toBe(true);
    for (let id = 1001; id <= 7000; id += 1) each.put({ id, words: [] });
    expect(each.isOutdated(today)).toBe(false);
    each.put({ id: 7001, words: [] });
    expect(each.isOutdated(today)).toBe(true);
  }
});

test('a snapshot with columns of other sizes is refused', () => {
  const table = createWordTable({ beginnings: ['a'], day: today });
  table.put({ id: 3, words: ['a'] });
  const { counts, columns } = copy(table);
  expect(restoreWordTable({ counts, columns })).not.toBeNull();
  const [, ...others] = columns;
  expect(restoreWordTable({ counts, columns: columns.slice(0, -1) })).toBeNull();
  const more = Buffer.from(JSON.stringify(['a', 'b']));
  expect(restoreWordTable({ counts, columns: [more, ...others] })).toBeNull();
});

test('counts a beginning once for each listing, and nothing beyond a rare one', async () => {
  const listings = [['kitchen', 'kite', 'room'], ['kitchen'], ['kitten', 'loft'], ['room']];
  expect((await listCommonBeginnings(listings, 2)).toSorted()).toEqual(
    ['k', 'ki', 'kit', 'kitc', 'kitch', 'kitche', 'kitchen', 'r', 'ro', 'roo', 'room'], // oxfmt-ignore
  );
  expect(await listCommonBeginnings(listings, 4)).toEqual([]);
});

test('takes about a byte for each word of a listing', () => {
  const numbers = Uint16Array.from({ length: 60 }, (_, nth) => nth);
  const changed = new Map(Array.from({ length: 10_000 }, (_, id) => [id, numbers]));
  const [segment] = packSegment(emptySegment(60), changed);
  // Every listing has every word: a bit each.
  expect(segment!.bytes.length).toBe((60 * 10_000) / 8);
  const sparse = new Map(Array.from({ length: 10_000 }, (_, id) => [id, Uint16Array.of(id % 60)]));
  expect(packSegment(emptySegment(60), sparse)[0]!.bytes.length).toBe(10_000);
});

test('unites sets of different lengths without changing them', () => {
  const [short, long] = [Uint8Array.of(1), Uint8Array.of(2, 4)];
  expect(uniteBits([short, long])).toEqual(Uint8Array.of(3, 4));
  expect(uniteBits([long, short])).toEqual(Uint8Array.of(3, 4));
  expect([short, long]).toEqual([Uint8Array.of(1), Uint8Array.of(2, 4)]);
  expect(uniteBits([long])).toBe(long);
});
