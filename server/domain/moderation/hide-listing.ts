import { recordAuditEvent } from '#domain/audit/public.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';

/**
 * Hides a listing until it is shown again; hiding it again only changes the note. A trigger keeps
 * its owner's status in `held_status`. Throws `not_found`, and `conflict` for a listing that was
 * never public.
 */
export async function hideListing(
  pool: Pool,
  adminId: number,
  id: number,
  note: string,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const [listing] = await sql<{ title: string; status: string }[]>`
      select title, coalesce(held_status, status) as status from listings
      where id = ${id} for no key update`;
    if (!listing) throw noSuchListing();
    if (listing.status === 'pending' || listing.status === 'rejected') {
      throw new ProblemError('conflict', { detail: 'This room is not public yet' });
    }
    await sql`update listings set hidden_note = ${note.trim()} where id = ${id}`;
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event: 'listing.hidden',
      target_kind: 'listing',
      target_id: id,
      target_label: listing.title,
      details: { note: note.trim() },
    });
  });
}

/** Shows a hidden listing again; does nothing when it is not hidden. Throws `not_found`. */
export async function showListing(pool: Pool, adminId: number, id: number): Promise<void> {
  await transaction(pool, async (sql) => {
    const [listing] = await sql<{ title: string; hidden_note: string | null }[]>`
      select title, hidden_note from listings where id = ${id} for no key update`;
    if (!listing) throw noSuchListing();
    if (listing.hidden_note === null) return;
    await sql`update listings set hidden_note = null where id = ${id}`;
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event: 'listing.shown',
      target_kind: 'listing',
      target_id: id,
      target_label: listing.title,
    });
  });
}

const noSuchListing = () => new ProblemError('not_found', { detail: 'There is no such room' });
