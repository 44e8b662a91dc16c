import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import path from 'node:path';
import { launcher, projectRoot } from '#platform/project-root.ts';
import { ProblemError } from '#platform/http/problem.ts';
import {
  imageLimits,
  ImageRefused,
  type FinishedImage,
  type ImageAnswer,
  type ImageJob,
} from './image-job.ts';

export interface ImageWorker {
  /**
   * Checks and encodes one raw file. Rejects with ImageRefused, with a ProblemError when too many
   * wait already, or with what is wrong with the machine.
   */
  finish(job: Omit<ImageJob, 'id'>): Promise<FinishedImage>;
  /** Ends the process; images under way are given up. */
  close(): Promise<void>;
}

/** Whoever comes after so many is told to come back: they would wait for minutes. */
const maxWaiting = 60;
/** The process is kept for the next image of the same person, not for ever: it holds 90 MB. */
const idleMs = 20_000;
/**
 * A third of what a request gets where the two compete for a core. Lower, and an image that is due
 * within `jobMs` would not be drawn in time on a machine that others keep busy.
 */
const priority = 5;
const maxSaid = 2000;
const program = path.join(import.meta.dirname, 'image-process.ts');

/**
 * Decodes images in a process apart, one at a time: a hostile file can end that process, never
 * the server, and cannot take more memory than the process is given.
 */
export function createImageWorker(): ImageWorker {
  let child: Promise<ChildProcess> | null = null;
  let waiting = 0;
  let lastJob: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let jobs = 0;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = child;
    child = null;
    const running = await ending?.catch(() => null);
    if (!running || hasEnded(running)) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  async function alive(): Promise<ChildProcess> {
    const running = await (child ??= startProcess());
    if (!hasEnded(running)) return running;
    child = startProcess();
    return child;
  }

  async function run(job: Omit<ImageJob, 'id'>): Promise<FinishedImage> {
    const isFresh = child === null;
    try {
      return await attempt(job);
    } catch (error) {
      // Memory that earlier images left in pieces must not count against this one.
      if (isFresh || !(error instanceof ImageRefused) || wasOnlyLookedAt(error)) throw error;
      return await attempt(job);
    }
  }

  async function attempt(job: Omit<ImageJob, 'id'>): Promise<FinishedImage> {
    clearTimeout(idle);
    try {
      const answer = await ask(await alive(), { ...job, id: ++jobs });
      if ('image' in answer) return answer.image;
      if ('refusal' in answer) throw new ImageRefused(answer.refusal);
      throw new Error(`The image process failed: ${answer.failure}`);
    } catch (error) {
      // Unless the file was turned away at the door, the next image gets a fresh process.
      if (!(error instanceof ImageRefused && wasOnlyLookedAt(error))) await end();
      throw error;
    } finally {
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  }

  return {
    async finish(job) {
      if (waiting >= maxWaiting) throw new ProblemError('unavailable', { retryAfterSeconds: 10 });
      waiting += 1;
      const result = lastJob.then(() => run(job));
      lastJob = result.catch(() => undefined);
      try {
        return await result;
      } finally {
        waiting -= 1;
      }
    },
    close: end,
  };
}

/** Starts the process and waits until it listens. Rejects when it cannot be started. */
async function startProcess(): Promise<ChildProcess> {
  const node = [process.execPath, ...thriftyNode, program];
  const [command = '', ...args] =
    process.platform === 'win32'
      ? node
      : ['/bin/sh', '-c', `ulimit -d ${dataKilobytes}; exec "$0" "$@"`, ...node];
  const child = spawn(command, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // No secret of ours: it reads what strangers sent.
    env: { PATH: process.env['PATH'], ...thriftyMalloc },
  });
  // At once: on Linux a thread has the priority of the one that starts it, and it is not the first
  // thread that decodes.
  if (child.pid !== undefined) setPriority(child.pid, priority);
  child.unref();
  child.channel?.unref();
  // Said by its end as well, which whoever waits for an answer hears.
  child.on('error', () => undefined);
  // When it dies of an image, its last words are of no use; when it cannot start, they are.
  let said = '';
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-maxSaid)),
  );
  (child.stderr as Socket | null)?.unref();
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (first !== 'ready') throw new Error(`The image process did not start (${first}): ${said}`);
  return child;
}

/** One question and its answer; a process that dies or dawdles over it refuses the image. */
async function ask(child: ChildProcess, job: ImageJob): Promise<ImageAnswer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), imageLimits.jobMs);
  try {
    const { signal } = patience;
    const answered = once(child, 'message', { signal });
    const died = once(child, 'exit', { signal });
    child.send(job, () => undefined);
    const [answer] = (await Promise.race([answered, died])) as [ImageAnswer | number | null];
    if (answer === null || typeof answer === 'number') throw new ImageRefused('too_costly');
    return answer;
  } catch (error) {
    if (patience.signal.aborted) throw new ImageRefused('too_costly', error);
    throw error;
  } finally {
    clearTimeout(timer);
    patience.abort();
  }
}

/**
 * Flags of Node for a program that hardly runs any JavaScript.
 */
const thriftyNode = [
  '--max-old-space-size=64',
  '--max-semi-space-size=2',
  '--v8-pool-size=1',
  launcher,
  '--light',
];

/** Newer versions of V8 reserve this much more for machine code, and use next to none of it. */
const reservedKilobytes = Number(process.versions.v8.split('.')[0]) >= 12 ? 400_000 : 0;
const dataKilobytes = imageLimits.dataKilobytes + reservedKilobytes;

/** glibc otherwise keeps what large images used, in pieces, for the next ones. */
const thriftyMalloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const wasOnlyLookedAt = ({ refusal }: ImageRefused) =>
  refusal !== 'damaged' && refusal !== 'too_costly';

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
