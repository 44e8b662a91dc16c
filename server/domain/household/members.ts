import type { OwnHouseholdPage } from '#contract/household/household.ts';
import { missingListing, setOwnerLivesThere } from '#domain/listings/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, instant, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { readPage, type PageQuery } from '#platform/http/page.ts';

/** Stores whether the owner of a listing lives there. Throws what a deleted listing gets. */
export async function changeOwnerLivesThere(
  pool: Pool,
  ownerId: number,
  listingId: number,
  livesThere: boolean,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, ownerId);
    const listing = { id: listingId, user_id: ownerId };
    const isOwn = await setOwnerLivesThere(sql, listing, livesThere);
    if (!isOwn) throw await missingListing(sql, listingId);
  });
}

/** Takes a user out of a household; nothing happens when they are not in it. */
export async function removeMember(
  pool: Pool,
  viewerId: number,
  { listingId, userId }: { listingId: number; userId: number },
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, viewerId, [userId]);
    await sql`
      delete from household_members where listing_id = ${listingId} and user_id = ${userId}`;
  });
}

/** The listings of others whose household this user is in, newest first. */
export async function listOwnHouseholds(
  sql: Sql,
  userId: number,
  query: PageQuery,
): Promise<OwnHouseholdPage> {
  const page = readPage(query);
  const items = await sql<OwnHouseholdPage['items']>`
    select m.listing_id, l.title as listing_title, l.status = 'active' as is_public,
      ${instant(fragment`m.joined_at`)} as joined_at
    from household_members m join listings l on l.id = m.listing_id
    where m.user_id = ${userId}
    order by m.joined_at desc, m.listing_id desc limit ${page.limit} offset ${page.offset}`;
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from household_members where user_id = ${userId}`;
  return page.answer(
    items.map((item) => ({ ...item })),
    counted?.total,
  );
}
