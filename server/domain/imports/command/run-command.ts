import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ImportKind, SetAsideRow } from '#contract/imports/import.ts';
import type { DatabaseServer } from '#platform/database/connect.ts';
import { openDatabase } from '#platform/database/database.ts';
import { isDatabaseAway, isDatabaseRefusal } from '#platform/database/failures.ts';
import { prepareDatabase } from '#platform/database/prepare.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { CurrencyAt } from '#domain/places/public.ts';
import { mapRows, type MappedListing, type SeenIds } from '../mapping/map-rows.ts';
import { bindMapping } from '../mapping/mapping.ts';
import { detectShape, describeReading } from '../reading/file-shape.ts';
import { EncodingNotKnown } from '../reading/guess-encodings.ts';
import { ImportRefused, type OpenBytes } from '../reading/row-file.ts';
import { openRowFile, surveyFile } from '../reading/survey.ts';
import { importListings, nothingDone, type ImportCounts } from '../writing/import-listings.ts';
import { openListingStore } from '../writing/listing-store.ts';
import { recordCommandRun } from '../runs/command-run.ts';
import type { ImportRequest } from './command-line.ts';
import { dayEvidence, readRules } from '../mapping/row-rules.ts';
import {
  count,
  formatPreview,
  readingLine,
  setAsideLines,
  showProgress,
  summarizeRun,
  type Output,
} from './report.ts';

export interface ImportDeps {
  connect(): Promise<DatabaseServer>;
  /** Opens what tells the currency of a place. */
  openCurrencies(): Promise<CurrencyAt>;
  signal: AbortSignal;
  /** The currency of listings whose country is not known. */
  defaultCurrency: string;
  /** Receives the report. */
  out: Output;
  /** Receives the progress. */
  progress: Output;
}

const previewRows = 5;

/**
 * Runs the import of a command line. Checks the file and its mapping before it opens the database.
 * Throws {@link ImportRefused} with one sentence.
 */
export async function runImportCommand(
  request: ImportRequest,
  deps: ImportDeps,
): Promise<'done' | 'cancelled'> {
  const { defaultCurrency } = deps;
  const { open, size, kind } = await openFile(request.file);
  const shape = await detectShape(open, kind, request.reading).catch((error: unknown) => {
    if (!(error instanceof EncodingNotKnown)) throw error;
    throw new ImportRefused(`${error.message} Name it with --encoding.`);
  });
  const file = openRowFile(open, shape);
  const survey = await surveyFile(file);
  const mapping = bindMapping(request.mapping, survey.columns);
  const seen: SeenIds = new Map();
  const rules = await readRules({ file, survey, mapping }, request.reading);
  const { amounts, days } = rules;
  const rows = mapRows(file.open(), mapping, rules, seen);
  const unclearDays = days === null ? dayEvidence(mapping, survey).unclear : 0;
  const howRead = `${readingLine(shape, rules, unclearDays)}\n`;
  if (request.isDryRun) {
    deps.out.write(`${howRead}\n`);
    await preview(rows, deps);
    return 'done';
  }

  const opened = await deps.connect().catch((error: unknown) => {
    throw new ImportRefused(error instanceof Error ? error.message : String(error));
  });
  const setAside: SetAsideRow[] = [];
  let progress = showProgress(deps.progress, survey.rowCount);
  const beganAtMs = performance.now();
  let startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  let done: ImportCounts = nothingDone;
  try {
    const result = await inDatabase(opened, async (sql) => {
      deps.out.write(howRead);
      const currencyAt = await deps.openCurrencies();
      const mappedFields = [...mapping.fields.keys()];
      const store = await openListingStore(sql, {
        ...request,
        currencyAt,
        defaultCurrency,
        mappedFields,
        ...(mapping.photos && { photoRun: { runId: null } }),
      });
      // The speed does not include opening and migrating the database.
      startedAt = performance.now();
      progress = showProgress(deps.progress, survey.rowCount);
      const counts = await importListings({
        rows,
        store,
        signal: deps.signal,
        onSetAside: (row) => setAside.push(row),
        onProgress: (counts) => {
          done = counts;
          progress.update(counts);
        },
      });
      const result = { ...counts, gone: counts.cancelled ? 0 : await store.flagGone(seen) };
      const { rowCount } = survey;
      const { numbers, period, nights } = amounts;
      const full = {
        ...request.reading,
        period,
        nights,
        ...(numbers && { numbers }),
        ...(days && { days }),
      };
      const reading = describeReading(full, shape);
      const tookSeconds = (performance.now() - beganAtMs) / 1000;
      const run = { ...request, reading, kind, fileBytes: size, seconds: tookSeconds, rowCount };
      await recordCommandRun(sql, { ...run, result, setAside });
      return result;
    });
    progress.end();
    deps.out.write(`${summarizeRun(result, survey.rowCount, seconds())}\n`);
    deps.out.write(`${setAsideLines(setAside)}\n`);
    return result.cancelled ? 'cancelled' : 'done';
  } catch (error) {
    progress.end();
    if (done.read > 0) {
      const partial = { ...done, cancelled: true, gone: 0 };
      deps.out.write(`${summarizeRun(partial, survey.rowCount, seconds())}\n`);
    }
    throw asRefusal(error);
  } finally {
    await opened.stop();
  }
}

async function inDatabase<T>(server: DatabaseServer, work: (sql: Pool) => Promise<T>): Promise<T> {
  await prepareDatabase(server);
  const database = openDatabase(server.target, 1);
  try {
    return await work(database.sql);
  } finally {
    await database.close();
  }
}

async function preview(
  rows: AsyncIterable<MappedListing | SetAsideRow>,
  { out, signal }: Pick<ImportDeps, 'out' | 'signal'>,
) {
  const setAside: SetAsideRow[] = [];
  let accepted = 0;
  for await (const row of rows) {
    if (signal.aborted) return;
    if ('reason' in row) setAside.push(row);
    else {
      accepted += 1;
      if (accepted <= previewRows) out.write(`${formatPreview(row)}\n`);
    }
  }
  out.write(
    `Nothing is written. Would be accepted: ${count(accepted)}. Would be set aside: ${count(setAside.length)}.\n`,
  );
  out.write(`${setAsideLines(setAside)}\n`);
}

/** Turns errors of the database into a sentence; a bug keeps its stack. */
function asRefusal(error: unknown): unknown {
  if (isDatabaseAway(error)) {
    const message = error instanceof Error ? error.message : String(error);
    return new ImportRefused(`The database does not answer (${message}).`, { cause: error });
  }
  if (isDatabaseRefusal(error)) {
    return new ImportRefused(`The database refuses: ${error.message}.`, { cause: error });
  }
  return error;
}

/**
 * Makes sure that `file` can be read twice: as JSON where its name ends like that, as CSV
 * otherwise. Throws {@link ImportRefused}.
 */
async function openFile(
  file: string,
): Promise<{ open: OpenBytes; size: number; kind: ImportKind }> {
  const found = await stat(file).catch(() => null);
  if (!found) throw new ImportRefused(`There is no file "${file}".`);
  if (!found.isFile()) throw new ImportRefused(`"${file}" is not a file.`);
  const kind = /\.(geo)?json$/i.test(file) ? 'json' : 'csv';
  return { open: () => readable(file), size: found.size, kind };
}

async function* readable(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    throw code ? new ImportRefused(`"${file}" cannot be read (${code}).`) : error;
  }
}
