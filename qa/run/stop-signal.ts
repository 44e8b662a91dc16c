/** The user stopped the program; everything it started is closed before it exits. */
export class Stopped extends Error {
  override name = 'Stopped';
  /** As in shells: 128 plus the number of the signal. */
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('Stopped.');
    this.exitCode = exitCode;
  }
}

const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Returns a signal that the first Ctrl+C (or SIGTERM, SIGHUP) aborts with `Stopped`; the second one
 * ends the program as usual.
 */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const [signal, exitCode] of Object.entries(exitCodes)) {
    process.once(signal, () => stopping.abort(new Stopped(exitCode)));
  }
  return stopping.signal;
}

/** Resolves like `work`, but rejects with the abort reason as soon as the signal is aborted. */
export async function unlessStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true, signal: done.signal });
  });
  // A night waits for hundreds of rounds.
  return Promise.race([work, stopped]).finally(() => done.abort());
}
