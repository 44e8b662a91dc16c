import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '#contract/limits.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { CurrencyAt } from '#domain/places/public.ts';
import { mapRows, type SeenIds } from '../mapping/map-rows.ts';
import { readRules } from '../mapping/row-rules.ts';
import { bindMapping } from '../mapping/mapping.ts';
import { ImportRefused } from '../reading/row-file.ts';
import { detectShape } from '../reading/file-shape.ts';
import { openRowFile, surveyFile } from '../reading/survey.ts';
import { importListings } from '../writing/import-listings.ts';
import { openListingStore } from '../writing/listing-store.ts';
import { readFileParts } from './file-parts.ts';
import {
  endRun,
  LeaseLost,
  readRun,
  releaseRun,
  renewLease,
  storeBatch,
  storeRowsTotal,
  type Run,
  type RunEnd,
  type RunFacts,
} from './run-queue.ts';

const heartbeatMs = 1500;
/** The share of its time for which an import pauses, so that requests come first. */
const pauseShare = 0.1;
/** A killed process may hold its source until PostgreSQL notices. */
const claimTries = 20;
const claimPauseMs = 500;

interface Context {
  currencyAt: CurrencyAt;
  defaultCurrency: string;
  /** A pool of one connection for the import alone: it holds the claim to the source. */
  single: Pool;
  sql: Pool;
}

/** Runs one import until it ends, is cancelled, or `stop` aborts because the server stops. */
export async function runImport(
  run: Run,
  { stop, ...connections }: Context & { stop: AbortSignal },
): Promise<void> {
  const { sql } = connections;
  const facts = await readRun(sql, run);
  if (!facts) return;
  const halt = new AbortController();
  let isCancelled = false;
  let isLost = false;
  const checkCancelled = ({ isCancelling }: { isCancelling: boolean }) => {
    isCancelled ||= isCancelling;
    if (isCancelling) halt.abort();
  };
  const checkLost = (error: unknown) => {
    if (!(error instanceof LeaseLost)) return;
    isLost = true;
    halt.abort();
  };
  const heartbeat = setInterval(
    () => void renewLease(sql, run).then(checkCancelled, checkLost),
    heartbeatMs,
  );
  const onStop = () => halt.abort();
  stop.addEventListener('abort', onStop);
  if (stop.aborted) halt.abort();

  try {
    checkCancelled(await renewLease(sql, run));
    const end = await importFile(run, facts, {
      ...connections,
      signal: halt.signal,
      checkCancelled,
    });
    if (isLost) return;
    if (end) await endRun(sql, run, end);
    else if (isCancelled) await endRun(sql, run, { status: 'cancelled' });
    else await releaseRun(sql, run);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (!(error instanceof ImportRefused)) throw error;
    await endRun(sql, run, { status: 'refused', message: error.message });
  } finally {
    clearInterval(heartbeat);
    // The signal is that of the process, which does more jobs.
    stop.removeEventListener('abort', onStop);
  }
}

/** Imports the whole file; null when `signal` stopped it before the end. */
async function importFile(
  run: Run,
  facts: RunFacts,
  context: Context & {
    signal: AbortSignal;
    checkCancelled: (answer: { isCancelling: boolean }) => void;
  },
): Promise<RunEnd | null> {
  const { single, sql, signal, checkCancelled, currencyAt, defaultCurrency } = context;
  const { file_id: fileId, source, kind } = facts;
  if (fileId === null) return { status: 'failed', message: 'The file no longer exists.' };
  const open = () => untilStopped(readFileParts(sql, fileId), signal);
  try {
    const file = openRowFile(open, await detectShape(open, kind, facts.reading));
    const survey = await surveyFile(file, { atMost: limits.imports.rows });
    const mapping = bindMapping(facts.mapping, survey.columns);
    const rules = await readRules({ file, survey, mapping }, facts.reading);
    await storeRowsTotal(sql, run, survey.rowCount);
    const store = await retryWhileClaimed(() =>
      openListingStore(single, {
        source,
        status: facts.new_status,
        currencyAt,
        defaultCurrency,
        mappedFields: [...mapping.fields.keys()],
        ...(mapping.photos && { photoRun: { runId: run.id } }),
        resumed: { at: new Date(facts.started_at), added: facts.added },
        onBatch: async (tx, counts, batch) =>
          checkCancelled(await storeBatch(tx, run, counts, batch.setAside)),
      }),
    );
    const seen: SeenIds = new Map();
    let batchStartedAt = performance.now();
    const result = await importListings({
      rows: mapRows(file.open(), mapping, rules, seen),
      store,
      skip: facts.rows_done,
      signal,
      async onProgress() {
        await pause((performance.now() - batchStartedAt) * pauseShare);
        batchStartedAt = performance.now();
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

async function retryWhileClaimed<T>(open: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof ImportRefused) || tries >= claimTries) throw error;
      await pause(claimPauseMs);
    }
  }
}

/** Counts in the database, because an earlier attempt may have flagged some already. */
async function countGone(sql: Pool, { source, started_at }: RunFacts): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from external_origins
    where source = ${source} and gone_at >= ${started_at}`;
  return row?.count ?? 0;
}
