import { expect, test } from 'vitest';
import { kindCounter, misalignedColumns } from '#domain/imports/reading/column-kinds.ts';

const good = ['2539', 'Clean & quiet', 'Brooklyn', 'Kensington', '40.64', '-73.97', 'Private room'];

function kindsOf(rows: string[][]) {
  const counter = kindCounter(good.length);
  for (const row of rows) counter.add(row);
  return counter.kinds();
}
const kinds = kindsOf(Array.from({ length: 20 }, () => good));

test('finds a row whose cells slipped to the left', () => {
  const row = ['2540', 'Quiet gem', 'East Village', '40.72', '-73.99', 'Entire home', ''];
  expect(misalignedColumns(row, kinds)).toEqual([3, 5]);
});

test('finds a row whose cells slipped to the right', () => {
  const row = ['2541', 'Clean', 'quiet', 'Brooklyn', 'Kensington', '40.64', '-73.97'];
  expect(misalignedColumns(row, kinds)).toEqual([4, 6]);
});

test('takes one odd cell for a slip of its own, not for a shift', () => {
  expect(misalignedColumns(good.with(4, 'unknown'), kinds)).toEqual([]);
});

test('takes several odd cells that no move explains for slips of their own', () => {
  expect(misalignedColumns(['one', 'Loft', 'Queens', '7', '40.7', '-73.9', 'Room'], kinds)).toEqual(
    [],
  );
});

test('says nothing about columns of mixed cells or of too few', () => {
  const mixed = [good, good.with(3, '12'), good.with(3, '13'), good, good.with(4, '')];
  expect(kindsOf(mixed)[3]).toBeNull();
  expect(kindsOf(mixed)[4]).toBeNull();
  expect(kindsOf(mixed)[5]).toBe('number');
});

test('still knows the columns when one row in six is shifted', () => {
  const shifted = ['2540', 'Quiet gem', 'East Village', '40.72', '-73.99', 'Entire home', ''];
  const rows = Array.from({ length: 60 }, (_, at) => (at % 6 === 0 ? shifted : good));
  expect(kindsOf(rows)).toEqual(kinds);
});
