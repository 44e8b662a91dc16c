import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './imports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const table = /^(?:export )?const (\w+): (?:(?:Readonly|Partial)<)*Record<string,/gm;

// An object inherits `constructor` and others: whoever typed "constructor 5" as a place got an error.
test('a table of the product that any text is looked up in is a Map', () => {
  const objects = ['server', 'contract', 'guards', 'src'].flatMap((folder) =>
    listFiles(`${folder}/*.ts`, `${folder}/*.tsx`).flatMap((file) =>
      Array.from(
        readFileSync(path.join(root, file), 'utf8').matchAll(table),
        ([, name]) => `${file}: ${name}`,
      ),
    ),
  );
  expect(objects).toEqual([]);
});
