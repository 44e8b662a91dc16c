import type { ReportedOffer } from '#contract/moderation/moderation.ts';
import { fragment, instant, type Sql } from '#platform/database/sql.ts';

/** The offers of an inquiry for an administrator who has to judge it, the newest first, at most 20. */
export async function readOfferHistory(sql: Sql, inquiryId: number): Promise<ReportedOffer[]> {
  const rows = await sql<ReportedOffer[]>`
    select id, status, monthly_rent, deposit, currency, move_in::text, stepped_back_by, reason,
      ${instant(fragment`created_at`)} as created_at
    from offers where inquiry_id = ${inquiryId} order by id desc limit 20`;
  return [...rows];
}
