import type { DeletionReason } from '#contract/moderation/moderation.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import { deleteListing } from '#domain/listings/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import { makeStatement } from './statements/make-statement.ts';

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
    const deleted = await deleteListing(sql, id);
    if (!deleted) return false;
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event: 'listing.deleted',
      target_kind: 'listing',
      target_id: id,
      target_label: deleted.title,
      details: { owner_id: deleted.user_id, note: note.trim() },
    });
    if (deleted.user_id === null) return true;
    await makeStatement(sql, {
      user_id: deleted.user_id,
      action: 'listing_deleted',
      rule,
      note,
      target_kind: 'listing',
      target_id: id,
      target_label: deleted.title,
      admin_id: adminId,
    });
    return true;
  });
}
