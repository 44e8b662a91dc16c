// @module-tag essential

import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tokens } from '#contract/auth/auth.ts';
import { readAnswer, readProblem, signInSteps } from './sign-in-steps.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let steps: ReturnType<typeof signInSteps>;
beforeAll(async () => {
  app = await startTestApp();
  steps = signInSteps(app);
});
afterAll(() => app.stop());

let people = 0;
const signIn = () => steps.signIn(`person-${people++}@example.com`);
const refresh = async ({ refresh_token }: Tokens) =>
  readAnswer('refreshSession', await steps.refresh(refresh_token));
const expectAlive = async ({ access_token }: Tokens) => {
  await readAnswer('getCurrentUser', await steps.me(access_token));
};
const expectEnded = async ({ access_token }: Tokens) => {
  expect((await steps.me(access_token)).status).toBe(401);
};

async function expectNoRefresh({ refresh_token }: Tokens) {
  expect(await readProblem(await steps.refresh(refresh_token))).toMatchObject({
    status: 401,
    code: 'unauthorized',
    detail: 'Token refresh failed',
  });
}

test('answers new tokens of the same session each time', async () => {
  const first = await signIn();
  const second = await refresh(first);
  const third = await refresh(second);
  expect(new Set([first, second, third].map((each) => each.refresh_token)).size).toBe(3);
  const sids = [first, second, third].map((each) => decodeJwt(each.access_token)['sid']);
  expect(new Set(sids).size).toBe(1);
  await expectAlive(third);
});

test('refuses an unknown refresh token without a 5xx', async () => {
  await signIn();
  for (const refresh_token of ['', 'x', 'x'.repeat(43), 'é'.repeat(512)]) {
    await expectNoRefresh({ refresh_token, access_token: '', expires_in: 0 });
  }
});

test('refuses an access token as refresh token', async () => {
  const { access_token } = await signIn();
  expect((await steps.refresh(access_token)).status).toBe(401);
});

test('repeats an answer that was lost on the way', async () => {
  const first = await signIn();
  await refresh(first);
  await refresh(first);
  const received = await refresh(first);
  await expectAlive(await refresh(received));
});

test('ends the session when a replaced refresh token is used again', async () => {
  const first = await signIn();
  const second = await refresh(first);
  const third = await refresh(second);
  await expectNoRefresh(first);
  await expectEnded(third);
  await expectNoRefresh(third);
});

test('ends the session for thief and victim when both use one stolen token', async () => {
  const stolen = await signIn();
  const thief = await refresh(stolen);
  const victim = await refresh(stolen);
  const ahead = await refresh(thief);
  await expectNoRefresh(victim);
  await expectEnded(victim);
  await expectEnded(ahead);
  await expectNoRefresh(ahead);
});

test('keeps the user’s other sessions when one was stolen', async () => {
  const other = await steps.signIn('robbed@example.com');
  const first = await steps.signIn('robbed@example.com');
  await refresh(await refresh(first));
  await expectNoRefresh(first);
  await expectAlive(await refresh(other));
});

test('gives twenty parallel refreshes the same answer and ends no session', async () => {
  const first = await signIn();
  const all = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
  for (const each of all) await expectAlive(each);
  const last = all.at(-1) ?? first;
  await expectAlive(await refresh(last));
});

test('accepts one of two new tokens when both are used at once', async () => {
  for (let round = 0; round < 10; round++) {
    const first = await signIn();
    const [left, right] = await Promise.all([refresh(first), refresh(first)]);
    const responses = await Promise.all(
      [left, right].map(({ refresh_token }) => steps.refresh(refresh_token)),
    );
    expect(responses.map(({ status }) => status)).toContain(200);
    expect(responses.map(({ status }) => status)).toContain(401);
    await expectEnded(left);
  }
});

test('refuses to refresh after signing out', async () => {
  const tokens = await signIn();
  await readAnswer('signOut', await steps.call('signOut', tokens.access_token));
  await expectNoRefresh(tokens);
});

test('refuses to refresh after sign-out was answered, whatever the order of requests', async () => {
  for (let round = 0; round < 10; round++) {
    const first = await signIn();
    const [, response] = await Promise.all([
      steps.call('signOut', first.access_token),
      steps.refresh(first.refresh_token),
    ]);
    if (response.status === 200)
      await expectNoRefresh(await readAnswer('refreshSession', response));
    await expectNoRefresh(first);
  }
});

test('refuses to refresh for a deleted account', async () => {
  const tokens = await signIn();
  const { id } = await readAnswer('getCurrentUser', await steps.me(tokens.access_token));
  await app.sql`delete from users where id = ${id}`;
  await expectNoRefresh(tokens);
  const [left] = await app.sql`
    select count(*)::int as rows from sessions where id = ${String(decodeJwt(tokens.access_token)['sid'])}`;
  expect(left).toEqual({ rows: 0 });
});

test.each([
  ['a week without use', 'last_used_at', '7 days 1 second'],
  ['a month, however much it was used', 'created_at', '30 days 1 second'],
])('ends a session after %s', async (_, column, age) => {
  const tokens = await signIn();
  await app.sql`
    update sessions set ${app.sql(column)} = now() - ${age}::interval
    where id = ${String(decodeJwt(tokens.access_token)['sid'])}`;
  await expectEnded(tokens);
  await expectNoRefresh(tokens);
});

test('keeps a session that is used within the week', async () => {
  const first = await signIn();
  const sid = String(decodeJwt(first.access_token)['sid']);
  await app.sql`update sessions set last_used_at = now() - interval '6 days' where id = ${sid}`;
  await refresh(first);
  const [session] = await app.sql`
    select last_used_at > now() - interval '1 minute' as is_fresh from sessions where id = ${sid}`;
  expect(session).toEqual({ is_fresh: true });
});

test('puts a new role into the refreshed token', async () => {
  const first = await signIn();
  const { id } = await readAnswer('getCurrentUser', await steps.me(first.access_token));
  await app.sql`update users set is_admin = true where id = ${id}`;
  expect(decodeJwt((await refresh(first)).access_token)['is_admin']).toBe(true);
});
