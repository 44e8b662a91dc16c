import { unfilledStatuses } from '#contract/vocabulary.ts';
import { notifySides } from '#domain/inquiries/public.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { findSeat, lockInquiry, refuse, requireOpen, unavailable } from './lock-viewings.ts';
import { choosableSlots } from './read-viewings.ts';
import { isChoosable } from './viewing-json.ts';

/**
 * Lets the sender of an open inquiry wait for a place at a full time; the database tells them when
 * one is free (`notify_waiting`). Repeating it changes nothing. Throws `not_found`,
 * `transition_refused` for the recipient, `inquiry_closed`, `cannot_write`, `rate_limited`, and
 * `slot_unavailable` for a time that is over or withdrawn, or has a free place.
 */
export async function waitForSlot(
  { sql: pool, quotas }: QuotaDeps,
  viewer: Viewer,
  inquiryId: number,
  slotId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const inquiry = await lockInquiry(sql, viewer, inquiryId);
    if (inquiry.side === 'recipient') {
      throw refuse('Only someone who wrote about the room can choose a time');
    }
    await requireOpen(sql, viewer, inquiry);
    // Locked, as by whoever frees a place: either this sees it, or they see who waits.
    const [slot] = await sql<{ is_choosable: boolean }[]>`
      select ${isChoosable} and l.status = any(${unfilledStatuses}::text[]) as is_choosable
      from viewing_slots s join listings l on l.id = s.listing_id
      where s.id = ${slotId} and s.listing_id = ${inquiry.listing_id}
        and s.owner_id = ${inquiry.recipient_id} and not s.is_private
      for no key update of s`;
    const refusal = async (detail: string) =>
      unavailable(
        'slot_unavailable',
        detail,
        await choosableSlots(sql, viewer.user_id, inquiry.id),
      );
    if (!slot?.is_choosable) throw await refusal('This time can no longer be chosen');
    if ((await findSeat(sql, slotId, inquiry.id)) !== null) {
      throw await refusal('A place at this time is free again. You can choose it now');
    }
    const added = await sql`
      insert into slot_waits (slot_id, inquiry_id) select ${slotId}, ${inquiryId}
      where not exists (select from viewings where slot_id = ${slotId}
        and inquiry_id = ${inquiryId} and status <> 'cancelled')
      on conflict do nothing returning slot_id`;
    if (added.length === 0) return;
    await quotas.count(sql, 'viewings', viewer);
    await notifySides(sql, inquiry);
  });
}

/** Ends waiting for a place. Throws `not_found` for an inquiry of others. */
export async function stopWaiting(
  pool: Pool,
  viewer: Viewer,
  inquiryId: number,
  slotId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const inquiry = await lockInquiry(sql, viewer, inquiryId);
    await sql`delete from slot_waits where slot_id = ${slotId} and inquiry_id = ${inquiryId}`;
    await notifySides(sql, inquiry);
  });
}
