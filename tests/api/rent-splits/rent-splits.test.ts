// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { about, groupWith, join, ownMembership } from '../groups/steps.ts';
import { done } from '../inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const rooms = (...names: string[]) => names.map((name) => ({ name }));
const startBids = (as: TestUser, id: number, rent = 1000) =>
  done(app, 'createRentSplit', {
    ...about(as, id),
    body: { rent, currency: 'EUR', method: 'bids', rooms: rooms('Front', 'Back') },
  });
const bid = (as: TestUser, id: number, split_id: number, bids: number[]) =>
  app.call('bidOnRooms', { as, params: { id, split_id }, body: { bids } });
const readNewest = async (as: TestUser, id: number) =>
  (await done(app, 'listRentSplits', about(as, id))).items[0]!;

test('splits equally to the last cent', async () => {
  const { id, lead } = await groupWith(app, 3);
  const split = await done(app, 'createRentSplit', {
    ...about(lead, id),
    body: { rent: 1000, currency: 'EUR', method: 'equal', rooms: [] },
  });
  const shares = split.members.map(({ share }) => share!);
  expect(shares.toSorted((a, b) => a - b)).toEqual([33_333, 33_333, 33_334]);
  expect(shares[split.first_in_turn]).toBe(33_334);
  const inYen = await done(app, 'createRentSplit', {
    ...about(lead, id),
    body: { rent: 100_000, currency: 'JPY', method: 'equal', rooms: [] },
  });
  expect(inYen.members.reduce((sum, { share }) => sum + share!, 0)).toBe(100_000);
});

test('another split begins in the currency of the budgets, else of where the reader looks', async () => {
  const { id, lead, people } = await groupWith(app, 3);
  const { sql } = app.database;
  const begins = async () => (await done(app, 'listRentSplits', about(lead, id))).currency;
  await sql`update users set area = 'Zürich', latitude = 47.37, longitude = 8.54 where id = ${lead.id}`;
  expect(await begins()).toBe('CHF');
  const [, ben, cleo] = people;
  await sql`update users set budget_max = 900, budget_currency = 'GBP'
    where id in (${ben!.id}, ${cleo!.id})`;
  await sql`update users set budget_max = 900, budget_currency = 'CHF' where id = ${lead.id}`;
  expect(await begins()).toBe('GBP');
});

test('splits by the size of the rooms of those who get them', async () => {
  const { id, lead, people } = await groupWith(app, 2);
  const [ana, ben] = await Promise.all(people.map((each) => ownMembership(app, each, id)));
  const split = await done(app, 'createRentSplit', {
    ...about(lead, id),
    body: {
      rent: 900,
      currency: 'USD',
      method: 'area',
      rooms: [
        { name: 'Small', area: 10.5, member_id: ben! },
        { name: 'Large', area: 21, member_id: ana! },
      ],
    },
  });
  expect(split.members.map(({ room, share }) => [room, share])).toEqual([
    [1, 60_000],
    [0, 30_000],
  ]);
});

test('shows bids to nobody else before all have bid, and then who pays what', async () => {
  const { id, lead, others } = await groupWith(app, 2);
  const ben = others[0]!;
  const { id: split } = await startBids(lead, id);
  expect((await bid(lead, id, split, [600, 500])).problem.code).toBe('validation_failed');
  expect((await bid(lead, id, split, [1000])).problem.code).toBe('validation_failed');
  await bid(lead, id, split, [700, 300]);
  expect((await bid(lead, id, split, [600, 400])).status).toBe(200);
  const waiting = await readNewest(ben, id);
  expect(waiting).toMatchObject({ state: 'open' });
  expect(waiting.members.map(({ has_bid, bids }) => [has_bid, bids])).toEqual([
    [true, null],
    [false, null],
  ]);
  await bid(ben, id, split, [500, 500]);
  const settled = await readNewest(lead, id);
  expect(settled).toMatchObject({ state: 'settled', is_current: true });
  expect(settled.members.map(({ bids, room, share }) => ({ bids, room, share }))).toEqual([
    { bids: [600, 400], room: 0, share: 55_000 },
    { bids: [500, 500], room: 1, share: 45_000 },
  ]);
  expect((await bid(ben, id, split, [400, 600])).problem.code).toBe('transition_refused');
});

test('refuses a split in which somebody would be paid for a room', async () => {
  const { id, lead, people } = await groupWith(app, 3);
  const { id: split } = await done(app, 'createRentSplit', {
    ...about(lead, id),
    body: { rent: 36, currency: 'EUR', method: 'bids', rooms: rooms('A', 'B', 'C') },
  });
  const wishes = [
    [36, 0, 0],
    [0, 36, 0],
    [36, 0, 0],
  ];
  for (const [at, bids] of wishes.entries()) await bid(people[at]!, id, split, bids);
  expect(await readNewest(lead, id)).toMatchObject({ state: 'refused', refused_room: 2 });
});

test('needs a room for each member, and is about those who are in the group', async () => {
  const { id, code, lead, others } = await groupWith(app, 2);
  const short = await app.call('createRentSplit', {
    ...about(lead, id),
    body: { rent: 900, currency: 'EUR', method: 'bids', rooms: rooms('One') },
  });
  expect(short.problem.code).toBe('members_changed');
  const { id: split } = await startBids(lead, id);
  const cleo = await app.user();
  await join(app, cleo, code);
  expect((await bid(cleo, id, split, [500, 500])).problem.code).toBe('transition_refused');
  expect(await readNewest(cleo, id)).toMatchObject({ state: 'open', is_current: false });
  await done(app, 'leaveGroup', about(others[0]!, id));
  expect(await readNewest(lead, id)).toMatchObject({ state: 'ended', is_current: false });
});

test('keeps the result when an account is deleted, without its name', async () => {
  const { id, lead, others } = await groupWith(app, 2);
  const { id: split } = await startBids(lead, id);
  await bid(lead, id, split, [600, 400]);
  await bid(others[0]!, id, split, [500, 500]);
  const exported = await done(app, 'exportAccount', { as: others[0]! });
  expect(exported.rent_splits).toMatchObject([{ id: split, bids: [500, 500], is_mine: false }]);
  await done(app, 'deleteAccount', { as: others[0]! });
  const left = await readNewest(lead, id);
  expect(left).toMatchObject({ state: 'settled', is_current: false });
  expect(left.members[1]).toMatchObject({ first_name: null, share: 45_000 });
});

test('is deleted only by who made it', async () => {
  const { id, lead, others } = await groupWith(app, 2);
  const { id: split } = await startBids(lead, id);
  const remove = (as: TestUser) =>
    app.call('deleteRentSplit', { as, params: { id, split_id: split } });
  expect((await remove(others[0]!)).problem.code).toBe('transition_refused');
  expect((await remove(lead)).status).toBe(204);
  expect((await done(app, 'listRentSplits', about(lead, id))).items).toEqual([]);
});
