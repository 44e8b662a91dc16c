import type { RateLimiterRes } from 'rate-limiter-flexible';
import { quotas, type QuotaName } from '#contract/quotas.ts';
import type { Sql } from '../database/sql.ts';
import type { Viewer } from './endpoint.ts';
import { ProblemError } from './problem.ts';
import { createLimiter } from './rate-limit.ts';

export interface Quotas {
  /**
   * Counts one more for this person, in the transaction that does it: what is refused or fails is
   * not counted. Throws `rate_limited` beyond the quota.
   */
  count(sql: Sql, name: QuotaName, viewer: Pick<Viewer, 'identity_key'>): Promise<void>;
}

/** Limits what one person may do, by the table of contract/quotas.ts; `factor` multiplies it. */
export function createQuotas(factor: number): Quotas {
  return {
    async count(sql, name, { identity_key }) {
      const { times, message, ...quota } = quotas[name];
      const limiter = createLimiter(sql, `quota-${name}`, { ...quota, requests: times * factor });
      try {
        await limiter.consume(identity_key);
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        throw beyondQuota(message, (refusal as RateLimiterRes).msBeforeNext);
      }
    },
  };
}

function beyondQuota(message: string, waitMs: number): ProblemError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ProblemError('rate_limited', {
    detail: `${message} Try again in ${wait(seconds)}`,
    retryAfterSeconds: seconds,
  });
}

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours < 49 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}
