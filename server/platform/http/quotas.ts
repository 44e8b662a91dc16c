import { capacities, quotas, type QuotaName } from '#contract/quotas.ts';
import { refusals } from '#contract/refusals.ts';
import { roundWait } from '#contract/wait.ts';
import type { Fragment, Pool, Sql } from '../database/sql.ts';
import type { Viewer } from './viewer.ts';
import { ProblemError } from './problem.ts';
import { createLimiter } from './rate-limit.ts';

type CapacityName = keyof typeof capacities;

/** Whose quota it is, where it matters towards one listing or one person. */
interface Counted extends Pick<Viewer, 'identity_key'> {
  target?: string;
}

export interface Quotas {
  /**
   * Counts one more for this person, in the transaction that does it: what is refused or fails is
   * not counted. Throws `rate_limited` beyond the quota.
   */
  count(sql: Sql, name: QuotaName, who: Counted): Promise<void>;
  /** Uses up a quota, so that it is refused for as long as it counts. */
  exhaust(sql: Sql, name: QuotaName, who: Counted): Promise<void>;
  /** How much of this one person may have at the same time. */
  capacity(name: CapacityName): number;
  /** Throws what `refuse` returns when `rows` (SQL: what follows `from`) has as many as fit. */
  requireSpace(
    sql: Sql,
    name: CapacityName,
    rows: Fragment,
    refuse: (capacity: number) => ProblemError,
  ): Promise<void>;
}

/** What calls need that write and count what is written. */
export interface QuotaDeps {
  sql: Pool;
  quotas: Quotas;
}

/** Limits what one person may do, by the tables of contract/quotas.ts; `factor` multiplies them. */
export function createQuotas(factor: number): Quotas {
  const createQuotaLimiter = (sql: Sql, name: QuotaName) => {
    const { times, seconds, countedIn } = quotas[name];
    return createLimiter(sql, `quota-${name}`, { requests: times * factor, seconds, countedIn });
  };
  const inMemory = new Map<QuotaName, ReturnType<typeof createQuotaLimiter>>();

  /** Counts in the database belong to a transaction; those in memory last. */
  function findLimiter(sql: Sql, name: QuotaName) {
    if (quotas[name].countedIn === 'database') return createQuotaLimiter(sql, name);
    const limiter = inMemory.get(name) ?? createQuotaLimiter(sql, name);
    inMemory.set(name, limiter);
    return limiter;
  }

  const capacity = (name: CapacityName) => capacities[name] * factor;

  return {
    capacity,
    async requireSpace(sql, name, rows, refuse) {
      const [row] = await sql<{ count: number }[]>`select count(*)::int as count from ${rows}`;
      if ((row?.count ?? 0) >= capacity(name)) throw refuse(capacity(name));
    },
    async count(sql, name, who) {
      const waitMs = await findLimiter(sql, name).count(quotaKey(who));
      if (waitMs > 0) throw beyondQuota(name, waitMs);
    },
    exhaust: (sql, name, who) => findLimiter(sql, name).exhaust(quotaKey(who)),
  };
}

const quotaKey = ({ identity_key, target }: Counted) =>
  target === undefined ? identity_key : `${identity_key}:${target}`;

function beyondQuota(name: QuotaName, waitMs: number): ProblemError {
  const { refusal, times } = quotas[name];
  const reason = refusals[refusal].replace('{most}', String(times));
  const seconds = Math.ceil(waitMs / 1000);
  return new ProblemError('rate_limited', {
    detail: `${reason} Try again in ${wait(seconds)}`,
    retryAfterSeconds: seconds,
  });
}

function wait(seconds: number): string {
  const { count, unit } = roundWait(seconds);
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
