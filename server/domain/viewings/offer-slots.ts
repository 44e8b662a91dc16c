import { dayMs } from '#contract/days.ts';
import {
  viewingLimits,
  type NewViewingSlots,
  type ViewingSlot,
  type ViewingSlotsForm,
} from '#contract/viewings/viewing.ts';
import { unfilledStatuses } from '#contract/vocabulary.ts';
import { missingListing } from '#domain/listings/public.ts';
import type { Gazetteer } from '#domain/places/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { expandSlots, type SlotTimes } from './expand-slots.ts';
import { refuse } from './lock-viewings.ts';
import { readSlots } from './read-viewings.ts';

/** What naming a time by the clocks of a place needs. */
export interface TimeDeps extends QuotaDeps {
  /** Milliseconds since 1970, by the clock of the database. */
  now(): number;
  gazetteer: Pick<Gazetteer, 'timeZoneAt'>;
}

/**
 * Offers times at which a listing of this user can be viewed. Those that overlap other times of the
 * owner, or are over, are left out. Throws `validation_failed` for a form without any time,
 * `no_location`, `conflict` for a listing that is not offered, `slots_overlap` when all overlap,
 * `too_many_slots`, `rate_limited`, or what a deleted listing gets.
 */
export async function offerSlots(
  { sql: pool, now, quotas, gazetteer }: TimeDeps,
  viewer: Viewer,
  listingId: number,
  form: ViewingSlotsForm,
): Promise<NewViewingSlots> {
  const { user_id: userId } = viewer;
  requireSpan(form);
  const [spot] = await pool<{ latitude: number | null; longitude: number | null }[]>`
    select latitude, longitude from listings where id = ${listingId}`;
  const timeZone = spot ? await gazetteer.timeZoneAt(spot) : null;
  const most = quotas.capacity('viewingSlots');
  const times = timeZone === null ? [] : expandSlots(form, timeZone, most + 1);
  const coming = times.filter(({ starts_at: start }) => Date.parse(start) > now());
  const ids = await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    // Locked, so that it cannot be deleted before its times are stored.
    const [listing] = await sql<{ status: string }[]>`
      select status from listings where id = ${listingId} and user_id = ${userId} for key share`;
    if (!listing) throw await missingListing(sql, listingId);
    if (!unfilledStatuses.includes(listing.status)) {
      throw notOffered();
    }
    if (timeZone === null) throw noLocation();
    if (coming.length === 0) throw invalidTimes('from', 'No time fits on these days');
    await quotas.count(sql, 'viewingSlots', viewer);
    const stored = await storeSlots(sql, { ...form, listingId, userId, timeZone, times: coming });
    if (stored.length === 0) {
      throw new ProblemError('slots_overlap', { detail: 'You offer other times at these hours' });
    }
    await requireSpace(sql, most, userId);
    return stored;
  });
  return { items: await readSlots(pool, userId, ids), left_out: times.length - ids.length };
}

/** The ids of those that could be stored. */
async function storeSlots(
  sql: Sql,
  form: ViewingSlotsForm & {
    listingId: number;
    userId: number;
    timeZone: string;
    times: readonly SlotTimes[];
  },
): Promise<number[]> {
  const { notice_hours: noticeHours = 0, mode, places } = form;
  const videoUrl = mode === 'video' ? (form.video_url ?? null) : null;
  const houseNumberHours = mode === 'in_person' ? (form.house_number_hours ?? null) : null;
  // A conflict is the constraint that keeps the times of an owner apart.
  const rows = await sql<{ id: number }[]>`
    insert into viewing_slots (listing_id, owner_id, starts_at, ends_at, time_zone, places,
      notice_hours, mode, video_url, house_number_hours)
    select ${form.listingId}, ${form.userId}, starts_at, ends_at, ${form.timeZone}, ${places},
      ${noticeHours}, ${mode}, ${videoUrl}, ${houseNumberHours}
    from unnest(${form.times.map((each) => each.starts_at)}::timestamptz[],
      ${form.times.map((each) => each.ends_at)}::timestamptz[]) times (starts_at, ends_at)
    order by starts_at
    on conflict do nothing returning id`;
  return rows.map(({ id }) => id);
}

async function requireSpace(sql: Sql, most: number, userId: number): Promise<void> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from viewing_slots
    where owner_id = ${userId} and cancelled_at is null and ends_at > now()`;
  if ((row?.count ?? 0) <= most) return;
  throw new ProblemError('too_many_slots', {
    detail: `You offer ${most} times already. Withdraw some first`,
  });
}

function requireSpan({ first_day: first, last_day: last = first }: ViewingSlotsForm): void {
  const days = (Date.parse(last) - Date.parse(first)) / dayMs;
  if (days >= 0 && days <= viewingLimits.days) return;
  const message = `Choose a last day at most ${viewingLimits.days} days after the first`;
  throw invalidTimes('last_day', message);
}

/** The refusal of a field of times. */
export const invalidTimes = (path: string, message: string) =>
  new ProblemError('validation_failed', { errors: [{ path, message }] });

/** The refusal where nobody can be told when to come. */
export const noLocation = () =>
  new ProblemError('no_location', {
    detail: 'Choose the place of this room on the map first: times depend on its time zone',
  });

export const notOffered = () =>
  new ProblemError('conflict', { detail: 'This room is not offered at the moment' });

/** Withdraws a time of this user, which cancels its viewings. Throws `not_found`, `transition_refused`. */
export async function withdrawSlot(pool: Pool, userId: number, id: number): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    const [slot] = await sql<{ is_over: boolean; is_withdrawn: boolean }[]>`
      select starts_at <= now() as is_over, cancelled_at is not null as is_withdrawn
      from viewing_slots where id = ${id} and owner_id = ${userId} for no key update`;
    if (!slot) throw noSuchTime();
    if (slot.is_withdrawn) return;
    if (slot.is_over) throw refuse('This time is over');
    await sql`update viewing_slots set cancelled_at = now() where id = ${id}`;
  });
}

/**
 * Sets how many may come at a time of this user; the database tells those who wait when there are more
 * (`follow_places`). Throws `not_found`, `transition_refused` for a time that has begun, was withdrawn
 * or was agreed on with one person, `conflict` when more come already, or `rate_limited`.
 */
export async function setPlaces(
  { sql: pool, quotas }: QuotaDeps,
  viewer: Viewer,
  id: number,
  places: number,
): Promise<ViewingSlot> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, viewer.user_id);
    // Locked, as by whoever chooses a place at it.
    const [slot] = await sql<
      { places: number; is_private: boolean; is_over: boolean; is_withdrawn: boolean }[]
    >`
      select places, is_private, starts_at <= now() as is_over, cancelled_at is not null as is_withdrawn
      from viewing_slots where id = ${id} and owner_id = ${viewer.user_id} for no key update`;
    if (!slot) throw noSuchTime();
    if (slot.is_over) throw refuse('This time is over');
    if (slot.is_withdrawn) throw refuse('This time can no longer be chosen');
    if (slot.is_private) throw refuse('This time was agreed on with one person');
    if (slot.places === places) return;
    const [taken] = await sql<{ count: number }[]>`
      select coalesce(sum(people), 0)::int as count from viewings where slot_id = ${id} and status <> 'cancelled'`;
    if ((taken?.count ?? 0) > places) {
      throw new ProblemError('conflict', {
        detail: 'More people come at this time. Cancel a viewing first',
      });
    }
    await quotas.count(sql, 'viewingSlots', viewer);
    await sql`update viewing_slots set places = ${places} where id = ${id}`;
  });
  const [slot] = await readSlots(pool, viewer.user_id, [id]);
  if (!slot) throw noSuchTime();
  return slot;
}

const noSuchTime = () => new ProblemError('not_found', { detail: 'There is no such time' });
