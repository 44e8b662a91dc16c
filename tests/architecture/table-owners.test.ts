import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './imports.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The subject that does every write of a table. Reads by join are open to all. */
const owners: Record<string, string> = {
  audit_events: 'audit',
  listings: 'listings',
  notices: 'safety',
  reports: 'safety',
  saved_searches: 'saved-searches',
  search_matches: 'alerts',
  statements: 'moderation',
};

const writePattern = (table: string) =>
  new RegExp(`\\b(insert\\s+into|update|delete\\s+from)\\s+${table}\\b`, 'i');

const subjects = listFiles('server/domain/**/*.ts').map((file) => ({
  file,
  subject: /^server\/domain\/([^/]+)\//.exec(file)?.[1],
  text: readFileSync(path.join(root, file), 'utf8'),
}));

test.each(Object.entries(owners))('only one subject writes the table %s', (table, owner) => {
  const writers = subjects.filter(({ text }) => writePattern(table).test(text));
  expect(writers.some(({ subject }) => subject === owner)).toBe(true);
  const others = writers.filter(({ subject }) => subject !== owner).map(({ file }) => file);
  expect(others).toEqual([]);
});
