import type { ErrorHandler } from 'hono';
import { databaseFailure, type DatabaseFailure } from '../database/failures.ts';
import type { Log } from '../log.ts';
import { createSampledLog } from '../sampled-log.ts';
import { StorageAway, StorageRefused } from '../storage/storage.ts';
import { TimedOut } from '../time-limit.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { ContractRefusal, explainRefusal } from './contract-version.ts';
import { answerProblem, ProblemError } from './problem.ts';

interface Outage {
  message: string;
  code: ProblemCode;
  detail: string;
  retryAfterSeconds: number;
}

const outages: Record<DatabaseFailure, Outage> = {
  away: {
    message: 'The database is away',
    code: 'unavailable',
    detail: 'RoomieRadar cannot reach its data at the moment. Please try again shortly.',
    retryAfterSeconds: 1,
  },
  busy: {
    message: 'The database is busy',
    code: 'unavailable',
    detail: 'Too many people are asking at once. Please try again shortly.',
    retryAfterSeconds: 2,
  },
  slow: {
    message: 'A statement took too long',
    code: 'took_too_long',
    detail: 'That took longer than it may. Please try again shortly.',
    retryAfterSeconds: 2,
  },
  'refuses writes': {
    message: 'The database refuses writes',
    code: 'unavailable',
    detail: 'Nothing can be saved at the moment. Reading still works. Please try again later.',
    retryAfterSeconds: 10,
  },
  'disk full': {
    message: 'The disk is full',
    code: 'disk_full',
    detail: 'Nothing can be saved at the moment. Reading still works. Please try again later.',
    retryAfterSeconds: 60,
  },
};

/** The answer to what fails, or would fail, because of the database. */
export function outageProblem(failure: DatabaseFailure): ProblemError {
  const { code, detail, retryAfterSeconds } = outages[failure];
  return new ProblemError(code, { detail, retryAfterSeconds });
}

/**
 * PostgreSQL refuses a row that refers to another (foreign_key_violation) only when that one was
 * deleted after the request was checked: then this answer is the one it would get now.
 */
function deletedMeanwhile(error: Error): ProblemError | null {
  if (!('code' in error) || error.code !== '23503') return null;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  return /_users_id_fk$|_(user|blocker|blocked)_id_fkey$/.test(constraint)
    ? new ProblemError('unauthorized', { detail: 'This account was deleted' })
    : new ProblemError('not_found', { detail: 'This was deleted in the meantime' });
}

/**
 * Turns every thrown error into a problem answer, and logs those that the visitor did not cause. With
 * the version of the contract, pages of other versions hear of that.
 */
export function answerError(log: Log, contractVersion?: string): ErrorHandler {
  const note = createSampledLog(log);
  return (error, c) => {
    if (error instanceof ContractRefusal && contractVersion !== undefined) {
      return answerProblem(c, explainRefusal(c, error, contractVersion));
    }
    if (error instanceof ProblemError) return answerProblem(c, error);
    const deleted = deletedMeanwhile(error);
    if (deleted) return answerProblem(c, deleted);
    const requestId = c.get('requestId');
    const failure = databaseFailure(error);
    if (error instanceof StorageRefused) {
      note('error', 'refused storage', { requestId, err: error }, 'The storage refuses our key');
      return answerProblem(c, new ProblemError('unavailable', { retryAfterSeconds: 60 }));
    }
    if (error instanceof TimedOut) {
      note('warn', 'time limit', { requestId, err: error }, 'A request took too long');
      return answerProblem(c, new ProblemError('unavailable', { retryAfterSeconds: 5 }));
    }
    if (error instanceof StorageAway && failure !== 'disk full') {
      note('warn', 'storage', { requestId, err: error }, 'The storage is away');
      return answerProblem(c, new ProblemError('unavailable', { retryAfterSeconds: 5 }));
    }
    if (failure) {
      note('warn', failure, { requestId, err: error }, outages[failure].message);
      return answerProblem(c, outageProblem(failure));
    }
    const cause = `${error.name} ${error.stack?.split('\n')[1]}`;
    note('error', cause, { requestId, err: error }, 'A request failed');
    return answerProblem(c, new ProblemError('internal_error', { detail: `Request ${requestId}` }));
  };
}
