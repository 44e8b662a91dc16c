import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { validRequest } from '#tests/support/valid-requests.ts';
import { makeWorld, type World } from '#tests/support/world.ts';

/** An id that no row ever had. */
const never = 2_000_000_000;

let app: TestApp;
let world: World;
/** Tokens of those who may not know of what belongs to others; null for nobody. */
let callers: Record<string, string | null>;
/** Listings of the owner, by status. */
let unlisted: Record<string, number>;

beforeAll(async () => {
  app = await openTestApp();
  world = await makeWorld(app, { files: false, imports: false });
  const { sql } = app.database;
  const suspended = await app.user();
  await sql`update users set suspended_at = now() where id = ${suspended.id}`;
  const blocked = await app.user();
  const blocker = await app.user();
  await sql`insert into blocks (blocker_id, blocked_id)
    values (${world.owner.id}, ${blocked.id}), (${blocker.id}, ${world.owner.id})`;
  const made = await sql<{ id: number; status: string }[]>`
    insert into listings
      (user_id, title, address, monthly_rent, total_bedrooms, total_bathrooms,
        current_roommates, looking_for_roommates, status, hidden_note, held_status)
    select ${world.owner.id}, 'A room', '1 Elm Street', 900, 2, 1, 1, 1, status,
      case status when 'hidden' then 'A scam' end, case status when 'hidden' then 'active' end
    from unnest(array['paused', 'hidden', 'pending', 'rejected']) status
    returning id, status`;
  unlisted = Object.fromEntries(made.map(({ id, status }) => [status, id]));
  const { token } = world.visitor;
  callers = {
    nobody: null,
    'an expired token': await app.expiredToken(world.visitor),
    'a forged token': `${token.slice(0, -8)}AAAAAAAA`,
    'another user': token,
    'one whom the owner blocked': blocked.token,
    'one who blocked the owner': blocker.token,
    'a suspended user': suspended.token,
    'one in the middle of onboarding': (await app.user({ onboarding_status: 'profile' })).token,
    'an administrator': world.admin.token,
  };
});
afterAll(() => app.database.close());

type Options = NonNullable<Parameters<TestApp['call']>[1]>;

async function answerTo(id: EndpointId, token: string | null, options: Options) {
  const as: TestUser | undefined = token === null ? undefined : { id: 0, token };
  const { status, problem } = await app.call(id, { ...options, ...(as && { as }) });
  return { status, problem };
}

/** What is private to its sides or its owner, whoever asks: not even administrators are told. */
const privateKinds: Record<
  string,
  { calls: RegExp; idOf(): number | string; never: number | string }
> = {
  'an inquiry of others': { calls: /^\/api\/inquiries\/\{id/, idOf: () => world.inquiry, never },
  'an inquiry to another user': {
    calls: /^\/api\/user-inquiries\/\{id/,
    idOf: () => world.userInquiry,
    never,
  },
  'a session of another user': {
    calls: /^\/auth\/sessions\/\{id/,
    idOf: () => world.ownerSession,
    never: '00000000-0000-4000-8000-000000000000',
  },
};

describe.each(Object.entries(privateKinds))('%s', (_, kind) => {
  const ids = (Object.keys(endpoints) as EndpointId[]).filter((id) =>
    kind.calls.test(endpoints[id].path),
  );
  test.each(ids)('%s answers as about one that never was', async (id) => {
    for (const [caller, token] of Object.entries(callers)) {
      const { as: _as, params = {}, ...rest } = validRequest(id, world);
      const real = await answerTo(id, token, { ...rest, params: { ...params, id: kind.idOf() } });
      const none = await answerTo(id, token, { ...rest, params: { ...params, id: kind.never } });
      expect(real, `${id} by ${caller}`).toEqual(none);
      expect(real.status, `${id} by ${caller}`).toBeGreaterThan(399);
    }
  });
});

/** Listings that only their owner, or an administrator, may know of. */
describe.each(['paused', 'hidden', 'pending', 'rejected'])('a %s listing', (status) => {
  const ids = (Object.keys(endpoints) as EndpointId[]).filter(
    (id) => endpoints[id].path.startsWith('/api/listings/{id') || id === 'sendListingInquiry',
  );
  test.each(ids)('%s answers others as about one that never was', async (id) => {
    for (const [caller, token] of Object.entries(callers)) {
      if (caller === 'an administrator') continue;
      const requestFor = (listing: number) => {
        const { as: _as, params = {}, body, ...rest } = validRequest(id, world);
        return id === 'sendListingInquiry'
          ? { ...rest, body: { ...(body as object), listing_id: listing } }
          : { ...rest, ...(body !== undefined && { body }), params: { ...params, id: listing } };
      };
      const real = await answerTo(id, token, requestFor(unlisted[status] ?? 0));
      const none = await answerTo(id, token, requestFor(never));
      expect(real, `${id} by ${caller}`).toEqual(none);
    }
  });
});

/** Users whom nobody can find: in the middle of onboarding, or suspended. */
describe.each([
  ['in the middle of onboarding', { onboarding_status: 'habits' }],
  ['suspended', { suspended_at: '2026-01-01T00:00:00Z' }],
])('a user %s', (_, fields) => {
  test.each(['getUser', 'getUserFit', 'blockUser'] as const)(
    '%s answers as about one who never was',
    async (id) => {
      const { id: hidden } = await app.user(fields);
      for (const [caller, token] of Object.entries(callers)) {
        const real = await answerTo(id, token, { params: { id: hidden } });
        const none = await answerTo(id, token, { params: { id: never } });
        expect(real, `${id} by ${caller}`).toEqual(none);
      }
    },
  );
});

test('calls of administrators tell others nothing, whatever they name', async () => {
  const admins = (Object.keys(endpoints) as EndpointId[]).filter(
    (id) => calls[id].access === 'admin' && endpoints[id].path.includes('{id}'),
  );
  for (const id of admins) {
    for (const [caller, token] of Object.entries(callers)) {
      if (caller === 'an administrator') continue;
      const { as: _as, params = {}, ...rest } = validRequest(id, world);
      const real = await answerTo(id, token, { ...rest, params });
      const none = await answerTo(id, token, { ...rest, params: { ...params, id: never } });
      expect(real, `${id} by ${caller}`).toEqual(none);
      expect([401, 403], `${id} by ${caller}`).toContain(real.status);
    }
  }
});
