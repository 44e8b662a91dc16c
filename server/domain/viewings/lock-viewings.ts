import type { ViewingSlot } from '#contract/viewings/viewing.ts';
import type { InquirySide, ViewingStatus } from '#contract/vocabulary.ts';
import { lockOwnInquiry, viewerSide, type OwnInquiry } from '#domain/inquiries/public.ts';
import { requireReachable } from '#domain/safety/public.ts';
import { canWrite } from '#machines/inquiry.machine.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { freePlaces, neededPlaces, settledBefore } from './viewing-json.ts';

export interface LockedViewing {
  id: number;
  /** Null while one side proposes a time. */
  slot_id: number | null;
  status: ViewingStatus;
  proposed_by: InquirySide | null;
  wish_starts_at: string | null;
  wish_ends_at: string | null;
  wish_time_zone: string | null;
  has_begun: boolean;
  is_over: boolean;
  /** Is it too late to say whether it took place? */
  is_settled: boolean;
}

/** How many free times a refusal names. */
const namedSlots = 5;

export const noSuchViewing = () =>
  new ProblemError('not_found', { detail: 'There is no such viewing' });
export const refuse = (detail: string) => new ProblemError('transition_refused', { detail });
export const notNow = () => refuse('That is not possible with this viewing any more');
export const agreedAlready = () =>
  refuse('You have agreed on a time already. Move that viewing instead');

/** Locks an inquiry of this user after both its sides and its listing. Throws `not_found`. */
export const lockInquiry = (sql: Sql, viewer: Viewer, id: number): Promise<OwnInquiry> =>
  lockOwnInquiry(
    sql,
    viewer,
    { id, kind: null },
    (listingId) => sql`select from listings where id = ${listingId} for key share`,
  );

/** Locks a viewing that both agreed on once, after its inquiry. Throws `not_found`. */
export const lockViewing = (sql: Sql, viewer: Viewer, id: number) =>
  lockOne(sql, viewer, id, fragment`v.slot_id is not null`);

/** Locks a time that one side proposed, after its inquiry. Throws `not_found`. */
export const lockWish = (sql: Sql, viewer: Viewer, id: number) =>
  lockOne(sql, viewer, id, fragment`v.proposed_by is not null`);

async function lockOne(
  sql: Sql,
  viewer: Viewer,
  id: number,
  condition: Fragment,
): Promise<{ inquiry: OwnInquiry; viewing: LockedViewing }> {
  const [unlocked] = await sql<{ id: number }[]>`
    select i.id from viewings v join inquiries i on i.id = v.inquiry_id
    where v.id = ${id} and ${condition} and ${viewerSide(viewer.user_id)} is not null`;
  if (!unlocked) throw noSuchViewing();
  const inquiry = await lockInquiry(sql, viewer, unlocked.id);
  const [viewing] = await sql<LockedViewing[]>`
    ${viewingColumns} where v.id = ${id} and ${condition} for no key update of v`;
  if (!viewing) throw noSuchViewing();
  return { inquiry, viewing };
}

const viewingColumns = fragment`
  select v.id, v.slot_id, v.status, v.proposed_by,
    ${instant(fragment`v.wish_starts_at`)} as wish_starts_at,
    ${instant(fragment`v.wish_ends_at`)} as wish_ends_at, v.wish_time_zone,
    coalesce(s.starts_at, v.wish_starts_at) <= now() as has_begun,
    coalesce(s.ends_at, v.wish_ends_at) <= now() as is_over,
    coalesce(s.ends_at, v.wish_ends_at) < ${settledBefore} as is_settled
  from viewings v left join viewing_slots s on s.id = v.slot_id`;

/** Locks what is agreed or proposed in a locked inquiry; null without it. */
export async function lockOpenViewing(
  sql: Sql,
  inquiryId: number,
  statuses: readonly ViewingStatus[],
): Promise<LockedViewing | null> {
  const [viewing] = await sql<LockedViewing[]>`
    ${viewingColumns} where v.inquiry_id = ${inquiryId} and v.status = any(${statuses}::text[])
    for no key update of v`;
  return viewing ?? null;
}

export const setStatus = (sql: Sql, id: number, status: ViewingStatus) => sql`
  update viewings set status = ${status}, sequence = sequence + 1, updated_at = now()
  where id = ${id}`;

/** Throws `inquiry_closed`, or `cannot_write` where one of the two blocked the other. */
export async function requireOpen(
  sql: Sql,
  { user_id: userId }: Viewer,
  { status, side, sender_id: senderId, recipient_id: ownerId }: OwnInquiry,
): Promise<void> {
  if (!canWrite(status, side)) {
    throw new ProblemError('inquiry_closed', { detail: 'This inquiry is closed' });
  }
  const other = side === 'sender' ? ownerId : senderId;
  if (other !== null) await requireReachable(sql, userId, other);
}

/** The lowest free seat at a locked slot, and how many places those of an inquiry take there. */
export interface FreeSeat {
  seat: number;
  people: number;
}

/** {@link FreeSeat}; null where fewer places are left. */
export async function findSeat(
  sql: Sql,
  slotId: number,
  inquiryId: number,
): Promise<FreeSeat | null> {
  // Read after the lock, so that it counts those who were faster.
  const [free] = await sql<FreeSeat[]>`
    select each.number as seat, ${neededPlaces(inquiryId)}::int as people
    from viewing_slots s, generate_series(1, s.places) as each (number)
    where s.id = ${slotId} and ${freePlaces} >= ${neededPlaces(inquiryId)} and not exists (
      select from viewings v
      where v.slot_id = s.id and v.seat = each.number and v.status <> 'cancelled')
    order by each.number limit 1`;
  return free ?? null;
}

/** A refusal with the next free times. */
export const unavailable = (
  code: 'slot_unavailable' | 'slots_overlap',
  detail: string,
  slots: readonly ViewingSlot[],
) =>
  new ProblemError(code, {
    detail,
    current: { items: slots.filter(({ free }) => free > 0).slice(0, namedSlots) },
  });
