import type { Log } from './log.ts';

/** Work in the background of each process. What one process does for all is a sweep. */
export interface Task {
  /** The warning in the log when `run` rejects. */
  failure: string;
  runs: 'at start' | 'hourly' | 'at start and hourly';
  run(signal: AbortSignal): Promise<unknown>;
  /** Closes what `run` opened, such as a listener; called even if the task never ran. */
  stop?(): Promise<unknown>;
}

export interface Background {
  /** Starts all tasks. When one fails, this is logged and the others continue. */
  start(): void;
  /** Aborts running tasks, stops all in reverse order, and waits for them. */
  stop(): Promise<void>;
}

const hourMs = 60 * 60_000;

/** Runs the tasks of one process from `start` to `stop`. */
export function createBackground(tasks: readonly Task[], log: Log): Background {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  let hourly: NodeJS.Timeout | undefined;

  function run(task: Task): void {
    const ended = task
      .run(stopping.signal)
      .catch((error: unknown) => log.warn({ err: error }, task.failure))
      .finally(() => running.delete(ended));
    running.add(ended);
  }

  return {
    start() {
      for (const task of tasks) if (task.runs !== 'hourly') run(task);
      hourly = setInterval(() => {
        for (const task of tasks) if (task.runs !== 'at start') run(task);
      }, hourMs).unref();
    },
    async stop() {
      stopping.abort();
      clearInterval(hourly);
      for (const task of tasks.toReversed()) await task.stop?.();
      await Promise.all(running);
    },
  };
}
