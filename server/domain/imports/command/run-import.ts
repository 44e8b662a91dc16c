import postgres from 'postgres';
import type { SetAsideRow } from '#contract/imports/import.ts';
import type { DatabaseServer } from '#platform/database/connect.ts';
import { isDatabaseAway, openDatabase } from '#platform/database/database.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import type { ImportRequest } from './command-line.ts';
import { ImportRefused } from '../import-refused.ts';
import { importListings, nothingDone, type ImportCounts } from '../writing/import-listings.ts';
import { openListingStore } from '../writing/listing-store.ts';
import { mapRows, type MappedListing, type SeenIds } from '../mapping/map-rows.ts';
import { bindMapping } from '../mapping/mapping.ts';
import { openFile } from './open-file.ts';
import { showProgress, type Output } from './progress.ts';
import { count, previewOf, setAsideLines, summaryOf } from './report.ts';
import { surveyFile } from '../reading/survey.ts';

export interface ImportSurroundings {
  connect(): Promise<DatabaseServer>;
  signal: AbortSignal;
  /** For what was done. */
  out: Output;
  /** For what is going on. */
  progress: Output;
}

const previewRows = 5;

/**
 * Runs one import as the command line asks for it. Everything about the file and its mapping is
 * settled before the database is touched. Throws {@link ImportRefused} with one sentence.
 */
export async function runImport(
  request: ImportRequest,
  surroundings: ImportSurroundings,
): Promise<'done' | 'cancelled'> {
  const file = await openFile(request.file);
  const survey = await surveyFile(file);
  const mapping = bindMapping(request.mapping, survey.columns);
  const seen: SeenIds = new Map();
  const rows = mapRows(file.open(), mapping, survey.shiftKinds, seen);
  if (request.isDryRun) {
    await preview(rows, surroundings.out);
    return 'done';
  }

  const opened = await surroundings.connect().catch((error: unknown) => {
    throw new ImportRefused(error instanceof Error ? error.message : String(error));
  });
  const setAside: SetAsideRow[] = [];
  let progress = showProgress(surroundings.progress, survey.rowCount);
  let startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  let done: ImportCounts = nothingDone;
  try {
    const result = await inDatabase(opened.target, async (sql) => {
      const mappedFields = [...mapping.fields.keys()];
      const store = await openListingStore(sql, { ...request, mappedFields });
      // Opening and migrating the database is not the import's speed.
      startedAt = performance.now();
      progress = showProgress(surroundings.progress, survey.rowCount);
      const counts = await importListings({
        rows,
        store,
        signal: surroundings.signal,
        onSetAside: (row) => setAside.push(row),
        onProgress: (counts) => {
          done = counts;
          progress.update(counts);
        },
      });
      return { ...counts, gone: counts.cancelled ? 0 : await store.flagGone(seen) };
    });
    progress.end();
    surroundings.out.write(`${summaryOf(result, survey.rowCount, seconds())}\n`);
    surroundings.out.write(`${setAsideLines(setAside)}\n`);
    return result.cancelled ? 'cancelled' : 'done';
  } catch (error) {
    progress.end();
    if (done.read > 0) {
      const partial = { ...done, cancelled: true, gone: 0 };
      surroundings.out.write(`${summaryOf(partial, survey.rowCount, seconds())}\n`);
    }
    throw asRefusal(error);
  } finally {
    await opened.stop();
  }
}

async function inDatabase<T>(
  target: DatabaseServer['target'],
  work: (sql: ReturnType<typeof openDatabase>['sql']) => Promise<T>,
): Promise<T> {
  await migrateDatabase(target);
  const database = openDatabase(target, 1);
  try {
    return await work(database.sql);
  } finally {
    await database.close();
  }
}

async function preview(rows: AsyncIterable<MappedListing | SetAsideRow>, out: Output) {
  const setAside: SetAsideRow[] = [];
  let accepted = 0;
  for await (const row of rows) {
    if ('reason' in row) setAside.push(row);
    else {
      accepted += 1;
      if (accepted <= previewRows) out.write(`${previewOf(row)}\n`);
    }
  }
  out.write(
    `Nothing is written. Would come in: ${count(accepted)}. Would be set aside: ${count(setAside.length)}.\n`,
  );
  out.write(`${setAsideLines(setAside)}\n`);
}

/** What the database says becomes a sentence; a mistake of ours keeps its stack. */
function asRefusal(error: unknown): unknown {
  if (isDatabaseAway(error)) {
    const message = error instanceof Error ? error.message : String(error);
    return new ImportRefused(`The database does not answer (${message}).`, { cause: error });
  }
  if (error instanceof postgres.PostgresError) {
    return new ImportRefused(`The database refuses: ${error.message}.`, { cause: error });
  }
  return error;
}
