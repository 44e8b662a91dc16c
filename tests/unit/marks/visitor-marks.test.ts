// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { markLimits } from '#contract/marks/limits.ts';
import { createSeenListings } from '#src/shared/storage/seen-listings.ts';
import { createVisitorMarks } from '#src/shared/storage/visitor-marks.ts';
import { visitorMarksKey } from '#src/shared/storage/keys.ts';

const marks = createVisitorMarks(localStorage);
beforeEach(() => localStorage.clear());
const keys = () => {
  let next = 0;
  return () => `key-${(next += 1)}`;
};

test('keeps at most as many of each kind as a browser may, and says so', () => {
  for (let id = 1; id <= markLimits.visitor; id += 1)
    expect(marks.change(id, 'favorite')).toBe(true);
  expect(marks.change(1000, 'favorite')).toBe(false);
  expect(marks.change(1000, 'hidden')).toBe(true);
  expect(marks.change(50, 'hidden')).toBe(true);
  expect(marks.read()).toMatchObject({ hidden: [50, 1000] });
  expect(marks.read().favorite).toHaveLength(markLimits.visitor - 1);
});

test('a batch keeps its key until it is dropped, and what came later is in another', () => {
  const newKey = keys();
  marks.change(7, 'favorite');
  const [first] = marks.takeBatches(1, newKey);
  expect(first).toEqual({ key: 'key-1', userId: 1, favorite: [7], hidden: [] });
  expect(marks.read()).toEqual({ favorite: [], hidden: [] });
  marks.change(8, 'hidden');
  expect(marks.takeBatches(1, newKey).map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  marks.dropBatch('key-1');
  marks.dropBatch('key-2');
  expect(localStorage.getItem(visitorMarksKey)).toBeNull();
});

test('a batch that was sent to one account goes to no other', () => {
  marks.change(7, 'favorite');
  marks.takeBatches(1, keys());
  expect(marks.takeBatches(2, keys())).toEqual([]);
  expect(marks.takeBatches(1, keys())).toHaveLength(1);
});

test('ignores broken marks in storage', () => {
  for (const broken of ['{', '7', '{"favorite":"x","hidden":[-1,"2",3.5],"batches":[{}]}']) {
    localStorage.setItem(visitorMarksKey, broken);
    expect(marks.read()).toEqual({ favorite: [], hidden: [] });
    expect(marks.takeBatches(1, keys())).toEqual([]);
  }
});

test('rooms seen lately are bounded, each once, and apart for each user', () => {
  const seen = createSeenListings(localStorage);
  for (let id = 1; id <= 40; id += 1) seen.add(null, id);
  seen.add(null, 30);
  seen.add(5, 1);
  expect(seen.read(null)).toHaveLength(30);
  expect(seen.read(null).slice(0, 3)).toEqual([30, 40, 39]);
  seen.clear(5);
  expect([seen.read(null), seen.read(5)]).toEqual([[], [1]]);
});
