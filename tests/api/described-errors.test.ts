// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeError } from '#platform/describe-error.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const secret = 'what I only tell my roommate';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const failures: [string, () => Promise<unknown>][] = [
  [
    'for a value that a constraint refuses',
    () => database.sql`insert into users (issuer, subject, email, bio, onboarding_status)
      values ('i', 's', 'e', ${secret}, 'nowhere')`,
  ],
  ['for a value PostgreSQL quotes', () => database.sql`select ${secret}::text::int`],
];

test.each(failures)('describes an insert that fails %s without users’ texts', async (_, fail) => {
  const error = await fail().then(
    () => expect.unreachable(),
    (reason: unknown) => reason,
  );
  const described = JSON.stringify(describeError(error));
  expect(described).not.toContain(secret);
  expect(described).toMatch(/"code":"\w{5}"/);
  expect(described).toMatch(/insert into|select/);
});

test('describes other errors with their causes', () => {
  const error = new Error('No room on the disk', { cause: new Error('ENOSPC') });
  expect(describeError(error)).toMatchObject({
    message: 'No room on the disk',
    cause: { message: 'ENOSPC' },
  });
});
