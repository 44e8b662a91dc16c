import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalWeight } from '#fit/listing-fit.ts';
import {
  compareListings,
  householdKey,
  largestHouseholdKey,
  listingKey,
  termsKey,
  unknownKey,
} from '#fit/listing-rank.ts';

const fits = record({
  fit: integer({ min: 0, max: 10_000 }).map((value) => value / 100),
  shared: integer({ min: 3, max: 12 }),
});

describe('the key of a household', () => {
  test('is 50 when nothing is known of it', () => {
    expect(householdKey([])).toBe(unknownKey);
    expect(householdKey([{ fit: null, shared: 2 }])).toBe(unknownKey);
  });

  test('is that of the least content pair, and never above the largest', () => {
    assert(
      property(fits, fits, (one, other) => {
        const both = householdKey([one, { fit: null, shared: 1 }, other]);
        expect(both).toBe(Math.min(householdKey([one]), householdKey([other])));
        expect(both).toBeLessThanOrEqual(largestHouseholdKey);
      }),
    );
  });
});

describe('the key of terms', () => {
  test('is closer to 50 the less is known', () => {
    expect(termsKey(0, 0)).toBe(unknownKey);
    expect(termsKey(4 * 100, 4)).toBeGreaterThan(termsKey(2 * 100, 2));
    expect(termsKey(0, 4)).toBeLessThan(termsKey(0, 2));
  });

  test('reaches as far as that of a household when everything is known', () => {
    expect(termsKey(totalWeight * 100, totalWeight)).toBe(largestHouseholdKey);
    expect(termsKey(0, totalWeight)).toBe(householdKey([{ fit: 0, shared: 12 }]));
  });

  test('never falls when a satisfaction rises, nor lies outside of 0 to 100', () => {
    assert(
      property(integer({ min: 1, max: 11 }), integer({ min: 0, max: 99 }), (weight, percent) => {
        const [before, after] = [weight * percent, weight * (percent + 1)];
        expect(termsKey(after, weight)).toBeGreaterThan(termsKey(before, weight));
        expect(termsKey(before, weight)).toBeGreaterThanOrEqual(0);
        expect(termsKey(after, weight)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('the order of listings', () => {
  test('never falls when the household or the terms fit better', () => {
    const keys = integer({ min: 0, max: 1000 }).map((value) => value / 10);
    assert(
      property(keys, keys, keys, (household, better, terms) => {
        const [low, high] = [Math.min(household, better), Math.max(household, better)];
        expect(listingKey(high, terms)).toBeGreaterThanOrEqual(listingKey(low, terms));
        expect(listingKey(terms, high)).toBeGreaterThanOrEqual(listingKey(terms, low));
      }),
    );
  });

  test('is: no conflict, the larger key, the newer listing; two never tie', () => {
    const listings = record({
      id: integer({ min: 1, max: 5 }),
      hasConflict: constantFrom(true, false),
      key: constantFrom(20, 50, 80),
    });
    assert(
      property(listings, listings, (one, other) => {
        const order = compareListings(one, other);
        if (one.id !== other.id) expect(order).not.toBe(0);
        if (one.hasConflict !== other.hasConflict) expect(order > 0).toBe(one.hasConflict);
        else if (one.key !== other.key) expect(order > 0).toBe(one.key < other.key);
        else expect(Math.sign(order)).toBe(Math.sign(other.id - one.id));
      }),
    );
  });
});
