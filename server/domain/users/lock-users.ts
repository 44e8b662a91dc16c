import type { Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';

/**
 * Makes writes about the same users wait for each other until the transaction ends. Every write
 * that touches users locks in this order, so that no two wait for each other: first all its users
 * with this function (by ascending id), then the listing, then its household (by ascending listing
 * and user), then inquiries (by ascending id).
 * Throws `unauthorized` when the viewer's account was deleted or suspended in the meantime.
 */
export async function lockUsers(
  sql: Sql,
  viewerId: number,
  otherIds: (number | null)[] = [],
): Promise<void> {
  const ids = [viewerId, ...otherIds];
  const locked = await sql<{ id: number; is_suspended: boolean }[]>`
    select id, suspended_at is not null as is_suspended from users
    where id = any(${ids}::int[]) order by id for no key update`;
  const viewer = locked.find(({ id }) => id === viewerId);
  if (!viewer || viewer.is_suspended) throw new ProblemError('unauthorized');
}
