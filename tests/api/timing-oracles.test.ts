import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { WatchedStatements } from '#tests/support/watched-statements.ts';
import { makeWorld, type World } from '#tests/support/world.ts';

// Whoever measures how long an answer takes learns what was done for it. Milliseconds say nothing on
// a busy machine; what tells two answers apart are their statements, so these are compared: they must
// be the same whether or not the thing exists that nobody may know of.

let app: TestApp;
let world: World;
let stranger: TestUser;
const statements = new WatchedStatements();
beforeAll(async () => {
  app = await openTestApp({}, { onStatement: statements.onStatement });
  world = await makeWorld(app, { files: false, imports: false });
  stranger = await app.user();
});
afterAll(() => app.database.close());

interface Observed {
  status: number;
  body: string;
  statements: string[];
}

async function observe(ask: () => Promise<Response> | Response): Promise<Observed> {
  statements.texts.length = 0;
  const response = await statements.run(ask);
  const body = (await response.text()).replaceAll(/"instance":"[^"]*"|\d+/g, '');
  return {
    status: response.status,
    body,
    statements: statements.texts.toSorted(),
  };
}

/** Asks for both once before: keys and plans are loaded with the first request of a kind. */
async function expectSame(
  one: () => Promise<Response> | Response,
  other: () => Promise<Response> | Response,
): Promise<void> {
  for (const ask of [one, other]) await observe(ask);
  const [first, second] = [await observe(one), await observe(other)];
  expect(first.statements).not.toEqual([]);
  expect(second).toEqual(first);
}

const unknown = 2_000_000_000;

test('a notice does the same whether or not its address has an account', async () => {
  const [owner] = await app.database.sql<{ email: string }[]>`
    select email from users where id = ${world.owner.id}`;
  const send = (email: string) => () =>
    app.request(`/notice?listing=${world.listing}`, {
      method: 'POST',
      body: new URLSearchParams({ reason: 'scam', details: 'The photos are of a hotel', email }),
    });
  await expectSame(send('nobody@elsewhere.example'), send(owner?.email ?? ''));
});

test('a code is requested the same way whether or not another account has the address', async () => {
  const { sql } = app.database;
  const other = await app.user();
  const ask = (email: string) => () =>
    app.send('requestOrganizationCode', { as: stranger, body: { email } });
  const taken = 'taken@tum.de';
  await app.send('requestOrganizationCode', { as: other, body: { email: taken } });
  await sql`
    insert into organization_addresses (user_id, domain, address_hash)
    values (${other.id}, 'tum.de', 'some hash') on conflict do nothing`;
  await expectSame(ask('free@tum.de'), ask(taken));
});

test('a refresh token that ended and one that never was are refused the same way', async () => {
  const { sql } = app.database;
  const refresh = (refresh_token: string) => () =>
    app.send('refreshSession', { body: { refresh_token } });
  await sql`update sessions set revoked_at = now() where id = ${world.ownerSession}`;
  await expectSame(refresh('never-was'), refresh(world.refreshToken));
});

test('tokens of an ended session and of no session are refused the same way', async () => {
  const [ended, deleted] = [await app.user(), await app.user()];
  await app.database.sql`update sessions set revoked_at = now() where user_id = ${ended.id}`;
  await app.database.sql`delete from sessions where user_id = ${deleted.id}`;
  const me = (as: TestUser) => () => app.send('getCurrentUser', { as });
  await expectSame(me(ended), me(deleted));
});

test('a hidden or suspended user is not found as one who never was', async () => {
  const [hidden, suspended] = [await app.user({ is_hidden: true }), await app.user()];
  await app.database.sql`update users set suspended_at = now() where id = ${suspended.id}`;
  for (const call of ['getUser', 'getUserFit'] as const) {
    const find = (id: number) => () => app.send(call, { as: stranger, params: { id } });
    for (const { id } of [hidden, suspended]) await expectSame(find(unknown), find(id));
  }
});

test('a blocked user finds out nothing about the one who blocked them', async () => {
  const [blocker, suspended] = [await app.user(), await app.user()];
  await app.database.sql`
    insert into blocks (blocker_id, blocked_id) values (${blocker.id}, ${stranger.id})`;
  await app.database.sql`update users set suspended_at = now() where id = ${suspended.id}`;
  const find = (id: number) => () => app.send('getUserFit', { as: stranger, params: { id } });
  const [gone, blocking] = [await observe(find(suspended.id)), await observe(find(blocker.id))];
  expect([blocking.status, blocking.body]).toEqual([gone.status, gone.body]);
});

test('a listing that is hidden and one that never was are not found the same way', async () => {
  const { admin: as, listing: id } = world;
  const hide = { as, params: { id }, body: { note: 'Not a real room' } };
  expect((await app.send('hideListing', hide)).status).toBeLessThan(300);
  const find = (id: number) => () => app.send('getListing', { params: { id } });
  await expectSame(find(unknown), find(id));
  await app.send('showListing', { as, params: { id } });
});

test('inquiries of others are not found as those that never were', async () => {
  for (const call of ['getInquiry', 'listMessages'] as const) {
    const find = (id: number) => () => app.send(call, { as: stranger, params: { id } });
    await expectSame(find(unknown), find(world.inquiry));
  }
});

test('an invitation that expired and one that never was are refused the same way', async () => {
  const find = (token: string) => () =>
    app.send('getHouseholdInvitation', { as: stranger, query: { token } });
  await app.database.sql`
    update household_invitations set expires_at = now() - interval '1 minute'
    where id = ${world.invitation}`;
  await expectSame(find('never-was-an-invitation'), find(world.token));
});
