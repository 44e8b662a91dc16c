import { unfilledStatuses } from '#contract/vocabulary.ts';
import type { OwnInquiry } from '#domain/inquiries/public.ts';
import type { WishForm } from '#contract/viewings/viewing.ts';
import type { InquirySide, WishAnswer } from '#contract/vocabulary.ts';
import { openWishStatuses, viewingAfter, type WishEvent } from '#machines/viewing.machine.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { expandSlots, type SlotTimes } from './expand-slots.ts';
import {
  agreedAlready,
  findSeat,
  lockInquiry,
  lockOpenViewing,
  lockWish,
  notNow,
  refuse,
  requireOpen,
  setStatus,
  unavailable,
  type FreeSeat,
  type LockedViewing,
} from './lock-viewings.ts';
import { invalidTimes, noLocation, notOffered, type TimeDeps } from './offer-slots.ts';
import { choosableSlots } from './read-viewings.ts';

interface WishTimes extends SlotTimes {
  time_zone: string;
}

/**
 * Proposes a time of one's own to the other side of an open inquiry; returns its id. Proposing the
 * same again changes nothing. Throws `not_found`, `inquiry_closed`, `cannot_write`, `conflict`,
 * `no_location`, `validation_failed`, `transition_refused` beside an agreed viewing or another
 * proposed time, `slots_overlap` when the owner has another time then, or `rate_limited`.
 */
export async function proposeViewing(
  deps: TimeDeps,
  viewer: Viewer,
  inquiryId: number,
  form: WishForm,
): Promise<number> {
  const timeZone = await findTimeZone(deps, inquiryId);
  return transaction(deps.sql, async (sql) => {
    const inquiry = await lockInquiry(sql, viewer, inquiryId);
    const { side } = inquiry;
    await requireOpen(sql, viewer, inquiry);
    await requireViewable(sql, inquiry);
    const times = readTimes(form, timeZone, deps.now());
    const open = await lockOpenViewing(sql, inquiryId, ['agreed', ...openWishStatuses]);
    if (open?.status === 'agreed' && !open.is_over) throw agreedAlready();
    if (open && open.status !== 'agreed' && !open.has_begun) {
      if (open.proposed_by === side && isAt(open, times)) return open.id;
      throw refuse('A time is proposed already. It has to be answered or taken back first');
    }
    if (open) await setStatus(sql, open.id, 'expired');
    if (side === 'recipient') await requireFree(sql, viewer, inquiry, times);
    await deps.quotas.count(sql, 'viewingWishes', viewer);
    const wish = await sql.one<{ id: number }>`
      insert into viewings (inquiry_id, status, proposed_by, wish_starts_at, wish_ends_at,
        wish_time_zone)
      values (${inquiryId}, 'proposed', ${side}, ${times.starts_at}, ${times.ends_at},
        ${times.time_zone}) returning id`;
    return wish.id;
  });
}

/**
 * Answers a proposed time with another. Throws as {@link proposeViewing} does.
 */
export async function counterWish(
  deps: TimeDeps,
  viewer: Viewer,
  id: number,
  form: WishForm,
): Promise<void> {
  const { sql: pool, quotas } = deps;
  const [unlocked] = await pool<{ inquiry_id: number }[]>`
    select inquiry_id from viewings where id = ${id}`;
  const timeZone = unlocked ? await findTimeZone(deps, unlocked.inquiry_id) : null;
  await transaction(pool, async (sql) => {
    const { inquiry, viewing } = await lockWish(sql, viewer, id);
    const status = wishAfter(viewing, 'viewing.countered', inquiry.side);
    await requireOpen(sql, viewer, inquiry);
    await requireViewable(sql, inquiry);
    const times = readTimes(form, timeZone, deps.now());
    if (inquiry.side === 'recipient') await requireFree(sql, viewer, inquiry, times);
    await quotas.count(sql, 'viewingWishes', viewer);
    await sql`
      update viewings set status = ${status}, proposed_by = ${inquiry.side},
        wish_starts_at = ${times.starts_at}, wish_ends_at = ${times.ends_at},
        wish_time_zone = ${times.time_zone}, sequence = sequence + 1, updated_at = now()
      where id = ${id}`;
  });
}

/**
 * Agrees to a proposed time, declines it, or takes it back, as the viewing machine allows. Agreeing
 * makes it a time of the owner with one place, or takes a place at the time that they offer then.
 * Repeating it changes nothing. Throws `not_found`, `transition_refused`, and for an agreement
 * `inquiry_closed`, `cannot_write`, `conflict`, and `slots_overlap` (to the owner) or
 * `slot_unavailable` (to the sender) when the owner has another time then: the wish stays open.
 */
export async function answerWish(
  pool: Pool,
  viewer: Viewer,
  id: number,
  to: WishAnswer,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const { inquiry, viewing } = await lockWish(sql, viewer, id);
    const status = wishAfter(viewing, `viewing.${to}`, inquiry.side);
    if (status === viewing.status) return;
    if (status !== 'agreed') {
      await setStatus(sql, id, status);
      return;
    }
    await requireOpen(sql, viewer, inquiry);
    await requireViewable(sql, inquiry);
    const place = await takePlace(sql, inquiry, viewing);
    if (place === null) throw await overlap(sql, viewer, inquiry);
    await sql`
      update viewings set status = ${status}, slot_id = ${place.slot_id}, seat = ${place.seat},
        people = ${place.people},
        sequence = sequence + 1, updated_at = now()
      where id = ${id}`;
  });
}

function wishAfter(viewing: LockedViewing, type: WishEvent['type'], by: InquirySide) {
  const { status, has_begun, proposed_by: proposedBy } = viewing;
  const proposed_by = proposedBy ?? 'recipient';
  const after = viewingAfter(status, { type, by, has_begun, proposed_by });
  if (after === null) throw notNow();
  return after;
}

/** The time zone of the place of the listing of an inquiry; null without one. */
async function findTimeZone(
  { sql, gazetteer }: Pick<TimeDeps, 'sql' | 'gazetteer'>,
  inquiryId: number,
): Promise<string | null> {
  const [spot] = await sql<{ latitude: number | null; longitude: number | null }[]>`
    select l.latitude, l.longitude from inquiries i join listings l on l.id = i.listing_id
    where i.id = ${inquiryId}`;
  return spot ? gazetteer.timeZoneAt(spot) : null;
}

/** Throws `conflict` unless the listing of the inquiry is one that can be viewed. */
async function requireViewable(sql: Sql, { listing_id: id }: OwnInquiry): Promise<void> {
  const [listing] = await sql<{ status: string }[]>`
    select status from listings where id = ${id}`;
  if (!listing || !unfilledStatuses.includes(listing.status)) throw notOffered();
}

function readTimes(
  { day, from, minutes }: WishForm,
  timeZone: string | null,
  nowMs: number,
): WishTimes {
  if (timeZone === null) throw noLocation();
  const [times] = expandSlots({ first_day: day, from, minutes }, timeZone, 1);
  if (!times) throw invalidTimes('from', 'The clocks skip this time on that day');
  if (Date.parse(times.starts_at) <= nowMs) {
    throw invalidTimes('from', 'Choose a time in the future');
  }
  return { ...times, time_zone: timeZone };
}

const isAt = (
  { wish_starts_at: start, wish_ends_at: end }: LockedViewing,
  times: SlotTimes,
): boolean =>
  start !== null &&
  end !== null &&
  Date.parse(start) === Date.parse(times.starts_at) &&
  Date.parse(end) === Date.parse(times.ends_at);

/** Throws `slots_overlap` for an owner who has another time then. */
async function requireFree(
  sql: Sql,
  viewer: Viewer,
  inquiry: OwnInquiry,
  times: SlotTimes,
): Promise<void> {
  const [slot] = await sql<{ id: number; is_same: boolean }[]>`
    select id, starts_at = ${times.starts_at} and ends_at = ${times.ends_at}
      and listing_id = ${inquiry.listing_id} and mode = 'in_person' as is_same
    from viewing_slots
    where owner_id = ${viewer.user_id} and cancelled_at is null
      and tstzrange(starts_at, ends_at) && tstzrange(${times.starts_at}, ${times.ends_at}) limit 1`;
  if (!slot || (slot.is_same && (await findSeat(sql, slot.id, inquiry.id)) !== null)) return;
  throw await overlap(sql, viewer, inquiry);
}

/**
 * A seat at a time of the owner: at what they offer in this listing at exactly that time, or at a new
 * time with one place, which ends with the viewing. Null when it is full or overlaps another of their
 * times: the constraint that keeps those apart decides.
 */
async function takePlace(
  sql: Sql,
  { id, listing_id: listingId, recipient_id: ownerId }: OwnInquiry,
  viewing: LockedViewing,
): Promise<({ slot_id: number } & FreeSeat) | null> {
  const { wish_starts_at: start, wish_ends_at: end, wish_time_zone: timeZone } = viewing;
  const [offered] = await sql<{ id: number }[]>`
    select id from viewing_slots
    where owner_id = ${ownerId} and listing_id = ${listingId} and cancelled_at is null
      and starts_at = ${start} and ends_at = ${end} and mode = 'in_person'
    for no key update`;
  if (offered) {
    const free = await findSeat(sql, offered.id, id);
    return free === null ? null : { slot_id: offered.id, ...free };
  }
  const [slot] = await sql<{ id: number }[]>`
    insert into viewing_slots (listing_id, owner_id, starts_at, ends_at, time_zone, places, mode,
      is_private)
    values (${listingId}, ${ownerId}, ${start}, ${end}, ${timeZone}, 1, 'in_person', true)
    on conflict do nothing returning id`;
  return slot ? { slot_id: slot.id, seat: 1, people: 1 } : null;
}

async function overlap(sql: Sql, viewer: Viewer, { id, side }: OwnInquiry) {
  const slots = await choosableSlots(sql, viewer.user_id, id);
  return side === 'recipient'
    ? unavailable('slots_overlap', 'You offer other times at these hours', slots)
    : unavailable('slot_unavailable', 'This time can no longer be chosen', slots);
}
