import { setImmediate } from 'node:timers/promises';
import { integer, isRetried, withSavepoint, type Pool, type Sql } from '#platform/database/sql.ts';
import { createAttempts } from '#platform/jobs/skipped-items.ts';
import { splitText, wordsVersion } from './split-text.ts';

/** Listings written in one statement: few enough that nobody waits long for their rows. */
const batchSize = 200;
/** Texts split in one go, which takes a few milliseconds in which no request is answered. */
const splitAtOnce = 20;

/**
 * Writes the words by which these listings are found. Whoever writes texts of listings calls it in the
 * same transaction; until then, a trigger has PostgreSQL split them as well as it can.
 */
export async function writeWords(sql: Sql, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batchSize) {
    await writeBatch(sql, ids.slice(from, from + batchSize));
  }
}

async function writeBatch(sql: Sql, ids: readonly number[]): Promise<void> {
  const rows = await sql<{ id: number; text: string }[]>`
    select id, concat_ws(' ', title, public_address, description) as text
    from listings where id = any (${[...ids]}::int[]) order by id for no key update`;
  if (rows.length === 0) return;
  const words: { id: number; search: string }[] = [];
  for (const [nth, { id, text }] of rows.entries()) {
    words.push({ id, search: writeVector(splitText(text)) });
    if (nth % splitAtOnce === splitAtOnce - 1) await setImmediate();
  }
  await sql`
    update listings l set search = w.search::tsvector, words_version = ${integer(wordsVersion)}
    from jsonb_to_recordset(${JSON.stringify(words)}::text::jsonb) w (id int, search text)
    where l.id = w.id`;
}

/** Words have letters, marks and digits only, so nothing in them needs to be escaped. */
const writeVector = (words: ReadonlySet<string>) =>
  Array.from(words, (word) => `'${word}'`).join(' ');

/**
 * Writes the words of listings that an older version of the server, or SQL by hand, has written, and of
 * all of them after the splitter or ICU changed. Any number of processes may do it at once.
 */
export async function rewriteWords(pool: Pool, signal: AbortSignal): Promise<void> {
  const attempts = createAttempts('listings');
  let last = 0;
  for (let isMore = true; isMore && !signal.aborted;) {
    const written = await attempts.attemptInTransaction(pool, async (sql, attempt) => {
      const stale = await sql<{ id: number }[]>`
        select id from listings where words_version < ${integer(wordsVersion)}
          and id > ${last}
        order by id limit ${integer(batchSize)} for no key update skip locked`;
      const ids = stale.map(({ id }) => id);
      try {
        await withSavepoint(sql, () => writeWords(sql, ids));
      } catch (error) {
        if (isRetried(error)) throw error;
        for (const id of ids) await attempt(id, () => writeWords(sql, [id]));
      }
      return ids;
    });
    last = written.at(-1) ?? last;
    isMore = written.length === batchSize;
  }
  attempts.report();
}
