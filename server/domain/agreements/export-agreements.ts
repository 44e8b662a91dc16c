import type { AccountExport } from '#contract/account/calls.ts';
import { fragment, instant, type Sql } from '#platform/database/sql.ts';

type Exported = Pick<
  AccountExport,
  'agreement_changes' | 'agreement_acceptances' | 'agreement_leanings'
>;

/** What a user did in house agreements, as their export has it: nothing that others wrote. */
export async function exportAgreements(sql: Sql, userId: number): Promise<Exported> {
  const changes = await sql<Exported['agreement_changes']>`
    select group_id, kind, after ->> 'clause' as clause, after ->> 'text' as text,
      ${instant(fragment`created_at`)} as created_at
    from agreement_changes where author_id = ${userId} order by id`;
  const acceptances = await sql<Exported['agreement_acceptances']>`
    select group_id, version, name, ${instant(fragment`accepted_at`)} as accepted_at
    from agreement_acceptances where user_id = ${userId} order by group_id, version`;
  const leanings = await sql<Exported['agreement_leanings']>`
    select r.group_id, l.clause, exists (select from agreement_shown_answers s
      where s.group_id = r.group_id and s.user_id = l.user_id) as is_shown
    from agreement_leanings l join agreement_rules r on r.id = l.rule_id
    where l.user_id = ${userId} order by r.id`;
  return {
    agreement_changes: changes.map((row) => ({ ...row })),
    agreement_acceptances: acceptances.map((row) => ({ ...row })),
    agreement_leanings: leanings.map((row) => ({ ...row })),
  };
}
