// @module-tag essential

import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { hashToken } from '#platform/keys/random-token.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { sessionsQuery } from '#src/features/profile/api/sessions.ts';
import { tabsOnRealServer } from './open-tab.ts';

const tabs = tabsOnRealServer();

/** Long enough for a late answer to arrive. */
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 150);
  });

test('stays signed out when a refresh answers late', async () => {
  const tab = await tabs.openSignedInTab();
  const refresh = tabs.holdBack('POST /auth/refresh');
  tab.world.placeStale(1);
  const request = tab.api('listSessions', {}).catch((error: unknown) => error);
  await refresh.arrived;
  tab.auth.send({ type: 'logout.requested' });
  await tab.reach('signingOut');
  refresh.release('forward');
  await tab.reach('anonymous');
  await request;
  await settle();
  expect(tab.tokens.access()).toBeNull();
  expect(tab.tokens.refresh()).toBeNull();
  expect(tab.auth.getSnapshot().value).toBe('anonymous');
  expect(tab.emitted).toEqual(['session.started', 'session.ended']);
});

test('ends the session on the server although the access token has expired', async () => {
  const tab = await tabs.openSignedInTab();
  tab.world.placeStale(1);
  const refreshToken = tab.tokens.refresh() ?? '';
  tab.auth.send({ type: 'logout.requested' });
  await tab.reach('anonymous');
  const [session] = await tabs.app().sql`
    select s.revoked_at is not null as is_over from sessions s
    join refresh_tokens t on t.session_id = s.id
    where t.token_hash = ${hashToken(refreshToken)}`;
  expect(session).toEqual({ is_over: true });
  expect(tabs.warnings()).toEqual([]);
});

test('removes tokens, then the cached user, then ends the session on the server', async () => {
  const tab = await tabs.openSignedInTab();
  const logout = tabs.holdBack('POST /auth/logout');
  tab.auth.send({ type: 'logout.requested' });
  await logout.arrived;
  expect(tab.tokens.access()).toBeNull();
  expect(tab.queryClient.getQueryData(currentUserQuery(tab.api).queryKey)).toBeUndefined();
  expect(tab.emitted.at(-1)).toBe('session.ended');
  logout.release(503);
  await tab.reach('anonymous');
  expect(tab.emitted.at(-1)).toBe('logout.failed');
});

test('ends the session when a renewed token is refused too', async () => {
  const tab = await tabs.openSignedInTab();
  tabs.proxy().plans.set('GET /auth/sessions', () => 401);
  await expect(tab.api('listSessions', {})).rejects.toMatchObject({ status: 401 });
  expect(tab.auth.getSnapshot().value).toBe('anonymous');
  expect(tab.tokens.refresh()).toBeNull();
  expect(tab.emitted.at(-1)).toBe('session.refused');
  expect(tabs.refreshes()).toBe(1);
});

test('signs a deleted user out at their next request and clears their data', async () => {
  const tab = await tabs.openSignedInTab();
  await tab.queryClient.fetchQuery(sessionsQuery(tab.api));
  await tabs.app().sql`delete from users where id = ${tab.userIds[1]}`;
  await expect(tab.api('listSessions', {})).rejects.toMatchObject({ status: 401 });
  await tab.reach('anonymous');
  expect(tab.emitted.at(-1)).toBe('session.refused');
  expect(tab.tokens.access()).toBeNull();
  expect(tab.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(tabs.warnings()).toEqual([['Token refresh failed']]);
});

test('notices a lost role at the next refresh', async () => {
  const setAdmin = (isAdmin: boolean, id: number) =>
    tabs.app().sql`update users set is_admin = ${isAdmin} where id = ${id}`;
  const tab = await tabs.openTab((world) => world.placeFresh(1));
  await tab.reach('signedIn');
  await setAdmin(true, tab.userIds[1]);
  const query = { ...currentUserQuery(tab.api), staleTime: 0 };
  expect((await tab.queryClient.fetchQuery(query))?.is_admin).toBe(true);
  await setAdmin(false, tab.userIds[1]);
  tab.world.placeStale(1);
  await tab.api('listSessions', {});
  expect(decodeJwt(tab.tokens.access() ?? '')['is_admin']).toBe(false);
  expect((await tab.queryClient.fetchQuery(query))?.is_admin).toBe(false);
});
