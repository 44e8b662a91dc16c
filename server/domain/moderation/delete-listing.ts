import type { DeletionReason } from '#contract/moderation/moderation.ts';
import { lockUsers } from '#domain/users/public.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import { decide } from './decisions.ts';

/**
 * Deletes any listing, with an audit event; its owner gets a statement of reasons. False when there
 * is none.
 */
export async function deleteListingAsAdmin(
  pool: Pool,
  adminId: number,
  id: number,
  { note = '', rule = 'other' }: DeletionReason,
): Promise<boolean> {
  return transaction(pool, async (sql) => {
    const [owned] = await sql<{ user_id: number | null }[]>`
      select user_id from listings where id = ${id}`;
    await lockUsers(sql, adminId, [owned?.user_id ?? null]);
    const [listing] = await sql<{ title: string; user_id: number | null }[]>`
      select title, user_id from listings where id = ${id} for update`;
    if (!listing) return false;
    await decide(sql, {
      action: 'listing_deleted',
      admin_id: adminId,
      user_id: listing.user_id,
      target_kind: 'listing',
      target_id: id,
      target_label: listing.title,
      rule,
      note,
      details: { owner_id: listing.user_id },
    });
    return true;
  });
}
