import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { measureServer } from '#platform/metrics/metrics.ts';
import { createTestTarget } from '#tests/support/test-database.ts';
import { testApp } from '#tests/support/test-app.ts';

const token = 'only-for-those-who-measure';
const asOperator = { headers: { Authorization: `Bearer ${token}` } };

afterEach(() => vi.useRealTimers());

test('metrics tell of requests by their pattern, of pools, queues, streams and indexes', async () => {
  const app = await testApp({ METRICS_TOKEN: token });
  for (const path of ['/api/listings', '/api/listings/1', '/api/listings/2', '/nothing/here']) {
    await app.request(path);
  }
  const answer = await app.request('/metrics', asOperator);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toContain('text/plain');
  const text = await answer.text();
  const listing =
    /http_request_duration_seconds_count\{method="GET",route="(\S+)",status="404"\} 2/;
  expect(text.match(listing)?.[1]).toBe('/api/listings/:id');
  expect(text).toContain('route="/api/listings",status="200"} 1');
  expect(text).not.toContain('/nothing/here');
  for (const line of [
    'roomieradar_database_statements{pool="sql",state="waiting"} 0',
    'roomieradar_jobs{queue="mail",state="waiting"} 0',
    'roomieradar_open_streams 0',
    'roomieradar_change_feed_heard 1',
    'roomieradar_index_ready{index="listings"} 0',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect(text).toContain(line);
  }
});

test('the primary among the replicas is no replica that is missing', async () => {
  const app = await testApp();
  const metrics = measureServer({
    database: app.database,
    replicas: {
      states: () => [
        { isUsed: false, isPrimary: true, lagSeconds: null },
        { isUsed: false, isPrimary: false, lagSeconds: null },
      ],
      counts: { primary: 0, replica: 0 },
    },
    live: { openStreams: 0 },
    indexes: {},
  });
  const text = await metrics.write();
  expect(text.match(/^roomieradar_replica_used.*$/gm)).toEqual([
    'roomieradar_replica_used{replica="2"} 0',
  ]);
});

test('without the token there is no such page', async () => {
  const app = await testApp({ METRICS_TOKEN: token });
  const headers = { Authorization: `Bearer ${token.toUpperCase()}` };
  for (const init of [{}, { headers }]) {
    const answer = await app.request('/metrics', init);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('http_request');
  }
  const closed = await testApp();
  expect((await closed.request('/metrics', asOperator)).status).toBe(404);
});

test('a slow statement gets one line with its text and without its values', async () => {
  const { target, drop } = await createTestTarget();
  const lines: [object, string | undefined][] = [];
  const warn = (fields: object, message?: string) => void lines.push([fields, message]);
  const log = { warn, info: () => undefined, error: () => undefined } as never;
  const database = openDatabase(target, 2, { log, slowMs: 50 });
  try {
    const secret = 'a secret word';
    await database.sql`select pg_sleep(0.2), ${secret}::text`;
    await database.sql`select pg_sleep(0.2), ${secret}::text`;
    await database.sql`select 1`;
  } finally {
    await database.close();
    await drop();
  }
  expect(lines).toHaveLength(1);
  const [fields, message] = lines[0] ?? [];
  expect(message).toBe('Slow statement');
  expect(fields).toMatchObject({ statement: 'select pg_sleep(0.2), $1::text' });
  expect((fields as { ms: number }).ms).toBeGreaterThan(190);
});
