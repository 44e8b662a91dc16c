import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { searchParameters } from '#contract/search/filters.ts';
import { listFiles } from './imports.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** All but catalogs, tests and tools. */
const product = listFiles('contract', 'server', 'src', 'remotes', 'machines', 'fit', 'demo');
const filesNaming = (name: string) =>
  product.filter((file) =>
    new RegExp(`\\b${name}\\b`).test(readFileSync(path.join(root, file), 'utf8')),
  );

test('a filter by a number of the listing is described in four files, two of them SQL', () => {
  expect(searchParameters.max_roommates.filter).toBe('max_roommates');
  expect(filesNaming('max_roommates').toSorted()).toEqual([
    'contract/search/filters.ts',
    'server/platform/database/migrations/0058_saved-searches.sql',
    'server/platform/database/schema/70-marks-and-alerts.sql',
    'src/features/browse/filter-labels.ts',
  ]);
});

test('a filter by a trait is described in three files', () => {
  expect(searchParameters.room_for.filter).toBe('traits');
  expect(filesNaming('room_for').toSorted()).toEqual([
    'contract/search/filters.ts',
    'server/domain/search/filters/traits.ts',
    'src/features/browse/filter-labels.ts',
  ]);
});
