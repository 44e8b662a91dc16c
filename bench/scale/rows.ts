import type { Pool } from '#platform/database/sql.ts';
import type { KeptRows } from '../kept-database.ts';
import { insertListingsOfUsers } from '../matching/synthetic-listings.ts';
import { insertUsers } from '../matching/synthetic-users.ts';

export const size = 1_000_000;
/** Who looks at the screens; among the first users, who have listings and inquiries. */
export const viewerId = 77;
export const adminId = 78;

/** A million users and listings, with what people and administrators made of them. */
export const rows: KeptRows = {
  name: 'scale',
  sources: [
    'bench/scale/rows.ts',
    'bench/matching/synthetic-listings.ts',
    'bench/matching/synthetic-users.ts',
  ],
  async insert(sql) {
    await insertUsers(sql, size);
    // A few thousand people have all the rooms of users, a hundred or so each.
    const first = new Date(Date.now() - size * 60_000).toISOString();
    await insertListingsOfUsers(sql, size, 5000, { areFollowed: false, first });
    await insertOthers(sql);
    await sql`vacuum analyze`;
  },
};

async function insertOthers(sql: Pool): Promise<void> {
  await sql.begin(async (tx) => {
    // The statement timeout is for requests.
    await tx`set local statement_timeout = 0`;
    await tx`
      update users set birth_date = date '1990-01-01', last_name = 'Name' || id % 5000,
        created_at = now() - id * interval '2 minutes'
      where id <= 100000`;
    await tx`update users set is_admin = true where id = ${adminId}`;
    await tx`
      insert into external_origins (listing_id, source, source_id, content_hash, imported_at)
      select id, (array['city-portal', 'student-homes', 'rooms-feed'])[1 + id / 3 % 3], id::text, '',
        created_at
      from listings where user_id is null`;
    await tx`
      update listings
      set status = (array['pending', 'rejected', 'active', 'active'])[1 + id / 3 % 4]
      where user_id is null and (status not in ('active') or id % 10 = 0)`;
    await tx`
      insert into inquiries (kind, sender_id, recipient_id, created_at)
      select 'user', 1 + n % 2000, 2001 + n / 2000 % 2000 + n % 7 * 2000, now() - n * interval '2 minutes'
      from generate_series(1, 300000) n
      on conflict do nothing`;
    await tx`
      insert into inquiry_messages (inquiry_id, author_id, text)
      select i.id, case when n % 2 = 1 then sender_id else recipient_id end,
        'Hello, word' || i.id % 5000 || ' is what I write, number ' || n
      from inquiries i, generate_series(1, 4) n`;
    await tx`
      insert into reports (reporter_id, kind, target_id, reason)
      select sender_id, 'inquiry', id, 'spam' from inquiries where id % 10 = 0`;
    await tx`
      insert into reports (reporter_id, kind, target_id, reason)
      select 1 + id % 50000, 'listing', id, 'scam' from listings where id % 50 = 0`;
    await tx`
      insert into listing_marks (user_id, listing_id, mark, listing_title)
      select 1 + n % 2000, 1 + n * 7919 % ${size}, 'favorite', 'A room' from generate_series(1, 200000) n
      on conflict do nothing`;
    await tx`
      insert into audit_events (admin_id, admin_name, event, target_kind, target_id)
      select ${adminId}, 'Person', 'listing.searched', 'listing', n from generate_series(1, 100000) n`;
  });
}
