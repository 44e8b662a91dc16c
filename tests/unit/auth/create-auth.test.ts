import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { authMachine, type StoredSession } from '#machines/auth.machine.ts';
import { isLeaving } from '#machines/auth.selectors.ts';
import { createAuth, until } from '#src/shared/auth/auth.ts';

/** The real machine; storage is empty and the sign-in service answers. */
const makeActor = () =>
  createActor(
    authMachine.provide({
      actors: {
        readSession: fromPromise(async (): Promise<StoredSession> => 'none'),
        requestSignIn: fromPromise(async () => ({ url: 'https://sign-in.example' })),
        watchTabs: fromCallback(() => undefined),
      },
    }),
  );

const visitor = { hasStoredSession: () => false, onStorageChange: () => () => undefined };

test('a visitor without a session never loads the machine', () => {
  const loadActor = vi.fn(async () => makeActor());
  const auth = createAuth({ ...visitor, loadActor });
  auth.start();
  auth.send({ type: 'connection.retried' });
  expect(auth.getSnapshot().matches('anonymous')).toBe(true);
  expect(loadActor).not.toHaveBeenCalled();
});

test('signing in loads the machine, and the button stays busy meanwhile', async () => {
  const auth = createAuth({ ...visitor, loadActor: async () => makeActor() });
  auth.start();
  const shown: boolean[] = [];
  auth.subscribe((snapshot) => shown.push(isLeaving(snapshot)));
  const ready = new Promise((resolve) => {
    auth.on('login.ready', resolve);
  });
  auth.send({ type: 'login.requested' });
  expect(await ready).toEqual({ type: 'login.ready', url: 'https://sign-in.example' });
  expect(shown).not.toContain(false);
});

test('a machine that failed to load is loaded again at the next event', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let tries = 0;
  const auth = createAuth({
    ...visitor,
    loadActor: async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return makeActor();
    },
  });
  auth.start();
  auth.send({ type: 'login.requested' });
  await until(auth, (snapshot) => snapshot.matches('anonymous'));
  const ready = new Promise((resolve) => {
    auth.on('login.ready', resolve);
  });
  auth.send({ type: 'login.requested' });
  await ready;
  expect(tries).toBe(2);
});

test('a stored session counts as unreachable, not as ended, while the machine cannot load', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const auth = createAuth({
    hasStoredSession: () => true,
    onStorageChange: () => () => undefined,
    loadActor: () => Promise.reject(new Error('offline')),
  });
  auth.start();
  const snapshot = await until(auth, (now) => !now.matches('loading'));
  expect(snapshot.matches('unreachable')).toBe(true);
});
