import type { NewGroupInvitation, ReceivedGroupInvitation } from '#contract/groups/calls.ts';
import { codeAlphabet, codeLength, normalizeCode } from '#contract/groups/invitation-code.ts';
import { groupSize } from '#contract/groups/roles.ts';
import { retention } from '#contract/retention.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { groupRoleAfter } from '#machines/group.machine.ts';
import { fragment, instant, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { hashToken, randomCode } from '#platform/keys/random-token.ts';
import { isShownInGroup, lockMembership, requireRole } from './membership.ts';
import { invitationColumns, isOpen } from './read-groups.ts';
import { addMember } from './write-groups.ts';

/** Makes open pages of the group show what became of its invitation. */
const notifyGroup = (sql: Sql, groupId: number) => sql`select notify_group(${groupId}, null)`;

/**
 * Makes an invitation with as many uses as places are free, and ends the one before; only this answer
 * has its code. Throws `not_found`, `transition_refused`, `group_full` or `rate_limited`.
 */
export async function renewInvitation(
  pool: Pool,
  quotas: Quotas,
  viewer: Viewer,
  groupId: number,
): Promise<NewGroupInvitation> {
  return transaction(pool, async (sql) => {
    requireRole(await lockMembership(sql, groupId, viewer.user_id), 'invitation.renewed');
    const [members] = await sql<{ count: number }[]>`
      select count(*)::int as count from group_members where group_id = ${groupId}`;
    const places = groupSize.most - (members?.count ?? 0);
    if (places <= 0) throw groupFull();
    await quotas.count(sql, 'groupInvitations', viewer);
    const code = randomCode(codeAlphabet, codeLength);
    await sql`delete from group_invitations where group_id = ${groupId}`;
    const row = await sql.one<Omit<NewGroupInvitation, 'code'>>`
      insert into group_invitations as i (group_id, code_hash, expires_at, most_uses)
      values (${groupId}, ${hashToken(code)}, now() + ${interval(retention.groupInvitation)},
        ${places})
      returning ${invitationColumns}`;
    await notifyGroup(sql, groupId);
    return { ...row, code };
  });
}

const groupFull = () =>
  new ProblemError('group_full', { detail: `A group has at most ${groupSize.most} members` });

/** Ends the invitation to a group; one that is over is fine. Throws `not_found` and `transition_refused`. */
export async function endInvitation(pool: Pool, userId: number, groupId: number): Promise<void> {
  await transaction(pool, async (sql) => {
    requireRole(await lockMembership(sql, groupId, userId), 'invitation.ended');
    await sql`delete from group_invitations where group_id = ${groupId}`;
    await notifyGroup(sql, groupId);
  });
}

interface OpenedInvitation {
  group_id: number;
  name: string;
  expires_at: string;
  is_open: boolean;
  is_member: boolean;
}

const noSuchInvitation = () =>
  new ProblemError('not_found', { detail: 'This invitation is not valid any more' });

/**
 * The group that a code leads to, for this user: while the invitation is open, and for members also
 * later. A block between them and any of the members makes it a code that leads nowhere. Throws
 * `not_found`.
 */
async function openInvitation(sql: Sql, userId: number, typed: string): Promise<OpenedInvitation> {
  const code = normalizeCode(typed);
  if (code === null) throw noSuchInvitation();
  const [row] = await sql<OpenedInvitation[]>`
    select g.id as group_id, g.name, ${instant(fragment`i.expires_at`)} as expires_at,
      ${isOpen} and not exists (select from group_members m where m.group_id = g.id
        and ${isBlockedBetween(fragment`m.user_id`, fragment`${userId}`)}) as is_open,
      exists (select from group_members m
        where m.group_id = g.id and m.user_id = ${userId}) as is_member
    from group_invitations i join groups g on g.id = i.group_id
    where i.code_hash = ${hashToken(code)}`;
  if (!row || !(row.is_open || row.is_member)) throw noSuchInvitation();
  return { ...row };
}

/** What a code leads to, before joining. Throws `not_found`. */
export async function readInvitation(
  sql: Sql,
  userId: number,
  code: string,
): Promise<ReceivedGroupInvitation> {
  const { group_id, name, expires_at, is_member } = await openInvitation(sql, userId, code);
  const members = await sql<{ user: ReceivedGroupInvitation['members'][number] }[]>`
    select case when ${isShownInGroup(userId)} then json_build_object('first_name', u.first_name,
      'profile_picture_url', u.profile_picture_url) end as user
    from group_members m join users u on u.id = m.user_id
    where m.group_id = ${group_id} order by m.joined_at, m.id`;
  return {
    group_id: is_member ? group_id : null,
    name,
    expires_at,
    members: members.map(({ user }) => user),
  };
}

/**
 * Adds a user to the group that a code leads to, counts a use, and returns the group's id. Joining
 * twice changes nothing. Throws `not_found`, also when the last place went to somebody else in the
 * meantime, or `too_many_groups`.
 */
export async function joinGroup(
  pool: Pool,
  quotas: Quotas,
  { user_id: userId }: Viewer,
  code: string,
): Promise<number> {
  return transaction(pool, async (sql) => {
    const { group_id: groupId } = await openInvitation(sql, userId, code);
    await lockUsers(sql, userId);
    await sql`select from groups where id = ${groupId} for update`;
    // Again, because only now nothing changes it any more.
    const invitation = await openInvitation(sql, userId, code);
    const taken = await sql<{ seat: number }[]>`
      select seat from group_members where group_id = ${groupId}`;
    const hasPlace = invitation.is_open && taken.length < groupSize.most;
    const before = invitation.is_member ? 'member' : 'outside';
    if (groupRoleAfter(before, { type: 'group.joined', hasPlace }) === null) {
      throw noSuchInvitation();
    }
    if (invitation.is_member) return groupId;
    await addMember(sql, quotas, { groupId, userId, role: 'member' });
    await sql`update group_invitations set uses = uses + 1 where group_id = ${groupId}`;
    return groupId;
  });
}

/** Deletes invitations that are over; returns how many. */
export async function deleteExpiredGroupInvitations(sql: Sql): Promise<number> {
  const deleted = await sql`delete from group_invitations where expires_at < now()`;
  return deleted.count;
}
