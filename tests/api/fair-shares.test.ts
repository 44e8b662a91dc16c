import { expect, test } from 'vitest';
import type { Requester } from '#platform/http/concurrency-limiter.ts';
import { createLimiter } from '#platform/http/rate-limit.ts';
import { testApp, type TestUser } from '#tests/support/test-app.ts';

const body = {
  message_mails: true,
  alert_mails: true,
  quiet_hours: null,
  time_zone: 'Europe/Berlin',
};

test('a hundred writes of one user at once keep no connection that those of others need', async () => {
  const app = await testApp({ DATABASE_WAIT_MS: '5000' });
  const save = async (as: TestUser) =>
    (await app.call('saveNotificationSettings', { as, body })).status;
  const flooder = await app.user();
  const others = await Promise.all(Array.from({ length: 20 }, () => app.user()));
  for (const as of [flooder, ...others]) expect(await save(as)).toBe(200);
  // Something else holds the row of the flooder for a while, as a slow write of theirs would.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const holding = app.asOwner((sql) =>
    sql.begin(async (tx) => {
      await tx`select from users where id = ${flooder.id} for update`;
      await held;
    }),
  );
  const flood = Array.from({ length: 100 }, () => save(flooder));
  const answers = await Promise.all(others.map((as) => save(as)));
  release();
  await holding;
  // Connections that wait for that row would have kept them waiting until it was released.
  expect(answers).toEqual(others.map(() => 200));
  const flooded = new Set(await Promise.all(flood));
  expect([200, 429, 503]).toEqual(expect.arrayContaining([...flooded]));
  // It is over at once.
  expect(await save(flooder)).toBe(200);
});

test('a hundred requests from one network keep one connection while they are counted', async () => {
  const app = await testApp({ DATABASE_WAIT_MS: '5000', TRUSTED_PROXIES: '1' });
  const save = async (as: TestUser, network: string) => {
    const headers = { 'X-Forwarded-For': network };
    return (await app.call('saveNotificationSettings', { as, body, headers })).status;
  };
  const flooder = await app.user();
  expect(await save(flooder, '192.0.2.1')).toBe(200);
  const others = await Promise.all(Array.from({ length: 20 }, () => app.user()));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const holding = app.asOwner((sql) =>
    sql.begin(async (tx) => {
      await tx`select from rate_limits where key = 'write:192.0.2.1' for update`;
      await held;
    }),
  );
  const flood = Array.from({ length: 100 }, () => save(flooder, '192.0.2.1'));
  const answers = await Promise.all(others.map((as, index) => save(as, `198.51.100.${index}`)));
  release();
  await holding;
  expect(answers).toEqual(others.map(() => 200));
  await Promise.all(flood);
  expect(await save(flooder, '192.0.2.1')).toBe(200);
});

test('requests that are counted together are counted one by one', async () => {
  const app = await testApp();
  const limit = { requests: 5, seconds: 60, countedIn: 'database' } as const;
  const { count } = createLimiter(app.database.sql, 'together', limit);
  const waits = await Promise.all(Array.from({ length: 12 }, () => count('net')));
  expect(waits.map((ms) => ms > 0)).toEqual(waits.map((_, index) => index >= 5));
  const [row] = await app.database.sql<{ points: number }[]>`
    select points from rate_limits where key = 'together:net'`;
  expect(row?.points).toBe(12);
  // What is refused is known in memory.
  expect(await count('net')).toBeGreaterThan(0);
  const [after] = await app.database.sql<{ points: number }[]>`
    select points from rate_limits where key = 'together:net'`;
  expect(after?.points).toBe(12);
});

test('every call and page takes its turn: with those of its user, or of its network', async () => {
  const seen: [Requester | null, string][] = [];
  const app = await testApp(
    { TRUSTED_PROXIES: '1' },
    {
      concurrencyLimiter: {
        run(requester, kind, work) {
          seen.push([requester, kind]);
          return work();
        },
      },
    },
  );
  const as = await app.user();
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  await app.call('getCurrentUser', { as, headers });
  await app.call('saveNotificationSettings', { as, headers, body });
  await app.call('listListings', { as, headers });
  await app.call('listListings', { headers });
  await app.send('listListings', { headers: { ...headers, Authorization: 'Bearer of.no.one' } });
  await app.call('listListings');
  await app.request('/', { headers });
  await app.request('/transparency', { headers });
  await app.request('/notice?listing=1', { method: 'POST', headers });
  const [user, network] = [{ user: as.id }, { network: '192.0.2.1' }];
  expect(seen).toEqual([
    [user, 'read'],
    [user, 'write'],
    [user, 'read'],
    [network, 'read'],
    [network, 'read'],
    [null, 'read'],
    [network, 'read'],
    [network, 'read'],
    [network, 'write'],
  ]);
});
