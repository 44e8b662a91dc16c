import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderEndpoints } from '#scripts/write-endpoints.ts';

const file = path.resolve(import.meta.dirname, '../../../contract/endpoints.gen.ts');

test('the methods and paths of the browser are those of the calls', () => {
  const stored = readFileSync(file, 'utf8');
  expect(stored, 'run `npm run build` after a change of a call').toBe(renderEndpoints());
});
