import { sql } from 'drizzle-orm';
import { recordAct } from '#domain/audit/record-event.ts';
import type { Database } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';

/**
 * Takes a room out of sight until it is shown again; again with another note changes the note. A
 * trigger keeps what its owner has it as (`held_status`). Throws `not_found`, and `conflict` for
 * one that was never in sight.
 */
export async function hideListing(
  { orm }: Database,
  adminId: number,
  id: number,
  note: string,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [listing] = await transaction.execute<{ title: string; status: string }>(sql`
      select title, coalesce(held_status, status) as status from listings
      where id = ${id} for no key update`);
    if (!listing) throw noSuchListing();
    if (listing.status === 'pending' || listing.status === 'rejected') {
      throw new ProblemError('conflict', { detail: 'Nobody sees this room yet' });
    }
    await transaction.execute(sql`
      update listings set hidden_note = ${note.trim()} where id = ${id}`);
    await recordAct(transaction, {
      admin_id: adminId,
      act: 'listing.hidden',
      thing_kind: 'listing',
      thing_id: id,
      thing_label: listing.title,
      details: { note: note.trim() },
    });
  });
}

/** Lets a room be seen again; nothing happens to one that was not hidden. Throws `not_found`. */
export async function showListing({ orm }: Database, adminId: number, id: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [listing] = await transaction.execute<{ title: string; hidden_note: string | null }>(sql`
      select title, hidden_note from listings where id = ${id} for no key update`);
    if (!listing) throw noSuchListing();
    if (listing.hidden_note === null) return;
    await transaction.execute(sql`update listings set hidden_note = null where id = ${id}`);
    await recordAct(transaction, {
      admin_id: adminId,
      act: 'listing.shown',
      thing_kind: 'listing',
      thing_id: id,
      thing_label: listing.title,
    });
  });
}

const noSuchListing = () => new ProblemError('not_found', { detail: 'There is no such room' });
