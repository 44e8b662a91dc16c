import { settleDays } from '#contract/viewings/viewing.ts';
import { isSeeker } from '#domain/inquiries/public.ts';
import { fragment, instant, type Fragment } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';

/** SQL: how many places of the slot `s` are left. */
export const freePlaces = fragment`(s.places - (
  select coalesce(sum(taken.people), 0) from viewings taken
  where taken.slot_id = s.id and taken.status <> 'cancelled'))`;

/**
 * SQL: how many places of the slot `s` those of an inquiry take: a group one for each, or all that the
 * slot has. A time for one visitor is for one group, too.
 */
export const neededPlaces = (inquiryId: number): Fragment => fragment`(case when s.places = 1 then 1
  else greatest(1, least(s.places,
    (select count(*) from inquiry_seekers x where x.inquiry_id = ${inquiryId}))) end)`;

/** SQL: until when the slot `s` can be chosen. Hours are exact, also when clocks change. */
export const choosableUntil = fragment`(s.starts_at - make_interval(hours => s.notice_hours))`;

/** SQL: can the slot `s` be chosen, if it has a free place? */
export const isChoosable = fragment`(s.cancelled_at is null and ${choosableUntil} > now())`;

/** SQL: is the viewing `v` at the slot `s` agreed, and not over? */
export const isComing = fragment`(v.status = 'agreed' and s.ends_at > now())`;

/** SQL: of viewings that ended before this moment, nobody may say any more whether they took place. */
export const settledBefore = fragment`now() - ${interval({ days: settleDays })}`;

/** SQL: the viewing of this user at the slot `s`. */
const ownViewing = (userId: number): Fragment => fragment`(
  select v.id from viewings v join inquiries i on i.id = v.inquiry_id
  where v.slot_id = s.id and v.status = 'agreed' and ${isSeeker(fragment`${userId}::int`)} limit 1)`;

/** SQL: does this user wait for a place at the slot `s`? */
const isWaiting = (userId: number): Fragment => fragment`exists (
  select from slot_waits w join inquiries i on i.id = w.inquiry_id
  where w.slot_id = s.id and ${isSeeker(fragment`${userId}::int`)})`;

const times = fragment`'starts_at', ${instant(fragment`s.starts_at`)},
  'ends_at', ${instant(fragment`s.ends_at`)}, 'time_zone', s.time_zone, 'mode', s.mode`;

/** SQL: the slot `s` as this user sees it; its owner also sees who comes. */
export const slotJson = (userId: number): Fragment => fragment`json_build_object(
  'id', s.id, 'listing_id', s.listing_id, ${times},
  'places', s.places, 'free', ${freePlaces}, 'notice_hours', s.notice_hours,
  'is_private', s.is_private,
  'viewing_id', ${ownViewing(userId)}, 'is_waiting', ${isWaiting(userId)},
  'waiting', case when s.owner_id = ${userId} then (
    select count(*) from slot_waits w where w.slot_id = s.id) end,
  'video_url', case when s.owner_id = ${userId} or ${ownViewing(userId)} is not null
    then s.video_url end,
  'visitors', case when s.owner_id = ${userId} then coalesce((
    select json_agg(json_build_object('viewing_id', v.id, 'inquiry_id', v.inquiry_id,
      'status', v.status, 'first_name', u.first_name,
      'profile_picture_url', u.profile_picture_url) order by v.seat)
    from viewings v join inquiries i on i.id = v.inquiry_id join users u on u.id = i.sender_id
    where v.slot_id = s.id and v.status <> 'cancelled'), '[]') else '[]' end)`;

const side = (userId: number): Fragment =>
  fragment`case when i.recipient_id = ${userId} then 'recipient' else 'sender' end`;

/** SQL: the proposed time `v` in the inquiry `i`, as this user sees it. */
export const wishJson = (userId: number): Fragment => fragment`json_build_object(
  'id', v.id, 'inquiry_id', v.inquiry_id, 'side', ${side(userId)},
  'status', case when v.status in ('proposed', 'countered') and v.wish_starts_at <= now()
    then 'expired' else v.status end,
  'proposed_by', v.proposed_by, 'starts_at', ${instant(fragment`v.wish_starts_at`)},
  'ends_at', ${instant(fragment`v.wish_ends_at`)}, 'time_zone', v.wish_time_zone)`;

/** SQL: the slot that this user, or the other side of the inquiry `i`, said they are coming to. */
export const confirmedSlot = (userId: number, by: 'self' | 'other' = 'self'): Fragment =>
  by === 'self'
    ? fragment`case when i.recipient_id = ${userId} then v.recipient_confirmed_slot_id
        else v.sender_confirmed_slot_id end`
    : fragment`case when i.recipient_id = ${userId} then v.sender_confirmed_slot_id
        else v.recipient_confirmed_slot_id end`;

/** SQL: the viewing `v` of the inquiry `i` at the slot `s`, as this user sees it. */
export const viewingJson = (userId: number): Fragment => fragment`json_build_object(
  'id', v.id, 'inquiry_id', v.inquiry_id, 'slot_id', v.slot_id, 'listing_id', s.listing_id,
  'side', ${side(userId)}, 'status', v.status, ${times},
  'video_url', case when v.status = 'agreed' then s.video_url end,
  'has_confirmed', coalesce(${confirmedSlot(userId)} = v.slot_id, false),
  'other_has_confirmed', coalesce(${confirmedSlot(userId, 'other')} = v.slot_id, false),
  'overlaps', v.status = 'agreed' and i.recipient_id is distinct from ${userId} and exists (
    select from inquiry_seekers others join viewings o on o.inquiry_id = others.inquiry_id
      join viewing_slots t on t.id = o.slot_id
    where others.user_id = ${userId} and o.id <> v.id and o.status = 'agreed'
      and tstzrange(t.starts_at, t.ends_at) && tstzrange(s.starts_at, s.ends_at)))`;

/** SQL: when the house number is shown for the slot `s`, if later than from the agreement on. */
const shownFrom = fragment`(s.starts_at - make_interval(hours => s.house_number_hours))`;

/**
 * SQL: from when on the visitor of the viewing `v` at the slot `s` reads the house number; null once
 * they may, or where this viewing never shows it.
 */
export const houseNumberMoment: Fragment = fragment`(
  case when v.status = 'agreed' and s.mode = 'in_person' and now() < ${shownFrom}
    then ${instant(shownFrom)} end)`;
