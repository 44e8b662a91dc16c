import type { AccountExport, ExportedOutcome } from '#contract/account/calls.ts';
import { fragment, instant, type Sql } from '#platform/database/sql.ts';
import { isPairOfOffer } from './move-ins.ts';

/** What one user told about living together, without anything of the other, for their export. */
export async function exportOutcomes(sql: Sql, userId: number): Promise<ExportedOutcome[]> {
  const rows = await sql<{ exported: ExportedOutcome }[]>`
    select json_build_object('inquiry_id', o.inquiry_id, 'moved_in_on', op.moved_in_on::text,
      'joined_at', ${instant(fragment`p.joined_at`)}, 'score', op.score, 'points_lost', op.ledger,
      'habits', p.habits, 'preferences', p.preferences,
      'surveys', (select coalesce(json_agg(json_build_object('after_days', s.after_days,
          'due_on', s.due_on::text, 'asked_at', ${instant(fragment`s.asked_at`)},
          'answered_at', ${instant(fragment`s.answered_at`)}, 'lives_together', s.lives_together,
          'rating', s.rating, 'habit_ratings', s.habit_ratings) order by s.after_days), '[]')
        from outcome_surveys s where s.pair_id = p.pair_id and s.user_id = p.user_id)) as exported
    from outcome_participants p join outcome_pairs op on op.id = p.pair_id
      join offers o on ${isPairOfOffer}
    where p.user_id = ${userId} order by op.id`;
  return rows.map(({ exported }) => exported);
}

/** The move-ins about which a user does not want to be asked, for their export. */
export async function exportOutcomeRefusals(
  sql: Sql,
  userId: number,
): Promise<AccountExport['refused_outcomes']> {
  const rows = await sql<AccountExport['refused_outcomes']>`
    select o.inquiry_id, ${instant(fragment`r.refused_at`)} as refused_at
    from outcome_refusals r join offers o on o.id = r.offer_id
    where r.user_id = ${userId} order by o.id`;
  return rows.map((row) => ({ ...row }));
}
