import type { TestApp, TestUser } from './test-app.ts';

/** Begins quiet hours of a user that end in one to two hours. */
export async function beginQuietHours({ database }: TestApp, user: TestUser): Promise<void> {
  const hour = new Date(database.clock.now()).getUTCHours();
  await database.sql`
    insert into notification_settings (user_id, quiet_from, quiet_to, time_zone)
    values (${user.id}, ${hour}, ${(hour + 2) % 24}, 'UTC')`;
}
