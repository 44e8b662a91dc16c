import type { GroupRole } from '#contract/groups/roles.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { hasProfile, lockUsers } from '#domain/users/public.ts';
import { canDoInGroup, type GroupEvent } from '#machines/group.machine.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';

/** What a user is in a group, by the row of their membership. */
interface Membership {
  id: number;
  role: GroupRole;
}

/** The answer about a group of others, which is that about one that never was. */
export const noSuchGroup = () =>
  new ProblemError('not_found', { detail: 'There is no such group' });

/**
 * SQL: is the user `u` shown to another one of the same group? Who hid their profile from lists is:
 * they joined. To a blocked user, the blocker looks like a suspended one, and the other way round.
 */
export const isShownInGroup = (
  viewerId: number | Fragment,
): Fragment => fragment`(u.id = ${viewerId}
  or ${hasProfile} and not ${isBlockedBetween(fragment`u.id`, fragment`${viewerId}`)})`;

/**
 * What a user is in a group; null for everyone outside, who must not learn that it exists. Only its
 * members read anything of a group, administrators included.
 */
export async function readMembership(
  sql: Sql,
  groupId: number,
  userId: number,
): Promise<Membership | null> {
  const [row] = await sql<Membership[]>`
    select id, role from group_members where group_id = ${groupId} and user_id = ${userId}`;
  return row ? { ...row } : null;
}

/** The same; throws `not_found` for everyone outside. */
export async function requireMembership(
  sql: Sql,
  groupId: number,
  userId: number,
): Promise<Membership> {
  const membership = await readMembership(sql, groupId, userId);
  if (!membership) throw noSuchGroup();
  return membership;
}

/**
 * Locks the user and the group, so that neither the members nor their roles change until the
 * transaction ends, and returns what the user is. All writes about a group lock in this order: users,
 * then groups by ascending id. Throws `not_found`.
 */
export async function lockMembership(
  sql: Sql,
  groupId: number,
  userId: number,
): Promise<Membership> {
  await lockUsers(sql, userId);
  await sql`select from groups where id = ${groupId} for update`;
  return requireMembership(sql, groupId, userId);
}

/** Locks all groups of a user, whose account is about to be deleted. */
export async function lockGroups(sql: Sql, userId: number): Promise<void> {
  await sql`
    select from groups where id in (select group_id from group_members where user_id = ${userId})
    order by id for update`;
}

/** Throws `transition_refused` for what only the lead may do, by the machine. */
export function requireRole(
  { role }: Membership,
  type: Exclude<GroupEvent['type'], 'group.joined'>,
): void {
  if (canDoInGroup(role, type)) return;
  throw new ProblemError('transition_refused', {
    detail: 'Only the person who leads the group can do this',
  });
}
