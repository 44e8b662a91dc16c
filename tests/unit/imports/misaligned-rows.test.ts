import { expect, test } from 'vitest';
import { kindCounter, misalignedColumns } from '#domain/imports/reading/column-kinds.ts';

const good = ['2539', 'Clean & quiet', 'Brooklyn', 'Kensington', '40.64', '-73.97', 'Private room'];

function listKinds(rows: string[][]) {
  const counter = kindCounter(good.length);
  for (const row of rows) counter.add(row);
  return counter.kinds();
}
const kinds = listKinds(Array.from({ length: 20 }, () => good));

test('finds a row whose cells are one column too far left', () => {
  const row = ['2540', 'Quiet gem', 'East Village', '40.72', '-73.99', 'Entire home', ''];
  expect(misalignedColumns(row, kinds)).toEqual([3, 5]);
});

test('finds a row whose cells are one column too far right', () => {
  const row = ['2541', 'Clean', 'quiet', 'Brooklyn', 'Kensington', '40.64', '-73.97'];
  expect(misalignedColumns(row, kinds)).toEqual([4, 6]);
});

test('one cell of another kind is not a misaligned row', () => {
  expect(misalignedColumns(good.with(4, 'unknown'), kinds)).toEqual([]);
});

test('several cells of another kind are not a misaligned row if no offset explains them', () => {
  expect(misalignedColumns(['one', 'Loft', 'Queens', '7', '40.7', '-73.9', 'Room'], kinds)).toEqual(
    [],
  );
});

test('columns of mixed or too few cells have no kind', () => {
  const mixed = [good, good.with(3, '12'), good.with(3, '13'), good, good.with(4, '')];
  expect(listKinds(mixed)[3]).toBeNull();
  expect(listKinds(mixed)[4]).toBeNull();
  expect(listKinds(mixed)[5]).toBe('number');
});

test('finds the kinds of columns when one row in six is misaligned', () => {
  const shifted = ['2540', 'Quiet gem', 'East Village', '40.72', '-73.99', 'Entire home', ''];
  const rows = Array.from({ length: 60 }, (_, at) => (at % 6 === 0 ? shifted : good));
  expect(listKinds(rows)).toEqual(kinds);
});
