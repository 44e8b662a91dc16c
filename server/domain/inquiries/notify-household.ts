import type { LiveEvent } from '#contract/live-event.ts';
import type { Fragment, Sql } from '#platform/database/sql.ts';
import { publish } from '#platform/live/live.ts';

/**
 * Makes the open boards of the owner of a listing and of the others of its household fetch its
 * applicants again, once `sql` is committed. Nothing happens when nobody else is in it.
 */
export async function notifyHousehold(sql: Sql, listingId: Fragment): Promise<void> {
  const members = await sql<{ listing_id: number; owner_id: number | null; user_id: number }[]>`
    select l.id as listing_id, l.user_id as owner_id, m.user_id
    from household_members m join listings l on l.id = m.listing_id where l.id = ${listingId}`;
  const [first] = members;
  if (!first) return;
  const users = [first.owner_id, ...members.map(({ user_id }) => user_id)];
  const event: LiveEvent = { type: 'applicants_changed', listing_id: first.listing_id };
  await publish(
    sql,
    users.filter((user) => user !== null),
    event,
  );
}
