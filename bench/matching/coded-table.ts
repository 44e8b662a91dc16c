import { fragment, identifier, join, type Fragment, type Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import { codes } from '#domain/matching/answer-codes.ts';
import { insertRows } from './insert-rows.ts';
import { choiceIds, createPacking, wordsPerUser } from '#domain/matching/packed-answers.ts';
import { readAllCandidates } from '#domain/matching/read-candidates.ts';
import type { RankingRequest } from '#domain/matching/sql-ranking.ts';
import { countShift, gainMask, viewerTables, weightMask, weightShift } from '#domain/matching/viewer-tables.ts'; // oxfmt-ignore

const codeColumns = choiceIds.map((_, position) => `c${position}`);

/** Stores the codes of the index in a table, which is the best case for SQL. */
export async function addCodedTable(sql: Sql): Promise<void> {
  const columns = [...codeColumns, 'sleep', 'wanted'].map(
    (name) => fragment`${identifier(name)} smallint`,
  );
  await sql`create unlogged table coded_users (id int, ${join(columns, fragment`, `)})`;
  const packing = createPacking();
  const words = new Uint32Array(wordsPerUser);
  const bytes = new Uint8Array(words.buffer);
  const names = ['id', ...codeColumns, 'sleep', 'wanted'];
  for await (const batch of readAllCandidates(sql)) {
    const rows = batch.map((candidate) => {
      packing.write(words, 0, candidate);
      const last = words[wordsPerUser - 1] ?? 0;
      const choices = choiceIds.map((_, position) => bytes[position] ?? 0);
      return [candidate.id, ...choices, last & 65_535, last >>> 16];
    });
    await insertRows(sql, 'coded_users', names, rows);
  }
  await sql`vacuum analyze coded_users`;
}

/** The ranking over that table. Constant arrays say what each code adds. */
export function codedRankingSql({ viewer, viewerId, limit }: RankingRequest): Fragment {
  const tables = viewerTables(createPacking(), viewer);
  const lookUp = (array: ArrayLike<number>, column: string) =>
    fragment`(${Array.from(array)}::int[])[${identifier(column)} + 1]`;
  const choices = (table: Int32Array) =>
    join(
      codeColumns.map((column, position) =>
        lookUp(table.slice(position * codes, (position + 1) * codes), column),
      ),
      fragment` + `,
    );
  const weights = (sum: Fragment) =>
    fragment`((${sum} >> ${weightShift}::int) & ${weightMask}::int)`;
  const [mine, theirs] = [weights(fragment`mine`), weights(fragment`theirs`)];
  return fragment`
    with keys as (
      select id, has_conflict, fit, (shared * fit + 150) / (shared + 3) as key from (
        select id, has_conflict, (mine >> ${countShift}::int)::float8 as shared,
          case when mine >> ${countShift}::int < ${limits.fit.minShared}
            or ${mine} * ${theirs} = 0 then null
          else sqrt(((mine & ${gainMask}::int) * (theirs & ${gainMask}::int))::float8
            / (${mine} * ${theirs})::float8) end as fit
        from (
          select id, mine, theirs, theirs >> ${countShift}::int <> 0 or breaks <> 0 as has_conflict
          from (
            select id, ${choices(tables.choiceMine)} + ${lookUp(tables.sleepMine, 'sleep')} as mine,
              ${choices(tables.choiceTheirs)} + ${lookUp(tables.sleepTheirs, 'wanted')} as theirs,
              ${lookUp(tables.sleepBreaks, 'sleep')} as breaks
            from coded_users where id <> ${viewerId}::int offset 0
          ) sums offset 0
        ) conflicts offset 0
      ) fits offset 0)
    select id, (select count(*)::int from keys) as total from keys
    order by has_conflict, key is null, key desc, id desc limit ${limit}`;
}
