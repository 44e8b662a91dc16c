import type { Sql } from '#platform/database/sql.ts';
import { groups } from './content.ts';
import { dayMs, type Seeded } from './seed-users.ts';

/** The ids of the demo groups, by their names. */
export type SeededGroups = ReadonlyMap<string, number>;

/** Inserts the demo groups; the first of each leads, and all look with theirs. */
export async function seedGroups(sql: Sql, { users, now }: Seeded): Promise<SeededGroups> {
  const ids = new Map<string, number>();
  for (const { name, members } of groups) {
    const [group] = await sql<{ id: number }[]>`
      insert into groups (name) values (${name}) returning id`;
    const rows = members.map((email, place) => {
      const userId = users.get(email);
      if (userId === undefined || !group) throw new Error(`The demo has no ${email}`);
      return {
        group_id: group.id,
        user_id: userId,
        seat: place + 1,
        role: place === 0 ? 'lead' : 'member',
        is_active: true,
        joined_at: new Date(now.getTime() - (members.length - place) * dayMs).toISOString(),
      };
    });
    await sql`insert into group_members ${sql(rows)}`;
    if (group) ids.set(name, group.id);
  }
  return ids;
}
