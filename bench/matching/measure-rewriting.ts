import { setTimeout as sleep } from 'node:timers/promises';
import { rewriteWords, writeWords } from '#domain/listings/words/write-vectors.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { Pool } from '#platform/database/sql.ts';
import { percentile } from '../api/paced-load.ts';
import { openKeptDatabase } from '../kept-database.ts';
import type { Figure, Part } from '../part.ts';
import { listingRows, size } from './listing-rows.ts';

const pauseMs = 50;
const slowestGoalMs = 1000;

/** The words of a million listings after an update of the splitter, while others write listings. */
export const rewritingPart: Part = {
  title: 'Rewriting the words of all listings',
  tools: [],
  async prepare(say) {
    const { stop } = await openKeptDatabase(listingRows, say);
    await stop();
  },
  async measure({ say }) {
    const { connection, stop } = await openKeptDatabase(listingRows, say);
    const database = openDatabase(connection, 2);
    try {
      const { sql } = database;
      say('Marking the words of all listings as old');
      await markAsOld(sql);
      const end = new AbortController();
      const writing = writeBeside(sql, end.signal);
      const startedAt = performance.now();
      await rewriteWords(sql, end.signal);
      const seconds = (performance.now() - startedAt) / 1000;
      end.abort();
      const times = await writing;
      const [row] = await sql<{ stale: number }[]>`
        select count(*)::int as stale from listings where words_version = 0`;
      return {
        method: [
          `A process rewrites the words of ${size.toLocaleString('en')} listings, 200 in each transaction, as every process does a minute after an update. Beside it, a listing is changed with its words every ${pauseMs} ms, anywhere in the table.`,
        ],
        figures: [
          figure('all words are rewritten', 's', seconds, null),
          figure('rewritten', 'listings/s', size / seconds, null),
          figure('a write beside it, median', 'ms', percentile(times, 0.5), null),
          figure('a write beside it, 99th percentile', 'ms', percentile(times, 0.99), null),
          figure('a write beside it, slowest', 'ms', Math.max(...times), slowestGoalMs),
          figure('listings left out', 'listings', row?.stale ?? Number.NaN, 0),
        ],
        notes: [],
      };
    } finally {
      await database.close();
      await stop();
    }
  },
};

async function markAsOld(sql: Pool): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`alter table listings disable trigger user`;
    await tx`update listings set words_version = 0`;
    await tx`alter table listings enable trigger user`;
  });
}

/** Changes listings and their words as the handlers do, until it is told to end. */
async function writeBeside(sql: Pool, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 1; !signal.aborted; nth += 1) {
    const id = 1 + ((nth * 104_729) % size);
    const startedAt = performance.now();
    await sql.begin(async (tx) => {
      await tx`update listings set title = 'Changed room number ' || id where id = ${id}`;
      await writeWords(tx, [id]);
    });
    times.push(performance.now() - startedAt);
    await sleep(pauseMs);
  }
  return times;
}

const figure = (name: string, unit: string, value: number, atMost: number | null): Figure => ({
  name: `${size.toLocaleString('en')} listings: ${name}`,
  unit,
  value,
  against: null,
  goal: atMost === null ? null : { atMost },
});
