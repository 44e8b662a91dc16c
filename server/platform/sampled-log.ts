import type { Log } from './log.ts';

/** Logs one event of many: `key` says which are alike. */
export type SampledLog = (
  level: 'info' | 'warn' | 'error',
  key: string,
  fields: object,
  message?: string,
) => void;

interface Repeats {
  count: number;
  /** Writes the newest of them. */
  write: (repeated: number) => void;
}

const intervalMs = 10_000;

/**
 * Logs the first of its kind at once and counts those that follow; every ten seconds one line has
 * the newest of them and `repeated`, how many there were. An outage or a flood of requests would
 * otherwise fill the log with the same line.
 */
export function createSampledLog(log: Pick<Log, 'info' | 'warn' | 'error'>): SampledLog {
  const repeats = new Map<string, Repeats>();
  return (level, key, fields, message) => {
    const write = (repeated?: number) =>
      log[level](repeated === undefined ? fields : { ...fields, repeated }, message);
    const known = repeats.get(key);
    if (known) {
      known.count += 1;
      known.write = write;
      return;
    }
    write();
    const kind: Repeats = { count: 0, write };
    repeats.set(key, kind);
    const timer = setInterval(() => {
      if (kind.count > 0) {
        kind.write(kind.count);
        kind.count = 0;
      } else {
        clearInterval(timer);
        repeats.delete(key);
      }
    }, intervalMs).unref();
  };
}
