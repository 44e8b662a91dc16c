import { readSavedFilters } from '#contract/saved-searches/saved-search.ts';
import { wordsVersion } from '#domain/listings/public.ts';
import { wordColumns, wordValues } from '#domain/search/public.ts';
import { integer, type Pool } from '#platform/database/sql.ts';
import { createAttempts } from '#platform/jobs/skipped-items.ts';

const batchSize = 100;

/** Writes the words of saved searches that an older version of the splitter has written. */
export async function rewriteSearchWords(pool: Pool): Promise<void> {
  const attempts = createAttempts('saved searches');
  let last = 0;
  for (let isMore = true; isMore;) {
    const ids = await attempts.attemptInTransaction(pool, async (sql, attempt) => {
      const stale = await sql<{ id: number; search: string }[]>`
        select id, search from saved_searches where words_version < ${integer(wordsVersion)}
          and id > ${last}
        order by id limit ${integer(batchSize)} for no key update skip locked`;
      for (const { id, search } of stale) {
        await attempt(id, async () => {
          const values = wordValues(readSavedFilters(search) ?? {});
          await sql`update saved_searches set (${wordColumns}) = row(${values}) where id = ${id}`;
        });
      }
      return stale.map(({ id }) => id);
    });
    last = ids.at(-1) ?? last;
    isMore = ids.length === batchSize;
  }
  attempts.report();
}
