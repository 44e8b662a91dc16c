/** Somebody has ended the program; what it started is ended before it goes. */
export class Stopped extends Error {
  override name = 'Stopped';
  /** As shells have it: 128 and the number of the signal. */
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('Stopped.');
    this.exitCode = exitCode;
  }
}

const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Aborted with a Stopped at the first Ctrl+C or the like; a second one ends the program as ever. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const [signal, exitCode] of Object.entries(exitCodes)) {
    process.once(signal, () => stopping.abort(new Stopped(exitCode)));
  }
  return stopping.signal;
}

/** What the work comes to; rejects with the reason as soon as the signal is aborted. */
export async function unlessStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, stopped]);
}
