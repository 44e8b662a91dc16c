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
  // The secret of an address that opens without signing in.
  await app.request('/calendar.ics?token=secretword');
  await app.request('/shared-viewing?token=secretword');
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

test('traces some requests only, and none because it asks for it', async () => {
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

test.each([
  ['of zeros', '00-00000000000000000000000000000000-00f067aa0ba902b7-01'],
  ['with a parent of zeros', '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01'],
  ['in capitals', '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01'],
  ['of a version that is none', 'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  ['with more behind it', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-x'],
  ['of another text', '"},{"traceId":"4bf92f3577b34da6a3ce929d0e0e4736'],
  ['without an end', `00-${'4'.repeat(5000)}`],
])('a header %s begins a trace of its own', async (_, traceparent) => {
  const collector = await startCollector();
  const app = await openTestApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRACE_PERCENT: '100',
  });
  await app.request('/api/listings', { headers: { traceparent } });
  await app.database.close();
  const span = listSpans(collector.exports).find(({ name }) => name === 'GET /api/listings');
  expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(traceparent.toLowerCase()).not.toContain(span?.traceId);
  expect(span).not.toHaveProperty('parentSpanId');
});

test('what visitors send is in no name, and no secret of theirs in a span', async () => {
  const collector = await startCollector();
  const app = await openTestApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRACE_PERCENT: '100',
  });
  const as = await app.user();
  const body = {
    message_mails: true,
    alert_mails: true,
    quiet_hours: null,
    time_zone: 'Asia/Tokyo',
  };
  await app.call('saveNotificationSettings', {
    as,
    body,
    headers: { 'User-Agent': 'secretagent' },
  });
  await app.send('refreshSession', { body: { refresh_token: 'secretrefresh' } });
  await app.request('/unsubscribe?token=secretlink');
  await app.request(`/api/%22%7D,secretpath%0d%0a`);
  await app.request('/api/listings', { method: 'SECRETMETHOD' }).catch(() => null);
  await app.database.close();
  const sent = JSON.stringify(collector.exports);
  expect(sent).not.toMatch(/secretagent|secretrefresh|secretlink|Asia\/Tokyo|user-\d+@/);
  expect(sent).not.toContain(as.token.slice(0, 40));
  for (const { name } of listSpans(collector.exports)) {
    expect(name).not.toMatch(/secretpath|[\r\n]/);
  }
});

test('a collector that answers without an end, or sends elsewhere, gets no more than the spans', async () => {
  let sentBytes = 0;
  const elsewhere = await startCollector();
  const endless = createServer((request, response) => {
    request.resume();
    if (request.url?.startsWith('/moved')) {
      response.writeHead(307, { Location: `${elsewhere.url}/v1/traces` }).end();
      return;
    }
    response.writeHead(200);
    const say = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) sentBytes += 65_536;
    };
    response.on('drain', say);
    say();
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  onTestFinished(() => {
    endless.closeAllConnections();
    endless.close();
  });
  const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  for (const endpoint of [url, `${url}/moved`]) {
    const app = await openTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_PERCENT: '100' });
    expect((await app.request('/api/listings')).status).toBe(200);
    await app.database.close();
  }
  expect(sentBytes).toBeLessThan(10_000_000);
  expect(elsewhere.exports).toEqual([]);
});
