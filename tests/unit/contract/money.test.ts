import { expect, test } from 'vitest';
import { isNoRent, readAmount } from '#contract/labels/amount.ts';

test.each([
  ['', null],
  ['  ', null],
  [' 900 ', 900],
  ['1,150', 1150],
  ['1.500', 1500],
  ['1.500 €', 1500],
  ['$1,500', 1500],
  ['CHF\u{a0}1,500', 1500],
  ['A$1,500', 1500],
  ['₹ 15,000', 15_000],
  ['1\u202f500 €', 1500],
  ['1,500.00', 1500],
  ['1.500,00', 1500],
  ['1,250,000', 1_250_000],
  ['-3', -3],
  ['1.5', 1.5],
  ['1,500.0.0', Number.NaN],
  ['1,5000', Number.NaN],
  ['abc', Number.NaN],
  ['1500 a month', Number.NaN],
  ['0x10', Number.NaN],
  ['1e3', Number.NaN],
  ['Infinity', Number.NaN],
  ['1.500 CHF', 1500],
  ['١٬٥٠٠', 1500],
  ['٩٠٠', 900],
])('reads %j as %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  [undefined, false],
  ['', false],
  ['1.500 €', false],
  ['0', true],
  ['-5', true],
  ['9.99', true],
  ['abc', true],
  ['100,001', true],
])('%j is no rent: %j', (typed, isNone) => {
  expect(isNoRent(typed, 100_000)).toBe(isNone);
});
