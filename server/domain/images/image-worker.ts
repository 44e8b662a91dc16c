import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { launcher, projectRoot } from '#platform/project-root.ts';
import { ProblemError } from '#platform/http/problem.ts';
import {
  imageLimits,
  ImageRefused,
  type DrawingJob,
  type EncodeJob,
  type FinishedImage,
  type ImageAnswer,
  type ImageJob,
} from './image-job.ts';

export interface ImageWorker {
  /**
   * Checks and encodes one raw file of this user. Users take turns, however many files each has.
   * Rejects with ImageRefused, with a ProblemError when too many images wait, or with the error of
   * the machine.
   */
  finish(userId: number, job: EncodeJob): Promise<FinishedImage>;
  /** Makes a preview or a map, in turn with the files of users. Rejects as `finish` does. */
  draw(job: DrawingJob): Promise<void>;
  /** Kills the process; its current image fails. */
  close(): Promise<void>;
}

/**
 * More waiting images than this get 503 with Retry-After; otherwise they would wait for minutes.
 */
const maxWaiting = 60;
/** The same for the files of one user, so that nobody fills the queue alone. */
const maxWaitingOfOne = 15;
/**
 * An idle process waits this long for the next image. It holds 90 MB, so it does not stay for ever.
 */
const idleMs = 20_000;
/**
 * The process gets a third of the time of a request when they compete for a core. With a lower
 * priority, an image would exceed `jobMs` on a busy machine.
 */
const priority = 5;
const maxSaid = 2000;
/** Whose turn drawings take: no user has this id. */
const nobody = 0;
type Job = EncodeJob | DrawingJob;
const program = path.join(import.meta.dirname, 'image-process.ts');

/**
 * Decodes images in a separate process, one at a time. A hostile file can crash that process but
 * not the server, and cannot use more memory than the process may.
 */
export function createImageWorker(): ImageWorker {
  let child: Promise<ChildProcess> | null = null;
  let reserved: Promise<number> | null = null;
  const turns = createTurns<() => Promise<void>>();
  let isWorking = false;
  let idle: NodeJS.Timeout | undefined;
  let jobs = 0;

  async function start(): Promise<ChildProcess> {
    return startProcess(imageLimits.dataKilobytes + (await (reserved ??= reservedKilobytes())));
  }

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
    const running = await (child ??= start());
    if (!hasEnded(running)) return running;
    child = start();
    return child;
  }

  async function run(job: Job): Promise<FinishedImage | null> {
    const isFresh = child === null;
    try {
      return await attempt(job);
    } catch (error) {
      if (error instanceof ProcessKilled) return await attemptLast(job);
      // Earlier images may have fragmented the memory, so try once more in a fresh process.
      if (isFresh || !(error instanceof ImageRefused) || wasOnlyLookedAt(error)) throw error;
      return await attempt(job);
    }
  }

  /** After the process was killed. If it is killed again, the file stays for a later request. */
  async function attemptLast(job: Job): Promise<FinishedImage | null> {
    try {
      return await attempt(job);
    } catch (error) {
      if (!(error instanceof ProcessKilled)) throw error;
      throw new ProblemError('unavailable', { retryAfterSeconds: 10 });
    }
  }

  async function attempt(job: Job): Promise<FinishedImage | null> {
    clearTimeout(idle);
    try {
      const answer = await ask(await alive(), { ...job, id: ++jobs });
      if ('image' in answer) return answer.image;
      if ('refusal' in answer) throw new ImageRefused(answer.refusal);
      const error = new Error(`The image process failed: ${answer.failure}`);
      // As that of our own disk: a full one has an answer of its own.
      throw Object.assign(error, { code: answer.code });
    } catch (error) {
      // Unless the file was refused before decoding, the next image gets a fresh process.
      if (!(error instanceof ImageRefused && wasOnlyLookedAt(error))) await end();
      throw error;
    } finally {
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = turns.take(); next; next = turns.take()) await next();
    isWorking = false;
  }

  function inTurn(userId: number, job: Job): Promise<FinishedImage | null> {
    return new Promise((resolve, reject) => {
      if (userId !== nobody && turns.sizeOf(userId) >= maxWaitingOfOne) {
        throw new ProblemError('rate_limited', {
          detail: 'Your other photos are still being prepared. Try again in a moment',
          retryAfterSeconds: 10,
        });
      }
      if (turns.size() >= maxWaiting || turns.sizeOf(userId) >= maxWaitingOfOne) {
        throw new ProblemError('unavailable', { retryAfterSeconds: 10 });
      }
      turns.add(userId, () => run(job).then(resolve, reject));
      void work();
    });
  }

  return {
    async finish(userId, job) {
      const image = await inTurn(userId, job);
      if (!image) throw new Error('The image process answered a file without its facts');
      return image;
    },
    async draw(job) {
      await inTurn(nobody, job);
    },
    close: end,
  };
}

interface Turns<T> {
  add(userId: number, item: T): void;
  /** The next item; afterwards its user waits until everyone else had a turn. */
  take(): T | undefined;
  size(): number;
  sizeOf(userId: number): number;
}

/** A queue in which users take turns, in the order in which they came. */
export function createTurns<T>(): Turns<T> {
  // A Map keeps the order in which its keys were set.
  const queues = new Map<number, T[]>();
  return {
    add(userId, item) {
      queues.set(userId, [...(queues.get(userId) ?? []), item]);
    },
    take() {
      const [first] = queues;
      if (!first) return undefined;
      const [userId, [item, ...rest]] = first;
      queues.delete(userId);
      if (rest.length > 0) queues.set(userId, rest);
      return item;
    },
    size: () => [...queues.values()].reduce((sum, queue) => sum + queue.length, 0),
    sizeOf: (userId) => queues.get(userId)?.length ?? 0,
  };
}

/** Starts the process and waits until it is ready. Rejects when it cannot start. */
async function startProcess(dataKilobytes: number): Promise<ChildProcess> {
  const node = [process.execPath, ...thriftyNode, launcher, '--light', program];
  const [command = '', ...args] =
    process.platform === 'win32'
      ? node
      : ['/bin/sh', '-c', `ulimit -d ${dataKilobytes}; exec "$0" "$@"`, ...node];
  const child = spawn(command, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // No secrets: it reads files of unknown users.
    env: { PATH: process.env['PATH'], ...thriftyMalloc },
  });
  // Set it at once: on Linux a thread inherits the priority of the thread that starts it, and
  // decoding does not run on the first thread.
  if (child.pid !== undefined) setPriority(child.pid, priority);
  child.unref();
  child.channel?.unref();
  // The exit follows, and it already rejects the waiting job.
  child.on('error', () => undefined);
  // Its error output explains a failed start. After a crash by an image it is not useful.
  let said = '';
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-maxSaid)),
  );
  (child.stderr as Socket | null)?.unref();
  const ready = Promise.race([once(child, 'message'), once(child, 'exit')]);
  const [first, killedBy] = (await ready) as unknown[];
  if (killedBy === 'SIGKILL') throw new ProcessKilled();
  if (first !== 'ready')
    throw new Error(`The image process did not start (${String(first)}): ${said}`);
  return child;
}

/** The process was ended from outside, which says nothing about the image. */
class ProcessKilled extends Error {
  override name = 'ProcessKilled';
}

/**
 * Sends one job and waits for its answer. If the process dies or takes too long, the image is
 * refused.
 */
async function ask(child: ChildProcess, job: ImageJob): Promise<ImageAnswer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), imageLimits.jobMs);
  try {
    const { signal } = patience;
    const answered = once(child, 'message', { signal });
    const died = once(child, 'exit', { signal });
    child.send(job, () => undefined);
    const [answer, killedBy] = (await Promise.race([answered, died])) as [
      ImageAnswer | number | null,
      unknown,
    ];
    // An image can crash the process, but this signal comes from elsewhere.
    if (killedBy === 'SIGKILL') throw new ProcessKilled();
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

/** Node flags that save memory, because the process runs hardly any JavaScript. */
const thriftyNode = ['--max-old-space-size=64', '--max-semi-space-size=2', '--v8-pool-size=1'];

/**
 * Kilobytes that an empty Node of this version may write to. V8 reserves them for machine code and
 * uses next to none: 24 MB on Node 20, 551 MB on Node 24. The limit of the image process counts
 * them, so they are measured.
 */
async function reservedKilobytes(): Promise<number> {
  const readStatus = "fs.readFileSync('/proc/self/status', 'utf8')";
  const node = [...thriftyNode, '-p', readStatus];
  // There is no /proc on macOS, which does not enforce the limit either.
  const status = await promisify(execFile)(process.execPath, node, { env: {} }).catch(() => null);
  return Number(/^VmData:\s+(\d+) kB$/m.exec(status?.stdout ?? '')?.[1] ?? 0);
}

/** Makes glibc return memory of large images to the system, instead of keeping it in fragments. */
const thriftyMalloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const wasOnlyLookedAt = ({ refusal }: ImageRefused) =>
  refusal !== 'damaged' && refusal !== 'too_costly';

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
