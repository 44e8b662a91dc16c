import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import { importListings } from '../writing/import-listings.ts';
import { ImportRefused } from '../import-refused.ts';
import { openListingStore } from '../writing/listing-store.ts';
import { mapRows, type SeenIds } from '../mapping/map-rows.ts';
import { bindMapping } from '../mapping/mapping.ts';
import { openRowFile } from '../reading/open-row-file.ts';
import { surveyFile } from '../reading/survey.ts';
import { readFileParts } from './files.ts';
import {
  endRun,
  keepRun,
  LeaseLost,
  noteBatch,
  noteRowsTotal,
  readRun,
  releaseRun,
  type Run,
  type RunEnd,
  type RunFacts,
} from './run-queue.ts';

const beatMs = 1500;
/** The share of its time that an import leaves to others: requests come first. */
const rest = 0.1;
/** A process that was killed may hold its source until PostgreSQL notices. */
const claimTries = 20;
const claimPauseMs = 500;

interface Surroundings {
  /** One connection, for the import alone: it holds the claim to the source. */
  single: Pool;
  /** For everything beside it. */
  sql: Pool;
  /** The server stops: finish the batch at hand and let another process go on. */
  stop: AbortSignal;
}

/** Works on one import until it is over, somebody cancels it, or the server stops. */
export async function workOn(run: Run, { single, sql, stop }: Surroundings): Promise<void> {
  const facts = await readRun(sql, run);
  if (!facts) return;
  const halt = new AbortController();
  let isCancelled = false;
  let isLost = false;
  const heed = ({ isCancelling }: { isCancelling: boolean }) => {
    isCancelled ||= isCancelling;
    if (isCancelling) halt.abort();
  };
  const lose = (error: unknown) => {
    if (!(error instanceof LeaseLost)) return;
    isLost = true;
    halt.abort();
  };
  const beat = setInterval(() => void keepRun(sql, run).then(heed, lose), beatMs);
  stop.addEventListener('abort', () => halt.abort());
  if (stop.aborted) halt.abort();

  try {
    heed(await keepRun(sql, run));
    const end = await importRun(run, facts, { single, sql, signal: halt.signal, heed });
    if (isLost) return;
    if (end) await endRun(sql, run, end);
    else if (isCancelled) await endRun(sql, run, { status: 'cancelled' });
    else await releaseRun(sql, run, 0);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (!(error instanceof ImportRefused)) throw error;
    await endRun(sql, run, { status: 'refused', message: error.message });
  } finally {
    clearInterval(beat);
  }
}

/** The whole import; null when it stopped before its end. */
async function importRun(
  run: Run,
  facts: RunFacts,
  context: {
    single: Pool;
    sql: Pool;
    signal: AbortSignal;
    heed: (answer: { isCancelling: boolean }) => void;
  },
): Promise<RunEnd | null> {
  const { single, sql, signal, heed } = context;
  const { file_id: fileId, source: name, kind } = facts;
  if (fileId === null) return { status: 'failed', message: 'The file is not here any more.' };
  const file = openRowFile(() => untilStopped(readFileParts(sql, fileId), signal), kind);
  try {
    const survey = await surveyFile(file, { atMost: limits.imports.rows });
    const mapping = bindMapping(facts.mapping, survey.columns);
    await noteRowsTotal(sql, run, survey.rowCount);
    const store = await claim(() =>
      openListingStore(single, {
        source: name,
        status: facts.new_status,
        mappedFields: [...mapping.fields.keys()],
        begun: { at: new Date(facts.started_at), added: facts.added },
        journal: async (tx, counts, batch) =>
          heed(await noteBatch(tx, run, counts, batch.setAside)),
      }),
    );
    const seen: SeenIds = new Map();
    let batchBegan = performance.now();
    const result = await importListings({
      rows: mapRows(file.open(), mapping, survey.shiftKinds, seen),
      store,
      skip: facts.rows_done,
      signal,
      async onProgress() {
        await pause((performance.now() - batchBegan) * rest);
        batchBegan = performance.now();
      },
    });
    if (result.cancelled) return null;
    await store.flagGone(seen);
    return { status: 'done', gone: await countGone(sql, facts) };
  } catch (error) {
    if (signal.aborted && error === signal.reason) return null;
    throw error;
  }
}

async function* untilStopped(
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for await (const part of bytes) {
    signal.throwIfAborted();
    yield part;
  }
}

async function claim<T>(open: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof ImportRefused) || tries >= claimTries) throw error;
      await pause(claimPauseMs);
    }
  }
}

/** Of an import that was interrupted while flagging, too. */
async function countGone(sql: Pool, { source, started_at }: RunFacts): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from external_origins
    where source = ${source} and gone_at >= ${started_at}`;
  return row?.count ?? 0;
}
