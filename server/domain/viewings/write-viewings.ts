import type { ViewingSlot } from '#contract/viewings/viewing.ts';
import type {
  InquirySide,
  InquiryStatus,
  ViewingStatus,
  ViewingTransition,
} from '#contract/vocabulary.ts';
import { noSuchInquiry, viewerSide } from '#domain/inquiries/public.ts';
import { requireReachable } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { canWrite } from '#machines/inquiry.machine.ts';
import { viewingAfter } from '#machines/viewing.machine.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { choosableSlots, viewableStatuses } from './read-viewings.ts';
import { freePlaces, isChoosable } from './viewing-json.ts';

interface Deps {
  sql: Pool;
  quotas: Quotas;
}

interface LockedInquiry {
  id: number;
  side: InquirySide;
  status: InquiryStatus;
  sender_id: number | null;
  recipient_id: number | null;
  listing_id: number | null;
}

interface LockedViewing {
  id: number;
  slot_id: number;
  status: ViewingStatus;
  has_begun: boolean;
  is_over: boolean;
}

/** How many free times a refusal names. */
const namedSlots = 5;

/**
 * Lets the sender of an open inquiry come at a time; answers the viewing's id. Choosing the same time
 * again changes nothing. Throws `not_found`, `inquiry_closed`, `cannot_write`, `transition_refused`
 * for the recipient or beside another agreed viewing, `slot_unavailable` or `rate_limited`.
 */
export async function agreeOnViewing(
  { sql: pool, quotas }: Deps,
  viewer: Viewer,
  inquiryId: number,
  slotId: number,
): Promise<number> {
  return transaction(pool, async (sql) => {
    const inquiry = await lockInquiry(sql, viewer, inquiryId);
    if (inquiry.side === 'recipient') {
      throw refuse('Only who wrote about the room can choose a time');
    }
    const [agreed] = await sql<LockedViewing[]>`
      ${viewingColumns(sql)} where v.inquiry_id = ${inquiryId} and v.status = 'agreed'
      for no key update of v`;
    if (agreed && !agreed.is_over) {
      if (agreed.slot_id === slotId) return agreed.id;
      throw refuse('You have agreed on a time already. Move that viewing instead');
    }
    if (agreed) await setStatus(sql, agreed.id, 'expired');
    const seat = await takeSeat(sql, viewer, inquiry, slotId);
    await quotas.count(sql, 'viewings', viewer);
    const [viewing] = await sql<{ id: number }[]>`
      insert into viewings (inquiry_id, slot_id, seat)
      values (${inquiryId}, ${slotId}, ${seat}) returning id`;
    if (!viewing) throw new Error('An insert returns its row');
    return viewing.id;
  });
}

/**
 * Moves an agreed viewing to another time of the same listing. Throws as {@link agreeOnViewing} does.
 */
export async function moveViewing(
  { sql: pool, quotas }: Deps,
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
    const seat = await takeSeat(sql, viewer, inquiry, slotId);
    await quotas.count(sql, 'viewings', viewer);
    await sql`
      update viewings set slot_id = ${slotId}, seat = ${seat}, sequence = sequence + 1,
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
    const { has_begun } = viewing;
    const status = viewingAfter(viewing.status, {
      type: `viewing.${to}`,
      by: inquiry.side,
      has_begun,
    });
    if (status === null) throw notNow();
    if (status !== viewing.status) await setStatus(sql, id, status);
  });
}

const setStatus = (sql: Sql, id: number, status: ViewingStatus) => sql`
  update viewings set status = ${status}, sequence = sequence + 1, updated_at = now()
  where id = ${id}`;

const refuse = (detail: string) => new ProblemError('transition_refused', { detail });
const notNow = () => refuse('That is not possible with this viewing any more');

/**
 * Locks an inquiry of this user after both its sides and its listing, in the order that `lockUsers`
 * names. Throws `not_found`.
 */
async function lockInquiry(sql: Sql, viewer: Viewer, id: number): Promise<LockedInquiry> {
  const [unlocked] = await sql<Omit<LockedInquiry, 'side'>[]>`
    select id, status, sender_id, recipient_id, listing_id from inquiries where id = ${id}`;
  if (!unlocked || !viewerSide(viewer, unlocked)) throw noSuchInquiry();
  await lockUsers(sql, viewer.user_id, [unlocked.sender_id, unlocked.recipient_id]);
  await sql`select from listings where id = ${unlocked.listing_id} for key share`;
  const [inquiry] = await sql<Omit<LockedInquiry, 'side'>[]>`
    select id, status, sender_id, recipient_id, listing_id from inquiries where id = ${id}
    for no key update`;
  const side = inquiry && viewerSide(viewer, inquiry);
  if (!side) throw noSuchInquiry();
  return { ...inquiry, side };
}

async function lockViewing(
  sql: Sql,
  viewer: Viewer,
  id: number,
): Promise<{ inquiry: LockedInquiry; viewing: LockedViewing }> {
  const noSuchViewing = () => new ProblemError('not_found', { detail: 'There is no such viewing' });
  const [unlocked] = await sql<{ id: number; sender_id: number; recipient_id: number }[]>`
    select i.id, i.sender_id, i.recipient_id
    from viewings v join inquiries i on i.id = v.inquiry_id where v.id = ${id}`;
  if (!unlocked || !viewerSide(viewer, unlocked)) throw noSuchViewing();
  const inquiry = await lockInquiry(sql, viewer, unlocked.id);
  const [viewing] = await sql<LockedViewing[]>`
    ${viewingColumns(sql)} where v.id = ${id} for no key update of v`;
  if (!viewing) throw noSuchViewing();
  return { inquiry, viewing };
}

const viewingColumns = (sql: Sql) => sql`
  select v.id, v.slot_id, v.status, s.starts_at <= now() as has_begun, s.ends_at <= now() as is_over
  from viewings v join viewing_slots s on s.id = v.slot_id`;

/**
 * The lowest free seat at a time of the listing of an open inquiry. The slot stays locked until the
 * transaction ends, and a unique index holds that no seat is given twice.
 */
async function takeSeat(
  sql: Sql,
  { user_id: userId }: Viewer,
  inquiry: LockedInquiry,
  slotId: number,
): Promise<number> {
  const { id, status, listing_id: listingId, recipient_id: ownerId } = inquiry;
  if (!canWrite(status, 'sender')) {
    throw new ProblemError('inquiry_closed', { detail: 'This inquiry is closed' });
  }
  if (ownerId !== null) await requireReachable(sql, userId, ownerId);
  const [slot] = await sql<{ is_choosable: boolean }[]>`
    select ${isChoosable} and exists (select from listings l where l.id = s.listing_id
        and l.status = any(${viewableStatuses}::text[])) as is_choosable
    from viewing_slots s
    where s.id = ${slotId} and s.listing_id = ${listingId} and s.owner_id = ${ownerId}
    for no key update`;
  const slots = () => choosableSlots(sql, userId, id);
  if (!slot?.is_choosable) throw unavailable('This time can no longer be chosen', await slots());
  // Read after the lock, so that it counts those who were faster.
  const [free] = await sql<{ seat: number }[]>`
    select each.number as seat
    from viewing_slots s, generate_series(1, s.places) as each (number)
    where s.id = ${slotId} and ${freePlaces} > 0 and not exists (
      select from viewings v
      where v.slot_id = s.id and v.seat = each.number and v.status <> 'cancelled')
    order by each.number limit 1`;
  if (!free) throw unavailable('All places at this time are taken', await slots());
  return free.seat;
}

const unavailable = (detail: string, slots: readonly ViewingSlot[]) =>
  new ProblemError('slot_unavailable', {
    detail,
    current: { items: slots.filter(({ free }) => free > 0).slice(0, namedSlots) },
  });
