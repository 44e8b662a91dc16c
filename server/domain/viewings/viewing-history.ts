import type { ReportedViewing } from '#contract/moderation/moderation.ts';
import { instant, fragment, type Sql } from '#platform/database/sql.ts';

/** The viewings of an inquiry for an administrator who has to judge it, the newest first, at most 20. */
export async function readViewingHistory(sql: Sql, inquiryId: number): Promise<ReportedViewing[]> {
  const rows = await sql<ReportedViewing[]>`
    select v.id, v.status, ${instant(fragment`s.starts_at`)} as starts_at,
      ${instant(fragment`s.ends_at`)} as ends_at, s.time_zone, s.mode, s.video_url
    from viewings v join viewing_slots s on s.id = v.slot_id
    where v.inquiry_id = ${inquiryId} order by v.id desc limit 20`;
  return [...rows];
}
