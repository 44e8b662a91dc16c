import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyDigits, unitsPerWhole } from '#rent-split/currency-digits.ts';
import { firstInTurn, splitByArea, splitEqually } from '#rent-split/split-rent.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const rents = fc.integer({ min: 1, max: 2_000_000_000_000 });
const areas = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 6 });

test('splits to the last unit, whatever the rent and the areas', () => {
  fc.assert(
    fc.property(rents, areas, fc.nat(1_000_000), (rent, sizes, id) => {
      const shares = splitByArea(rent, sizes, firstInTurn(id, sizes.length));
      expect(sum(shares)).toBe(rent);
      const total = BigInt(sum(sizes));
      shares.forEach((share, at) => {
        const exact = BigInt(rent) * BigInt(sizes[at] ?? 0);
        const error = BigInt(share) * total - exact;
        expect(error < total && error > -total).toBe(true);
      });
    }),
  );
});

test('makes equal shares differ by at most one unit', () => {
  fc.assert(
    fc.property(rents, fc.integer({ min: 2, max: 6 }), fc.nat(1000), (rent, members, id) => {
      const shares = splitEqually(rent, members, firstInTurn(id, members));
      expect(sum(shares)).toBe(rent);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
  );
});

test('lets each member pay the remaining units equally often over many splits', () => {
  const paid = [0, 0, 0];
  for (let id = 1; id <= 300; id += 1) {
    splitEqually(100_000, 3, firstInTurn(id, 3)).forEach((share, at) => {
      paid[at] = (paid[at] ?? 0) + share - 33_333;
    });
  }
  expect(paid).toEqual([100, 100, 100]);
});

test('gives the remaining unit to the largest fraction before the turn decides', () => {
  // Of 10, the exact shares are 2.5, 2.5 and 5; of 7 they are 1.75, 1.75 and 3.5.
  expect(splitByArea(10, [1, 1, 2], 1)).toEqual([2, 3, 5]);
  expect(splitByArea(7, [1, 1, 2], 2)).toEqual([2, 2, 3]);
});

test('knows the currencies whose smallest unit is not a hundredth', () => {
  expect(currencyDigits('EUR')).toBe(2);
  expect(unitsPerWhole('JPY')).toBe(1);
  expect(unitsPerWhole('KWD')).toBe(1000);
});
