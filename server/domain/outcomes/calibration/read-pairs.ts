import type { QuestionId } from '#contract/questionnaire/questions.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { RatedPair } from './estimate-multipliers.ts';

/** A pair that answered at least one survey, with the mean of the ratings of each habit. */
export interface AnsweredPair extends RatedPair {
  habits: Partial<Record<QuestionId, number>>;
}

/**
 * Every pair that answered. Its rating is the mean of its people, and that of a person the mean of their
 * surveys: who answers more often counts no more.
 */
export async function readAnsweredPairs(sql: Sql): Promise<AnsweredPair[]> {
  const rows = await sql<AnsweredPair[]>`
    with people as (
      select pair_id, avg(rating)::float8 as rating from outcome_surveys
      where answered_at is not null group by pair_id, user_id
    ), habits as (
      select s.pair_id, h.key, avg(h.value::numeric)::float8 as rating
      from outcome_surveys s, jsonb_each_text(s.habit_ratings) h group by s.pair_id, h.key)
    select op.ledger, (select avg(p.rating) from people p where p.pair_id = op.id) as rating,
      coalesce((select jsonb_object_agg(h.key, h.rating) from habits h where h.pair_id = op.id),
        '{}') as habits
    from outcome_pairs op where exists (select from people p where p.pair_id = op.id)
    order by op.id`;
  return rows.map((row) => ({ ...row }));
}
