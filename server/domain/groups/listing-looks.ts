import type { GroupLook } from '#contract/groups/shared-listings.ts';
import type { AccountExport } from '#contract/account/calls.ts';
import { chosenState, withListing } from '#domain/marks/public.ts';
import {
  fragment,
  instant,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { isShownInGroup, lockMembership } from './membership.ts';

/** A listing that a group considers. */
export interface SharedPlace {
  groupId: number;
  listingId: number;
}

/** SQL: did another one show the listing `gl` since this user last saw it (`look`)? */
const isNew = (userId: number): Fragment =>
  fragment`(look.seen_state is null and gl.added_by is distinct from ${userId})`;

/** SQL: does the listing `l` cost or offer something else than this user last saw? */
const hasChanged: Fragment = fragment`coalesce(look.seen_state <> ${chosenState}
  or l.status = 'active' and look.seen_total is not null
    and (look.seen_total, look.seen_currency) <> (l.monthly_total, l.currency), false)`;

/** SQL: is the vote `v` of another one, and newer than what this user last saw? */
export const isNewVote = (userId: number): Fragment =>
  fragment`(v.user_id <> ${userId} and v.revision > coalesce(look.revision, 0))`;

/** SQL: of how many listings that the group `g` considers something is new to this user. */
export const countNews = (userId: number): Fragment => fragment`(
  select count(*)::int from group_listings gl ${withListing(fragment`gl.listing_id`)}
  left join group_listing_looks look on look.group_id = gl.group_id
    and look.listing_id = gl.listing_id and look.user_id = ${userId}
  where gl.group_id = g.id and (${isNew(userId)} or ${hasChanged}
    or exists (select from group_votes v where v.group_id = gl.group_id
      and v.listing_id = gl.listing_id and ${isNewVote(userId)})))`;

/**
 * SQL: who has seen the listing `gl`, and what is new about it to this user: what differs from what
 * they last saw (`look`). `l` is the listing.
 */
export const lookColumns = (userId: number): Fragment => fragment`
  array(select u.first_name from group_listing_looks o join users u on u.id = o.user_id
    where o.group_id = gl.group_id and o.listing_id = gl.listing_id and o.opened_at is not null
      and o.user_id <> ${userId} and o.user_id is distinct from gl.added_by
      and ${isShownInGroup(userId)}
    order by o.opened_at, o.user_id) as seen_by,
  ${isNew(userId)} as is_new,
  json_build_object('state', ${chosenState},
    'total', case when l.status = 'active' then l.monthly_total end,
    'currency', case when l.status = 'active' then l.currency end) as now,
  case when ${hasChanged} then json_build_object('state', look.seen_state, 'total', look.seen_total,
      'currency', look.seen_currency) end as was,
  gl.revision`;

/** The open pages of everyone in the group follow. */
export const notifyGroup = (sql: Sql, groupId: number) =>
  sql`select notify_group(${groupId}, null)`;

/** Notes that a member has seen a listing that the group considers; true when they had not before. */
export async function noteOpened(
  sql: Sql,
  userId: number,
  { groupId, listingId }: SharedPlace,
): Promise<boolean> {
  const opened = await sql`
    insert into group_listing_looks as look (group_id, listing_id, user_id, opened_at)
    select group_id, listing_id, ${userId}, now() from group_listings
    where group_id = ${groupId} and listing_id = ${listingId}
    on conflict (group_id, listing_id, user_id) do update set opened_at = now()
      where look.opened_at is null`;
  return opened.count > 0;
}

/** Whoever shows a listing has seen it, as it is. */
export async function noteSharer(sql: Sql, userId: number, place: SharedPlace): Promise<void> {
  await noteOpened(sql, userId, place);
  await sql`
    update group_listing_looks look set seen_state = ${chosenState}, seen_total = l.monthly_total,
      seen_currency = l.currency
    from (select ${place.listingId}::int as id) shared ${withListing(fragment`shared.id`)}
    where look.group_id = ${place.groupId} and look.listing_id = shared.id
      and look.user_id = ${userId}`;
}

/** Tells the group that a member opened a listing that it considers. Throws `not_found`. */
export async function openSharedListing(
  pool: Pool,
  userId: number,
  place: SharedPlace,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, place.groupId, userId);
    if (await noteOpened(sql, userId, place)) await notifyGroup(sql, place.groupId);
  });
}

/**
 * Stores what a member saw of what the group considers, as they say: what changed between their
 * reading and this call stays new. Listings that were taken off meanwhile are left out. Throws
 * `not_found`.
 */
export async function lookAtGroupListings(
  pool: Pool,
  userId: number,
  groupId: number,
  { listings }: GroupLook,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, groupId, userId);
    await sql`
      insert into group_listing_looks as look
        (group_id, listing_id, user_id, revision, seen_state, seen_total, seen_currency)
      select distinct on (gl.listing_id) gl.group_id, gl.listing_id, ${userId},
        least(seen.revision, gl.revision), seen.state, seen.total, seen.currency
      from jsonb_to_recordset(${JSON.stringify(listings)}::text::jsonb)
        as seen (listing_id int, revision int, state text, total int, currency text)
      join group_listings gl on gl.group_id = ${groupId} and gl.listing_id = seen.listing_id
      order by gl.listing_id, seen.revision desc
      on conflict (group_id, listing_id, user_id) do update set
        revision = greatest(look.revision, excluded.revision), seen_state = excluded.seen_state,
        -- What it cost before it was gone is what it is compared with when it comes back.
        seen_total = coalesce(excluded.seen_total, look.seen_total),
        seen_currency = coalesce(excluded.seen_currency, look.seen_currency)`;
  });
}

/** What a user has seen of what their groups consider, for their export. */
export async function exportGroupLooks(
  sql: Sql,
  userId: number,
): Promise<AccountExport['group_looks']> {
  const rows = await sql<AccountExport['group_looks']>`
    select group_id, listing_id, ${instant(fragment`opened_at`)} as opened_at, seen_state as state,
      seen_total as total, seen_currency as currency
    from group_listing_looks where user_id = ${userId} order by group_id, listing_id`;
  return rows.map((row) => ({ ...row }));
}
