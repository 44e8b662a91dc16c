import { fragment, instant, integer, type Fragment } from '#platform/database/sql.ts';

/** SQL: when the two sides of the inquiry `i` meet; null where nothing is agreed, or once it is over. */
export const nextMeeting: Fragment = fragment`(
  select json_build_object('starts_at', ${instant(fragment`s.starts_at`)}, 'time_zone', s.time_zone)
  from viewings v join viewing_slots s on s.id = v.slot_id
  where v.inquiry_id = i.id and v.status = 'agreed' and s.ends_at > now())`;

/**
 * SQL: do the two of a row of `inquiries` have no agreed viewing that is coming, and met in none within
 * so many days? An agreement says more than a message, so neither silence nor expiry begins before.
 */
export const noMeetingWithin = (days: number): Fragment => fragment`not exists (
  select from viewings v join viewing_slots s on s.id = v.slot_id
  where v.inquiry_id = inquiries.id and v.status in ('agreed', 'done', 'missed')
    and s.ends_at > now() - make_interval(days => ${integer(days)}))`;
