import type { Sql } from '#platform/database/sql.ts';
import { groups, wantedPages } from './content.ts';
import { dayMs, type Seeded } from './seed-users.ts';

/** The room that the seeker of the demo is invited to. */
const invitedTo = 'Sunny room with a reading corner, two calm flatmates';

/** Inserts the wanted pages of demo users, and an invitation to one of them. */
export async function seedWanted(sql: Sql, { users, listings, now }: Seeded): Promise<void> {
  const rows = wantedPages.map(({ author, ...page }, index) => {
    const userId = users.get(author);
    if (userId === undefined) throw new Error(`The demo has no ${author}`);
    const writtenAt = new Date(now.getTime() - (wantedPages.length - index) * dayMs).toISOString();
    return { ...page, user_id: userId, created_at: writtenAt, updated_at: writtenAt };
  });
  await sql`insert into wanted_pages ${sql(rows)}`;
  for (const { name, wanted } of groups) {
    if (!wanted) continue;
    await sql`
      insert into wanted_pages (group_id, headline, text, visibility)
      select id, ${wanted.headline}, ${wanted.text}, ${wanted.visibility} from groups
      where name = ${name}`;
  }
  await sql`
    insert into wanted_invitations (owner_id, seeker_id, listing_id, message, created_at)
    select l.user_id, ${users.get('seeker@roomieradar.test') ?? 0}, l.id, ${invitation},
      ${new Date(now.getTime() - dayMs).toISOString()}
    from listings l where l.id = ${listings.get(invitedTo) ?? 0}`;
}

const invitation =
  'Hi! Your page made us smile: our second flatmate plays the cello as well, and never after eight. The room is free soon. Would you like to see it?';
