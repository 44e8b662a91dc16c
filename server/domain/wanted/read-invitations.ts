import type { AccountExport } from '#contract/account/calls.ts';
import { retention } from '#contract/retention.ts';
import type { WantedInvitationSide } from '#contract/vocabulary.ts';
import type {
  WantedInvitation,
  WantedInvitationPage,
  WantedInvitationQuery,
} from '#contract/wanted/invitations.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';
import { countRows, readPage } from '#platform/http/page.ts';
import { ProblemError } from '#platform/http/problem.ts';

/** The answer about an invitation of others, and about none. */
export const noSuchInvitation = () =>
  new ProblemError('not_found', { detail: 'There is no such invitation' });

/** SQL: is the invitation `v` one that this user sent, or got alone or with a group that they are in? */
export const isOwnInvitation = (userId: number): Fragment => fragment`(
  ${userId} in (v.owner_id, v.seeker_id) or ${isInvitedGroup(userId)})`;

const isInvitedGroup = (userId: number): Fragment => fragment`exists (select from group_members gm
  where gm.group_id = v.group_id and gm.user_id = ${userId})`;

/** SQL: may this user read the first name of `m`, one of an invited group? */
const isNamed = (userId: number): Fragment => fragment`(m.suspended_at is null
  and not ${isBlockedBetween(fragment`m.id`, fragment`${userId}`)})`;

/** SQL: a WantedInvitation of the contract from `v`, as one of its two users sees it. */
const invitationJson = (userId: number) => fragment`json_build_object('id', v.id,
  'side', case when v.owner_id = ${userId} then 'sent' else 'received' end,
  'status', v.status, 'message', v.message,
  'listing', json_build_object('id', l.id, 'title', l.title, 'is_offered', l.status = 'active'),
  'other', json_build_object('id', u.id, 'first_name', u.first_name,
    'profile_picture_url', u.profile_picture_url),
  'group', (select json_build_object('id', g.id,
      'name', case when v.owner_id <> ${userId} then g.name end,
      'members', (select coalesce(json_agg(m.first_name order by gm.joined_at, gm.id), '[]')
        from group_members gm join users m on m.id = gm.user_id
        where gm.group_id = g.id and ${isNamed(userId)}))
    from groups g where g.id = v.group_id),
  'inquiry_id', v.inquiry_id, 'created_at', ${instant(fragment`v.created_at`)})`;

const joined = (userId: number) => fragment`join listings l on l.id = v.listing_id
  join users u on u.id = case when v.owner_id <> ${userId} then v.owner_id
    else coalesce(v.seeker_id, (select m.user_id from group_members m
      where m.group_id = v.group_id and m.role = 'lead')) end`;

/** One invitation of this user. Throws `not_found`. */
export async function readInvitation(
  sql: Sql,
  userId: number,
  id: number,
): Promise<WantedInvitation> {
  const [row] = await sql<{ invitation: WantedInvitation }[]>`
    select ${invitationJson(userId)} as invitation from wanted_invitations v ${joined(userId)}
    where v.id = ${id} and ${isOwnInvitation(userId)}`;
  if (!row) throw noSuchInvitation();
  return row.invitation;
}

/** SQL: the rows `v` of the invitations that a user got or sent, as far as they are shown to them. */
const userInvitations = (userId: number, side: WantedInvitationSide): Fragment =>
  side === 'sent'
    ? fragment`from wanted_invitations v where v.owner_id = ${userId}`
    : fragment`from (select * from wanted_invitations where seeker_id = ${userId}
        union all select * from wanted_invitations where group_id = any (array(
          select group_id from group_members where user_id = ${userId}))) v
      where not exists (select from users o where o.id = v.owner_id
        and (o.suspended_at is not null or ${isBlockedBetween(fragment`o.id`, fragment`${userId}`)}))`;

/** SQL: a page of a user's invitations, newest first. */
export const selectInvitations = (
  userId: number,
  side: WantedInvitationSide,
  { limit, offset }: { limit: number; offset: number },
): Fragment => fragment`
  select ${invitationJson(userId)} as invitation
  from (select v.* ${userInvitations(userId, side)}
    order by v.id desc limit ${limit} offset ${offset}) v
    ${joined(userId)} order by v.id desc`;

/**
 * A page of the invitations that a user got or sent, newest first. Those of owners who are suspended,
 * or with whom there is a block, are not shown to whom they invited.
 */
export async function listInvitations(
  sql: Sql,
  userId: number,
  { side = 'received', ...query }: WantedInvitationQuery,
): Promise<WantedInvitationPage> {
  const page = readPage(query);
  const [items, total] = await Promise.all([
    sql<{ invitation: WantedInvitation }[]>`${selectInvitations(userId, side, page)}`,
    countRows(sql, userInvitations(userId, side)),
  ]);
  return page.answer(
    items.map(({ invitation }) => invitation),
    total,
  );
}

/** A user's wanted page and invitations, for the export of their data. */
export async function exportWanted(
  sql: Sql,
  userId: number,
): Promise<Pick<AccountExport, 'wanted_page' | 'wanted_invitations'>> {
  const [page] = await sql<{ invitation: AccountExport['wanted_page'] }[]>`
    select json_build_object('headline', headline, 'text', text, 'people', people,
      'visibility', visibility, 'is_indexed', is_indexed, 'hidden_note', hidden_note,
      'confirmed_at', ${instant(fragment`confirmed_at`)},
      'created_at', ${instant(fragment`created_at`)}) as invitation
    from wanted_pages where user_id = ${userId}`;
  const invitations = await sql<{ invitation: AccountExport['wanted_invitations'][number] }[]>`
    select json_build_object('is_mine', owner_id = ${userId}, 'listing_id', listing_id,
      'message', message, 'status', status, 'created_at', ${instant(fragment`created_at`)}) as invitation
    from wanted_invitations v where ${isOwnInvitation(userId)} order by created_at, id`;
  return {
    wanted_page: page?.invitation ?? null,
    wanted_invitations: invitations.map(({ invitation }) => invitation),
  };
}

/** Deletes invitations some time after they were sent, whatever became of them. */
export async function deleteOldWantedInvitations(sql: Sql): Promise<void> {
  await sql`
    delete from wanted_invitations
    where created_at < now() - ${interval(retention.wantedInvitation)}`;
}
