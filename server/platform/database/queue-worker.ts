import type { Pool } from './sql.ts';

export interface QueueWorker {
  /** Works off what waits, then each new job at once. */
  start(): Promise<void>;
  /** Finishes the jobs under way. */
  stop(): Promise<void>;
}

interface Options {
  sql: Pool;
  /** Notified when a job is queued. */
  channel: string;
  /** Finds jobs whose notification was lost with its connection, and those that are due again. */
  pollMs: number;
  /** Takes one job after another until none waits or the signal is aborted. */
  workOff: (stopping: AbortSignal) => Promise<void>;
  /** Told when a round failed, unless it was stopped. */
  onFailure: (error: unknown) => void;
  /** How long to wait after a round, whatever is queued meanwhile; asked after each. */
  pauseMs?: () => number;
}

/**
 * Works off a queue in the database, in any number of processes. Each process runs one round at a
 * time; what is queued during a round or a pause waits for the next one.
 */
export function createQueueWorker(options: Options): QueueWorker {
  const { sql, channel, pollMs, workOff, onFailure, pauseMs = () => 0 } = options;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isWanted = false;
  let pause: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  let stopListening = async () => undefined as unknown;

  function requestRound(): void {
    isWanted = true;
    if (running || pause || stopping.signal.aborted) return;
    isWanted = false;
    running = workOff(stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onFailure(error);
      })
      .finally(afterRound);
  }

  function afterRound(): void {
    running = null;
    if (stopping.signal.aborted) return;
    const ms = pauseMs();
    if (ms > 0) pause = setTimeout(afterPause, ms).unref();
    else if (isWanted) requestRound();
  }

  function afterPause(): void {
    pause = undefined;
    requestRound();
  }

  return {
    async start() {
      poll = setInterval(requestRound, pollMs).unref();
      const { unlisten } = await sql.listen(channel, requestRound, requestRound);
      stopListening = unlisten;
    },
    async stop() {
      stopping.abort();
      clearInterval(poll);
      clearTimeout(pause);
      await running;
      await stopListening();
    },
  };
}
