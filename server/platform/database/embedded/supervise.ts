import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedLog } from './options.ts';
import type { Postmaster } from './postmaster.ts';

const RESTART_DELAYS_MS = [200, 600, 2_000];
/** For ever: a full disk may be emptied, and nobody else would start the server then. */
const LAST_DELAY_MS = 5_000;
const MEMORY_MS = 60_000;

interface Supervised {
  /** Process id of the newest server. */
  pid(): number;
  stop(): Promise<void>;
}

/** Starts a server and restarts it whenever it ends unexpectedly, more slowly while that goes on. */
export async function keepRunning(
  start: () => Promise<Postmaster>,
  log: EmbeddedLog,
): Promise<Supervised> {
  const stopping = new AbortController();
  let current = await start();

  async function watch(): Promise<void> {
    let ends: number[] = [];
    let how = await current.ended;
    while (!stopping.signal.aborted) {
      ends = [...ends.filter((at) => at > performance.now() - MEMORY_MS), performance.now()];
      const delayMs = RESTART_DELAYS_MS[ends.length - 1] ?? LAST_DELAY_MS;
      log('error', `The database ended ${describeEnds(ends.length)} and is restarted`, {
        how,
        delayMs,
      });
      how = await startAgain(delayMs);
    }
  }

  /** Resolves when the new server has ended, or when it could not start, with the reason. */
  async function startAgain(delayMs: number): Promise<string> {
    try {
      await sleep(delayMs, undefined, { signal: stopping.signal });
      current = await start();
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    log('info', 'The database runs again', { pid: current.pid });
    if (stopping.signal.aborted) await current.stop();
    return current.ended;
  }

  const watching = watch();
  return {
    pid: () => current.pid,
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

const describeEnds = (ends: number) =>
  ends === 1 ? 'unexpectedly' : `${ends} times within a minute`;
