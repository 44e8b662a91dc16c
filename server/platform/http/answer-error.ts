import type { ErrorHandler } from 'hono';
import { isDatabaseAway } from '../database/database.ts';
import type { Log } from '../log.ts';
import { StorageAway } from '../storage/storage.ts';
import { answerProblem, ProblemError } from './problem.ts';

/**
 * PostgreSQL refuses a row that refers to another (foreign_key_violation) only when that one was
 * deleted after the request was checked: then this answer is the one it would get now.
 */
function deletedMeanwhile(error: Error): ProblemError | null {
  if (!('code' in error) || error.code !== '23503') return null;
  const constraint = 'constraint_name' in error ? String(error.constraint_name) : '';
  return /_users_id_fk$|_(user|blocker|blocked)_id_fkey$/.test(constraint)
    ? new ProblemError('unauthorized', { detail: 'This account was deleted' })
    : new ProblemError('not_found', { detail: 'This was deleted in the meantime' });
}

/** Turns every thrown error into a problem answer, and logs those that the visitor did not cause. */
export function answerError(log: Log): ErrorHandler {
  return (error, c) => {
    if (error instanceof ProblemError) return answerProblem(c, error);
    const deleted = deletedMeanwhile(error);
    if (deleted) return answerProblem(c, deleted);
    const requestId = c.get('requestId');
    if (isDatabaseAway(error)) {
      log.warn({ requestId, err: error }, 'The database is away');
      return answerProblem(c, new ProblemError('unavailable', { retryAfterSeconds: 1 }));
    }
    if (error instanceof StorageAway) {
      log.warn({ requestId, err: error }, 'The storage is away');
      return answerProblem(c, new ProblemError('unavailable', { retryAfterSeconds: 5 }));
    }
    log.error({ requestId, err: error }, 'A request failed');
    return answerProblem(c, new ProblemError('internal_error', { detail: `Request ${requestId}` }));
  };
}
