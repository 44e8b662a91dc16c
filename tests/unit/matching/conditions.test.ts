import { expect, test } from 'vitest';
import { createRandom } from '#bench/matching/random-searches.ts';
import { ListingQuery } from '#contract/listings/listing.ts';
import { amenities, houseRules, roomTypes } from '#contract/vocabulary.ts';
import { testsBeside } from '#domain/search/filters/all.ts';
import { isInAnySet } from '#domain/search/index/conditions.ts';
import { createListingTable, type ListingRow } from '#domain/search/index/listing-columns.ts';
import { blockSize, countBits, createMask, fillMask, slotsIn } from '#domain/search/index/masks.ts';
import { traitBits, traitNames } from '#domain/search/index/trait-bits.ts';
import { createPacking } from '#domain/matching/packed-answers.ts';
import { compareIn } from '#domain/money/public.ts';
import { daysSinceEpoch } from '#fit/listing-fit.ts';

const searches = 400;
const changes = 200;
const day0 = daysSinceEpoch('2026-05-01');

/** A table of some blocks, the last one not full, after listings came, changed and went. */
function changedTable(random: () => number) {
  const table = createListingTable(createPacking());
  const rows = new Map<number, ListingRow>();
  const put = (id: number) => {
    const row = randomRow(id, random);
    table.put(row);
    rows.set(id, row);
  };
  for (let id = 1; id <= 2500; id += 1) put(id);
  table.arrange?.();
  return {
    table,
    rows,
    change() {
      const id = 1 + Math.floor(random() * 2600);
      if (random() < 0.6) put(id);
      else {
        table.remove(id);
        rows.delete(id);
      }
    },
  };
}

function randomRow(id: number, random: () => number): ListingRow {
  const upTo = (limit: number) => Math.floor(random() * limit);
  const maybe = (value: number) => (random() < 0.7 ? value : null);
  return {
    id,
    rent: 300 + upTo(2000),
    currency: ['USD', 'EUR', 'XPF'][upTo(3)]!,
    counts: { bedrooms: maybe(1 + upTo(6)), max_roommates: maybe(upTo(5)) },
    availableDay: maybe(day0 + upTo(200)),
    untilDay: maybe(day0 + 100 + upTo(400)),
    offeredDay: day0,
    minStay: maybe(1 + upTo(6)),
    maxStay: maybe(3 + upTo(20)),
    traits: traitBits(traitNames.filter(() => random() < 0.5)),
    latitude: 40_000 + upTo(900),
    longitude: -74_000 + upTo(900),
    household: [],
  };
}

function randomQuery(random: () => number) {
  const asks = () => random() < 0.25;
  const upTo = (limit: number) => Math.floor(random() * limit);
  return {
    ...ListingQuery.assert({
      ...(asks() && { min_rent: String(400 + upTo(800)) }),
      ...(asks() && { max_rent: String(900 + upTo(900)) }),
      ...(asks() && { bedrooms: String(1 + upTo(7)) }),
      ...(asks() && { max_roommates: String(upTo(7)) }),
      ...(asks() && { amenities: amenities[upTo(amenities.length)]! }),
      ...(asks() && { house_rules: houseRules[upTo(houseRules.length)]! }),
      ...(asks() && { room_type: `${roomTypes[upTo(3)]!},${roomTypes[upTo(3)]!}` }),
      ...(asks() && { available_from: `2026-0${5 + upTo(4)}-11` }),
      ...(asks() && { stay_months: String(1 + upTo(14)) }),
    }),
    rents: compareIn('USD', null),
    ...(asks() && { without: Array.from({ length: 5 }, () => 1 + upTo(2600)) }),
  };
}

/** What the search conditions of `search-listings.ts` say, of one listing. */
function passes(row: ListingRow, query: ReturnType<typeof randomQuery>): boolean {
  const { min_rent: min, max_rent: max, available_from: from, stay_months: stay } = query;
  const has = (trait: (typeof traitNames)[number]) => (row.traits & traitBits([trait])) !== 0;
  const needed = stay === undefined ? Number(from !== undefined) : stay * 30;
  const days = [row.availableDay, from === undefined ? null : daysSinceEpoch(from)].filter(
    (day) => day !== null,
  );
  const left = row.untilDay === null || days.length === 0 ? null : row.untilDay - Math.max(...days);
  const isLimited = min !== undefined || max !== undefined;
  return (
    (!isLimited || row.currency === 'USD') &&
    row.rent >= (min ?? 0) &&
    row.rent <= (max ?? Infinity) &&
    (query.bedrooms === undefined || (row.counts.bedrooms ?? 0) >= query.bedrooms) &&
    (query.max_roommates === undefined ||
      (row.counts.max_roommates ?? 255) <= query.max_roommates) &&
    [...(query.amenities ?? []), ...(query.house_rules ?? [])].every(has) &&
    (!query.room_type?.length || query.room_type.some(has)) &&
    (from === undefined || (row.availableDay ?? 0) <= daysSinceEpoch(from)) &&
    (stay === undefined || ((row.minStay ?? 0) <= stay && (row.maxStay ?? 255) >= stay)) &&
    (needed === 0 || left === null || left >= needed) &&
    !query.without?.includes(row.id)
  );
}

const byNumber = (one: number, other: number) => one - other;

test('conditions keep the bits of exactly those listings that pass, after any changes', () => {
  const random = createRandom(7);
  const { table, rows, change } = changedTable(random);
  const [mask, slots] = [createMask(), new Int32Array(blockSize)];
  let found = 0;
  for (let nth = 0; nth < searches; nth += 1) {
    for (let made = 0; made < changes / 10; made += 1) change();
    const query = randomQuery(random);
    const wanted = [...rows.values()].filter((row) => passes(row, query)).map(({ id }) => id);
    const { columns } = table;
    const among = Int32Array.from({ length: 50 }, () => Math.floor(random() * columns.count));
    const conditions = testsBeside({ table, query, members: [] }, []);
    if (nth % 5 === 0) conditions.push(isInAnySet(among, columns.count));
    const kept: number[] = [];
    for (let begin = 0; begin < columns.count; begin += blockSize) {
      fillMask(mask, columns.count - begin);
      for (const keep of conditions) keep(mask, begin);
      const count = slotsIn(mask, begin, slots);
      expect(count).toBe(countBits(mask));
      kept.push(...Array.from(slots.subarray(0, count), (slot) => columns.ids[slot]!));
    }
    const ids = new Set(Array.from(among, (slot) => columns.ids[slot]!));
    const expected = nth % 5 === 0 ? wanted.filter((id) => ids.has(id)) : wanted;
    expect(kept.toSorted(byNumber), JSON.stringify(query)).toEqual(expected.toSorted(byNumber));
    found += expected.length;
  }
  expect(found).toBeGreaterThan(10_000);
});
