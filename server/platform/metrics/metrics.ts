import { setTimeout as sleep } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Database } from '../database/database.ts';
import type { Replicas, ReplicaState } from '../database/replicas/replicas.ts';
import { countJobs } from '../jobs/read-jobs.ts';
import { isSameSecret } from '../keys/is-same-secret.ts';
import type { Live } from '../live/live.ts';
import { createMetrics, type Metrics } from './registry.ts';

export interface MetricsDeps {
  database: Pick<Database, 'sql' | 'load' | 'feed' | 'clock'>;
  /** None where no replicas are set. */
  replicas: Pick<Replicas, 'states' | 'counts'> | null;
  live: Pick<Live, 'openStreams'>;
  /** The indexes in memory, by name. */
  indexes: Record<string, { readonly isIndexed: boolean }>;
}

/** Whoever measures must get an answer while the database is away or busy. */
const queueAnswerMs = 1000;

/** What operators watch: requests, pools, queues, streams, indexes, and Node itself. */
export function measureServer({ database, replicas, live, indexes }: MetricsDeps): Metrics {
  const metrics = createMetrics();
  metrics.addGauge('database_statements', 'Statements and transactions of each pool', () =>
    Object.entries(database.load()).flatMap(([pool, { running, waiting }]) => [
      { labels: { pool, state: 'running' }, value: running },
      { labels: { pool, state: 'waiting' }, value: waiting },
    ]),
  );
  metrics.addGauge('jobs', 'Jobs of each queue that wait, fail or were given up', () =>
    Promise.race([
      countJobs(database.sql).then(measured, () => []),
      sleep(queueAnswerMs, [], { ref: false }),
    ]),
  );
  metrics.addGauge('open_streams', 'Pages that listen for live events', () => [
    { value: live.openStreams },
  ]);
  metrics.addGauge('index_ready', '1 when an index in memory answers, 0 when SQL does', () =>
    Object.entries(indexes).map(([index, { isIndexed }]) => ({
      labels: { index },
      value: Number(isIndexed),
    })),
  );
  metrics.addGauge(
    'change_feed_heard',
    '1 while changes are heard, 0 while nothing is cached',
    () => [{ value: Number(database.feed.isHeard) }],
  );
  metrics.addGauge('clock_ahead_seconds', 'How far our clock is ahead of the database', () => [
    { value: database.clock.aheadMs / 1000 },
  ]);
  if (replicas) measureReplicas(metrics, replicas);
  return metrics;
}

const measured = (counts: Awaited<ReturnType<typeof countJobs>>) =>
  counts.flatMap(({ queue, ...states }) =>
    Object.entries(states).map(([state, value]) => ({ labels: { queue, state }, value })),
  );

function measureReplicas(metrics: Metrics, replicas: Pick<Replicas, 'states' | 'counts'>): void {
  const ofEach = (read: (state: ReplicaState) => number | null) =>
    replicas.states().flatMap((state, index) => {
      const value = read(state);
      return value === null ? [] : [{ labels: { replica: `${index + 1}` }, value }];
    });
  metrics.addGauge('replica_lag_seconds', 'How far a replica that answers is behind', () =>
    ofEach(({ lagSeconds }) => lagSeconds),
  );
  metrics.addGauge('replica_used', '1 while a replica answers reads, 0 while it is left out', () =>
    // The primary may be among them: it is no replica that is missing.
    ofEach(({ isUsed, isPrimary }) => (isPrimary ? null : Number(isUsed))),
  );
  metrics.addGauge('public_reads', 'Public reads since the start, by where they ran', () =>
    Object.entries(replicas.counts).map(([server, value]) => ({ labels: { server }, value })),
  );
}

/** The pattern that answered; `other` where only patterns for everything did. */
export function readRoute(c: Context): string {
  // The last that ran: the pages match every address, and are not reached by most.
  const route = matchedRoutes(c)[c.req.routeIndex];
  return route?.method === c.req.method ? route.path : 'other';
}

/** GET /metrics, for those who know the token; for everyone else there is no such page. */
export function metricsRoute(metrics: Metrics, token: string): Hono {
  return new Hono().get('/metrics', async (c, next) => {
    if (!isSameSecret(`Bearer ${token}`, c.req.header('Authorization') ?? '')) return next();
    c.header('Content-Type', metrics.contentType);
    return c.body(await metrics.write());
  });
}
