// @module-tag essential

import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { sessionsQuery } from '#src/features/profile/api/sessions.ts';
import { tabsOnRealServer } from './open-tab.ts';

const tabs = tabsOnRealServer();

/** Long enough for a late answer to arrive. */
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 150);
  });

test('signs out with another tab during a refresh, and stays signed out', async () => {
  const tab = await tabs.openSignedInTab();
  const refresh = tabs.holdBack('POST /auth/refresh');
  tab.world.placeStale(1);
  tab.auth.send({ type: 'token.expired' });
  await refresh.arrived;
  tab.storage.elsewhere(() => tab.tokens.clear());
  expect(tab.auth.getSnapshot().value).toBe('anonymous');
  refresh.release('forward');
  await settle();
  expect(tab.tokens.access()).toBeNull();
  expect(tab.emitted.at(-1)).toBe('session.refused');
});

test('keeps the account that signed in elsewhere while a refresh is pending', async () => {
  const tab = await tabs.openSignedInTab();
  const refresh = tabs.holdBack('POST /auth/refresh');
  tab.world.placeStale(1);
  tab.auth.send({ type: 'token.expired' });
  await refresh.arrived;
  tab.storage.elsewhere(() => tab.world.placeFresh(2));
  const theirs = tab.tokens.access();
  refresh.release('forward');
  await tab.reach('signedIn');
  expect(tab.tokens.access()).toBe(theirs);
  expect(tab.auth.getSnapshot().context.userId).toBe(tab.userIds[2]);
  expect(tab.emitted.at(-1)).toBe('session.switched');
});

test('shows nothing of the first account once another tab signs in as a second', async () => {
  const tab = await tabs.openSignedInTab();
  const observer = new QueryObserver(tab.queryClient, {
    ...sessionsQuery(tab.api),
    refetchOnMount: false,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).not.toHaveLength(0));
  tab.queryClient.setQueryData(['draft'], 'of the first');
  const me = tabs.holdBack('GET /auth/me');
  tab.storage.elsewhere(() => tab.world.placeFresh(2));
  await me.arrived;
  expect(observer.getCurrentResult().data).toBeUndefined();
  expect(tab.queryClient.getQueryData(['draft'])).toBeUndefined();
  me.release('forward');
  await tab.reach('signedIn');
  expect(tab.auth.getSnapshot().context.userId).toBe(tab.userIds[2]);
  expect(tab.emitted).toEqual(['session.started', 'session.switched']);
  stop();
});

test('ignores a late answer about the first account after the second signed in', async () => {
  const me = tabs.holdBack('GET /auth/me');
  const tab = await tabs.openTab((world) => world.placeFresh(1));
  await me.arrived;
  tabs.proxy().plans.clear();
  tab.storage.elsewhere(() => tab.world.placeFresh(2));
  me.release('forward');
  await tab.reach('signedIn');
  expect(tab.auth.getSnapshot().context.userId).toBe(tab.userIds[2]);
  expect(tab.queryClient.getQueryData(currentUserQuery(tab.api).queryKey)?.id).toBe(tab.userIds[2]);
});

test('signs in when another tab does, even after a refused session', async () => {
  const tab = await tabs.openSignedInTab();
  await tab.world.endOnServer();
  await expect(tab.api('listSessions', {})).rejects.toMatchObject({ status: 401 });
  await tab.reach('anonymous');
  await tab.queryClient.fetchQuery(currentUserQuery(tab.api)).catch(() => null);
  const again = await tabs.world();
  again.placeFresh(1);
  tab.storage.elsewhere(() => {
    tab.storage.setItem('refresh_token', again.tokens.refresh() ?? '');
    tab.storage.setItem('access_token', again.tokens.access() ?? '');
  });
  await tab.reach('signedIn');
  expect(tab.tokens.access()).toBe(again.tokens.access());
});

test('emits nothing when another tab only renewed the token', async () => {
  const tab = await tabs.openSignedInTab();
  tab.storage.elsewhere(() => tab.world.placeFresh(1));
  await tab.reach('signedIn');
  expect(tab.emitted).toEqual(['session.started']);
  expect(tabs.proxy().calls).toEqual([]);
});

test('notices on a restored page that another tab signed out', async () => {
  const tab = await tabs.openSignedInTab();
  tab.tokens.clear();
  tab.auth.send({ type: 'page.restored' });
  await tab.reach('anonymous');
  expect(tab.emitted.at(-1)).toBe('session.ended');
});

test('with a fast clock, uses a token renewed by another tab', async () => {
  const tab = await tabs.openTab((world) => world.placeFresh(1), { clockAheadMs: 3_600_000 });
  await tab.reach('signedIn');
  const before = tabs.refreshes();
  for (let round = 0; round < 3; round += 1) {
    tab.storage.elsewhere(() => tab.world.placeFresh(1));
    await tab.reach('signedIn');
    await tab.api('listSessions', {});
  }
  expect(tabs.refreshes()).toBe(before);
});
