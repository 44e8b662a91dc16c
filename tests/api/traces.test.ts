import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '#tests/support/test-app.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code?: number };
}

interface Export {
  resourceSpans: {
    resource: { attributes: SentSpan['attributes'] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

/** A collector that keeps what it gets. */
async function startCollector(status = 200) {
  const exports: Export[] = [];
  const paths: string[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    paths.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
    exports.push((await json(request)) as Export);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  }
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, exports, paths };
}

const listSpans = (exports: Export[]) =>
  exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

const attribute = ({ attributes }: Pick<SentSpan, 'attributes'>, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a request and its statements are one trace, without values and queries', async () => {
  const collector = await startCollector();
  const app = await openTestApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRACE_PERCENT: '100',
  });
  const parent = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
  await app.request('/api/listings?words=secretword', { headers: parent });
  await app.request('/api/listings/424242');
  // A stop sends what waits.
  await app.database.close();

  expect(new Set(collector.paths)).toEqual(new Set(['POST /v1/traces application/json']));
  const resource = collector.exports[0]?.resourceSpans[0]?.resource;
  expect(resource && attribute(resource, 'service.name')).toBe('roomieradar');
  const spans = listSpans(collector.exports);
  const list = spans.find(({ name }) => name === 'GET /api/listings');
  const one = spans.find(({ name }) => name === 'GET /api/listings/:id');
  expect(list).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
    kind: 2,
  });
  expect(one?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(one && attribute(one, 'http.response.status_code')).toBe('404');
  for (const request of [list, one]) {
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.length).toBeGreaterThan(0);
    for (const span of statements) {
      expect(span).toMatchObject({ traceId: request?.traceId, kind: 3 });
      expect(attribute(span, 'db.query.text')).toContain('select');
      expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
      expect(BigInt(span.startTimeUnixNano) >= BigInt(request?.startTimeUnixNano ?? 0)).toBe(true);
    }
  }
  const seconds = Number(BigInt(list?.startTimeUnixNano ?? 0) / 1_000_000_000n);
  expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(60);
  expect(JSON.stringify(collector.exports)).not.toMatch(/secretword|424242"?\]/);
});

test('of some requests only, and never of one that asks for it', async () => {
  const collector = await startCollector();
  const app = await openTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRACE_PERCENT: '0' });
  const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
  await app.request('/api/listings', { headers });
  await app.database.close();
  expect(collector.exports).toEqual([]);
});

test('a collector that refuses or is away costs no request', async () => {
  const refusing = await startCollector(503);
  for (const url of [refusing.url, 'http://127.0.0.1:9']) {
    const app = await openTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: url, TRACE_PERCENT: '100' });
    expect((await app.request('/api/listings')).status).toBe(200);
    await app.database.close();
  }
  expect(refusing.exports).toHaveLength(1);
});
