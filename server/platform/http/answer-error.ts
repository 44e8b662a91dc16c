import type { ErrorHandler } from 'hono';
import { isDatabaseAway } from '../database/database.ts';
import type { Log } from '../log.ts';
import { StorageAway } from '../storage/storage.ts';
import { answerProblem, ProblemError } from './problem.ts';

/**
 * Turns every thrown error into a problem answer, and logs those that the visitor did not cause.
 */
export function answerError(log: Log): ErrorHandler {
  return (error, c) => {
    if (error instanceof ProblemError) return answerProblem(c, error);
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
