import type { Admission } from './admission.ts';
import { isDatabaseAway } from './failures.ts';
import type { Connections, LentConnections } from './pools.ts';
import type { RequestWaits } from './request-waits.ts';
import type { RunQuery } from './statements.ts';

export interface Guard {
  /** Every statement and every transaction. */
  admission: Admission;
  waits: Pick<RequestWaits, 'current'>;
  /** Called when a statement failed as it does while the database is away. */
  onAway: () => void;
  /** Called when a statement, not one of a transaction, ended that began at `sinceMs`. */
  onEnd: NoteEnd;
  /** Asked where the caller stands: what else wants to know when it ends. */
  follow: FollowStatement;
}

/** Notes a statement that ended and began at `sinceMs`, or `transaction`. */
export type NoteEnd = (text: string, sinceMs: number) => void;
export type FollowStatement = () => NoteEnd | undefined;

/** Lets every statement wait for its turn. */
export function guardStatements(connections: Connections, guard: Guard): RunQuery {
  const { admission, waits, onAway, onEnd, follow } = guard;
  return (query) => {
    const wait = waits.current();
    const noteEnd = follow();
    return takeTurn(
      admission,
      async (waitedMs) => {
        if (wait) wait.waitedMs = Math.max(wait.waitedMs, waitedMs);
        const sinceMs = performance.now();
        try {
          return await connections.run(query);
        } catch (error) {
          if (isDatabaseAway(error)) onAway();
          throw error;
        } finally {
          onEnd(query.text, sinceMs);
          noteEnd?.(query.text, sinceMs);
        }
      },
      wait?.waitedMs,
    );
  };
}

/**
 * Lets every transaction wait for its turn as a whole. It passes `transactions` first: transactions may
 * wait for locks, and must leave room for reads.
 */
export function guardTransactions(
  connections: LentConnections,
  transactions: Admission,
  { admission, waits, onAway, follow }: Guard,
): LentConnections['begin'] {
  return (work) => {
    const wait = waits.current();
    const noteEnd = follow();
    const begin = async (waitedMs: number) => {
      if (wait) wait.waitedMs = Math.max(wait.waitedMs, waitedMs);
      const sinceMs = performance.now();
      try {
        return await connections.begin(work);
      } catch (error) {
        if (isDatabaseAway(error)) onAway();
        throw error;
      } finally {
        noteEnd?.('transaction', sinceMs);
      }
    };
    return takeTurn(
      transactions,
      (waitedMs) => takeTurn(admission, begin, waitedMs),
      wait?.waitedMs,
    );
  };
}

function takeTurn<T>(
  admission: Admission,
  run: (waitedMs: number) => Promise<T>,
  waitedMs = 0,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const begin = (allMs: number) => {
      const sinceMs = performance.now();
      run(allMs)
        .finally(() => admission.leave(sinceMs))
        .then(resolve, reject);
    };
    admission.enter(begin, reject, waitedMs);
  });
}
