import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { FollowStatement } from '../database/guarded-pool.ts';
import type { Log } from '../log.ts';
import { readRoute } from '../metrics/metrics.ts';
import { createSpanExporter } from './span-exporter.ts';

export interface TracesSettings {
  /** The collector's, as OTEL_EXPORTER_OTLP_ENDPOINT names it. */
  endpoint: URL;
  /** The share of requests that are traced, in percent. */
  percent: number;
}

/** Follows requests to their statements, and sends what it saw to a collector. */
export interface Traces {
  follow: MiddlewareHandler;
  /** Follows the next statement, where it is for a followed request. */
  followStatement: FollowStatement;
  close(): Promise<void>;
}

interface Followed {
  traceId: string;
  spanId: string;
}

/** Ids of zeros are invalid (https://www.w3.org/TR/trace-context/#traceparent-header). */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;
const statementText = 500;
const newId = (bytes: number) => randomBytes(bytes).toString('hex');

/** Makes traces of some requests. Spans hold no values of statements and no query strings. */
export function createTraces({ endpoint, percent }: TracesSettings, log: Log): Traces {
  const url = new URL(endpoint);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`;
  const exporter = createSpanExporter({
    url,
    resource: { 'service.name': 'roomieradar', 'service.instance.id': randomUUID() },
    log,
  });
  const storage = new AsyncLocalStorage<Followed>();

  return {
    async follow(c, next) {
      // By chance alone, whatever the caller asks for: anyone can send this header.
      if (Math.random() * 100 >= percent) return next();
      const [, traceId = newId(16), parentSpanId] =
        traceparent.exec(c.req.header('traceparent') ?? '') ?? [];
      const spanId = newId(8);
      const startedAt = performance.now();
      await storage.run({ traceId, spanId }, next);
      const { method, path } = c.req;
      const route = readRoute(c);
      exporter.add({
        traceId,
        spanId,
        parentSpanId,
        name: `${method} ${route}`,
        kind: 'server',
        startedAt,
        endedAt: performance.now(),
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'url.path': path,
          'http.response.status_code': c.res.status,
          'roomieradar.request_id': c.get('requestId'),
        },
        isFailed: c.res.status >= 500,
      });
    },
    followStatement() {
      const followed = storage.getStore();
      if (!followed) return undefined;
      return (text, startedAt) => {
        const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, statementText);
        exporter.add({
          traceId: followed.traceId,
          spanId: newId(8),
          parentSpanId: followed.spanId,
          name: statement.split(' ', 1)[0] || 'statement',
          kind: 'client',
          startedAt,
          endedAt: performance.now(),
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
        });
      };
    },
    close: () => exporter.close(),
  };
}
