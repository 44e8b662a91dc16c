import type { AccountExport } from '#contract/users/calls.ts';
import { fragment, instant, type Sql } from '#platform/database/sql.ts';

/** What a user thinks of applicants, and when they looked at whose boards. */
export async function exportVotes(
  sql: Sql,
  userId: number,
): Promise<Pick<AccountExport, 'applicant_votes' | 'applicant_looks'>> {
  const cast = await sql<AccountExport['applicant_votes']>`
    select v.inquiry_id, i.listing_title, v.vote, v.note,
      ${instant(fragment`v.updated_at`)} as updated_at
    from applicant_votes v join inquiries i on i.id = v.inquiry_id
    where v.user_id = ${userId} order by v.inquiry_id`;
  const looks = await sql<AccountExport['applicant_looks']>`
    select listing_id, ${instant(fragment`looked_at`)} as looked_at from applicant_looks
    where user_id = ${userId} order by listing_id`;
  return {
    applicant_votes: cast.map((row) => ({ ...row })),
    applicant_looks: looks.map((row) => ({ ...row })),
  };
}
