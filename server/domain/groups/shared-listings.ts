import type {
  GroupListing,
  GroupListingPage,
  GroupVoteForm,
} from '#contract/groups/shared-listings.ts';
import type { AccountExport } from '#contract/account/calls.ts';
import { missingListing } from '#domain/listings/public.ts';
import { withListing } from '#domain/marks/public.ts';
import { householdJson, type Member } from '#domain/matching/public.ts';
import { usersHiddenFrom } from '#domain/safety/public.ts';
import { readStoredAnswers } from '#domain/users/public.ts';
import { fitSummary } from '#fit/compute-fit.ts';
import { compareForGroup } from '#fit/group-rank.ts';
import { findWeakestFit } from '#fit/listing-fit-summary.ts';
import { fragment, instant, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readPage, type PageQuery } from '#platform/http/page.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import {
  isNewVote,
  lookColumns,
  noteOpened,
  noteSharer,
  notifyGroup,
  type SharedPlace,
} from './listing-looks.ts';
import { isShownInGroup, lockMembership, noSuchGroup, requireMembership } from './membership.ts';
import { readMembers } from './read-matrix.ts';

type Row = Omit<GroupListing, 'fit'> & { household: Member[] };

/**
 * What a group considers, the best for its least content pair first: no conflict before conflict, a
 * score before none, the higher score, the smaller id. It is computed for all, which a group has few
 * of, and then paged. Throws `not_found`.
 */
export async function listSharedListings(
  sql: Sql,
  userId: number,
  groupId: number,
  query: PageQuery,
): Promise<GroupListingPage> {
  const { role } = await requireMembership(sql, groupId, userId);
  const page = readPage(query);
  const rows = await sql<Row[]>`
    select gl.listing_id, gl.listing_title as title, ${instant(fragment`gl.added_at`)} as added_at,
      (select u.first_name from group_members m join users u on u.id = m.user_id
        where m.group_id = gl.group_id and m.user_id = gl.added_by
          and ${isShownInGroup(userId)}) as added_by,
      ${role === 'lead'} or gl.added_by is not distinct from ${userId} as can_remove,
      (select coalesce(json_agg(json_build_object('is_mine', v.user_id = ${userId},
          'first_name', case when ${isShownInGroup(userId)} then u.first_name end,
          'vote', v.vote, 'note', v.note, 'updated_at', ${instant(fragment`v.updated_at`)},
          'is_new', ${isNewVote(userId)})
          order by v.user_id = ${userId} desc, v.updated_at, v.user_id), '[]')
        from group_votes v join users u on u.id = v.user_id
        where v.group_id = gl.group_id and v.listing_id = gl.listing_id) as votes,
      ${lookColumns(userId)},
      case when l.status = 'active' then ${householdJson} else '[]' end as household
    from group_listings gl ${withListing(fragment`gl.listing_id`)}
    left join group_listing_looks look on look.group_id = gl.group_id
      and look.listing_id = gl.listing_id and look.user_id = ${userId}
    where gl.group_id = ${groupId}`;
  const shown = (await readMembers(sql, userId, groupId)).filter(({ isShown }) => isShown);
  const hidden = new Set(await usersHiddenFrom(sql, userId));
  const inGroup = new Set(shown.map(({ user }) => user.id));
  const items = rows.map(({ household, ...row }): GroupListing => {
    const home = household.filter(({ id }) => !hidden.has(id) && !inGroup.has(id));
    const fits = home.flatMap((member) =>
      shown.flatMap(({ answers }) => fitSummary(answers, readStoredAnswers(member)) ?? []),
    );
    const weakest = findWeakestFit(fits);
    return {
      ...row,
      fit: weakest && { score: weakest.score, conflicts: weakest.conflicts },
    };
  });
  const ranked = items.toSorted((one, other) =>
    compareForGroup({ ...one, id: one.listing_id }, { ...other, id: other.listing_id }),
  );
  return page.answer(ranked.slice(page.offset, page.offset + page.limit), ranked.length);
}

/**
 * Shows a public listing to a group; once more changes nothing. Throws `not_found`, `gone` or
 * `too_many_group_listings`.
 */
export async function shareListing(
  pool: Pool,
  quotas: Quotas,
  userId: number,
  { groupId, listingId }: SharedPlace,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, groupId, userId);
    const [listing] = await sql<{ title: string }[]>`
      select title from listings where id = ${listingId} and status = 'active'`;
    if (!listing) throw await missingListing(sql, listingId);
    const added = await sql`
      insert into group_listings (group_id, listing_id, listing_title, added_by)
      values (${groupId}, ${listingId}, ${listing.title}, ${userId}) on conflict do nothing`;
    if (added.count === 0) return;
    await quotas.requireSpace(
      sql,
      'groupListings',
      // Without the new one, for which there must be space.
      fragment`group_listings where group_id = ${groupId} and listing_id <> ${listingId}`,
      (most) =>
        new ProblemError('too_many_group_listings', {
          detail: `Your group considers ${most} rooms already. Take one off first`,
        }),
    );
    await noteSharer(sql, userId, { groupId, listingId });
    await notifyGroup(sql, groupId);
  });
}

/**
 * Takes a listing off what a group considers; one that is gone already is fine. Throws `not_found`,
 * and `transition_refused` for what others showed, unless the viewer leads.
 */
export async function unshareListing(
  pool: Pool,
  userId: number,
  { groupId, listingId }: SharedPlace,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const { role } = await lockMembership(sql, groupId, userId);
    const [shared] = await sql<{ added_by: number | null }[]>`
      select added_by from group_listings
      where group_id = ${groupId} and listing_id = ${listingId}`;
    if (!shared) return;
    if (role !== 'lead' && shared.added_by !== userId) {
      throw new ProblemError('transition_refused', {
        detail: 'Only the person who showed this room, or who leads the group, can take it off',
      });
    }
    await sql`
      delete from group_listings where group_id = ${groupId} and listing_id = ${listingId}`;
    await notifyGroup(sql, groupId);
  });
}

/** Stores what a member thinks of a listing that the group considers. Throws `not_found`. */
export async function voteOnListing(
  pool: Pool,
  userId: number,
  { groupId, listingId }: SharedPlace,
  { vote, note }: GroupVoteForm,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockMembership(sql, groupId, userId);
    const [shared] = await sql`
      select from group_listings where group_id = ${groupId} and listing_id = ${listingId}`;
    if (!shared) throw noSuchGroup();
    if (vote === null) {
      await sql`
        delete from group_votes where group_id = ${groupId} and listing_id = ${listingId}
          and user_id = ${userId}`;
    } else {
      await sql`
        with counted as (
          update group_listings set revision = revision + 1
          where group_id = ${groupId} and listing_id = ${listingId} returning revision)
        insert into group_votes as old (group_id, listing_id, user_id, vote, note, revision)
        select ${groupId}, ${listingId}, ${userId}, ${vote}, ${note.trim()}, revision from counted
        on conflict (group_id, listing_id, user_id) do update
          set vote = excluded.vote, note = excluded.note, updated_at = now(),
            revision = excluded.revision
          where (old.vote, old.note) <> (excluded.vote, excluded.note)`;
      await noteOpened(sql, userId, { groupId, listingId });
    }
    await notifyGroup(sql, groupId);
  });
}

/** What a user thinks of listings that their groups consider, for their export. */
export async function exportGroupVotes(
  sql: Sql,
  userId: number,
): Promise<AccountExport['group_votes']> {
  const rows = await sql<AccountExport['group_votes']>`
    select group_id, listing_id, vote, note, ${instant(fragment`updated_at`)} as updated_at
    from group_votes where user_id = ${userId} order by group_id, listing_id`;
  return rows.map((row) => ({ ...row }));
}
