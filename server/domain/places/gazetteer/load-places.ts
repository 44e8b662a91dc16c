import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { transaction, type Pool } from '#platform/database/sql.ts';
import { launcher, projectRoot } from '#platform/project-root.ts';

/**
 * Fills the gazetteer if it is empty, or from before places had a currency: some 170,000 places,
 * once, in a few seconds. When aborted it stores none and resolves: the next start begins again.
 */
export async function loadPlaces(sql: Pool, signal?: AbortSignal): Promise<void> {
  const [row] = await sql<{ isFilled: boolean }[]>`
    select exists (select 1 from places where currency is not null) as "isFilled"`;
  if (row?.isFilled || signal?.aborted) return;
  const source = fork(launcher, [path.join(import.meta.dirname, 'places-process.ts')], {
    cwd: projectRoot,
    execArgv: [],
  });
  const abort = () => source.kill();
  signal?.addEventListener('abort', abort);
  try {
    // Reading the packages takes seconds, so do it before the transaction.
    await readBatch(source, 0);
    await transaction(sql, async (tx) => {
      // Of two processes that start at once, the second finds the rows stored and adds none.
      await tx`set local lock_timeout = '15s'`;
      await tx`lock table places in exclusive mode`;
      for (let batch = 0; ; batch += 1) {
        const places = await readBatch(source, batch);
        signal?.throwIfAborted();
        if (places === '[]') break;
        await tx`
          insert into places (id, name, detail, key, population, latitude, longitude, currency)
          select p.id, p.name, p.detail, search_text(p.name), p.population, p.latitude, p.longitude,
            p.currency
          from jsonb_to_recordset(${places}::text::jsonb)
            as p(id int, name text, detail text, population int, latitude float8, longitude float8,
              currency text)
          on conflict (id) do update set currency = excluded.currency`;
      }
      await tx`analyze places`;
    });
  } catch (error) {
    // Its process was ended for this.
    if (!signal?.aborted) throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
    source.kill();
  }
}

/** A batch of places as JSON text; the one after the last is empty. */
async function readBatch(source: ChildProcess, batch: number): Promise<string> {
  const ended = new Error('The process that reads the places ended unexpectedly');
  if (source.killed || !source.connected) throw ended;
  const over = new AbortController();
  const { signal } = over;
  try {
    const answered = Promise.race([
      once(source, 'message', { signal }),
      once(source, 'exit', { signal }),
    ]);
    source.send(batch, () => undefined);
    const [answer] = (await answered) as [unknown];
    if (typeof answer === 'string') return answer;
    throw ended;
  } finally {
    over.abort();
  }
}
