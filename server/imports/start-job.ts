import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { ImportJob, ImportJobAnswer } from './import-job.ts';

const root = path.resolve(import.meta.dirname, '../..');
const program = path.join(import.meta.dirname, 'import-process.ts');
/** Megabytes; 100,000 ids take 10 of them. */
const memory = 128;
const maxSaid = 2000;
const stopMs = 8000;

/**
 * Does one job in a process of its own and answers what came of it. Aborting `signal` lets it
 * finish the batch at hand. Rejects when the process cannot start, or ends without an answer.
 */
export async function doJob(job: ImportJob, signal: AbortSignal): Promise<ImportJobAnswer> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${memory}`, '--import', 'tsx', program],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // No secret of ours but the database's, which comes with the job.
      env: { PATH: process.env['PATH'] },
    },
  );
  let said = '';
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-maxSaid)),
  );
  (child.stderr as Socket | null)?.unref();
  const ended = new Promise((resolve) => {
    child.on('exit', resolve).on('error', resolve);
  });
  let kill: NodeJS.Timeout | undefined;
  const stop = () => {
    child.kill(job.kind === 'run' ? 'SIGTERM' : 'SIGKILL');
    kill = setTimeout(() => child.kill('SIGKILL'), stopMs).unref();
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    const ready = await firstOf(child, ended);
    if (ready !== 'ready') throw new Error(`The import process did not start: ${said}`);
    // Requests come first wherever the two compete for a core.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const answered = firstOf(child, ended);
    child.send(job, () => undefined);
    const answer = await answered;
    if (answer === null) throw new Error(`The import process ended: ${said}`);
    return answer as ImportJobAnswer;
  } finally {
    signal.removeEventListener('abort', stop);
    clearTimeout(kill);
    child.kill('SIGKILL');
    if (child.pid !== undefined) await ended;
  }
}

/** The next message; null when the process ends before it. */
async function firstOf(child: ChildProcess, ended: Promise<unknown>): Promise<unknown> {
  const given = new AbortController();
  const message = once(child, 'message', { signal: given.signal }).then(
    ([first]) => first as unknown,
  );
  message.catch(() => undefined);
  const first = await Promise.race([message, ended.then(() => null)]);
  given.abort();
  return first;
}
