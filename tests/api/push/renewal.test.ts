import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPushService, type Subscriber } from '#tests/support/push-service.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
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

async function subscribed(): Promise<{ user: TestUser; former: Subscriber }> {
  const [user, former] = [await app.user(), service.subscribe()];
  await done(app, 'savePushSubscription', { as: user, body: former.form });
  return { user, former };
}
const formSecret = ({ form }: Subscriber) => ({
  endpoint: form.endpoint,
  auth: form.keys.auth,
});
const renew = (
  former: Pick<ReturnType<typeof formSecret>, 'endpoint' | 'auth'>,
  next: Subscriber,
) => app.call('renewPushSubscription', { body: { former, next: next.form } });
const countDevices = ({ id }: TestUser) =>
  app.database.sql<{ endpoint: string; auth: string; ended_at: string | null }[]>`
    select endpoint, auth, ended_at from push_subscriptions where user_id = ${id}`;

test('a browser that replaced its subscription says so by the secret of the former one', async () => {
  const { user, former } = await subscribed();
  await app.database.sql`update push_subscriptions set ended_at = now() where user_id = ${user.id}`;
  const next = service.subscribe();
  expect((await renew(formSecret(former), next)).status).toBe(204);
  expect(await countDevices(user)).toMatchObject([{ ...formSecret(next), ended_at: null }]);
  expect(await done(app, 'getPush', { as: user })).toMatchObject({ is_on: true });
  // Once: the former one is nobody's any more.
  await renew(formSecret(former), service.subscribe());
  expect(await countDevices(user)).toMatchObject([formSecret(next)]);
});

test('without that secret, or after signing out, nothing is renewed, and the answer is the same', async () => {
  const { user, former } = await subscribed();
  const { endpoint, auth } = formSecret(former);
  const { auth: other } = formSecret(service.subscribe());
  for (const known of [
    { endpoint, auth: other },
    { endpoint: `${endpoint}x`, auth },
  ]) {
    expect((await renew(known, service.subscribe())).status).toBe(204);
    expect(await countDevices(user)).toMatchObject([{ endpoint }]);
  }
  await app.database.sql`update sessions set revoked_at = now() where user_id = ${user.id}`;
  expect((await renew({ endpoint, auth }, service.subscribe())).status).toBe(204);
  expect(await countDevices(user)).toHaveLength(0);
});

test('a renewal takes no device from others, and leads to no private network', async () => {
  const [mine, theirs] = [await subscribed(), await subscribed()];
  await renew(formSecret(mine.former), theirs.former);
  expect(await countDevices(theirs.user)).toMatchObject([formSecret(theirs.former)]);
  expect(await countDevices(mine.user)).toMatchObject([formSecret(mine.former)]);
  const next = service.subscribe();
  next.form.endpoint = 'https://10.0.0.7/send/1';
  expect((await renew(formSecret(mine.former), next)).status).toBe(422);
  const both = [await subscribed(), await subscribed()];
  const one = service.subscribe();
  const answers = await Promise.all(both.map(({ former }) => renew(formSecret(former), one)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const taken = await app.database.sql`
    select from push_subscriptions where endpoint = ${one.form.endpoint}`;
  expect(taken).toHaveLength(1);
});
