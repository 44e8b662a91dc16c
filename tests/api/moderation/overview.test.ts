import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBucket, valueIn } from '#domain/overview/vitals.ts';
import { deleteOldVitals } from '#domain/overview/vitals.ts';
import { openTestApp, type TestApp, type TestUser } from '../../support/test-app.ts';
import { done, refusal, sentInquiry } from '../inquiries/steps.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
});
beforeEach(() => app.database.sql`delete from vital_counts`);
afterAll(() => app.database.close());

const visit = (value: number, metric = 'lcp', route = '/') =>
  done(app, 'sendVitals', { body: { route, samples: [{ metric, value }] } });

test('vitals are the 75th percentile by route and day, exact to five percent', async () => {
  for (const value of [400, 800, 1200, 1600, 2000, 2400, 2800, 3200]) await visit(value);
  await visit(90, 'lcp', '/listings/$id');
  await app.database.sql`
    insert into vital_counts (metric, day, route, bucket, visits)
    values ('lcp', current_date - 1, '/', ${findBucket('lcp', 5000)}, 1)`;
  const { routes } = await done(app, 'getVitals', { as: admin, query: { days: 7 } });
  expect(routes).toMatchObject([
    { route: '/', visits: 9, days: [{ visits: 1 }, { visits: 8 }] },
    { route: '/listings/$id', visits: 1 },
  ]);
  const today = routes[0]?.days[1]?.p75 ?? 0;
  expect(today).toBeGreaterThan(2400 * 0.95);
  expect(today).toBeLessThan(2400 * 1.05);
});

test('each metric is counted separately, layout shifts in thousandths', async () => {
  await done(app, 'sendVitals', {
    body: {
      route: '/roomies',
      samples: [
        { metric: 'cls', value: 0.12 },
        { metric: 'inp', value: 80 },
        { metric: 'inp', value: 96 },
      ],
    },
  });
  const p75 = async (metric: string) =>
    (await done(app, 'getVitals', { as: admin, query: { metric } })).routes;
  expect((await p75('cls'))[0]?.p75).toBeCloseTo(0.12, 2);
  expect((await p75('inp'))[0]).toMatchObject({ visits: 1 });
  expect(await p75('lcp')).toEqual([]);
});

test('only known routes and metrics are counted, nothing about the visitor', async () => {
  const send = (body: unknown) => refusal(app, 'sendVitals', { body });
  const samples = [{ metric: 'lcp', value: 1 }];
  expect(await send({ route: '/listings/42', samples })).toBe('validation_failed');
  expect(await send({ route: '/', samples: [] })).toBe('validation_failed');
  expect(await send({ route: '/', samples: [{ metric: 'lcp', value: -1 }] })).toBe(
    'validation_failed',
  );
  expect(await send({ route: '/', samples: [{ metric: 'name', value: 1 }] })).toBe(
    'validation_failed',
  );
  const response = await app.request('/api/vitals', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ route: '/', samples, user_id: 1 }),
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('Set-Cookie')).toBeNull();
  const columns = await app.database.sql<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = 'vital_counts'`;
  expect(columns.map(({ name }) => name).sort()).toEqual([
    'bucket',
    'day',
    'metric',
    'route',
    'visits',
  ]);
});

test('concurrent page loads are all counted', async () => {
  await Promise.all(Array.from({ length: 40 }, () => visit(1000)));
  const { routes } = await done(app, 'getVitals', { as: admin });
  expect(routes[0]?.visits).toBe(40);
});

test('the rate of measurements is limited', async () => {
  const quiet = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
  const body = { route: '/', samples: [{ metric: 'lcp', value: 1 }] };
  const statuses = [];
  for (let nth = 0; nth < 31; nth++) {
    statuses.push((await quiet.call('sendVitals', { body })).status);
  }
  await quiet.database.close();
  expect(statuses.at(29)).toBe(204);
  expect(statuses.at(30)).toBe(429);
});

test('measurements older than every plot are deleted', async () => {
  await visit(1);
  await app.database.sql`
    insert into vital_counts (metric, day, route, bucket, visits)
    values ('lcp', current_date - 401, '/', 1, 1), ('lcp', current_date - 399, '/', 1, 1)`;
  expect(await deleteOldVitals(app.database.sql)).toBe(1);
});

test('a bucket returns its values within its width', () => {
  for (const value of [0, 1, 17, 250, 2500, 60_000, 600_000]) {
    const bucket = findBucket('lcp', value);
    expect(valueIn('lcp', bucket, 0)).toBeLessThanOrEqual(value + 1);
    expect(valueIn('lcp', bucket, 1)).toBeGreaterThanOrEqual(value);
    expect(valueIn('lcp', bucket, 1)).toBeLessThanOrEqual(value * 1.05 + 2);
  }
});

test('the overview counts what was new on every day', async () => {
  const { owner, id } = await sentInquiry(app);
  await app.database.sql`
    update inquiries set created_at = created_at - interval '2 days' where id = ${id}`;
  await done(app, 'sendReport', { as: owner, body: { kind: 'inquiry', id, reason: 'spam' } });
  const { days, open_reports: open } = await done(app, 'getOverview', {
    as: admin,
    query: { days: 7 },
  });
  expect(open).toBe(1);
  expect(days).toHaveLength(7);
  const today = new Date().toISOString().slice(0, 10);
  expect(days.at(-1)).toMatchObject({ day: today, listings: 1, users: 3, inquiries: 0 });
  expect(days.at(-3)).toMatchObject({ inquiries: 1, listings: 0 });
  expect(await refusal(app, 'getOverview', { as: admin, query: { days: 8 } })).toBe(
    'validation_failed',
  );
});
