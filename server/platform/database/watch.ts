import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { ConnectionSilent, databaseFailure, isDatabaseRefusal } from './failures.ts';
import type { WatchedClient } from './watched-client.ts';

export interface Watch {
  /** Takes a connection under watch until it ends. */
  add(connection: WatchedClient): void;
  /** Something failed as it does when the database is away: asks at once whether it is. */
  suspect(): void;
  readonly isAway: boolean;
  stop(): void;
}

interface WatchOptions {
  /** Asks the database something easy, on a watched connection of its own. */
  ask: () => Promise<unknown>;
  onChange: (isAway: boolean) => void;
  /** Called with every look at the connections. */
  onLook: () => void;
  /** Whether to ask even when nothing seems wrong, for notices that can no longer arrive. */
  hasHeartbeat: boolean;
  /** The longest a statement may stay without an answer, while the database answers others. */
  silentMs: number;
  /** How long the database may take to answer something easy. */
  askMs: number;
  log: Pick<Log, 'warn' | 'info'>;
}

const lookMs = 100;
/** Statements usually take milliseconds: after this, ask whether the database is there at all. */
const suspectMs = 400;
const retryMs = 150;
/** In which a connection that failed has closed. */
const closedMs = 40;
const heartbeatMs = 5000;

/**
 * Notices a database that has gone silent. A socket does not tell: packets can vanish, and a
 * stopped server's kernel still accepts connections and data. So, when a statement waits for
 * longer than usual, it asks the database something easy. If that stays without an answer, all
 * connections are dropped, for none is better than the one that asked; if a new one gets no answer
 * either, the database counts as away, and statements fail at once until it answers again.
 */
export function createWatch({
  ask,
  onChange,
  onLook,
  silentMs,
  askMs,
  hasHeartbeat,
  log,
}: WatchOptions): Watch {
  const connections = new Set<WatchedClient>();
  let askedAtMs = performance.now();
  let isAway = false;
  let isAsking = false;
  const stopping = new AbortController();
  const { signal } = stopping;

  function waiting(forMs: number): WatchedClient[] {
    const before = performance.now() - forMs;
    return [...connections].filter(({ waitingSince }) => waitingSince > 0 && waitingSince < before);
  }

  function drop(silent: WatchedClient[]): void {
    for (const connection of silent) connection.drop(new ConnectionSilent());
  }

  /** False without an answer in time, or when the answer is that it starts or stops. */
  async function answers(): Promise<boolean> {
    const answer = ask().then(
      () => true,
      async (error: unknown) => {
        if (isDatabaseRefusal(error) && databaseFailure(error) !== 'away') return true;
        // Asked again at once, it would be asked on the connection that is just closing.
        await sleep(closedMs, undefined, { ref: false });
        return false;
      },
    );
    return Promise.race([answer, isLate()]);
  }

  /** Counts in short steps: a machine without time for this process has none for the database. */
  async function isLate(): Promise<false> {
    for (let passedMs = 0; passedMs < askMs; passedMs += lookMs) {
      await sleep(lookMs, undefined, { ref: false });
    }
    // The answer may lie in the socket: time to read it.
    await nextTurn();
    await nextTurn();
    return false;
  }

  function setAway(next: boolean): void {
    if (isAway === next) return;
    isAway = next;
    if (next) log.warn('The database does not answer');
    else log.info('The database answers again');
    onChange(next);
  }

  async function investigate(): Promise<void> {
    if (await answers()) return;
    drop([...connections]);
    while (!signal.aborted && !(await answers())) {
      setAway(true);
      drop(waiting(0));
      await sleep(retryMs, undefined, { ref: false });
    }
    if (!signal.aborted) setAway(false);
  }

  function suspect(): void {
    if (isAsking || signal.aborted) return;
    isAsking = true;
    void investigate().finally(() => {
      isAsking = false;
      askedAtMs = performance.now();
    });
  }

  function look(): void {
    onLook();
    drop(waiting(silentMs));
    const isDue = hasHeartbeat && performance.now() - askedAtMs > heartbeatMs;
    if (isDue || waiting(suspectMs).length > 0) suspect();
  }

  const timer = setInterval(look, lookMs).unref();
  return {
    add(connection) {
      connections.add(connection);
      connection.once('end', () => connections.delete(connection));
    },
    suspect,
    get isAway() {
      return isAway;
    },
    stop() {
      stopping.abort();
      clearInterval(timer);
    },
  };
}
