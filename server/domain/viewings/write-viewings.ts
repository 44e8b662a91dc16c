import { unfilledStatuses } from '#contract/vocabulary.ts';
import type { OwnInquiry } from '#domain/inquiries/public.ts';
import type { ViewingTransition } from '#contract/vocabulary.ts';
import { viewingAfter } from '#machines/viewing.machine.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import {
  agreedAlready,
  findSeat,
  lockInquiry,
  lockOpenViewing,
  lockViewing,
  notNow,
  refuse,
  requireOpen,
  setStatus,
  unavailable,
  type FreeSeat,
} from './lock-viewings.ts';
import { choosableSlots } from './read-viewings.ts';
import { isChoosable } from './viewing-json.ts';

/**
 * Lets the sender of an open inquiry come at a time; returns the viewing's id. Choosing the same time
 * again changes nothing, and a time that one side proposed ends. Throws `not_found`,
 * `inquiry_closed`, `cannot_write`, `transition_refused` for the recipient or beside another agreed
 * viewing, `slot_unavailable` or `rate_limited`.
 */
export async function agreeOnViewing(
  { sql: pool, quotas }: QuotaDeps,
  viewer: Viewer,
  inquiryId: number,
  slotId: number,
): Promise<number> {
  return transaction(pool, async (sql) => {
    const inquiry = await lockInquiry(sql, viewer, inquiryId);
    if (inquiry.side === 'recipient') {
      throw refuse('Only someone who wrote about the room can choose a time');
    }
    const agreed = await lockOpenViewing(sql, inquiryId, ['agreed']);
    if (agreed && !agreed.is_over) {
      if (agreed.slot_id === slotId) return agreed.id;
      throw agreedAlready();
    }
    if (agreed) await setStatus(sql, agreed.id, 'expired');
    const { seat, people } = await takeSeat(sql, viewer, inquiry, slotId);
    await quotas.count(sql, 'viewings', viewer);
    const viewing = await sql.one<{ id: number }>`
      insert into viewings (inquiry_id, slot_id, seat, people)
      values (${inquiryId}, ${slotId}, ${seat}, ${people}) returning id`;
    return viewing.id;
  });
}

/**
 * Moves an agreed viewing to another time of the same listing. Throws as {@link agreeOnViewing} does.
 */
export async function moveViewing(
  { sql: pool, quotas }: QuotaDeps,
  viewer: Viewer,
  id: number,
  slotId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const { inquiry, viewing } = await lockViewing(sql, viewer, id);
    const { side: by } = inquiry;
    const event = { type: 'viewing.moved', by, has_begun: viewing.has_begun } as const;
    if (viewingAfter(viewing.status, event) === null) throw notNow();
    if (viewing.slot_id === slotId) return;
    const { seat, people } = await takeSeat(sql, viewer, inquiry, slotId);
    await quotas.count(sql, 'viewings', viewer);
    await sql`
      update viewings set slot_id = ${slotId}, seat = ${seat}, people = ${people}, sequence = sequence + 1,
        updated_at = now() where id = ${id}`;
  });
}

/**
 * Cancels a viewing, or says whether it took place, as the viewing machine allows. Repeating it
 * changes nothing. Throws `not_found` or `transition_refused`.
 */
export async function transitionViewing(
  pool: Pool,
  viewer: Viewer,
  id: number,
  to: ViewingTransition,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const { inquiry, viewing } = await lockViewing(sql, viewer, id);
    const { has_begun, is_settled } = viewing;
    const status = viewingAfter(viewing.status, {
      type: `viewing.${to}`,
      by: inquiry.side,
      has_begun,
      is_settled,
    });
    if (status === null) throw notNow();
    if (status !== viewing.status) await setStatus(sql, id, status);
  });
}

/**
 * The lowest free seat at a time of the listing of an open inquiry. The slot stays locked until the
 * transaction ends, and a unique index holds that no seat is given twice.
 */
async function takeSeat(
  sql: Sql,
  viewer: Viewer,
  inquiry: OwnInquiry,
  slotId: number,
): Promise<FreeSeat> {
  const { id, listing_id: listingId, recipient_id: ownerId } = inquiry;
  await requireOpen(sql, viewer, { ...inquiry, side: 'sender' });
  const [slot] = await sql<{ is_choosable: boolean }[]>`
    select ${isChoosable} and exists (select from listings l where l.id = s.listing_id
        and l.status = any(${unfilledStatuses}::text[])) as is_choosable
    from viewing_slots s
    where s.id = ${slotId} and s.listing_id = ${listingId} and s.owner_id = ${ownerId}
    for no key update`;
  const refusal = async (detail: string) =>
    unavailable('slot_unavailable', detail, await choosableSlots(sql, viewer.user_id, id));
  if (!slot?.is_choosable) throw await refusal('This time can no longer be chosen');
  const free = await findSeat(sql, slotId, id);
  if (free === null) throw await refusal('All places at this time are taken');
  return free;
}
