import type { InquiryState } from '#contract/inquiries/calls.ts';
import { isShownInGroup } from '#domain/groups/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import { fragment, wordList, type Sql } from '#platform/database/sql.ts';

/** SQL: does the user `u` apply for the listing `l` with a group, or alone with more than words? */
const isBound = fragment`(exists (select from inquiry_members s
    where s.user_id = u.id and s.listing_id = l.id and s.is_open)
  or exists (select from inquiries i where i.sender_id = u.id and i.listing_id = l.id
    and i.group_id is null and i.status in ${wordList(openStatuses)} and is_inquiry_bound(i.id)))`;

/**
 * The group that a user looks with and that can write about a listing, with what that means for each
 * of it, as `join_inquiry` of the database does it; null for a group of one, for one that has written,
 * and for a user who applies with more than words already.
 */
export async function readGroupToWrite(
  sql: Sql,
  userId: number,
  { listing_id: listingId }: { listing_id: number },
): Promise<InquiryState['group'] | null> {
  const [group] = await sql<NonNullable<InquiryState['group']>[]>`
    select g.id, g.name, json_agg(json_build_object(
        'first_name', case when ${isShownInGroup(userId)} then u.first_name end,
        'is_me', u.id = ${userId}, 'joins', each.joins,
        'has_own', each.joins and exists (select from inquiries i where i.sender_id = u.id
          and i.listing_id = l.id and i.group_id is null
          and i.status in ${wordList(openStatuses)})) order by m.joined_at, m.id) as members
    from group_members me join groups g on g.id = me.group_id
      join listings l on l.id = ${listingId} and l.user_id is not null and l.status = 'active'
      join group_members m on m.group_id = g.id join users u on u.id = m.user_id
      cross join lateral (select u.suspended_at is null and not ${isBound}
        and not ${isBlockedBetween(fragment`u.id`, fragment`l.user_id`)} as joins) each
    where me.user_id = ${userId} and me.is_active
      and not exists (select from group_members o where o.group_id = g.id and o.user_id = l.user_id)
      and not exists (select from inquiries i where i.group_id = g.id and i.listing_id = l.id
        and i.status in ${wordList(openStatuses)})
    group by g.id having count(*) > 1 and bool_or(u.id = ${userId} and each.joins)`;
  return group ? { ...group } : null;
}
