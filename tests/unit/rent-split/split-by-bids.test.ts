import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByBids, type SplitByBids } from '#rent-split/split-by-bids.ts';

/** One row of bids for each member, each adding up to the rent. */
interface Case {
  rent: number;
  bids: number[][];
  first: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Random bids, all multiples of `step`. */
function cases(members: number, parts: number, step = 1): fc.Arbitrary<Case> {
  const row = fc
    .array(fc.nat(parts), { minLength: members - 1, maxLength: members - 1 })
    .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), parts])
    .map((cuts) => cuts.slice(1).map((cut, at) => (cut - (cuts[at] ?? 0)) * step));
  return fc.record({
    rent: fc.constant(parts * step),
    bids: fc.array(row, { minLength: members, maxLength: members }),
    first: fc.nat(members - 1),
  });
}

const gain = ({ bids }: Case, member: number, room: number, prices: readonly number[]) =>
  (bids[member]?.[room] ?? 0) - (prices[room] ?? 0);

/** The price of each room, by room. */
function toPrices({ rooms, shares }: SplitByBids): number[] {
  const prices: number[] = [];
  rooms.forEach((room, member) => (prices[room] = shares[member] ?? 0));
  return prices;
}

function mostEnvy(split: Case, { rooms, shares }: SplitByBids): number {
  const prices = toPrices({ rooms, shares });
  return Math.max(
    ...rooms.flatMap((room, member) =>
      rooms.map((other) => gain(split, member, other, prices) - gain(split, member, room, prices)),
    ),
  );
}

/** The largest total value of any assignment, member by member over sets of rooms taken. */
function largestValue({ bids }: Case): number {
  let best = new Map([[0, 0]]);
  for (const row of bids) {
    const next = new Map<number, number>();
    for (const [taken, value] of best) {
      row.forEach((bid, room) => {
        const set = taken | (1 << room);
        if (set !== taken) next.set(set, Math.max(next.get(set) ?? 0, value + bid));
      });
    }
    best = next;
  }
  return best.get((1 << bids.length) - 1) ?? 0;
}

/**
 * Tries every price vector of whole units from `lowest` on, for the assignment, and returns the
 * largest least gain among those without envy.
 */
function bestLeastGain(split: Case, rooms: readonly number[], lowest: number): number | null {
  const count = rooms.length;
  let best: number | null = null;
  const prices: number[] = [];
  const choose = (room: number, left: number) => {
    if (room === count - 1) {
      prices[room] = left;
      const gains = rooms.map((own, member) => gain(split, member, own, prices));
      const isEnvyFree = gains.every((each, member) =>
        rooms.every((_, other) => gain(split, member, other, prices) <= each),
      );
      if (isEnvyFree) best = Math.max(best ?? -Infinity, Math.min(...gains));
      return;
    }
    const most = left - lowest * (count - 1 - room);
    for (let price = lowest; price <= most; price += 1) {
      prices[room] = price;
      choose(room + 1, left - price);
    }
  };
  choose(0, split.rent);
  return best;
}

const sizes = [2, 3, 4, 5, 6];

test.each(sizes)('gives %i members the rooms with the largest total value', (members) => {
  fc.assert(
    fc.property(cases(members, 3000), (split) => {
      const result = splitByBids(split.rent, split.bids, split.first);
      if ('refused' in result) return fc.pre(false);
      expect(result.rooms.toSorted((a, b) => a - b)).toEqual(result.rooms.map((_, at) => at));
      const value = sum(result.rooms.map((room, member) => split.bids[member]?.[room] ?? 0));
      expect(value).toBe(largestValue(split));
    }),
    { numRuns: 400 },
  );
});

test.each(sizes)('lets none of %i members envy another by more than one unit', (members) => {
  fc.assert(
    fc.property(cases(members, 100_003), (split) => {
      const result = splitByBids(split.rent, split.bids, split.first);
      if ('refused' in result) return fc.pre(false);
      expect(sum(result.shares)).toBe(split.rent);
      expect(Math.min(...result.shares)).toBeGreaterThanOrEqual(0);
      expect(mostEnvy(split, result)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 1000 },
  );
});

// Bids that are multiples of the number of members have whole prices, so nothing is rounded.
test.each([
  { members: 2, parts: 12, numRuns: 400 },
  { members: 3, parts: 8, numRuns: 300 },
  { members: 4, parts: 5, numRuns: 150 },
  { members: 5, parts: 4, numRuns: 60 },
  { members: 6, parts: 5, numRuns: 8 },
])(
  'makes the least content of $members as content as any prices could',
  ({ members, parts, numRuns }) => {
    fc.assert(
      fc.property(cases(members, parts, members), (split) => {
        const result = splitByBids(split.rent, split.bids, split.first);
        if ('refused' in result) return fc.pre(false);
        expect(mostEnvy(split, result)).toBeLessThanOrEqual(0);
        const prices = toPrices(result);
        const least = Math.min(
          ...result.rooms.map((room, member) => gain(split, member, room, prices)),
        );
        expect(least).toBe(bestLeastGain(split, result.rooms, 0));
      }),
      { numRuns },
    );
  },
);

test.each([
  { members: 3, parts: 6 },
  { members: 4, parts: 3 },
])('refuses only where the best prices for $members would pay somebody', ({ members, parts }) => {
  fc.assert(
    fc.property(cases(members, parts, members), (split) => {
      const result = splitByBids(split.rent, split.bids, split.first);
      if (!('refused' in result)) return fc.pre(false);
      const rooms = bestAssignment(split);
      const withoutPayment = bestLeastGain(split, rooms, 0);
      const withPayment = bestLeastGain(split, rooms, -split.rent);
      expect(withPayment).not.toBeNull();
      expect(withPayment).toBeGreaterThan(withoutPayment ?? -Infinity);
    }),
    { numRuns: 80 },
  );
});

function bestAssignment({ bids }: Case): number[] {
  let best: { value: number; rooms: number[] } = { value: -1, rooms: [] };
  const choose = (rooms: number[]) => {
    if (rooms.length === bids.length) {
      const value = sum(rooms.map((room, member) => bids[member]?.[room] ?? 0));
      if (value > best.value) best = { value, rooms };
      return;
    }
    for (const room of bids.keys()) if (!rooms.includes(room)) choose([...rooms, room]);
  };
  choose([]);
  return best.rooms;
}

test('refuses a split in which a room nobody wants would cost less than nothing', () => {
  // All want the first room alone, so whoever takes another has to be paid for it.
  const bids = [
    [36, 0, 0],
    [0, 36, 0],
    [36, 0, 0],
  ];
  expect(splitByBids(36, bids, 0)).toEqual({ refused: 'negative_share', room: 2 });
});

test('splits the example of two who like different rooms so that both gain the same', () => {
  const bids = [
    [600, 400],
    [500, 500],
  ];
  expect(splitByBids(1000, bids, 0)).toEqual({ rooms: [0, 1], shares: [550, 450] });
});

test('lets the turn decide between members who want the same', () => {
  const bids = [
    [60, 40],
    [60, 40],
  ];
  expect(splitByBids(100, bids, 0)).toEqual({ rooms: [0, 1], shares: [60, 40] });
  expect(splitByBids(100, bids, 1)).toEqual({ rooms: [1, 0], shares: [40, 60] });
});
