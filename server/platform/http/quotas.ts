import type { RateLimiterRes } from 'rate-limiter-flexible';
import { capacities, quotas, type QuotaName } from '#contract/quotas.ts';
import { waitOf } from '#contract/wait.ts';
import type { Sql } from '../database/sql.ts';
import type { Viewer } from './endpoint.ts';
import { ProblemError } from './problem.ts';
import { createLimiter } from './rate-limit.ts';

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
  capacity(name: keyof typeof capacities): number;
}

/** Limits what one person may do, by the tables of contract/quotas.ts; `factor` multiplies them. */
export function createQuotas(factor: number): Quotas {
  const limiterOf = (sql: Sql, name: QuotaName) => {
    const { times, seconds, countedIn } = quotas[name];
    return createLimiter(sql, `quota-${name}`, { requests: times * factor, seconds, countedIn });
  };
  const inMemory = new Map<QuotaName, ReturnType<typeof limiterOf>>();

  /** Counts in the database belong to a transaction; those in memory last. */
  function limiterFor(sql: Sql, name: QuotaName) {
    if (quotas[name].countedIn === 'database') return limiterOf(sql, name);
    const limiter = inMemory.get(name) ?? limiterOf(sql, name);
    inMemory.set(name, limiter);
    return limiter;
  }

  return {
    async count(sql, name, who) {
      try {
        await limiterFor(sql, name).consume(keyOf(who));
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        throw beyondQuota(quotas[name].message, (refusal as RateLimiterRes).msBeforeNext);
      }
    },
    async exhaust(sql, name, who) {
      await limiterFor(sql, name).block(keyOf(who), quotas[name].seconds);
    },
    capacity: (name) => capacities[name] * factor,
  };
}

const keyOf = ({ identity_key, target }: Counted) =>
  target === undefined ? identity_key : `${identity_key}:${target}`;

function beyondQuota(message: string, waitMs: number): ProblemError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ProblemError('rate_limited', {
    detail: `${message} Try again in ${wait(seconds)}`,
    retryAfterSeconds: seconds,
  });
}

function wait(seconds: number): string {
  const { count, unit } = waitOf(seconds);
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
