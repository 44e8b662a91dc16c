import { expect, test } from 'vitest';
import { readAmount } from '#contract/labels/amount.ts';
import { currencies } from '#contract/currencies.ts';
import { formatMoney } from '#contract/labels/money.ts';

test.each([
  [1240, 'USD', '$1,240'],
  [640, 'EUR', '€640'],
  [1150, 'GBP', '£1,150'],
  [100_000, 'AUD', 'A$100,000'],
  [1300, 'CHF', 'CHF\u{a0}1,300'],
  [0, 'PLN', 'PLN\u{a0}0'],
])('writes %d %s as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

test('what is written is read back, and no two currencies look alike', () => {
  const texts = new Set<string>();
  for (const currency of currencies) {
    for (const amount of [1, 999, 1000, 12_345, 100_000]) {
      const text = formatMoney(amount, currency);
      expect(readAmount(text), text).toBe(amount);
      texts.add(text);
    }
  }
  expect(texts.size).toBe(currencies.length * 5);
});
