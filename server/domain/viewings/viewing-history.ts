import type { ReportedViewing } from '#contract/moderation/moderation.ts';
import { instant, fragment, type Sql } from '#platform/database/sql.ts';

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
