import type { GroupForm } from '#contract/groups/calls.ts';
import type { GroupRole } from '#contract/groups/roles.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { isShownInGroup, lockMembership, requireRole } from './membership.ts';

/** One line: names stand in lists and headings. */
const oneLine = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

/**
 * Makes a group that this user leads, in the transaction of the request, and returns its id. Throws
 * `too_many_groups` or `rate_limited`.
 */
export async function createGroup(
  sql: Sql,
  quotas: Quotas,
  viewer: Viewer,
  { name }: GroupForm,
): Promise<number> {
  await lockUsers(sql, viewer.user_id);
  await quotas.count(sql, 'groups', viewer);
  return foundGroup(sql, quotas, name, [viewer.user_id]);
}

/**
 * Makes a group of these users, of whom the first leads, and returns its id. They are locked, and have
 * space for another group. Throws `too_many_groups`.
 */
export async function foundGroup(
  sql: Sql,
  quotas: Quotas,
  name: string,
  [lead, ...others]: readonly [number, ...number[]],
): Promise<number> {
  const groupId = await insertGroup(sql, name);
  await addMember(sql, quotas, { groupId, userId: lead, role: 'lead' });
  for (const userId of others) await addMember(sql, quotas, { groupId, userId, role: 'member' });
  return groupId;
}

async function insertGroup(sql: Sql, name: string): Promise<number> {
  const group = await sql.one<{ id: number }>`
    insert into groups (name) values (${oneLine(name)}) returning id`;
  return group.id;
}

/** Throws `too_many_groups` for who is in as many groups as one can be in. */
export const requireSpaceForGroup = (sql: Sql, quotas: Quotas, userId: number): Promise<void> =>
  quotas.requireSpace(
    sql,
    'groups',
    fragment`group_members where user_id = ${userId}`,
    (most) =>
      new ProblemError('too_many_groups', {
        detail: `You are in ${most} groups already. Leave one first`,
      }),
  );

/**
 * Adds a member at the first free seat of a group that is locked; who looks with no group looks with
 * this one now. Throws `too_many_groups`.
 */
export async function addMember(
  sql: Sql,
  quotas: Quotas,
  { groupId, userId, role }: { groupId: number; userId: number; role: GroupRole },
): Promise<void> {
  await requireSpaceForGroup(sql, quotas, userId);
  await sql`
    insert into group_members (group_id, user_id, role, seat, is_active)
    select ${groupId}, ${userId}, ${role}, (select min(n) from generate_series(1, 6) n
        where not exists (select from group_members where group_id = ${groupId} and seat = n)),
      not exists (select from group_members where user_id = ${userId} and is_active)`;
}

/** Gives a group another name. Throws `not_found` and `transition_refused`. */
export async function renameGroup(
  pool: Pool,
  userId: number,
  groupId: number,
  { name }: GroupForm,
): Promise<void> {
  await transaction(pool, async (sql) => {
    requireRole(await lockMembership(sql, groupId, userId), 'group.renamed');
    await sql`update groups set name = ${oneLine(name)} where id = ${groupId}`;
  });
}

/** Makes a group the one that a user looks with, instead of any other, or ends that. Throws `not_found`. */
export async function activateGroup(
  pool: Pool,
  userId: number,
  groupId: number,
  isActive: boolean,
): Promise<void> {
  await transaction(pool, async (sql) => {
    requireRole(await lockMembership(sql, groupId, userId), 'group.activated');
    // Two statements, because an index allows one active group at every moment.
    if (isActive) {
      await sql`
        update group_members set is_active = false
        where user_id = ${userId} and group_id <> ${groupId} and is_active`;
    }
    await sql`
      update group_members set is_active = ${isActive}
      where user_id = ${userId} and group_id = ${groupId}`;
  });
}

/**
 * Makes another member the lead. Who leads already may be named again, which changes nothing. Throws
 * `not_found`, and `transition_refused` when the viewer does not lead, or the other one is gone or
 * cannot be shown.
 */
export async function handOverGroup(
  pool: Pool,
  userId: number,
  groupId: number,
  memberId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const membership = await lockMembership(sql, groupId, userId);
    const [next] = await sql<{ id: number; role: GroupRole; is_shown: boolean }[]>`
      select m.id, m.role, ${isShownInGroup(userId)} as is_shown
      from group_members m join users u on u.id = m.user_id
      where m.group_id = ${groupId} and m.id = ${memberId}`;
    if (next?.role === 'lead') return;
    requireRole(membership, 'lead.handed_over');
    if (!next?.is_shown) {
      throw new ProblemError('transition_refused', {
        detail: 'This person cannot lead the group at the moment',
      });
    }
    await sql`update group_members set role = 'member' where id = ${membership.id}`;
    await sql`update group_members set role = 'lead' where id = ${next.id}`;
  });
}

/**
 * Takes another member out, and ends the invitation, by which they could come back. One who is gone
 * already is fine. Throws `not_found` and `transition_refused`.
 */
export async function removeMember(
  pool: Pool,
  userId: number,
  { groupId, memberId }: { groupId: number; memberId: number },
): Promise<void> {
  await transaction(pool, async (sql) => {
    const membership = await lockMembership(sql, groupId, userId);
    requireRole(membership, 'member.removed');
    if (memberId === membership.id) {
      throw new ProblemError('transition_refused', {
        detail: 'Let somebody else lead the group, or leave it',
      });
    }
    const removed = await sql`
      delete from group_members where group_id = ${groupId} and id = ${memberId}`;
    if (removed.count > 0) await sql`delete from group_invitations where group_id = ${groupId}`;
  });
}

/** Takes a user out of a group at their wish; nothing happens when they are not in it. */
export async function leaveGroup(pool: Pool, userId: number, groupId: number): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    await sql`select from groups where id = ${groupId} for update`;
    await sql`delete from group_members where group_id = ${groupId} and user_id = ${userId}`;
  });
}
