import { setImmediate } from 'node:timers/promises';
import { flagListing } from '#domain/safety/public.ts';
import { integer, type Pool, type Sql } from '#platform/database/sql.ts';
import { createAttempts } from '#platform/jobs/skipped-items.ts';

/** How many imported listings are read at once, and until when their transactions are over. */
const importedAtOnce = 200;
const settledMinutes = 5;

/**
 * Reads imported listings that came or changed since it last did, and reports those whose texts
 * strongly read like a scam, or whose rent is far below those nearby. It pauses after each, so that
 * requests wait a few ms at most.
 */
export async function flagImported(
  sql: Pool,
  flagRent: (sql: Sql, id: number) => Promise<void>,
): Promise<void> {
  const attempts = createAttempts('listings');
  for (;;) {
    const read = await attempts.attemptInTransaction(sql, async (tx, attempt) => {
      const [at] = await tx<{ imported_at: string; listing_id: number }[]>`
        select imported_at::text, listing_id from guard_progress for update skip locked`;
      if (!at) return 0;
      const rows = await tx<
        { imported_at: string; id: number; title: string; description: string | null }[]
      >`
        select o.imported_at::text, l.id, l.title, l.description
        from external_origins o join listings l on l.id = o.listing_id
        where (o.imported_at, o.listing_id) > (${at.imported_at}::timestamptz, ${at.listing_id})
          and o.imported_at < now() - make_interval(mins => ${integer(settledMinutes)})
        order by o.imported_at, o.listing_id limit ${integer(importedAtOnce)}`;
      for (const { id, title, description } of rows) {
        await attempt(id, async () => {
          await flagListing(tx, id, `${title}\n${description ?? ''}`);
          await flagRent(tx, id);
        });
        await setImmediate();
      }
      const last = rows.at(-1);
      if (last) {
        await tx`update guard_progress
          set imported_at = ${last.imported_at}::timestamptz, listing_id = ${last.id}`;
      }
      return rows.length;
    });
    if (read < importedAtOnce) return attempts.report();
  }
}
