import { expect, test } from 'vitest';
import { currencies, smallestDenomination, limitIn } from '#contract/currencies.ts';

test.each([
  ['USD', 100_000],
  ['EUR', 100_000],
  ['KWD', 100_000],
  ['SEK', 1_000_000],
  ['JPY', 10_000_000],
  ['KRW', 100_000_000],
  ['IDR', 1_000_000_000],
  [null, 100_000],
])('a rent in %s may be up to %d', (currency, limit) => {
  expect(limitIn(currency, 100_000)).toBe(limit);
});

test('no limit exceeds what the database stores, also of a rent with its bills', () => {
  const largest = 2 ** 31 - 1;
  for (const currency of currencies) {
    expect([1, 10, 100, 1000, 10_000]).toContain(smallestDenomination(currency));
    expect(limitIn(currency, 1_000_000)).toBeLessThanOrEqual(largest);
    expect(2 * limitIn(currency, 100_000)).toBeLessThanOrEqual(largest);
  }
});
