import { expect, test } from 'vitest';
import { seedUsers } from '#demo/seed-users.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { expectAgreement } from './agreement.ts';

test('the demo users have the answers that match their onboarding status', async () => {
  const database = await createTestDatabase();
  try {
    await seedUsers(database.sql, '/media/', new Date('2026-11-21T12:00:00Z'));
    expect(await expectAgreement(database)).toBe(32);
    const stored = await database.sql<{ status: string; people: number }[]>`
      select onboarding_status as status, count(*)::int as people from users
      where email in ('admin@roomieradar.test', 'owner@roomieradar.test',
        'seeker@roomieradar.test', 'newcomer@roomieradar.test')
      group by 1 order by 1`;
    expect([...stored]).toEqual([
      { status: 'completed', people: 3 },
      { status: 'profile', people: 1 },
    ]);
  } finally {
    await database.close();
  }
});
