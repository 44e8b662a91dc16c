import type { ModerationReason, DeletionReason } from '#contract/moderation/moderation.ts';
import { recordAuditEvent } from '#domain/audit/public.ts';
import { noSuchListing } from '#domain/listings/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import {
  fragment,
  transaction,
  type Fragment,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { decide, reverse } from './decisions.ts';

/**
 * Hides a listing until it is shown again; hiding it again only changes the note. Its owner gets a
 * statement of reasons. Throws `not_found`, and `conflict` for a listing that was never public.
 */
export async function hideListing(
  pool: Pool,
  adminId: number,
  id: number,
  { note, rule = 'other' }: ModerationReason,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const listing = await lockListing(sql, adminId, id, fragment`for no key update`);
    if (!listing) throw noSuchListing();
    if (listing.status === 'pending' || listing.status === 'rejected') {
      throw new ProblemError('conflict', { detail: 'This room is not public yet' });
    }
    await decide(sql, {
      action: 'listing_hidden',
      admin_id: adminId,
      user_id: listing.user_id,
      target_kind: 'listing',
      target_id: id,
      target_label: listing.title,
      rule,
      note,
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
    await reverse(sql, { action: 'listing_hidden', target_id: id });
    await recordAuditEvent(sql, {
      admin_id: adminId,
      event: 'listing.shown',
      target_kind: 'listing',
      target_id: id,
      target_label: listing.title,
    });
  });
}

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
    const listing = await lockListing(sql, adminId, id, fragment`for update`);
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

/** Locks a listing after its owner. */
async function lockListing(sql: Sql, adminId: number, id: number, lock: Fragment) {
  const [owned] = await sql<{ user_id: number | null }[]>`
    select user_id from listings where id = ${id}`;
  await lockUsers(sql, adminId, [owned?.user_id ?? null]);
  const [listing] = await sql<{ title: string; status: string; user_id: number | null }[]>`
    select title, coalesce(held_status, status) as status, user_id from listings
    where id = ${id} ${lock}`;
  return listing;
}
