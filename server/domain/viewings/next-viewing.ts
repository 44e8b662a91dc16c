import { sentInquiries } from '#domain/inquiries/public.ts';
import { fragment, instant, type Fragment } from '#platform/database/sql.ts';
import { isComing } from './viewing-json.ts';

const columns = fragment`v.id as viewing_id, v.inquiry_id, i.listing_title, s.starts_at,
  s.time_zone, s.mode`;
const joined = fragment`join viewing_slots s on s.id = v.slot_id
  join inquiries i on i.id = v.inquiry_id`;
const agreed = fragment`select ${columns} from viewings v ${joined}
  where ${isComing}`;

/** SQL: a viewing as News of the contract has it. */
const viewingJson = (userId: number): Fragment => fragment`json_build_object(
  'inquiry_id', each.inquiry_id, 'title', each.listing_title,
  'starts_at', ${instant(fragment`each.starts_at`)}, 'time_zone', each.time_zone,
  'mode', each.mode, 'asks_whether_coming', exists (
    select from viewing_questions(${userId}) asked
    where asked.viewing_id = each.viewing_id and asked.question = 'coming'))`;

/**
 * SQL: the next agreed viewing of a user that is not over, on either side of its inquiry, as News of
 * the contract has it; null without one.
 */
export const nextViewing = (userId: number): Fragment => fragment`(
  select ${viewingJson(userId)} from (
    (${agreed} and s.owner_id = ${userId} order by s.ends_at limit 1)
    union all
    (${agreed} and i.id in ${sentInquiries(userId)} order by s.ends_at limit 1)) each
  order by each.starts_at, each.inquiry_id limit 1)`;

/** SQL: the latest viewing of a user of which nobody said yet whether it took place; null without one. */
export const endedViewing = (userId: number): Fragment => fragment`(
  select ${viewingJson(userId)} from (
    select ${columns} from viewing_questions(${userId}) asked
    join viewings v on v.id = asked.viewing_id and asked.question = 'took_place' ${joined}) each
  order by each.starts_at desc, each.inquiry_id limit 1)`;

/** SQL: the next time that the other side proposed to a user, and that waits for their answer; or null. */
export const askedWish = (userId: number): Fragment => fragment`(
  select json_build_object('inquiry_id', v.inquiry_id, 'title', i.listing_title,
    'starts_at', ${instant(fragment`v.wish_starts_at`)}, 'time_zone', v.wish_time_zone,
    'mode', 'in_person')
  from viewing_questions(${userId}) asked
    join viewings v on v.id = asked.viewing_id and asked.question = 'proposed'
    join inquiries i on i.id = v.inquiry_id
  order by v.wish_starts_at, v.id limit 1)`;
