import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema/users.ts';

/**
 * Deletes a person and, by the database's own rules, everything of theirs: sessions, rooms with
 * their pictures (remembered as deleted), habits and preferences.
 */
export async function deleteAccount({ orm }: Database, userId: number): Promise<void> {
  await orm.delete(users).where(eq(users.id, userId));
}
