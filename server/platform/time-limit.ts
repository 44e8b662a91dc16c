/** Work did not end within its limit; it may still be under way. */
export class TimedOut extends Error {
  override name = 'TimedOut';
  constructor(limitMs: number) {
    super(`It took longer than ${limitMs} ms`);
  }
}

/**
 * Does work that must end in time, whatever it waits for, such as the rest of an answer. At the limit
 * its signal is aborted, and this rejects with {@link TimedOut} even if the work does not listen.
 */
export function withTimeout<T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new TimedOut(limitMs);
      reject(error);
      limit.abort(error);
    }, limitMs);
    work(limit.signal)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
