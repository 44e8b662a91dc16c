import { fragment, instant, type Fragment } from '#platform/database/sql.ts';

/**
 * SQL: the next agreed viewing of a user that is not over, on either side of its inquiry, as News of
 * the contract has it; null without one.
 */
export const nextViewing = (userId: number): Fragment => fragment`(
  select json_build_object('inquiry_id', coming.inquiry_id, 'title', coming.listing_title,
    'starts_at', ${instant(fragment`coming.starts_at`)}, 'time_zone', coming.time_zone,
    'mode', coming.mode)
  from (
    (select v.inquiry_id, i.listing_title, s.starts_at, s.time_zone, s.mode ${agreed}
      and s.owner_id = ${userId} order by s.ends_at limit 1)
    union all
    (select v.inquiry_id, i.listing_title, s.starts_at, s.time_zone, s.mode ${agreed}
      and i.sender_id = ${userId} order by s.ends_at limit 1)) coming
  order by coming.starts_at, coming.inquiry_id limit 1)`;

const agreed = fragment`from viewings v join viewing_slots s on s.id = v.slot_id
  join inquiries i on i.id = v.inquiry_id where v.status = 'agreed' and s.ends_at > now()`;
