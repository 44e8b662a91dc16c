import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import { formerAccountDays, quotas } from '#contract/quotas.ts';
import { expireFormerAccounts } from '#domain/auth/former-accounts.ts';
import { Browser } from './browser.ts';
import { addPerson, readProblem, signInSteps } from './sign-in-steps.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(undefined, { QUOTA_FACTOR: '1' });
});
afterAll(() => app.stop());

const message = 'Hello! Is the room still free in March? I would love to see it.';

/** Signs in and finishes onboarding; the account that this identity has now. */
async function arrive(email: string) {
  const { access_token: token } = await signInSteps(app).signIn(email);
  const [user] = await app.sql<{ id: number }[]>`
    update users set first_name = 'Robin', birth_date = '1990-01-01',
      onboarding_status = 'completed'
    where email = ${email} returning id`;
  return { token, id: user?.id ?? 0 };
}

async function call(id: EndpointId, token: string, given: { id?: number; body?: object } = {}) {
  const { method, path } = endpoints[id];
  const response = await fetch(app.publicUrl + path.replace('{id}', String(given.id)), {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(given.body && { body: JSON.stringify(given.body) }),
  });
  return { status: response.status, body: (await response.text()) || null };
}

const write = (token: string, recipient_id: number) =>
  call('sendUserInquiry', token, { body: { recipient_id, message } });

test('a new account of the same person has the limits of the old one', async () => {
  const others = [];
  for (let count = 0; count <= quotas.inquiries.times; count += 1) {
    others.push(await addPerson(app, `other-${count}@roomieradar.test`));
  }
  const answers = [];
  for (const other of others) {
    const { token } = await arrive('eager@roomieradar.test');
    answers.push((await write(token, other)).status);
    expect((await call('deleteAccount', token)).status).toBe(204);
  }
  expect(answers).toEqual([...Array<number>(quotas.inquiries.times).fill(201), 429]);
});

test('blocks in both directions apply to a new account of the same person', async () => {
  const calm = await arrive('calm@roomieradar.test');
  const rude = await arrive('rude@roomieradar.test');
  const shy = await arrive('shy@roomieradar.test');
  await call('blockUser', calm.token, { id: rude.id });
  await call('blockUser', rude.token, { id: shy.id });
  await call('deleteAccount', rude.token);
  // Both sides may leave: the block is there when both are back.
  await call('deleteAccount', calm.token);
  const backCalm = await arrive('calm@roomieradar.test');
  const backRude = await arrive('rude@roomieradar.test');
  expect(backRude.id).not.toBe(rude.id);

  expect((await write(backRude.token, backCalm.id)).status).not.toBe(201);
  expect((await write(shy.token, backRude.id)).status).not.toBe(201);
  expect((await call('getUser', backRude.token, { id: backCalm.id })).status).toBe(404);
  const blocked = await call('listBlockedUsers', backCalm.token);
  expect(JSON.parse(blocked.body ?? '')).toMatchObject({ total: 1, items: [{ id: backRude.id }] });
  // An unblocked person stays unblocked.
  await call('unblockUser', backCalm.token, { id: backRude.id });
  await call('deleteAccount', backRude.token);
  const again = await arrive('rude@roomieradar.test');
  expect((await write(again.token, backCalm.id)).status).toBe(201);
});

test('a suspended person cannot come back with a new account', async () => {
  const steps = signInSteps(app);
  await addPerson(app, 'boss@roomieradar.test', { is_admin: true });
  const { access_token: boss } = await steps.signIn('boss@roomieradar.test');
  const refusedSignIn = async () => {
    const browser = new Browser();
    const answer = await steps.codeFor(browser, 'swindler@roomieradar.test');
    return readProblem(await steps.finish(browser, answer));
  };
  const body = { note: 'Asks for deposits' };
  const swindler = await arrive('swindler@roomieradar.test');
  await call('deleteAccount', swindler.token);
  // The report named the account that is gone by now.
  expect((await call('suspendUser', boss, { id: swindler.id, body })).status).toBe(204);
  expect(await refusedSignIn()).toMatchObject({ status: 403, code: 'account_suspended' });
  await app.sql`update former_accounts set deleted_at = now() - interval '5 years'`;
  await expireFormerAccounts(app.sql);
  expect(await refusedSignIn()).toMatchObject({ code: 'account_suspended' });

  expect((await call('reinstateUser', boss, { id: swindler.id })).status).toBe(204);
  const back = await arrive('swindler@roomieradar.test');
  expect((await call('getProfile', back.token)).status).toBe(200);
});

test('a kept former account identifies nobody and is deleted after its time', async () => {
  const calm = await arrive('quiet@roomieradar.test');
  const rude = await arrive('loud@roomieradar.test');
  await call('blockUser', calm.token, { id: rude.id });
  await call('deleteAccount', rude.token);
  const kept = async () => [
    ...(await app.sql`select * from former_accounts where user_id = ${rude.id}`),
    ...(await app.sql`select * from former_blocks where blocker_id = ${calm.id}`),
  ];
  expect(await kept()).toHaveLength(2);
  expect(JSON.stringify(await kept())).not.toMatch(/local|loud|quiet|Robin/);

  const age = (days: number) => app.sql`
    with accounts as (update former_accounts
      set deleted_at = now() - make_interval(days => ${days}) where user_id = ${rude.id})
    update former_blocks set kept_since = now() - make_interval(days => ${days})`;
  await age(formerAccountDays - 1);
  await expireFormerAccounts(app.sql);
  expect(await kept()).toHaveLength(2);
  await age(formerAccountDays + 1);
  await expireFormerAccounts(app.sql);
  expect(await kept()).toEqual([]);
});
