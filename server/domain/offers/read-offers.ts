import type { OfferState } from '#contract/offers/calls.ts';
import { currentStatuses } from '#contract/offers/statuses.ts';
import type { InquirySide } from '#contract/vocabulary.ts';
import type { ExportedOffer } from '#contract/account/calls.ts';
import { noSuchInquiry, ownInquiries, viewerSide } from '#domain/inquiries/public.ts';
import { isMember } from '#domain/matching/public.ts';
import { fragment, instant, integer, wordList, type Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { ReportedOffer } from '#contract/moderation/moderation.ts';

/**
 * SQL: the day that it still is somewhere, so that a last day is over for nobody before it ended
 * where they are.
 */
export const lastToday = fragment`((now() - interval '12 hours') at time zone 'UTC')::date`;

/** SQL: what an offer begins with at the earliest: an answer within a week comes before it. */
const earliestMoveIn = fragment`${today} + 8`;

/** For how many days after the day of moving in one can say that it did not happen. */
const stepBackDays = 30;

/** SQL: is the last day of the offer `o` over, for an answer or for stepping back? */
export const isLate = fragment`(case o.status when 'offered' then o.answer_by
  else o.move_in + ${integer(stepBackDays)} end < ${lastToday})`;

/** SQL: has the day of moving in of the offer `o` begun where days begin first? */
export const isDue = fragment`(o.move_in <= ((now() + interval '14 hours') at time zone 'UTC')::date)`;

/** SQL: how many places of a listing are offered, and how many accepted, by now moved in or not. */
export async function countOffers(
  sql: Sql,
  listingId: number,
): Promise<{ offered: number; accepted: number }> {
  const [counts] = await sql<{ offered: number; accepted: number }[]>`
    select coalesce(sum(places) filter (where status = 'offered'), 0)::int as offered,
      coalesce(sum(places) filter (where status <> 'offered'), 0)::int as accepted
    from offers where listing_id = ${listingId} and status in ${wordList(currentStatuses)}`;
  return counts ?? { offered: 0, accepted: 0 };
}

/** How many places are neither offered nor taken. */
export const countFreePlaces = (
  { looking_for_roommates: places }: { looking_for_roommates: number | null },
  { offered, accepted }: { offered: number; accepted: number },
): number => Math.max(0, (places ?? 0) - accepted - offered);

/** SQL: who of a group has accepted the offer `o` in the inquiry `i`; null for a person alone. */
const acceptanceJson = (userId: number) => fragment`case when i.group_id is not null then (
  select json_build_object(
    'has_accepted', coalesce(bool_or(u.id = ${userId} and a.user_id is not null), false),
    'accepted', coalesce(json_agg(u.first_name order by u.id)
      filter (where a.user_id is not null), '[]'),
    'missing', coalesce(json_agg(u.first_name order by u.id) filter (where a.user_id is null), '[]'),
    'is_reopened', o.reopened_at is not null)
  from inquiry_members s join users u on u.id = s.user_id and u.suspended_at is null
    left join offer_acceptances a on (a.offer_id, a.user_id) = (o.id, u.id)
  where s.inquiry_id = i.id) end`;

/** SQL: the Offer of the contract, from `o` in the inquiry `i`, as this user sees it. */
const offerJson = (userId: number) => fragment`json_build_object(
  'group', ${acceptanceJson(userId)},
  'id', o.id, 'status', o.status, 'monthly_rent', o.monthly_rent, 'deposit', o.deposit,
  'currency', o.currency, 'move_in', o.move_in::text, 'answer_by', o.answer_by::text,
  'is_late', ${isLate}, 'is_due', ${isDue}, 'stepped_back_by', o.stepped_back_by, 'reason', o.reason,
  'created_at', ${instant(fragment`o.created_at`)},
  'updated_at', ${instant(fragment`o.updated_at`)})`;

interface Row {
  side: InquirySide | null;
  offer: OfferState['offer'];
  is_joinable: boolean | null;
  address: string | null;
  listing_id: number | null;
  monthly_rent: number;
  deposit: number | null;
  currency: string;
  status: string;
  looking_for_roommates: number | null;
  move_in: string;
}

/** What this user sees of the offers in an inquiry about a listing. Throws `not_found`. */
export async function readOfferState(sql: Sql, viewer: Viewer, id: number): Promise<OfferState> {
  const [row] = await sql<Row[]>`
    select ${viewerSide(viewer.user_id)} as side,
      l.status <> 'hidden' and not ${isMember(fragment`l.id`, fragment`${viewer.user_id}`)}
        as is_joinable, l.public_address as address, l.id as listing_id, l.monthly_rent, l.deposit,
      l.currency, l.status, l.looking_for_roommates,
      greatest(coalesce(u.move_in_from, l.available_from), ${earliestMoveIn})::text
        as move_in,
      (select ${offerJson(viewer.user_id)} from offers o where o.inquiry_id = i.id order by o.id desc limit 1)
        as offer
    from inquiries i left join listings l on l.id = i.listing_id
      left join users u on u.id = i.sender_id
    where i.id = ${id} and i.kind = 'listing'`;
  const side = row?.side;
  if (!side) throw noSuchInquiry();
  const { offer, address } = row;
  if (side === 'sender' || row.listing_id === null) {
    const canJoin = side === 'sender' && offer?.status === 'moved_in' && row.is_joinable === true;
    return { offer, listing: null, address, can_join: canJoin };
  }
  const counts = await countOffers(sql, row.listing_id);
  const { monthly_rent, deposit, currency, move_in } = row;
  const listing = {
    monthly_rent,
    deposit,
    currency,
    move_in,
    free_places: countFreePlaces(row, counts),
    can_reopen: row.status === 'filled' && countFreePlaces(row, { ...counts, offered: 0 }) > 0,
  };
  return { offer, listing, address, can_join: false };
}

/** The offers of one user, made and got, for their export. */
export async function exportOffers(sql: Sql, userId: number): Promise<ExportedOffer[]> {
  const rows = await sql<{ exported: ExportedOffer }[]>`
    select json_build_object('inquiry_id', i.id, 'listing_title', i.listing_title,
      'is_mine', i.recipient_id is not distinct from ${userId}, 'status', o.status,
      'monthly_rent', o.monthly_rent, 'deposit', o.deposit, 'currency', o.currency,
      'move_in', o.move_in::text, 'answer_by', o.answer_by::text,
      'stepped_back_by', o.stepped_back_by, 'reason', o.reason,
      'accepted_at', (select ${instant(fragment`a.accepted_at`)} from offer_acceptances a
        where a.offer_id = o.id and a.user_id = ${userId}),
      'created_at', ${instant(fragment`o.created_at`)},
      'updated_at', ${instant(fragment`o.updated_at`)}) as exported
    from offers o join inquiries i on i.id = o.inquiry_id
    where i.id in ${ownInquiries(userId)} order by o.id`;
  return rows.map(({ exported }) => exported);
}

/** The offers of an inquiry for an administrator who has to judge it, the newest first, at most 20. */
export async function readOfferHistory(sql: Sql, inquiryId: number): Promise<ReportedOffer[]> {
  const rows = await sql<ReportedOffer[]>`
    select id, status, monthly_rent, deposit, currency, move_in::text, stepped_back_by, reason,
      ${instant(fragment`created_at`)} as created_at
    from offers where inquiry_id = ${inquiryId} order by id desc limit 20`;
  return [...rows];
}
