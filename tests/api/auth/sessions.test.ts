// @module-tag essential

import { Hono } from 'hono';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { addPerson, readAnswer, readProblem, signInSteps } from './sign-in-steps.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let steps: ReturnType<typeof signInSteps>;
beforeAll(async () => {
  app = await startTestApp();
  steps = signInSteps(app);
});
afterAll(() => app.stop());

const phone = () =>
  new Browser('Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36');
const laptop = () => new Browser('Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/18 Safari/605.1');
const list = async (token: string) =>
  (await readAnswer('listSessions', await steps.call('listSessions', token))).items;

test('lists the user’s sessions and marks the current one', async () => {
  const here = await steps.signIn('lister@example.com', phone());
  await steps.signIn('lister@example.com', laptop());
  await steps.signIn('somebody-else@example.com');
  const items = await list(here.access_token);
  expect(items).toMatchObject([
    { device: 'Safari on macOS', is_current: false },
    { device: 'Chrome on Android', is_current: true },
  ]);
  expect(items[1]?.id).toBe(decodeJwt(here.access_token)['sid']);
});

test('signs out one session and keeps the others', async () => {
  const here = await steps.signIn('leaver@example.com', phone());
  const there = await steps.signIn('leaver@example.com', laptop());
  await readAnswer('signOut', await steps.call('signOut', here.access_token));
  expect((await steps.me(here.access_token)).status).toBe(401);
  expect(await list(there.access_token)).toMatchObject([{ device: 'Safari on macOS' }]);
  expect((await steps.refresh(there.refresh_token)).status).toBe(200);
});

test('ends another session of the user at once', async () => {
  const here = await steps.signIn('ender@example.com', phone());
  const there = await steps.signIn('ender@example.com', laptop());
  const id = String(decodeJwt(there.access_token)['sid']);
  await readAnswer('endSession', await steps.call('endSession', here.access_token, { id }));
  expect((await steps.me(there.access_token)).status).toBe(401);
  expect((await steps.refresh(there.refresh_token)).status).toBe(401);
  expect(await list(here.access_token)).toMatchObject([{ device: 'Chrome on Android' }]);
  const again = await steps.call('endSession', here.access_token, { id });
  expect(await readProblem(again)).toMatchObject({ status: 404 });
});

test('ends all other sessions of the user and none of other users', async () => {
  const here = await steps.signIn('lonely@example.com', phone());
  const there = [
    await steps.signIn('lonely@example.com', laptop()),
    await steps.signIn('lonely@example.com', laptop()),
  ];
  const theirs = await steps.signIn('neighbor@example.com');
  await readAnswer('endOtherSessions', await steps.call('endOtherSessions', here.access_token));
  for (const { access_token, refresh_token } of there) {
    expect((await steps.me(access_token)).status).toBe(401);
    expect((await steps.refresh(refresh_token)).status).toBe(401);
  }
  expect(await list(here.access_token)).toMatchObject([{ is_current: true }]);
  await readAnswer('getCurrentUser', await steps.me(theirs.access_token));
  // Nothing to end is no failure.
  await readAnswer('endOtherSessions', await steps.call('endOtherSessions', here.access_token));
});

test('cannot end a session of another user', async () => {
  const mine = await steps.signIn('intruder@example.com');
  const theirs = await steps.signIn('bystander@example.com');
  for (const id of [String(decodeJwt(theirs.access_token)['sid']), crypto.randomUUID(), 'x']) {
    const response = await steps.call('endSession', mine.access_token, { id });
    expect(await readProblem(response)).toMatchObject({ status: 404, code: 'not_found' });
  }
  await readAnswer('getCurrentUser', await steps.me(theirs.access_token));
});

const personalCalls = [
  'getCurrentUser',
  'signOut',
  'listSessions',
  'endSession',
  'endOtherSessions',
] as const;
test.each(personalCalls)('requires a sign-in before %s', async (id) => {
  const response = await steps.call(id, 'x', { id: crypto.randomUUID() });
  expect(await readProblem(response)).toMatchObject({ status: 401, code: 'unauthorized' });
});

test('ignores sign-outs that only send cookies', async () => {
  const browser = new Browser();
  const { access_token } = await steps.signIn('forged-at@example.com', browser);
  const response = await browser.fetch(`${app.publicUrl}/auth/logout`, { method: 'POST' });
  expect(response.status).toBe(401);
  await readAnswer('getCurrentUser', await steps.me(access_token));
});

test('revokes the rights of an administrator at once, whatever the token says', async () => {
  const id = await addPerson(app, 'admin@roomieradar.test', { is_admin: true });
  const { access_token } = await steps.signIn('admin@roomieradar.test');
  expect(decodeJwt(access_token)['is_admin']).toBe(true);
  const asAdmin = () => steps.call('getOverview', access_token);
  await readAnswer('getOverview', await asAdmin());

  await app.sql`update users set is_admin = false where id = ${id}`;
  expect(await readProblem(await asAdmin())).toMatchObject({ status: 403, code: 'forbidden' });
  const me = await readAnswer('getCurrentUser', await steps.me(access_token));
  expect(me.is_admin).toBe(false);
});

test('refuses the token of a deleted user', async () => {
  const { access_token } = await steps.signIn('deleted@example.com');
  const { id } = await readAnswer('getCurrentUser', await steps.me(access_token));
  await app.sql`delete from users where id = ${id}`;
  expect((await steps.me(access_token)).status).toBe(401);
});

test('looks the viewer up once per request', async () => {
  const { access_token } = await steps.signIn('asked-twice@example.com');
  const sid = String(decodeJwt(access_token)['sid']);
  const asking = new Hono();
  asking.get('/', async (c) => {
    const first = await app.signIn.recognizeViewer(c);
    await app.sql`update sessions set revoked_at = now() where id = ${sid}`;
    return c.json([first, await app.signIn.recognizeViewer(c)]);
  });
  const init = { headers: { Authorization: `Bearer ${access_token}` } };
  const viewer = {
    user_id: expect.any(Number),
    session_id: sid,
    is_admin: false,
    has_profile: expect.any(Boolean),
    identity_key: expect.stringMatching(/^[\w-]{43}$/),
  };
  expect(await (await asking.request('/', init)).json()).toEqual([viewer, viewer]);
  expect(await (await asking.request('/', init)).json()).toEqual([null, null]);
});

test('deletes expired sessions and nothing else', async () => {
  await app.sql`delete from sessions`;
  await app.sql`delete from sign_in_attempts`;
  const alive = await steps.signIn('tidy@example.com');
  for (const change of [
    app.sql`revoked_at = now()`,
    app.sql`last_used_at = now() - interval '8 days'`,
    app.sql`created_at = now() - interval '31 days'`,
  ]) {
    const { access_token } = await steps.signIn('tidy@example.com');
    await app.sql`
      update sessions set ${change} where id = ${String(decodeJwt(access_token)['sid'])}`;
  }
  await steps.begin(new Browser());
  await app.sql`update sign_in_attempts set expires_at = now() - interval '1 second'`;
  await steps.begin(new Browser());

  expect(await app.signIn.expireSessions()).toEqual({ sessions: 3, attempts: 1 });
  expect(await app.signIn.expireSessions()).toEqual({ sessions: 0, attempts: 0 });
  expect(await app.sql`select from sign_in_attempts`).toHaveLength(1);
  expect((await steps.refresh(alive.refresh_token)).status).toBe(200);
});
