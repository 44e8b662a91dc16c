import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
  subarray,
} from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { answerOptions, questionIds } from '#contract/questionnaire/questions.ts';
import { houseRules } from '#contract/vocabulary.ts';
import { createListingTable, type ListingRow } from '#domain/search/index/listing-columns.ts'; // oxfmt-ignore
import { scanListings } from '#domain/search/ranking/scan-listings.ts';
import { traitBits } from '#domain/search/index/trait-bits.ts';
import { createPacking } from '#domain/matching/packed-answers.ts';
import { viewerTables } from '#domain/matching/viewer-tables.ts';
import { compareIn } from '#domain/money/public.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { compare } from '#fit/compare.ts';
import { daysSinceEpoch, termsSums, type Terms, type Budget } from '#fit/listing-fit.ts';
import { compareListings, householdKey, listingKey, termsKey } from '#fit/listing-rank.ts';
import { exactFit, sumPoints } from '#fit/score.ts';
import { examples } from '#tests/support/seed.ts';
import { users } from '../fit/sample-users.ts';

vi.setConfig({ testTimeout: 120_000 });

const packing = createPacking();
const viewerId = 1000;
/** The last day of some listings; others ended before. */
const today = '2026-10-01';
const hiddenId = 1001;

const rates = {
  day: '2026-11-20',
  perBase: new Map([
    ['EUR', 1],
    ['USD', 1.1492],
    ['JPY', 178.34],
  ]),
};
const days = constantFrom('2026-01-01', '2026-09-01', '2026-09-20', '2027-05-05');
const latitudes = option(integer({ min: 40_600, max: 40_900 }));
const longitudes = option(integer({ min: -74_200, max: -73_800 }));
const viewers = record({
  answers: users,
  seeker: record({
    budget: option(
      record({ max: integer({ min: 0, max: 3000 }), isRated: boolean() }).map(
        ({ max, isRated }): Budget => ({ max, ...compareIn('USD', isRated ? rates : null) }),
      ),
    ),
    move_in_from: option(days),
    stay_months: option(integer({ min: 1, max: 24 })),
    latitude: option(constantFrom(40.7, 40.67123)),
    longitude: option(constantFrom(-73.95, -74.00001)),
  }),
});
const members = record({
  /** Mostly strangers. */
  id: constantFrom<number>(1, 2, 3, 4, 5, 6, 7, viewerId, hiddenId),
  answers: users,
});
const offers = record({
  rent: oneof(integer({ min: 1, max: 4000 }), integer({ min: 1, max: 400_000 })),
  currency: constantFrom('USD', 'EUR', 'JPY', 'CHF'),
  day: option(days),
  until: option(constantFrom('2026-09-30', today, '2027-01-20', '2027-09-01')),
  /** The last day that its confirmation counts for. */
  confirmedUntil: constantFrom('2026-09-30', today, '2026-10-29'),
  minStay: option(integer({ min: 1, max: 12 })),
  maxStay: option(integer({ min: 3, max: 120 })),
  latitude: latitudes,
  longitude: longitudes,
  rules: subarray([...houseRules]),
  household: array(members, { maxLength: 3 }),
});
type Offer = Parameters<Parameters<typeof offers.map>[0]>[0];

const makeRow = (
  { rent, day, until, confirmedUntil, rules, household, ...rest }: Offer,
  id: number,
): ListingRow => ({
  id,
  rent,
  counts: { bedrooms: null, max_roommates: null },
  availableDay: day === null ? null : daysSinceEpoch(day),
  untilDay: until === null ? null : daysSinceEpoch(until),
  offeredDay: daysSinceEpoch(until !== null && until < confirmedUntil ? until : confirmedUntil),
  traits: traitBits(rules),
  ...rest,
  household: household.map(({ id: memberId, answers }) => ({ id: memberId, ...answers })),
});

/** The rank of an offer as `fit/` alone would give it. */
function rankListings(
  offer: Offer,
  id: number,
  viewer: { answers: UserAnswers; seeker: Omit<Parameters<typeof termsSums>[0], 'habits'> },
) {
  const inDegrees = (value: number | null) => (value === null ? null : value / 1000);
  const terms: Terms = {
    monthly_total: offer.rent,
    currency: offer.currency,
    available_from: offer.day,
    available_until: offer.until,
    min_stay_months: offer.minStay,
    max_stay_months: offer.maxStay,
    latitude: inDegrees(offer.latitude),
    longitude: inDegrees(offer.longitude),
    house_rules: offer.rules,
  };
  const { reached, weight } = termsSums({ ...viewer.seeker, habits: viewer.answers.habits }, terms);
  const isOwn = offer.household.some((each) => each.id === viewerId);
  const pairs = offer.household
    .filter((each) => !isOwn && each.id !== hiddenId)
    .map((each) => compare(viewer.answers, each.answers));
  const fits = pairs.map((shared) => ({ fit: exactFit(sumPoints(shared)), shared: shared.length }));
  return {
    id,
    hasConflict: pairs.flat().some(({ mine, theirs }) => mine.isBroken || theirs.isBroken),
    key: listingKey(householdKey(fits), termsKey(reached, weight)),
  };
}

/** The ids that the index finds for a viewer, and those that `fit/` alone would. */
function bothOrders(
  viewer: Parameters<typeof rankListings>[2],
  offered: readonly Offer[],
  top: number,
) {
  const table = createListingTable(packing);
  for (const [position, offer] of offered.entries()) table.put(makeRow(offer, position + 1));
  const current = offered
    .map((offer, position) => ({ offer, id: position + 1 }))
    .filter(({ offer: { until } }) => until === null || until >= today)
    .filter(({ offer: { confirmedUntil } }) => confirmedUntil >= today);
  const { ids, total } = scanListings(table, {
    viewer: { ...viewer, id: viewerId, hidden: new Set([hiddenId]) },
    tables: viewerTables(packing, viewer.answers),
    query: { rents: compareIn('USD', null) },
    today: daysSinceEpoch(today),
    slots: null,
    members: [],
    top,
  });
  expect(total).toBe(current.length);
  const expected = current
    .map(({ offer, id }) => rankListings(offer, id, viewer))
    .toSorted(compareListings);
  return { ids, expected: expected.slice(0, top).map(({ id }) => id) };
}

describe('the index of listings', () => {
  test('sorts any listings with any households as their scores say, for any number of top ranks', () => {
    const many = array(offers, { minLength: 1, maxLength: 40 });
    assert(
      property(viewers, many, integer({ min: 0, max: 45 }), (viewer, offered, top) => {
        const { ids, expected } = bothOrders(viewer, offered, top);
        expect(ids).toEqual(expected);
      }),
      { numRuns: examples(500) },
    );
  });

  test('finds the best also where its terms are poor and only its household is perfect', () => {
    const habits = {
      ...Object.fromEntries(
        questionIds.filter((id) => id !== 'sleep').map((id) => [id, answerOptions(id)[0]]),
      ),
      sleep: { from: '23:00', until: '07:00' },
    };
    const me: UserAnswers = { habits, preferences: {} };
    const perfect = [{ id: 1, answers: me }];
    const many = array(
      record({ offer: offers, isPerfect: boolean() }).map(({ offer, isPerfect }) => ({
        ...offer,
        household: isPerfect ? perfect : [],
      })),
      { minLength: 2, maxLength: 60 },
    );
    assert(
      property(viewers, many, integer({ min: 1, max: 4 }), ({ seeker }, offered, top) => {
        const { ids, expected } = bothOrders({ seeker, answers: me }, offered, top);
        expect(ids).toEqual(expected);
      }),
      { numRuns: examples(2000) },
    );
  });

  test('holds every listing with its household after any changes, and after a snapshot', () => {
    const changes = array(
      record({ id: integer({ min: 1, max: 30 }), isGone: boolean(), offer: offers }),
      {
        minLength: 1,
        maxLength: 200,
      },
    );
    assert(
      property(changes, (made) => {
        const table = createListingTable(packing);
        const now = new Map<number, ListingRow>();
        for (const { id, isGone, offer } of made) {
          if (isGone) {
            table.remove(id);
            now.delete(id);
          } else {
            table.put(makeRow(offer, id));
            now.set(id, makeRow(offer, id));
          }
        }
        const before = tableContent(table);
        expect(before).toEqual(tableContent(createTable([...now.values()])));
        table.stored();
        expect(tableContent(table)).toEqual(before);
      }),
      { numRuns: examples(300) },
    );
  });

  test('does not grow when the same households change again and again', () => {
    const table = createListingTable(packing);
    const household = (size: number) =>
      Array.from({ length: size }, (_, id) => ({ id: id + 1, habits: {}, preferences: {} }));
    const offer = {
      rent: 1,
      currency: 'USD' as const,
      day: null,
      until: null,
      confirmedUntil: '2026-10-29' as const,
      minStay: null,
      maxStay: null,
      latitude: null,
      longitude: null,
      rules: [],
      household: [],
    };
    for (let round = 0; round < 20_000; round += 1) {
      const id = 1 + (round % 100);
      table.put({ ...makeRow(offer, id), household: household(1 + ((round * 7) % 5)) });
    }
    expect(table.columns.count).toBe(100);
    expect(table.bytes()).toBeLessThan(200_000);
  });
});

function createTable(rows: ListingRow[]) {
  const table = createListingTable(packing);
  for (const row of rows) table.put(row);
  return table;
}

/** What the table holds of each listing, whatever its slot. */
function tableContent({ columns }: ReturnType<typeof createListingTable>) {
  const {
    count,
    ids,
    rent,
    latitude,
    traits,
    untilDay,
    offeredDay,
    minStay,
    maxStay,
    householdAt,
    householdSize,
    members: memberArrays,
  } = columns;
  const content = Array.from({ length: count }, (_, slot) => {
    const at = householdAt[slot] ?? 0;
    const end = at + (householdSize[slot] ?? 0);
    const household = [
      ...memberArrays.ids.subarray(at, end),
      ...memberArrays.answers.subarray(at * 4, end * 4),
    ];
    const facts = [rent, latitude, traits, untilDay, offeredDay, minStay, maxStay].map(
      (column) => column[slot],
    );
    return [ids[slot], facts, household] as const;
  });
  return content.toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0));
}
