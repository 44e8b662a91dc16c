import { expect, test } from 'vitest';
import { fillTemplate } from '#domain/imports/mapping/expression.ts';
import { bindMapping } from '#domain/imports/mapping/mapping.ts';

const columns = ['id', 'name', 'area', 'price', 'price*30', 'note', 'note'];
const needed = {
  source_id: 'id',
  title: 'name',
  address: '{area}, New York',
  monthly_rent: 'price',
};
const bind = (extra: Record<string, string>) => bindMapping({ ...needed, ...extra }, columns);

test('reads columns, arithmetic and templates', () => {
  const { sourceId, fields } = bind({ monthly_rent: 'price * 4.5', total_bedrooms: 'price/2' });
  expect(sourceId).toBe(0);
  expect(fields.get('title')).toEqual({ kind: 'column', column: 1, factor: 1 });
  expect(fields.get('monthly_rent')).toEqual({ kind: 'column', column: 3, factor: 4.5 });
  expect(fields.get('total_bedrooms')).toEqual({ kind: 'column', column: 3, factor: 0.5 });
  expect(fields.get('address')).toEqual({ kind: 'template', parts: [2, ', New York'] });
});

test('prefers a column with exactly that name', () => {
  const { fields } = bind({ monthly_rent: 'price*30' });
  expect(fields.get('monthly_rent')).toEqual({ kind: 'column', column: 4, factor: 1 });
});

test.each([
  [{ description: 'text' }, 'the file has no column "text" (its columns are id, name'],
  [{ address: '{area}, {city}' }, 'the file has no column "city"'],
  [{ pets: 'name' }, 'there is no field "pets" (the fields are source_id, title'],
  [{ title: 'name*2' }, 'title is not a number'],
  [{ monthly_rent: '{price}' }, 'monthly_rent takes one column'],
  [{ source_id: '{id}-{name}' }, 'source_id takes one column'],
  [{ description: 'note' }, 'the column "note" appears more than once'],
])('refuses %j with a sentence', (extra, sentence) => {
  expect(() => bind(extra)).toThrow(sentence);
});

test('lists all mistakes of a mapping at once', () => {
  for (const sentence of [
    'there is no field "rent"',
    'the file has no column "nom"',
    'nothing is mapped to source_id, address, monthly_rent',
  ]) {
    expect(() => bindMapping({ title: 'nom', rent: 'price' }, columns)).toThrow(sentence);
  }
});

test('removes the gap that an empty cell leaves in an address', () => {
  const parts = [0, ', ', 1, ', New York'];
  expect(fillTemplate(parts, ['Harlem', 'Manhattan'])).toBe('Harlem, Manhattan, New York');
  expect(fillTemplate(parts, ['Harlem', ' '])).toBe('Harlem, New York');
  expect(fillTemplate(parts, ['', 'Manhattan'])).toBe('Manhattan, New York');
  expect(fillTemplate(parts, ['', ''])).toBe('');
});
