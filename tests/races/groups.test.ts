import { afterAll, beforeAll, expect, test } from 'vitest';
import { longRounds } from '#tests/support/seed.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { about, groupWith, ownMembership } from '../api/groups/steps.ts';
import { done, room } from '../api/inquiries/steps.ts';

/** How often each race is run. */
const tries = longRounds(200);

let app: TestApp;
beforeAll(async () => {
  // As on two servers: on one, the writes of a user wait for each other.
  app = await openTestApp({}, { concurrencyLimiter: { run: (_, __, work) => work() } });
});
afterAll(() => app.database.close());

test('200 who join at once for the last place: one does, and no place is doubled', async () => {
  const { id, lead, code } = await groupWith(app, 5);
  const crowd: TestUser[] = [];
  for (let count = 0; count < 200; count += 1) crowd.push(await app.user());
  const answers = await Promise.all(
    crowd.map((as) => app.call('joinGroup', { as, body: { code } })),
  );
  const joined = answers.filter(({ status }) => status === 200);
  const refused = new Set(
    answers.flatMap(({ status, problem }) => (status === 200 ? [] : [problem.code])),
  );
  console.info('joined', joined.length, 'refused', answers.length - joined.length, [...refused]);
  expect(joined).toHaveLength(1);
  expect([...refused]).toEqual(['not_found']);
  expect((await done(app, 'getGroup', about(lead, id))).members).toHaveLength(6);
});

test('two who join at once for the last of six places: one does', async () => {
  const { id, lead } = await groupWith(app, 5);
  const pair = [await app.user(), await app.user()] as const;
  for (let turn = 0; turn < tries; turn += 1) {
    await app.database.sql`delete from rate_limits`;
    const { code } = await done(app, 'renewGroupInvitation', about(lead, id));
    const answers = await Promise.all(
      pair.map((as) => app.call('joinGroup', { as, body: { code } })),
    );
    const codes = answers.map(({ status, problem }) => (status === 200 ? 'joined' : problem.code));
    expect(codes.toSorted()).toEqual(['joined', 'not_found']);
    expect((await done(app, 'getGroup', about(lead, id))).members).toHaveLength(6);
    await done(app, 'leaveGroup', about(pair[codes.indexOf('joined')]!, id));
  }
});

test('the lead hands over to two at once: one leads', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const { id, lead, others } = await groupWith(app, 3);
    const members = await Promise.all(others.map((each) => ownMembership(app, each, id)));
    const answers = await Promise.all(
      members.map((member_id) =>
        app.call('handOverGroup', { ...about(lead, id), body: { member_id } }),
      ),
    );
    const codes = answers.map(({ status, problem }) => (status === 200 ? 'done' : problem.code));
    expect(codes.toSorted()).toEqual(['done', 'transition_refused']);
    expect(await readLeads(id)).toHaveLength(1);
  }
});

test.each([
  ['leaves', (lead: TestUser, id: number) => app.call('leaveGroup', about(lead, id))],
  ['deletes the account', (lead: TestUser) => app.call('deleteAccount', { as: lead })],
])('the lead %s while another one does: the rest has one lead', async (_, go) => {
  for (let turn = 0; turn < tries; turn += 1) {
    const { id, lead, others } = await groupWith(app, 3);
    const [ben, cleo] = others as [TestUser, TestUser];
    const answers = await Promise.all([go(lead, id), go(ben, id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await readLeads(id)).toEqual([cleo.id]);
  }
});

test('two who say at once which group they look with look with one', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const ana = await app.user();
    const made: number[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      made.push((await done(app, 'createGroup', { as: ana, body: { name } })).id);
    }
    const answers = await Promise.all(
      made.map((id) => app.call('activateGroup', { ...about(ana, id), body: { is_active: true } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const active = await app.database.sql`
      select from group_members where user_id = ${ana.id} and is_active`;
    expect(active).toHaveLength(1);
  }
});

test('a vote while another one looks: it is in what they saw, or new to them', async () => {
  const { id, lead, others } = await groupWith(app, 2);
  const [ben] = others as [TestUser];
  const listing = await room(app, await app.user());
  const params = { id, listing_id: listing };
  await done(app, 'shareListing', { as: lead, params });
  const read = async () => (await done(app, 'listGroupListings', about(ben, id))).items[0]!;
  for (let turn = 0; turn < tries; turn += 1) {
    const note = `Turn ${turn}`;
    const look = async () => {
      const { listing_id, revision, now, votes } = await read();
      const body = { listings: [{ listing_id, revision, ...now }] };
      await done(app, 'lookAtGroupListings', { ...about(ben, id), body });
      return votes.some((vote) => vote.note === note);
    };
    const [isSeen] = await Promise.all([
      look(),
      done(app, 'voteOnListing', { as: lead, params, body: { vote: 'yes', note } }),
    ]);
    const [vote] = (await read()).votes;
    expect(vote).toMatchObject({ note, is_new: !isSeen });
  }
});

test('who leaves while they look and open a room leaves nothing behind', async () => {
  const listing = await room(app, await app.user());
  for (let turn = 0; turn < tries; turn += 1) {
    const { id, lead, others } = await groupWith(app, 2);
    const [ben] = others as [TestUser];
    const params = { id, listing_id: listing };
    await done(app, 'shareListing', { as: lead, params });
    const offer = { state: 'offered', total: 900, currency: 'USD' } as const;
    const body = { listings: [{ listing_id: listing, revision: 0, ...offer }] };
    const answers = await Promise.all([
      app.call('openSharedListing', { as: ben, params }),
      app.call('leaveGroup', about(ben, id)),
      app.call('lookAtGroupListings', { ...about(ben, id), body }),
      app.call('unshareListing', { as: lead, params }),
    ]);
    for (const { status } of answers) expect([204, 404]).toContain(status);
    const looks = await app.database.sql`
      select from group_listing_looks where group_id = ${id}`;
    expect(looks).toHaveLength(0);
  }
});

async function readLeads(id: number): Promise<number[]> {
  const rows = await app.database.sql<{ user_id: number }[]>`
    select user_id from group_members where group_id = ${id} and role = 'lead'`;
  return rows.map(({ user_id }) => user_id);
}
