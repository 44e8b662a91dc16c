import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPusher, readDomain } from '#domain/push/pusher.ts';
import {
  createPushServices,
  type PushOutcome,
  type PushServices,
} from '#domain/push/push-services.ts';
import { loadVapidKeys } from '#domain/push/vapid-keys.ts';
import { queueJobs } from '#platform/jobs/job-store.ts';
import { createLog } from '#platform/log.ts';
import { openPushService, type Subscriber } from '#tests/support/push-service.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done } from '../inquiries/steps.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof openPushService>>;

beforeAll(async () => {
  service = await openPushService();
  app = await openTestApp({ PUSH_ORIGINS: service.origin });
});
afterAll(async () => {
  await app.database.close();
  await service.close();
});
beforeEach(async () => {
  await app.database.sql`delete from pgboss.job where name = 'push'`;
  await app.database.sql`delete from push_subscriptions`;
});

const patience = { timeout: 10_000 };

async function subscribe(as: TestUser): Promise<Subscriber> {
  const subscriber = service.subscribe();
  await done(app, 'savePushSubscription', { as, body: subscriber.form });
  return subscriber;
}

test('devices that hang delay no message to another', async () => {
  const { sql } = app.database;
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const hanging = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const keys = await loadVapidKeys(sql);
  const trusted = [service.origin, hanging];
  const services = createPushServices({ keys, publicUrl, trusted });
  const pusher = createPusher({ sql, log: createLog('silent'), services });
  onTestFinished(() => pusher.stop());
  const devices: Subscriber[] = [];
  const messages = [];
  for (let nth = 0; nth < 32; nth += 1) {
    const user = await app.user();
    devices.push(await subscribe(user));
    const [device] = await sql<{ id: number }[]>`
      select id from push_subscriptions where user_id = ${user.id}`;
    // The first twelve.
    if (nth < 12) {
      await sql`update push_subscriptions set endpoint = ${`${hanging}/${nth}`} where id = ${device!.id}`;
    }
    const payload = { title: 'A room', body: '', url: '/', tag: `${nth}`, lang: 'en', dir: 'ltr' };
    messages.push({ data: { subscription_id: device!.id, user_id: user.id, payload } });
  }
  await queueJobs(sql, 'push', messages);
  const sinceMs = performance.now();
  await pusher.start();
  await vi.waitFor(
    () => expect(devices.slice(12).filter(({ arrived }) => arrived.length > 0)).toHaveLength(20),
    { timeout: 60_000 },
  );
  const ms = performance.now() - sinceMs;
  console.info(`20 devices had their messages after ${Math.round(ms)} ms, behind 12 that hang`);
  expect(ms).toBeLessThan(8000);
});

test('a healthy service gets all that waits at once, and one that hangs leaves room for others', async () => {
  const { sql } = app.database;
  let outcome: PushOutcome = 'sent';
  let underWay = 0;
  let most = 0;
  let ended = 0;
  const services: PushServices = {
    accepts: () => true,
    async send({ endpoint }) {
      // As the services answer for it.
      if (!URL.canParse(endpoint)) return 'gone';
      underWay += 1;
      most = Math.max(most, underWay);
      await sleep(600);
      underWay -= 1;
      ended += 1;
      return outcome;
    },
  };
  const pusher = createPusher({ sql, log: createLog('silent'), services });
  const messages = [];
  for (let nth = 0; nth < 32; nth += 1) {
    const user = await app.user();
    await subscribe(user);
    const [device] = await sql<{ id: number }[]>`
      select id from push_subscriptions where user_id = ${user.id}`;
    const payload = { title: 'A room', body: '', url: '/', tag: `${nth}`, lang: 'en', dir: 'ltr' };
    messages.push({ data: { subscription_id: device!.id, user_id: user.id, payload } });
  }
  await queueJobs(sql, 'push', messages);
  await pusher.start();
  await vi.waitFor(() => expect(ended).toBe(32), patience);
  expect(most).toBeGreaterThan(16);

  outcome = 'later';
  await queueJobs(sql, 'push', messages);
  await vi.waitFor(() => expect(ended).toBeGreaterThanOrEqual(64), patience);
  most = 0;
  await queueJobs(sql, 'push', messages);
  await vi.waitFor(() => expect(ended).toBeGreaterThanOrEqual(80), patience);
  expect(most).toBeLessThanOrEqual(16);
  await pusher.stop();
  await sql`delete from pgboss.job where name = 'push'`;

  // An address that is none ends its subscription, and no other.
  const [{ data }] = messages as [(typeof messages)[number]];
  await sql`
    update push_subscriptions set endpoint = 'no address' where id = ${data.subscription_id}`;
  const another = createPusher({ sql, log: createLog('silent'), services });
  await queueJobs(sql, 'push', [{ data }]);
  await another.start();
  await vi.waitFor(async () => {
    const over = await sql<{ id: number }[]>`
      select id from push_subscriptions where ended_at is not null`;
    expect(over.map(({ id }) => id)).toEqual([data.subscription_id]);
  }, patience);
  await another.stop();
});

test('whoever has many names that hang takes no more room than with one', async () => {
  const { sql } = app.database;
  let underWay = 0;
  let most = 0;
  const hung = new Set<string>();
  const sent: string[] = [];
  const services: PushServices = {
    accepts: () => true,
    async send({ endpoint }) {
      if (!endpoint.includes('hanging')) {
        sent.push(endpoint);
        return 'sent';
      }
      underWay += 1;
      most = Math.max(most, underWay);
      await sleep(1500);
      underWay -= 1;
      hung.add(readDomain(endpoint));
      return 'later';
    },
  };
  const pusher = createPusher({ sql, log: createLog('silent'), services });
  onTestFinished(() => pusher.stop());
  const messageTo = async (endpoint: string) => {
    const user = await app.user();
    await subscribe(user);
    const [device] = await sql<{ id: number }[]>`
      update push_subscriptions set endpoint = ${endpoint} where user_id = ${user.id} returning id`;
    const payload = { title: 'A room', body: '', url: '/', tag: 'x', lang: 'en', dir: 'ltr' };
    return { data: { subscription_id: device!.id, user_id: user.id, payload } };
  };
  const hanging = [];
  // Half are names below one domain, half are of domains of their own.
  for (let nth = 0; nth < 60; nth += 1) {
    const host = nth % 2 === 0 ? `${nth}.hanging.example` : `a.hanging${nth}.example`;
    hanging.push(await messageTo(`https://${host}/push`));
  }
  await queueJobs(sql, 'push', hanging);
  await pusher.start();
  // Each domain may hang once.
  await vi.waitFor(() => expect(hung.size).toBe(31), { timeout: 40_000 });
  await sql`delete from pgboss.job where name = 'push'`;
  await vi.waitFor(() => expect(underWay).toBe(0), patience);
  most = 0;
  await queueJobs(sql, 'push', [...hanging, await messageTo('https://push.good.test/1')]);
  await vi.waitFor(() => expect(sent).toHaveLength(1), patience);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(16);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', 'googleapis.com'],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', 'windows.com'],
  ['https://a.b.hanging.co.uk/x', 'hanging.co.uk'],
  ['https://a.hanging.de/x', 'hanging.de'],
  ['https://HANGING.example/x', 'hanging.example'],
  ['http://127.0.0.1:4000/x', '127.0.0.1:4000'],
  ['https://[2001:db8::1]/x', '[2001:db8::1]'],
  ['no address', 'no address'],
])('the endpoint %s belongs to %s', (endpoint, domain) => {
  expect(readDomain(endpoint)).toBe(domain);
});

test('a name that leads into a private network is never asked', async () => {
  const keys = await loadVapidKeys(app.database.sql);
  const services = createPushServices({ keys, publicUrl, trusted: [] });
  const before = service.asked();
  const { form } = service.subscribe();
  const payload = { title: 'x', body: '', url: '/', tag: 'x', lang: 'en', dir: 'ltr' as const };
  // Resolved by the machine itself: no look-up leaves it.
  const endpoint = form.endpoint.replace('http://127.0.0.1', 'https://push.localhost');
  expect(await services.send({ ...form, endpoint }, payload)).toBe('gone');
  const plain = new URL(endpoint);
  plain.port = '';
  expect(await services.send({ ...form, endpoint: plain.href }, payload)).not.toBe('sent');
  expect(service.asked()).toBe(before);
});

test('the keys are made once, whatever starts at once', async () => {
  const { sql } = app.database;
  const loaded = await Promise.all([loadVapidKeys(sql), loadVapidKeys(sql), loadVapidKeys(sql)]);
  expect(new Set(loaded.map(({ publicKey }) => publicKey)).size).toBe(1);
});
