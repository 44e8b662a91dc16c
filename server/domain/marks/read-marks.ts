import type { ChosenListing, Marks } from '#contract/marks/mark.ts';
import type { AccountExport } from '#contract/account/calls.ts';
import { listingStatuses } from '#contract/vocabulary.ts';
import { hasEnded, isUnconfirmed } from '#domain/listings/public.ts';
import { hiddenFrom } from '#domain/safety/public.ts';
import {
  exactInstant,
  fragment,
  instant,
  wordList,
  type Fragment,
  type Sql,
} from '#platform/database/sql.ts';

/** SQL: the ids of the listings that this user hid from their searches. */
export const listingsHiddenBy = (userId: number): Fragment =>
  fragment`select listing_id from listing_marks where user_id = ${userId} and mark = 'hidden'`;

/** SQL: the ids of users who are not in the list of this one: because of a block, or hidden by them. */
export const leftOut = (userId: number): Fragment => fragment`${hiddenFrom(userId)}
  union select marked_user_id from user_marks where user_id = ${userId} and mark = 'hidden'`;

/** The ids of {@link leftOut}. */
export async function usersLeftOut(sql: Sql, userId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`${leftOut(userId)}`;
  return rows.map(({ id }) => id);
}

/** Everything that a user marked, newest first: all that hearts on any page need, in one query. */
export async function readMarks(sql: Sql, userId: number): Promise<Marks> {
  const listed = (table: 'listings' | 'users', mark: 'favorite' | 'hidden') => {
    const from =
      table === 'listings'
        ? fragment`select listing_id as id, created_at from listing_marks`
        : fragment`select marked_user_id as id, created_at from user_marks`;
    return fragment`(select coalesce(json_agg(id order by created_at desc, id desc), '[]')
      from (${from} where user_id = ${userId} and mark = ${mark}) marked)`;
  };
  const [row] = await sql<{ marks: Marks }[]>`
    select json_build_object(
      'listings', json_build_object(
        'favorite', ${listed('listings', 'favorite')}, 'hidden', ${listed('listings', 'hidden')}),
      'users', json_build_object(
        'favorite', ${listed('users', 'favorite')}, 'hidden', ${listed('users', 'hidden')})) as marks`;
  if (!row) throw new Error('The marks have no row');
  return row.marks;
}

/** SQL: joins what `chosenState` reads: the listing `l` of this id, and whether it was deleted. */
export const withListing = (id: Fragment): Fragment => fragment`
    left join listings l on l.id = ${id}
    left join deleted_listings gone on gone.listing_id = ${id}`;

/** SQL: may everyone learn what became of the listing `l`? Of others we only say that they are unavailable. */
export const hasPublicState = fragment`(l.status in ${wordList(listingStatuses)})`;

/** SQL: what became of the listing `l`, joined to the ids that were chosen. */
export const chosenState = fragment`case
  when l.id is null then case when gone.listing_id is null then 'unavailable' else 'deleted' end
  when l.status = 'active' then case when ${hasEnded} then 'ended'
    when ${isUnconfirmed} then 'unconfirmed' else 'offered' end
  when l.status in ('paused', 'filled') then l.status
  else 'unavailable' end`;

/** SQL: is the favorite `m` of the listing `l` not as its user last saw it? */
export const isNews = fragment`(m.mark = 'favorite' and (m.seen_state <> ${chosenState}
  or l.status = 'active' and m.seen_total is not null
    and (m.seen_total, m.seen_currency) <> (l.monthly_total, l.currency)))`;

/**
 * SQL: is the favorite `m` of the listing `l` not as its user last saw it, or was told it? Its three
 * columns `known_...` are null where they saw it since.
 */
export const isChangedSinceKnown = fragment`(m.mark = 'favorite' and (
  coalesce(m.known_state, m.seen_state) <> ${chosenState}
  or l.status = 'active' and ${lastKnown('total')} is not null
    and (${lastKnown('total')}, ${lastKnown('currency')}) <> (l.monthly_total, l.currency)))`;

/** SQL: the rent of the favorite `m` that its user last saw or was told. */
export function lastKnown(column: 'total' | 'currency'): Fragment {
  return column === 'total'
    ? fragment`case when m.known_state is null then m.seen_total else m.known_total end`
    : fragment`case when m.known_state is null then m.seen_currency else m.known_currency end`;
}

/** When nobody may see it, this is the moment of reading: when it changed is not for others. */
const newsAt = fragment`case when ${isNews} then ${exactInstant(
  fragment`coalesce(case when ${hasPublicState} then l.updated_at end, now())`,
)} end`;

type Chosen<Item> = Omit<ChosenListing, 'listing'> & { listing: Item };

/**
 * These listings in this order, with what became of those that are not offered, in one query. `item`
 * is the JSON of a row `l` of listings.
 */
export async function readChosenListings<Item>(
  sql: Sql,
  { item, viewerId, ids }: { item: Fragment; viewerId: number | null; ids: readonly number[] },
): Promise<Chosen<Item>[]> {
  const [row] = await sql<{ items: Chosen<Item>[] }[]>`
    select coalesce(json_agg(json_build_object(
        'id', w.id, 'state', ${chosenState},
        'listing', case when l.status = 'active' then ${item} end,
        'marked_title', m.listing_title, 'marked_at', ${instant(fragment`m.created_at`)},
        'note', case when m.mark = 'favorite' then coalesce(n.note, '') else '' end,
        'news_at', ${newsAt})
      order by w.nth), '[]') as items
    from unnest(${[...ids]}::int[]) with ordinality w (id, nth) ${withListing(fragment`w.id`)}
    left join listing_marks m on m.listing_id = w.id and m.user_id = ${viewerId}::int
    left join listing_notes n on (n.user_id, n.listing_id) = (m.user_id, m.listing_id)`;
  return row?.items ?? [];
}

/** All marks of a user for the export of their account. */
export async function exportMarks(
  sql: Sql,
  userId: number,
): Promise<Pick<AccountExport, 'listing_marks' | 'listing_notes' | 'user_marks'>> {
  const listings = await sql<AccountExport['listing_marks']>`
    select listing_id, listing_title, mark, ${instant(fragment`created_at`)} as created_at
    from listing_marks where user_id = ${userId} order by listing_id`;
  const notes = await sql<AccountExport['listing_notes']>`
    select listing_id, note, ${instant(fragment`updated_at`)} as updated_at
    from listing_notes where user_id = ${userId} order by listing_id`;
  const users = await sql<AccountExport['user_marks']>`
    select marked_user_id as user_id, mark, ${instant(fragment`created_at`)} as created_at
    from user_marks where user_id = ${userId} order by marked_user_id`;
  return {
    listing_marks: listings.map((row) => ({ ...row })),
    listing_notes: notes.map((row) => ({ ...row })),
    user_marks: users.map((row) => ({ ...row })),
  };
}
