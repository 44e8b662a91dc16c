import type { Log } from '../../log.ts';
import type { Database } from '../database.ts';
import { databaseFailure } from '../failures.ts';
import type { Pool } from '../sql.ts';
import { createLagClock } from './lag-clock.ts';

/** The end of the log: the primary is always there, and no replica ever. */
export const beyondAll = 2n ** 63n - 1n;

/** Where a read runs: the pools of the primary, or of a replica. */
export type ReadPools = Pick<Database, 'hot' | 'searches'>;

/** A replica as a process sees it. */
export interface ReplicaState {
  isUsed: boolean;
  /**
   * Whether it last answered as a primary. Operators may list the primary here, so that a failover
   * needs no new settings.
   */
  isPrimary: boolean;
  /** How far it is behind the primary; null while it does not answer. */
  lagSeconds: number | null;
}

export interface Replicas {
  /**
   * Runs a read on a replica that has replayed the log to `after`; any may when that is null. Runs it
   * on the primary when there is none, and when the replica fails or finds nothing (undefined).
   */
  read<T>(
    after: bigint | null,
    work: (from: ReadPools, replayed: bigint) => Promise<T>,
  ): Promise<T>;
  states(): ReplicaState[];
  /** How many reads ran where. */
  readonly counts: Readonly<Record<'primary' | 'replica', number>>;
  close(): Promise<void>;
}

interface Options {
  primary: Pick<Database, 'hot' | 'searches' | 'feed'>;
  replicas: Database[];
  /** A replica that is further behind is left out. */
  maxLagMs: number;
  log: Pick<Log, 'warn' | 'info'>;
}

interface Replica {
  pools: ReadPools;
  sql: Pool;
  clock: ReturnType<typeof createLagClock>;
  /** To here it has replayed the log, as far as we know; it never goes back. */
  replayed: bigint;
  /** Looks since its last answer: unlike time, they do not pass while this process is paused. */
  silentLooks: number;
  wasUsed: boolean;
  isPrimary: boolean;
  asking: Promise<void> | null;
}

const lookMs = 100;
/** After so many looks, a replica that has not answered is left out. */
const maxSilentLooks = 10;
/** serialization_failure: a standby had to clean up what was still being read. */
const conflictCode = '40001';
/** query_canceled, by statement_timeout: it would take as long on the primary. */
const tooLongCode = '57014';

/** Follows how far each replica is, and chooses for each read. */
export function createReplicas({ primary, replicas, maxLagMs, log }: Options): Replicas {
  const counts = { primary: 0, replica: 0 };
  const known = replicas.map((database): Replica => ({
    pools: database,
    sql: database.sql,
    clock: createLagClock(),
    replayed: -1n,
    silentLooks: Infinity,
    wasUsed: false,
    isPrimary: false,
    asking: null,
  }));
  let turn = 0;
  /** When the primary was last heard: without it, nothing is written that a replica could miss. */
  let heardAtMs = 0;

  const answers = ({ silentLooks }: Replica) => silentLooks <= maxSilentLooks;
  const lagMs = ({ clock, replayed }: Replica) =>
    clock.lagMs(replayed, primary.feed.isHeard ? performance.now() : heardAtMs);
  /** A server that is no standby is left out: it may be a primary that nobody writes to any more. */
  const isUsed = (replica: Replica) =>
    answers(replica) && !replica.isPrimary && lagMs(replica) <= maxLagMs;

  async function ask(replica: Replica): Promise<void> {
    const [row] = await replica.sql<{ position: string | null }[]>`
      select (case when pg_is_in_recovery()
        then pg_last_wal_replay_lsn() - '0/0' end)::text as position`;
    replica.isPrimary = row?.position === null;
    if (typeof row?.position === 'string') replica.replayed = BigInt(row.position);
    replica.silentLooks = 0;
  }

  function look(): void {
    const now = performance.now();
    if (primary.feed.isHeard) heardAtMs = now;
    for (const [nth, replica] of known.entries()) {
      if (primary.feed.written !== null) replica.clock.note(primary.feed.written, now);
      replica.silentLooks += 1;
      replica.asking ??= ask(replica)
        .catch(() => undefined)
        .finally(() => (replica.asking = null));
      const isNowUsed = isUsed(replica);
      if (isNowUsed === replica.wasUsed) continue;
      replica.wasUsed = isNowUsed;
      if (isNowUsed) log.info({ replica: nth + 1 }, 'A replica answers reads');
      else log.warn({ replica: nth + 1 }, 'A replica is away or too far behind, and left out');
    }
  }

  function choose(after: bigint | null): Replica | null {
    for (let tries = 0; tries < known.length; tries += 1) {
      turn = (turn + 1) % known.length;
      const replica = known[turn];
      if (replica && isUsed(replica) && (after === null || replica.replayed >= after)) {
        return replica;
      }
    }
    return null;
  }

  look();
  const timer = known.length > 0 ? setInterval(look, lookMs).unref() : undefined;
  return {
    async read(after, work) {
      const replica = choose(after);
      if (replica) {
        try {
          const answer = await work(replica.pools, replica.replayed);
          if (answer !== undefined) {
            counts.replica += 1;
            return answer;
          }
        } catch (error) {
          const { code } = error as { code?: unknown };
          const failure = databaseFailure(error);
          if (code === tooLongCode || (failure === null && code !== conflictCode)) throw error;
          if (failure === 'away') replica.silentLooks = Infinity;
        }
      }
      counts.primary += 1;
      return work(primary, beyondAll);
    },
    states: () =>
      known.map((replica) => ({
        isUsed: isUsed(replica),
        // One that fell silent counts as missing, whatever it was.
        isPrimary: answers(replica) && replica.isPrimary,
        lagSeconds: answers(replica) && !replica.isPrimary ? lagMs(replica) / 1000 : null,
      })),
    counts,
    async close() {
      clearInterval(timer);
      await Promise.all(replicas.map((database) => database.close()));
    },
  };
}
