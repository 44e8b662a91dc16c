import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteSignIn } from '#domain/auth/sign-in-traces.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done } from '../inquiries/steps.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.user({ is_admin: true });
});
afterAll(() => app.database.close());

const from = (browser: string, network: string) => ({ browser, network });
const signIn = (user: TestUser, browser: string, network: string) =>
  noteSignIn(app.database.sql, user.id, from(browser, network));

async function linkedTo(user: TestUser) {
  const as = await app.user();
  await done(app, 'sendReport', { as, body: { kind: 'user', id: user.id, reason: 'scam' } });
  const { items } = await done(app, 'listReports', { as: admin, query: { kind: 'user' } });
  const { id } = items.find(({ target_id }) => target_id === user.id)!;
  const found = await done(app, 'getReport', { as: admin, params: { id } });
  return found.linked_accounts.map((account) => [account.id, account.reasons]);
}

test('the page of a report names accounts of the same browser or network, with the reason', async () => {
  const [one, two, three, four] = [
    await app.user(),
    await app.user(),
    await app.user(),
    await app.user(),
  ];
  await signIn(one, 'b1', '192.0.2.1');
  await signIn(two, 'b2', '192.0.2.1');
  await signIn(three, 'b1', '192.0.2.1');
  await signIn(four, 'b4', '192.0.2.4');
  expect(await linkedTo(one)).toEqual([
    [three.id, ['browser', 'network']],
    [two.id, ['network']],
  ]);
  expect(await linkedTo(four)).toEqual([]);
  // A network that is named like a browser is none.
  await signIn(four, '192.0.2.1', 'b1');
  expect(await linkedTo(four)).toEqual([]);
});

test('a network that many share says nothing', async () => {
  const users = await Promise.all(Array.from({ length: 11 }, () => app.user()));
  for (const [nth, user] of users.slice(0, 10).entries()) {
    await signIn(user, `own ${nth}`, '198.51.100.1');
  }
  expect(await linkedTo(users[0]!)).toHaveLength(9);
  await signIn(users[10]!, 'own 10', '198.51.100.1');
  expect(await linkedTo(users[0]!)).toEqual([]);
});

test('no address and no secret of a browser is stored', async () => {
  const user = await app.user();
  await signIn(user, 'a-secret-of-a-browser', '203.0.113.77');
  const rows = await app.database.sql<{ hash: string }[]>`
    select kind, hash from sign_in_traces where user_id = ${user.id} order by kind`;
  expect(rows).toHaveLength(2);
  for (const { hash } of rows) expect(hash).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(rows)).not.toMatch(/203|secret/);
});
