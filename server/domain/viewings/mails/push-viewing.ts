import type { PushPayload } from '#contract/notifications/push.ts';
import { queuePush } from '#domain/push/public.ts';
import type { Fragment, Sql } from '#platform/database/sql.ts';

interface ViewingPush {
  userId: number;
  viewingId: number;
  /** SQL: does the viewing `v` still have what is told? */
  isCurrent: Fragment;
  payload: PushPayload;
  until?: string | undefined;
}

/**
 * Queues what the devices of a user say about a viewing, in place of what waits for the end of quiet
 * hours. A change waits for this transaction, so that the last one told is the last one made.
 */
export async function pushViewing(
  sql: Sql,
  { userId, viewingId, isCurrent, payload, until }: ViewingPush,
): Promise<void> {
  const current = await sql`
    select from viewings v where v.id = ${viewingId} and ${isCurrent} for share`;
  if (current.length === 0) return;
  const times = until === undefined ? {} : { until };
  await queuePush(sql, userId, `viewing-${viewingId}`, payload, { replaces: true, ...times });
}
