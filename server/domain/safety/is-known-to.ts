import { sql, type SQL } from 'drizzle-orm';
import { findableText } from '#domain/users/public.ts';

/** May this member know that the person of the row `u` of users is there? SQL. */
export function isKnownTo(userId: number): SQL {
  return sql`(${sql.raw(findableText)} or exists (select from inquiries i
    where (i.sender_id, i.recipient_id) in ((${userId}, u.id), (u.id, ${userId}))))`;
}
