import { readSavedFilters } from '#contract/saved-searches/saved-search.ts';
import { wordsVersion } from '#domain/listings/public.ts';
import { wordColumns, wordValues } from '#domain/search/public.ts';
import { integer, transaction, type Pool } from '#platform/database/sql.ts';

const batchSize = 100;

/** Writes the words of saved searches that an older version of the splitter has written. */
export async function rewriteSearchWords(pool: Pool): Promise<void> {
  for (let found = batchSize; found === batchSize;) {
    found = await transaction(pool, async (sql) => {
      const stale = await sql<{ id: number; search: string }[]>`
        select id, search from saved_searches where words_version < ${integer(wordsVersion)}
        limit ${integer(batchSize)} for no key update skip locked`;
      for (const { id, search } of stale) {
        const values = wordValues(readSavedFilters(search) ?? {});
        await sql`update saved_searches set (${wordColumns}) = row(${values}) where id = ${id}`;
      }
      return stale.length;
    });
  }
}
