// @module-tag essential

import { expect, test, vi } from 'vitest';
import type { Fate } from './fault-proxy.ts';
import { tabsOnRealServer } from './open-tab.ts';

const tabs = tabsOnRealServer();

test('requests the sign-in address once however often the button is pressed', async () => {
  const tab = await tabs.openTab();
  await tab.reach('anonymous');
  const address = tabs.holdBack('GET /auth/google');
  for (let presses = 0; presses < 3; presses += 1) tab.auth.send({ type: 'login.requested' });
  await address.arrived;
  address.release('forward');
  await vi.waitFor(() => expect(tab.emitted).toEqual(['login.ready']));
  expect(tabs.count('GET /auth/google')).toBe(1);
  expect(tab.sessionStorage.getItem('oauth_state')).toMatch(/^[\w-]{43}$/);
});

test('signs in with the code of a callback; repeating the callback changes nothing', async () => {
  const tab = await tabs.openTab();
  const { state, ...rest } = await tab.world.comeBackAs(1);
  tab.sessionStorage.setItem('oauth_state', state);
  tab.auth.send({ type: 'login.returned', answer: { ...rest, state } });
  tab.auth.send({ type: 'login.returned', answer: { ...rest, state } });
  await tab.reach('signedIn');
  const access = tab.tokens.access();
  tab.auth.send({ type: 'login.returned', answer: { ...rest, state } });
  await tab.reach('returning');
  await tab.reach('signedIn');
  expect(tab.tokens.access()).toBe(access);
  expect(tabs.count('POST /auth/google/callback')).toBe(1);
});

test('stays signed in when a foreign link leads to the callback', async () => {
  const stranger = await tabs.world();
  const theirs = await stranger.comeBackAs(2);
  const tab = await tabs.openSignedInTab();
  tab.auth.send({ type: 'login.returned', answer: theirs });
  await tab.reach('returning');
  await tab.reach('signedIn');
  expect(tab.auth.getSnapshot().context.userId).toBe(tab.userIds[1]);
  expect(tabs.count('POST /auth/google/callback')).toBe(0);
});

const badReturns = [
  ['a provider’s error', { error: 'access_denied' }, {}, 'denied'],
  ['another error', { error: 'server_error' }, {}, 'refused'],
  ['a wrong state', { state: 'wrong' }, {}, 'stateMismatch'],
  ['no state', { state: null }, {}, 'stateMismatch'],
  ['a state nobody kept', {}, { isForgotten: true }, 'stateMismatch'],
  ['no code', { code: null }, {}, 'refused'],
  ['an expired code', {}, { isExpired: true }, 'refused'],
  ['no answer', {}, { fate: 'cut' }, 'unreachable'],
  ['a server that is busy', {}, { fate: 503 }, 'unreachable'],
] as const;

test.each(badReturns)('reports why a callback with %s failed', async (_, change, turn, failure) => {
  const tab = await tabs.openTab();
  const good = await tab.world.comeBackAs(1);
  const { isForgotten, isExpired, fate } = turn as {
    isForgotten?: boolean;
    isExpired?: boolean;
    fate?: Fate;
  };
  if (!isForgotten) tab.sessionStorage.setItem('oauth_state', good.state);
  if (isExpired)
    await tabs.app().sql`update sign_in_attempts set expires_at = now() - interval '1 second'`;
  if (fate !== undefined) tabs.proxy().plans.set('POST /auth/google/callback', () => fate);
  tab.auth.send({ type: 'login.returned', answer: { ...good, ...change } });
  await tab.reach('anonymous');
  expect(tab.auth.getSnapshot().context.signInFailure).toBe(failure);
  expect(tab.sessionStorage.getItem('oauth_state')).toBeNull();
});
