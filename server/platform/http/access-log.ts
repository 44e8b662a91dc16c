import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import { createSampledLog } from '../sampled-log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** Whom the request was found to be from. */
    userId?: number;
  }
}

/** An answered request. Only the path: a query string can contain a sign-in code or a search. */
export interface Visit {
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  user_id?: number;
}

/** Logs one line for each answered request; of floods, samples. */
export function createVisitLog(log: Log): (visit: Visit) => void {
  // A line has only these six fields, so there is nothing to redact.
  const lines = log.child({}, { redact: [] });
  const sampled = createSampledLog(lines);
  return (visit) => {
    if ([429, 503, 507].includes(visit.status)) sampled('info', String(visit.status), visit);
    else lines.info(visit);
  };
}

/** Milliseconds since a moment, with one digit after the point. */
export const msSince = (startedAt: number) => Math.round((performance.now() - startedAt) * 10) / 10;

/** Gives every request an id (answered as X-Request-Id) and logs it when it is done. */
export function accessLog(note: (visit: Visit) => void): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.get('answerHeaders')['X-Request-Id'] = requestId;
    await next();
    const { method, path } = c.req;
    const visit = { requestId, method, path, status: c.res.status, ms: msSince(startedAt) };
    const userId = c.get('userId');
    note(userId === undefined ? visit : { ...visit, user_id: userId });
  };
}
