import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import { readRoute } from '../metrics/metrics.ts';
import type { Metrics } from '../metrics/registry.ts';
import { createSampledLog } from '../sampled-log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** The signed-in user of the request. */
    userId?: number;
  }
}

interface StartedRequest {
  /** Answered as X-Request-Id. */
  requestId: string;
  startedAtMs: number;
}

interface AnsweredRequest {
  method: string;
  /** Without the query string, which can contain a sign-in code or a search. */
  path: string;
  status: number;
  /** The pattern that answered, such as /api/listings/:id. */
  route: string;
  userId?: number | undefined;
}

/** Gives each request an id, logs a line for its answer, and counts it, whichever way answers it. */
export interface RequestRecorder {
  start(): StartedRequest;
  finish(started: StartedRequest, answered: AnsweredRequest): void;
}

/** The log has only samples of these answers, because they come in floods. */
const sampledStatuses = new Set([429, 503, 507]);

/** `metrics` is null where nobody may ask for them. */
export function createRequestRecorder(
  log: Log,
  metrics: Pick<Metrics, 'countRequest'> | null,
): RequestRecorder {
  // A line has only these six fields, so there is nothing to redact.
  const lines = log.child({}, { redact: [] });
  const logSample = createSampledLog(lines);
  return {
    start: () => ({ requestId: randomUUID(), startedAtMs: performance.now() }),
    finish({ requestId, startedAtMs }, { method, path, status, route, userId }) {
      const ms = performance.now() - startedAtMs;
      metrics?.countRequest(method, route, status, ms / 1000);
      const line = {
        requestId,
        method,
        path,
        status,
        ms: Math.round(ms * 10) / 10,
        ...(userId !== undefined && { user_id: userId }),
      };
      if (sampledStatuses.has(status)) logSample('info', String(status), line);
      else lines.info(line);
    },
  };
}

/** Records every request that Hono answers. */
export function recordRequests(recorder: RequestRecorder): MiddlewareHandler {
  return async (c, next) => {
    const started = recorder.start();
    c.set('requestId', started.requestId);
    c.get('answerHeaders')['X-Request-Id'] = started.requestId;
    await next();
    const { method, path } = c.req;
    const { status } = c.res;
    recorder.finish(started, {
      method,
      path,
      status,
      route: readRoute(c),
      userId: c.get('userId'),
    });
  };
}
