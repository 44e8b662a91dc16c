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

/** Gives every request an id (answered as X-Request-Id) and logs one line when it is done; of floods, samples. */
export function accessLog(log: Log): MiddlewareHandler {
  // A line has only these five fields, so there is nothing to redact.
  const lines = log.child({}, { redact: [] });
  const sampled = createSampledLog(lines);
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.get('answerHeaders')['X-Request-Id'] = requestId;
    await next();
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    // Only the path: a query string can contain a sign-in code or a user's search.
    const { method, path } = c.req;
    const { status } = c.res;
    const userId = c.get('userId');
    const visit = { requestId, method, path, status, ms };
    const line = userId === undefined ? visit : { ...visit, user_id: userId };
    if ([429, 503, 507].includes(status)) sampled('info', String(status), line);
    else lines.info(line);
  };
}
