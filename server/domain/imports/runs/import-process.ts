import { openDatabase } from '#platform/database/database.ts';
import { describeError } from '#platform/describe-error.ts';
import { ImportRefused } from '../import-refused.ts';
import { readFileParts } from './files.ts';
import type { ImportJob, ImportJobAnswer } from './import-job.ts';
import { previewFile } from './preview.ts';
import { workOn } from './work.ts';

// A process of its own that reads what others wrote: what it takes of time and memory is not the
// server's, and whatever a file does to it, the server stays (import-worker.ts starts it).

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
// The database knows how far the work is; without its server it has nobody to work for.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (job: ImportJob) => {
  void answer(job).then((result) => process.send?.(result));
});
process.send?.('ready');

async function answer(job: ImportJob): Promise<ImportJobAnswer> {
  const beside = openDatabase(job.target, 2);
  const single = openDatabase(job.target, 1);
  try {
    if (job.kind === 'preview') {
      const { fileId, wish } = job;
      return { preview: await previewFile(() => readFileParts(beside.sql, fileId), wish) };
    }
    await workOn(job.run, { single: single.sql, sql: beside.sql, stop: stop.signal });
    return { ended: true };
  } catch (error) {
    if (error instanceof ImportRefused) return { refusal: error.message };
    return { failure: JSON.stringify(describeError(error)) };
  } finally {
    await Promise.all([beside.close(), single.close()]).catch(() => undefined);
  }
}
