import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstVisits, partCount, partOfJourneys } from '#scripts/parts-of-suites.ts';

const files = readdirSync(path.resolve(import.meta.dirname, '../../e2e'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `tests/e2e/${name}`);
const allParts = [...Array(partCount).keys()];
const allOf = (parts: string[][]) => [...new Set(parts.flat())].sort();

test('the parts of a run hold every journey once, and each holds the first visits', () => {
  const parts = allParts.map((index) => partOfJourneys(files, 7, index));
  expect(allOf(parts)).toEqual(files.toSorted());
  for (const part of parts) expect(part).toEqual(expect.arrayContaining(firstVisits));
  const played = parts.flat().filter((file) => !firstVisits.includes(file));
  expect(new Set(played).size).toBe(played.length);
});

test('the same part of successive seeds holds every journey', () => {
  expect(allOf(allParts.map((more) => partOfJourneys(files, 7 + more, 0)))).toEqual(
    files.toSorted(),
  );
});
