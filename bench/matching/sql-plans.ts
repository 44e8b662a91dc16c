import { questionIds } from '#contract/questionnaire/questions.ts';
import { rankingSql, type RankingRequest } from '#domain/matching/sql-ranking.ts';
import { fragment, identifier, join, type Fragment, type Sql } from '#platform/database/sql.ts';
import { codedRankingSql } from './coded-table.ts';

const column = (letter: string, position: number) =>
  fragment`u.${identifier(`${letter}${position}`)}`;

/** Exact plans of the same ranking. The fastest one is the reference of the index. */
export const sqlPlans: Record<string, (request: RankingRequest) => Fragment> = {
  'the tables as they are': (request) => rankingSql(request),
  'one flat table of the index’s codes': codedRankingSql,
  'one flat table of answers': (request) =>
    rankingSql(request, fragment`flat_users u`, {
      answer: (position) => column('a', position),
      acceptable: (position) => column('w', position),
      importance: (position) => column('i', position),
      dealbreakers: fragment`u.dealbreakers`,
      onlyThese: fragment`u.only_these`,
    }),
};

/** A copy of all users with a column for each answer, so that the query needs no joins or arrays. */
export async function addFlatTable(sql: Sql): Promise<void> {
  const columns = questionIds.map((_, index) => {
    const position = index + 1;
    const as = (letter: string) => identifier(`${letter}${position}`);
    return fragment`h.answers[${position}] as ${as('a')}, p.acceptable[${position}] as ${as('w')},
      p.importance[${position}] as ${as('i')}`;
  });
  await sql`create unlogged table flat_users as
    select u.id, u.onboarding_status, u.suspended_at,
      coalesce(p.dealbreakers, 0) as dealbreakers,
      coalesce(p.only_these, 0) as only_these, ${join(columns, fragment`, `)}
    from users u left join habits h on h.user_id = u.id left join preferences p on p.user_id = u.id`;
  await sql`vacuum analyze flat_users`;
  await sql`vacuum analyze users`;
  await sql`vacuum analyze habits`;
  await sql`vacuum analyze preferences`;
}
