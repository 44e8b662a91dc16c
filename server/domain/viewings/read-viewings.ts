import type {
  InquiryViewings,
  Viewing,
  ViewingSlot,
  ViewingSlots,
  ViewingWish,
} from '#contract/viewings/viewing.ts';
import { listingStatuses, unfilledStatuses } from '#contract/vocabulary.ts';
import { isOnSide, noSuchInquiry, ownInquiries, sentInquiries } from '#domain/inquiries/public.ts';
import { missingListing, readableAddress, readsHouseNumber } from '#domain/listings/public.ts';
import type { Gazetteer } from '#domain/places/public.ts';
import { friendLinks } from '#domain/secret-addresses/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import { openWishStatuses } from '#machines/viewing.machine.ts';
import { fragment, instant, wordList, type Fragment, type Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { ReportedViewing } from '#contract/moderation/moderation.ts';
import {
  confirmedSlot,
  freePlaces,
  houseNumberMoment,
  isChoosable,
  neededPlaces,
  slotJson,
  viewingJson,
  wishJson,
} from './viewing-json.ts';

/** The coming times of a listing: of its owner all, of others what they can choose or chose. */
export async function listSlots(
  sql: Sql,
  { user_id: userId }: Viewer,
  listingId: number,
): Promise<ViewingSlots> {
  const [owned] = await sql<{ title: string }[]>`
    select title from listings where id = ${listingId} and user_id = ${userId}`;
  if (owned) {
    const coming = fragment`s.owner_id = ${userId} and s.listing_id = ${listingId}
      and s.cancelled_at is null and s.ends_at > now()`;
    const items = await selectSlots(sql, userId, coming);
    const wishes = await sql<{ wish: ViewingWish; first_name: string }[]>`
      select ${wishJson(userId)} as wish, u.first_name
      from inquiries i join viewings v on v.inquiry_id = i.id join users u on u.id = i.sender_id
      where i.listing_id = ${listingId} and i.recipient_id = ${userId}
        and v.status = any(${openWishStatuses}::text[]) and v.wish_starts_at > now()
      order by v.wish_starts_at, v.id limit 100`;
    return {
      is_own: true,
      listing_title: owned.title,
      items,
      wishes: wishes.map(({ wish, first_name }) => ({ ...wish, first_name })),
    };
  }
  // A hidden listing is hidden from those who wrote about it, too.
  const [inquiry] = await sql<{ id: number; title: string }[]>`
    select i.id, l.title from inquiries i join listings l on l.id = i.listing_id
    where i.id in ${sentInquiries(userId)} and i.listing_id = ${listingId}
      and l.status in ${wordList(listingStatuses)} order by i.id desc limit 1`;
  if (!inquiry) throw await missingListing(sql, listingId);
  const items = await choosableSlots(sql, userId, inquiry.id);
  return { is_own: false, listing_title: inquiry.title, items };
}

/**
 * The viewing of an inquiry, a time that one side proposes, and what its sender can choose or wait
 * for. Throws `not_found`.
 */
export async function readInquiryViewings(
  { sql, gazetteer }: { sql: Sql; gazetteer: Pick<Gazetteer, 'timeZoneAt'> },
  { user_id: userId }: Viewer,
  inquiryId: number,
): Promise<InquiryViewings> {
  const [row] = await sql<
    (Omit<InquiryViewings, 'slots' | 'full_slots' | 'busy' | 'wish_time_zone'> & {
      is_sender: boolean;
      is_open: boolean;
      latitude: number | null;
      longitude: number | null;
    })[]
  >`
    select i.recipient_id is distinct from ${userId} as is_sender, newest.viewing, (
        select ${wishJson(userId)} from (
          select * from viewings where inquiry_id = i.id order by id desc limit 1) v
        where v.slot_id is null) as wish,
      case when l.status <> 'hidden' then ${readableAddress(fragment`i.sender_id`)} end as address,
      ${readsHouseNumber(fragment`i.sender_id`)} as shows_house_number, newest.house_number_at,
      coalesce(newest.friend_links, 0) as friend_links,
      ${isOpenToView} as is_open, l.latitude, l.longitude,
      (select count(*)::int from viewings v where v.inquiry_id = i.id and v.status = 'missed')
        as missed
    from inquiries i left join listings l on l.id = i.listing_id
      left join lateral (
        select ${viewingJson(userId)} as viewing, ${houseNumberMoment} as house_number_at,
          ${friendLinks(userId)} as friend_links
        from viewings v join viewing_slots s on s.id = v.slot_id
        where v.inquiry_id = i.id order by v.id desc limit 1) newest on true
    where i.id = ${inquiryId} and ${isOnSide(fragment`${userId}::int`)}`;
  if (!row) throw noSuchInquiry();
  const { is_sender: isSender, is_open: isOpen, latitude, longitude, ...viewings } = row;
  const slots = isSender ? await choosableSlots(sql, userId, inquiryId) : [];
  return {
    ...viewings,
    slots,
    busy: await listBusy(sql, userId, inquiryId, slots),
    full_slots: isSender && isOpen ? await fullSlots(sql, userId, inquiryId) : [],
    wish_time_zone: isOpen ? await gazetteer.timeZoneAt({ latitude, longitude }) : null,
    // Who reads it by an offer does not wait for it.
    house_number_at: viewings.shows_house_number ? null : viewings.house_number_at,
  };
}

/** At which of these times others of the group visit or show another room. */
async function listBusy(
  sql: Sql,
  userId: number,
  inquiryId: number,
  slots: readonly ViewingSlot[],
): Promise<NonNullable<InquiryViewings['busy']>> {
  const ids = slots.map(({ id }) => id);
  const rows = await sql<{ slot_id: number; first_names: string[] }[]>`
    select s.id as slot_id, array_agg(u.first_name order by u.id) as first_names
    from viewing_slots s
      join inquiry_members m on m.inquiry_id = ${inquiryId} and m.user_id <> ${userId}
      join users u on u.id = m.user_id and u.suspended_at is null
        and not ${isBlockedBetween(fragment`u.id`, fragment`${userId}::int`)}
    where s.id = any(${ids}::int[]) and exists (
      select from viewings v join viewing_slots other on other.id = v.slot_id
      where v.status = 'agreed' and v.inquiry_id <> ${inquiryId}
        and tstzrange(other.starts_at, other.ends_at) && tstzrange(s.starts_at, s.ends_at)
        and (other.owner_id = u.id or v.inquiry_id in (
          select inquiry_id from inquiry_seekers where user_id = u.id)))
    group by s.id, s.starts_at order by s.starts_at, s.id`;
  return rows.map((row) => ({ ...row }));
}

/** SQL: may the sides of the inquiry `i` agree when to meet at the listing `l`? */
const isOpenToView = fragment`coalesce(i.status = any(${openStatuses}::text[])
  and l.status = any(${unfilledStatuses}::text[])
  and not ${isBlockedBetween(fragment`i.sender_id`, fragment`i.recipient_id`)}, false)`;

/** SQL: is the slot `s` one of the listing of this open inquiry of this user? */
export const isOfInquiry = (userId: number, inquiryId: number): Fragment => fragment`exists (
  select from inquiries i join listings l on l.id = i.listing_id
  where i.id = ${inquiryId} and ${isOnSide(fragment`${userId}::int`)}
    and l.id = s.listing_id and ${isOpenToView})`;

/** SQL: did both sides of this inquiry agree on the slot `s`? */
const isAgreed = (inquiryId: number): Fragment => fragment`exists (
  select from viewings v
  where v.slot_id = s.id and v.inquiry_id = ${inquiryId} and v.status = 'agreed')`;

/**
 * The times that the sender of an open inquiry can choose, and the one that they chose, the next
 * first, as one of its sides sees them. None where one of the two blocked the other.
 */
export const choosableSlots = (
  sql: Sql,
  userId: number,
  inquiryId: number,
): Promise<ViewingSlot[]> =>
  selectSlots(
    sql,
    userId,
    fragment`${isOfInquiry(userId, inquiryId)} and s.ends_at > now()
      and (${isChoosable} and ${freePlaces} >= ${neededPlaces(inquiryId)} or ${isAgreed(inquiryId)})`,
  );

/** The coming times of the listing of an open inquiry at which all places are taken by others. */
const fullSlots = (sql: Sql, userId: number, inquiryId: number): Promise<ViewingSlot[]> =>
  selectSlots(
    sql,
    userId,
    fragment`${isOfInquiry(userId, inquiryId)} and ${isChoosable} and ${freePlaces} < ${neededPlaces(inquiryId)}
      and not s.is_private and not ${isAgreed(inquiryId)}`,
  );

/** The slots of these ids, as this user sees them. */
export const readSlots = (sql: Sql, userId: number, ids: number[]): Promise<ViewingSlot[]> =>
  selectSlots(sql, userId, fragment`s.id = any(${ids}::int[])`);

async function selectSlots(sql: Sql, userId: number, condition: Fragment): Promise<ViewingSlot[]> {
  const rows = await sql<{ slot: ViewingSlot }[]>`
    select ${slotJson(userId)} as slot from viewing_slots s
    where ${condition} order by s.starts_at, s.id limit 300`;
  return rows.map(({ slot }) => slot);
}

/** One viewing of this user's inquiries; null when there is none. */
export async function readViewing(sql: Sql, userId: number, id: number): Promise<Viewing | null> {
  const [row] = await sql<{ viewing: Viewing }[]>`
    select ${viewingJson(userId)} as viewing
    from viewings v join viewing_slots s on s.id = v.slot_id join inquiries i on i.id = v.inquiry_id
    where v.id = ${id} and ${isOnSide(fragment`${userId}::int`)}`;
  return row?.viewing ?? null;
}

/** One proposed time, as a side of its inquiry sees it. */
export async function readWish(sql: Sql, userId: number, id: number): Promise<ViewingWish> {
  const [row] = await sql<{ wish: ViewingWish }[]>`
    select ${wishJson(userId)} as wish
    from viewings v join inquiries i on i.id = v.inquiry_id
    where v.id = ${id} and ${isOnSide(fragment`${userId}::int`)}`;
  if (!row) throw noSuchInquiry();
  return row.wish;
}

interface ExportedViewings {
  viewing_slots: {
    listing_id: number | null;
    starts_at: string;
    ends_at: string;
    time_zone: string;
    places: number;
    mode: string;
    video_url: string | null;
    is_withdrawn: boolean;
  }[];
  viewings: {
    inquiry_id: number;
    starts_at: string;
    ends_at: string;
    status: string;
    has_confirmed: boolean;
  }[];
  slot_waits: { inquiry_id: number; starts_at: string; ends_at: string; since: string }[];
}

/** The times that a user offered, the viewings of their inquiries, and for what they wait. */
export async function exportViewings(sql: Sql, userId: number): Promise<ExportedViewings> {
  const times = fragment`${instant(fragment`s.starts_at`)} as starts_at,
    ${instant(fragment`s.ends_at`)} as ends_at`;
  const slots = await sql<ExportedViewings['viewing_slots']>`
    select s.listing_id, ${times}, s.time_zone, s.places, s.mode, s.video_url,
      s.cancelled_at is not null as is_withdrawn
    from viewing_slots s where s.owner_id = ${userId} order by s.starts_at, s.id`;
  const viewings = await sql<ExportedViewings['viewings']>`
    select v.inquiry_id, v.status,
      coalesce(${confirmedSlot(userId)} = v.slot_id, false) as has_confirmed,
      ${instant(fragment`coalesce(s.starts_at, v.wish_starts_at)`)} as starts_at,
      ${instant(fragment`coalesce(s.ends_at, v.wish_ends_at)`)} as ends_at
    from viewings v left join viewing_slots s on s.id = v.slot_id
      join inquiries i on i.id = v.inquiry_id
    where i.id in ${ownInquiries(userId)} order by 4, v.id`;
  const waits = await sql<ExportedViewings['slot_waits']>`
    select w.inquiry_id, ${times}, ${instant(fragment`w.created_at`)} as since
    from slot_waits w join viewing_slots s on s.id = w.slot_id
      join inquiries i on i.id = w.inquiry_id
    where i.id in ${sentInquiries(userId)} order by s.starts_at, s.id`;
  return {
    viewing_slots: slots.map((row) => ({ ...row })),
    viewings: viewings.map((row) => ({ ...row })),
    slot_waits: waits.map((row) => ({ ...row })),
  };
}

/**
 * The viewings of an inquiry and the times that one side proposed, for an administrator who has to
 * judge it: the newest first, at most 20.
 */
export async function readViewingHistory(sql: Sql, inquiryId: number): Promise<ReportedViewing[]> {
  const startsAt = instant(fragment`coalesce(s.starts_at, v.wish_starts_at)`);
  const rows = await sql<ReportedViewing[]>`
    select v.id, v.status, ${startsAt} as starts_at,
      coalesce(s.time_zone, v.wish_time_zone) as time_zone,
      coalesce(s.mode, 'in_person') as mode, s.video_url
    from viewings v left join viewing_slots s on s.id = v.slot_id
    where v.inquiry_id = ${inquiryId} order by v.id desc limit 20`;
  return [...rows];
}
