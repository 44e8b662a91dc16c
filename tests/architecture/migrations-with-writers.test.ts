import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownSchema } from '#platform/database/migrate.ts';
import { findUnwritten, lastUnchecked } from '#tests/support/rows-before-migrations.ts';

// tests/faults/outages/migration-locks.test.ts plays them with a million rows and takes minutes.
test('somebody writes to every table that a new migration changes while its locks are measured', async () => {
  const { migrations } = await ownSchema();
  const names = (await readdir(migrations)).filter((name) => name > lastUnchecked);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const text = await readFile(path.join(migrations, name), 'utf8');
    expect.soft(findUnwritten(text), name).toEqual([]);
  }
});
