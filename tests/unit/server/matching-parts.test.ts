import { array, assert, integer, property, record, boolean } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { UserAnswers } from '#fit/answers.ts';
import { compareRanked, exactFit, rankingKey, sumPoints } from '#fit/score.ts';
import { compare } from '#fit/compare.ts';
import { createIdSlots } from '#platform/live-index/id-slots.ts';
import { createPacking } from '#domain/matching/packed-answers.ts';
import { createUserColumns, type Candidate } from '#domain/matching/user-columns.ts';
import { noFilters } from '#domain/matching/roomie-filters.ts';
import { scan, slotsPassing } from '#domain/matching/scan.ts';
import { viewerTables } from '#domain/matching/viewer-tables.ts';
import { users } from '../fit/sample-users.ts';

vi.setConfig({ testTimeout: 60_000 });

const packing = createPacking();

const candidate = (id: number, answers: UserAnswers): Candidate => ({
  ...answers,
  id,
  budget_min: null,
  budget_max: null,
  budget_currency: null,
  moveInDay: null,
  stay_months: null,
  latitude: null,
  longitude: null,
  wanted_id: null,
  wantedUntil: null,
  wantedForOwners: false,
});

/** The ranking as `fit/` alone would make it. */
function rankedByFit(viewer: UserAnswers, others: readonly Candidate[]): number[] {
  return others
    .map((other) => {
      const shared = compare(viewer, other);
      const fit = exactFit(sumPoints(shared));
      return {
        id: other.id,
        hasConflict: shared.some(({ mine, theirs }) => mine.isBroken || theirs.isBroken),
        key: fit === null ? null : rankingKey(fit, shared.length),
      };
    })
    .toSorted(compareRanked)
    .map(({ id }) => id);
}

describe('the index', () => {
  test('ranks any users by their scores, for any number of top ranks', () => {
    const crowd = array(users, { minLength: 1, maxLength: 40 });
    assert(
      property(users, crowd, integer({ min: 0, max: 45 }), (viewer, others, top) => {
        const candidates = others.map((answers, index) => candidate(index + 1, answers));
        const index = createUserColumns(packing);
        for (const each of candidates) index.put(each);
        const slots = slotsPassing(index.columns, noFilters, []);
        const { ranked, total } = scan(index.columns, slots, {
          tables: viewerTables(packing, viewer),
          noConflicts: false,
          top,
        });
        expect(total).toBe(others.length);
        expect(ranked.map(({ id }) => id)).toEqual(rankedByFit(viewer, candidates).slice(0, top));
      }),
      { numRuns: 300 },
    );
  });

  test('removes a user and keeps everyone else, at any size', () => {
    const index = createUserColumns(packing);
    const nobody = { habits: {}, preferences: {} };
    for (let id = 1; id <= 3000; id += 1) index.put(candidate(id, nobody));
    for (let id = 1; id <= 3000; id += 3) index.remove(id);
    index.remove(77_777);
    const { columns } = index;
    expect(columns.count).toBe(2000);
    const kept = [...columns.ids.subarray(0, columns.count)].sort((one, other) => one - other);
    expect(kept.slice(0, 4)).toEqual([2, 3, 5, 6]);
    expect(kept.every((id) => columns.ids[index.findSlot(id)] === id)).toBe(true);
    expect(index.findSlot(1)).toBe(-1);
    expect(index.bytes() / 3000).toBeLessThan(96);
  });
});

test('a table of ids behaves like a Map after any changes', () => {
  const steps = array(record({ id: integer({ min: 1, max: 60 }), isRemoval: boolean() }), {
    maxLength: 300,
  });
  assert(
    property(steps, (taken) => {
      const [table, map] = [createIdSlots(0), new Map<number, number>()];
      for (const [position, { id, isRemoval }] of taken.entries()) {
        // Far apart, so that they meet in the table as well as pass each other.
        const key = id * 7_919_999;
        if (isRemoval) {
          table.remove(key);
          map.delete(key);
        } else {
          table.set(key, position);
          map.set(key, position);
        }
      }
      for (let id = 1; id <= 60; id += 1) {
        const key = id * 7_919_999;
        expect(table.find(key)).toBe(map.get(key) ?? -1);
      }
    }),
    { numRuns: 500 },
  );
});
