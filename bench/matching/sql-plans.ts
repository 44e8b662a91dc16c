import type { Sql } from '#platform/database/sql.ts';
import { questionIds } from '#contract/questionnaire/questions.ts';
import { codedRankingSql } from './coded-table.ts';
import { rankingSql, type RankingRequest } from '#domain/matching/sql-ranking.ts';

type Statement = ReturnType<typeof rankingSql>;

/** Exact plans of the same ranking; the best of them is what the index is measured against. */
export const sqlPlans: Record<string, (request: RankingRequest) => Statement> = {
  'the tables as they are': (request) => rankingSql(request),
  'one flat table of the index’s codes': codedRankingSql,
  'one flat table of answers': (request) =>
    rankingSql(request, 'flat_people u', {
      answer: (position) => `u.a${position}`,
      acceptable: (position) => `u.w${position}`,
      importance: (position) => `u.i${position}`,
      dealbreakers: 'u.dealbreakers',
    }),
};

/** A copy of everyone with a column for each answer, free of joins and arrays. */
export async function addFlatTable(sql: Sql): Promise<void> {
  const columns = questionIds.flatMap((_, index) => {
    const position = index + 1;
    return [
      `h.answers[${position}] as a${position}`,
      `p.acceptable[${position}] as w${position}`,
      `p.importance[${position}] as i${position}`,
    ];
  });
  await sql.unsafe(`create unlogged table flat_people as
    select u.id, u.onboarding_status, coalesce(p.dealbreakers, 0) as dealbreakers, ${columns.join(', ')}
    from users u left join habits h on h.user_id = u.id left join preferences p on p.user_id = u.id`);
  await sql`vacuum analyze flat_people`;
  await sql`vacuum analyze users`;
  await sql`vacuum analyze habits`;
  await sql`vacuum analyze preferences`;
}
