import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** Whom the request was found to be from. */
    userId?: number;
  }
}

/** Gives every request an id (answered as X-Request-Id) and logs one line when it is done. */
export function accessLog(log: Log): MiddlewareHandler {
  // A line has only these five fields, so there is nothing to redact.
  const lines = log.child({}, { redact: [] });
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.get('answerHeaders')['X-Request-Id'] = requestId;
    await next();
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    // Only the path: a query string can contain a sign-in code or a user's search.
    const { method, path } = c.req;
    const userId = c.get('userId');
    const line = { requestId, method, path, status: c.res.status, ms };
    lines.info(userId === undefined ? line : { ...line, user_id: userId });
  };
}
