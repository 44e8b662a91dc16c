import { openDatabase } from '#platform/database/database.ts';
import { databaseFailure } from '#platform/database/failures.ts';
import { describeError } from '#platform/describe-error.ts';
import { openCurrencies } from '#domain/places/public.ts';
import { ImportRefused } from '../reading/row-file.ts';
import { readFileParts } from './file-parts.ts';
import type { ImportJob, ImportJobAnswer } from './import-worker.ts';
import { previewFile } from './preview.ts';
import { runImport } from './run-import.ts';

// A separate process for files from others: it does not slow the server down, and a file that
// crashes it does not crash the server. import-worker.ts starts it.

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
// The database knows the progress; another server continues it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (job: ImportJob) => {
  void answer(job).then((result) => process.send?.(result));
});
process.send?.('ready');

async function answer(job: ImportJob): Promise<ImportJobAnswer> {
  const shared = openDatabase(job.target, 2);
  const single = openDatabase(job.target, 1);
  try {
    const currencyAt = await openCurrencies();
    if (job.kind === 'preview') {
      const { fileId, options } = job;
      const open = () => readFileParts(shared.sql, fileId);
      return { preview: await previewFile(currencyAt, open, options) };
    }
    const { run, defaultCurrency } = job;
    const context = {
      single: single.sql,
      sql: shared.sql,
      stop: stop.signal,
      currencyAt,
      defaultCurrency,
    };
    await runImport(run, context);
    return { ended: true };
  } catch (error) {
    if (error instanceof ImportRefused) return { refusal: error.message };
    return { failure: JSON.stringify(describeError(error)), outage: databaseFailure(error) };
  } finally {
    await Promise.all([shared.close(), single.close()]).catch(() => undefined);
  }
}
