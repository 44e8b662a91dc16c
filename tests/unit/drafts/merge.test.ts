import { expect, test } from 'vitest';
import { mergeChanges } from '#src/shared/drafts/merge.ts';

interface Values {
  title: string;
  rent: string;
  currency: string;
  amenities: string[];
  pets?: string;
}

const base: Values = { title: 'Room', rent: '900', currency: 'USD', amenities: ['wifi'] };
const merge = (mine: Partial<Values>, theirs: Partial<Values>, from = base) =>
  mergeChanges({ base: from, mine: { ...from, ...mine }, theirs: { ...from, ...theirs } }, [
    { fields: ['rent', 'currency'], boundBy: 'currency' },
  ]);

test('takes what only the other side changed and keeps what only I changed', () => {
  const { merged, collisions } = merge({ title: 'Mine' }, { amenities: ['desk'] });
  expect(merged).toEqual({ ...base, title: 'Mine', amenities: ['desk'] });
  expect(collisions).toEqual([]);
});

test('asks about a field that both changed, and keeps mine until then', () => {
  const { merged, collisions } = merge({ title: 'Mine', rent: '800' }, { title: 'Theirs' });
  expect(merged).toEqual({ ...base, title: 'Mine', rent: '800' });
  expect(collisions).toMatchObject([
    { fields: ['title'], mine: { title: 'Mine' }, theirs: { title: 'Theirs' } },
  ]);
});

test('asks nothing where both changed to the same', () => {
  expect(merge({ title: 'Both' }, { title: 'Both' })).toEqual({
    merged: { ...base, title: 'Both' },
    collisions: [],
  });
});

test('never mixes fields of a group: an amount keeps its currency', () => {
  expect(merge({ rent: '800' }, { currency: 'EUR' }).collisions).toMatchObject([
    { fields: ['rent', 'currency'] },
  ]);
  expect(merge({}, { rent: '850', currency: 'EUR' }).merged).toMatchObject({
    rent: '850',
    currency: 'EUR',
  });
});

test('takes fields of a group one by one while what binds them stays', () => {
  expect(merge({ rent: '800' }, { title: 'Theirs' }).collisions).toEqual([]);
});

test('knows that a value was added or taken out', () => {
  expect(merge({}, { pets: 'has' }).merged.pets).toBe('has');
  const answered = { ...base, pets: 'has' };
  const theirs = { ...base };
  expect(mergeChanges({ base: answered, mine: answered, theirs }).merged).toEqual(base);
  expect(
    mergeChanges({ base: answered, mine: { ...answered, pets: 'none' }, theirs }).collisions,
  ).toMatchObject([{ fields: ['pets'] }]);
});
