import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Socket } from 'node:net';
import path from 'node:path';
import { launcher, projectRoot } from '#platform/project-root.ts';
import type { ImportPreview } from '#contract/imports/import.ts';
import type { DatabaseServer } from '#platform/database/connect.ts';
import type { DatabaseFailure } from '#platform/database/failures.ts';
import type { PreviewOptions } from './preview.ts';
import type { Run } from './run-queue.ts';

/** One job of an import process. */
export type ImportJob = { target: DatabaseServer['target'] } & (
  | { kind: 'preview'; fileId: number; options: PreviewOptions }
  | { kind: 'run'; run: Run; defaultCurrency: string }
);

export type ImportJobAnswer =
  | { preview: ImportPreview }
  | { refusal: string }
  /** With `outage` where it is the database that failed. */
  | { failure: string; outage: DatabaseFailure | null }
  | { ended: true };

export interface ImportWorker {
  /**
   * Does one job in a separate process. Aborting `signal` ends a preview
   * at once and lets an import finish its current batch. Rejects when the process cannot start, or
   * ends without an answer.
   */
  doJob(job: ImportJob, signal: AbortSignal): Promise<ImportJobAnswer>;
  /** Ends idle processes; abort the signals of running jobs first. */
  close(): Promise<void>;
}

interface Child {
  process: ChildProcess;
  ended: Promise<unknown>;
  /** The end of its stderr. */
  errorOutput(): string;
}

const program = path.join(import.meta.dirname, 'import-process.ts');
/** 100,000 ids take 10 MB of the heap; short-lived objects need little. */
const smallHeap = ['--max-old-space-size=80', '--max-semi-space-size=2', '--v8-pool-size=1'];
const maxErrorOutput = 2000;
/** A batch takes a fraction of this. */
const stopMs = 8000;
/** Previews usually follow one another. */
const idleMs = 15_000;

/** Runs import jobs in separate processes, each doing one job at a time. */
export function createImportWorker(): ImportWorker {
  const idle = new Map<Child, NodeJS.Timeout>();

  async function end(child: Child): Promise<void> {
    clearTimeout(idle.get(child));
    idle.delete(child);
    child.process.kill('SIGKILL');
    await child.ended;
  }

  function takeIdle(): Child | null {
    const [child] = idle.keys();
    if (!child) return null;
    clearTimeout(idle.get(child));
    idle.delete(child);
    return hasEnded(child) ? takeIdle() : child;
  }

  return {
    async doJob(job, signal) {
      const child = takeIdle() ?? (await startProcess());
      let kill: NodeJS.Timeout | undefined;
      const stop = () => {
        child.process.kill(job.kind === 'run' ? 'SIGTERM' : 'SIGKILL');
        kill = setTimeout(() => child.process.kill('SIGKILL'), stopMs).unref();
      };
      signal.addEventListener('abort', stop, { once: true });
      let isReusable = false;
      try {
        const answered = nextMessage(child);
        child.process.send(job, () => undefined);
        if (signal.aborted) stop();
        const answer = await answered;
        if (answer === null) throw new Error(`The import process ended: ${child.errorOutput()}`);
        isReusable = !signal.aborted && !('failure' in Object(answer));
        return answer as ImportJobAnswer;
      } finally {
        signal.removeEventListener('abort', stop);
        clearTimeout(kill);
        if (isReusable) idle.set(child, setTimeout(() => void end(child), idleMs).unref());
        else await end(child);
      }
    },
    async close() {
      await Promise.all([...idle.keys()].map(end));
    },
  };
}

/** Starts a process and waits until it is ready. Rejects when it cannot be started. */
async function startProcess(): Promise<Child> {
  const started = spawn(process.execPath, [...smallHeap, launcher, '--light', program], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // No secrets; the job carries the database's password.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
  });
  const ended = new Promise((resolve) => {
    started.on('exit', resolve).on('error', resolve);
  });
  let errorOutput = '';
  started.stderr?.on(
    'data',
    (chunk: Buffer) => (errorOutput = `${errorOutput}${chunk.toString()}`.slice(-maxErrorOutput)),
  );
  started.unref();
  started.channel?.unref();
  (started.stderr as Socket | null)?.unref();
  const child = { process: started, ended, errorOutput: () => errorOutput };
  if ((await nextMessage(child)) !== 'ready') {
    throw new Error(`The import process did not start: ${errorOutput}`);
  }
  // Requests come first when both compete for a core.
  if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** The next message; null when the process ends before it. */
function nextMessage({ process: child, ended }: Child): Promise<unknown> {
  return new Promise((resolve) => {
    child.once('message', resolve);
    void ended.finally(() => {
      child.off('message', resolve);
      resolve(null);
    });
  });
}

const hasEnded = ({ process: { exitCode, signalCode } }: Child) =>
  exitCode !== null || signalCode !== null;
