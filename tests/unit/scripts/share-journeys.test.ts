import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstVisits, shareJourneys } from '#scripts/share-journeys.ts';

const files = readdirSync(path.resolve(import.meta.dirname, '../../e2e')).filter((name) =>
  name.endsWith('.spec.ts'),
);

test('two browsers play every journey once, and first visits both', () => {
  const [one, other] = shareJourneys(files, 7);
  expect([...new Set([...one, ...other])].sort()).toEqual(files.toSorted());
  expect(one.filter((file) => other.includes(file)).sort()).toEqual(firstVisits);
});

test('two seeds in a row play every journey in both browsers', () => {
  const [first] = shareJourneys(files, 7);
  const [second] = shareJourneys(files, 8);
  expect([...new Set([...first, ...second])].sort()).toEqual(files.toSorted());
});
