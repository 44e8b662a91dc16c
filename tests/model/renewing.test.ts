// @module-tag essential

import { expect, test } from 'vitest';
import { hasSession } from '#machines/auth.selectors.ts';
import { tabsOnRealServer } from './open-tab.ts';

const tabs = tabsOnRealServer();

test('refreshes once for twenty parallel requests with an expired token', async () => {
  const tab = await tabs.openSignedInTab();
  tab.world.placeStale(1);
  const lists = await Promise.all(Array.from({ length: 20 }, () => tab.api('listSessions', {})));
  expect(lists).toHaveLength(20);
  expect(tabs.refreshes()).toBe(1);
  expect(tabs.count('GET /auth/sessions')).toBe(20);
});

test('refreshes once when twenty requests get 401 at once', async () => {
  const tab = await tabs.openSignedInTab();
  let refusals = 20;
  tabs.proxy().plans.set('GET /auth/sessions', () => (refusals-- > 0 ? 401 : 'forward'));
  await Promise.all(Array.from({ length: 20 }, () => tab.api('listSessions', {})));
  expect(tabs.refreshes()).toBe(1);
  expect(tabs.count('GET /auth/sessions')).toBe(40);
});

test('holds requests while it reads storage', async () => {
  const tab = await tabs.openTab((world) => world.placeStale(1));
  await Promise.all([tab.api('listSessions', {}), tab.api('getCurrentUser', {})]);
  expect(tabs.refreshes()).toBe(1);
  await tab.reach('signedIn');
});

test('serves a request made before it was started', async () => {
  const world = await tabs.world();
  world.placeStale(1);
  const auth = world.createActor();
  await world.api('listSessions', {});
  expect(tabs.refreshes()).toBe(1);
  auth.stop();
});

test.each(['cut', 'cutAnswer', 429, 503] as const)(
  'stays signed in when a refresh meets %s, and tries again after 1, 2, 4 … 30 s',
  { tags: 'long' },
  async (fate) => {
    const tab = await tabs.openSignedInTab();
    tab.world.placeStale(1);
    tabs.proxy().plans.set('POST /auth/refresh', () => fate);
    tab.auth.send({ type: 'token.expired' });
    await tab.reach('unreachable');
    for (const [index, delayMs] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
      tab.clock.increment(delayMs - 1);
      expect(tab.auth.getSnapshot().matches('unreachable')).toBe(true);
      tab.clock.increment(1);
      expect(tab.auth.getSnapshot().matches('unreachable')).toBe(false);
      await tab.reach('unreachable');
      expect(tabs.refreshes()).toBe(index + 2);
    }
    expect(tab.auth.getSnapshot().context.userId).toBe(tab.userIds[1]);
    tabs.proxy().plans.clear();
    tab.auth.send({ type: 'connection.retried' });
    await tab.reach('signedIn');
    expect(tab.emitted).toEqual(['session.started', 'session.resumed']);
  },
);

test('starts with a session without a user while the server is unreachable, then identifies the user', async () => {
  tabs.proxy().plans.set('GET /auth/me', () => 'cut');
  const tab = await tabs.openTab((world) => world.placeFresh(1));
  const snapshot = await tab.reach('unreachable');
  expect(hasSession(snapshot)).toBe(true);
  expect(snapshot.context.userId).toBeNull();
  tabs.proxy().plans.clear();
  tab.auth.send({ type: 'connection.retried' });
  await tab.reach('signedIn');
  expect(tab.emitted).toEqual(['session.started']);
});

test('sends public requests although the session cannot be renewed', async () => {
  const tab = await tabs.openSignedInTab();
  tab.world.placeStale(1);
  tabs.proxy().plans.set('POST /auth/refresh', () => 503);
  const { url } = await tab.api('startSignIn', {});
  expect(url).toContain('/sign-in/local/');
  await tab.reach('unreachable');
  await expect(tab.api('listSessions', {})).rejects.toMatchObject({ name: 'ApiUnreachable' });
});

test.each([
  ['fast', 3_600_000, 1],
  ['slow', -3_600_000, 0],
])(
  'stays signed in with a clock an hour %s, without repeated refreshes',
  async (_, ahead, first) => {
    const tab = await tabs.openTab((world) => world.placeFresh(1), { clockAheadMs: ahead });
    await tab.reach('signedIn');
    expect(tabs.refreshes()).toBe(first);
    for (let round = 0; round < 10; round += 1) await tab.api('listSessions', {});
    expect(tabs.refreshes()).toBe(first);
    expect(tab.emitted).toEqual(['session.started']);
  },
);

test('with a slow clock, learns from a 401 that the token has expired, and refreshes once', async () => {
  const tab = await tabs.openTab((world) => world.placeFresh(1), { clockAheadMs: -3_600_000 });
  await tab.reach('signedIn');
  let refusals = 1;
  tabs.proxy().plans.set('GET /auth/sessions', () => (refusals-- > 0 ? 401 : 'forward'));
  for (let round = 0; round < 10; round += 1) await tab.api('listSessions', {});
  expect(tabs.refreshes()).toBe(1);
});
