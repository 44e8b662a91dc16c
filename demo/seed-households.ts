import type { Sql } from '#platform/database/sql.ts';
import { households } from './content.ts';
import { dayMs, type Seeded } from './seed-users.ts';

/** Inserts who lives in the demo listings besides their owners, who all do. */
export async function seedHouseholds(sql: Sql, { users, listings, now }: Seeded): Promise<void> {
  const joinedAt = new Date(now.getTime() - dayMs).toISOString();
  const rows = households.flatMap(({ listing, members }) =>
    members.map((email) => {
      const [listingId, userId] = [listings.get(listing), users.get(email)];
      if (listingId === undefined || userId === undefined) {
        throw new Error(`The demo has no "${listing}" or no ${email}`);
      }
      return { listing_id: listingId, user_id: userId, joined_at: joinedAt };
    }),
  );
  await sql`insert into household_members ${sql(rows)}`;
}
