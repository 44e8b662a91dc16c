// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VoteForm } from '#contract/applicants/calls.ts';
import { expireInquiries } from '#domain/inquiries/expire-inquiries.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { readEvents } from '../inquiries/event-reader.ts';
import { done, greeting, letDaysPass, refusal, room } from '../inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const byId = (as: TestUser, id: number) => ({ as, params: { id } });

async function join(owner: TestUser, id: number, member: TestUser) {
  const { token } = await done(app, 'createHouseholdInvitation', byId(owner, id));
  await done(app, 'acceptHouseholdInvitation', { as: member, body: { token } });
}

async function apply(listing_id: number, as: TestUser) {
  const body = { listing_id, message: greeting };
  return (await done(app, 'sendListingInquiry', { as, body })).id;
}

/** A room with its owner, a member of its household and somebody who wrote about it. */
async function home() {
  const [owner, member, applicant] = [await app.user(), await app.user(), await app.user()];
  const id = await room(app, owner);
  await join(owner, id, member);
  const inquiry = await apply(id, applicant);
  return { owner, member, applicant, id, inquiry };
}

const vote = (as: TestUser, inquiry: number, form: Partial<VoteForm> = {}) =>
  done(app, 'voteOnApplicant', {
    ...byId(as, inquiry),
    body: { vote: 'yes', note: '', ...form },
  });
const look = (as: TestUser, id: number) => done(app, 'lookAtApplicants', byId(as, id));
const board = (as: TestUser, id: number) => done(app, 'listApplicants', byId(as, id));
async function seenBy(as: TestUser, id: number) {
  const [item] = (await board(as, id)).items;
  return {
    votes: item?.votes.map((each) => [each.user.id, each.vote, each.note, each.is_mine]),
    not_looked: item?.not_looked.map((user) => user.id),
  };
}
const countVotes = async (inquiry: number) => {
  const rows = await app.database.sql`
    select from applicant_votes where inquiry_id = ${inquiry}`;
  return rows.length;
};

describe('votes of a household', () => {
  test('are seen by all of it with their notes, can be changed, and taken back', async () => {
    const { owner, member, id, inquiry } = await home();
    await vote(member, inquiry, { vote: 'maybe', note: ' Works at night ' });
    await vote(owner, inquiry);
    const seen = [
      [owner.id, 'yes', '', false],
      [member.id, 'maybe', 'Works at night', true],
    ];
    expect((await seenBy(member, id)).votes).toEqual(seen);
    await vote(member, inquiry, { vote: 'no' });
    expect((await seenBy(owner, id)).votes).toEqual([
      [owner.id, 'yes', '', true],
      [member.id, 'no', '', false],
    ]);
    await vote(member, inquiry, { vote: null });
    expect((await seenBy(owner, id)).votes).toEqual([[owner.id, 'yes', '', true]]);
  });

  test('are for the household alone: to all others the inquiry does not exist', async () => {
    const { owner, member, applicant, id, inquiry } = await home();
    const former = await app.user();
    await join(owner, id, former);
    await done(app, 'removeHouseholdMember', {
      as: owner,
      params: { id, user_id: former.id },
    });
    const body = { vote: 'yes', note: '' } as const;
    const ask = async (as: TestUser, target: number) => {
      const response = await app.send('voteOnApplicant', { ...byId(as, target), body });
      return [response.status, await response.text()];
    };
    for (const outsider of [applicant, former, await app.user()]) {
      const never = await ask(outsider, 2_000_000_000);
      expect(never[0]).toBe(404);
      expect(await ask(outsider, inquiry)).toEqual(never);
      expect(await refusal(app, 'lookAtApplicants', byId(outsider, id))).toBe('not_found');
    }
    await done(app, 'blockUser', byId(member, applicant.id));
    expect(await ask(member, inquiry)).toEqual(await ask(member, 2_000_000_000));
    expect(await countVotes(inquiry)).toBe(0);
  });

  test('are neither read nor exported by the applicant, also once they live there', async () => {
    const { owner, member, applicant, id, inquiry } = await home();
    await vote(member, inquiry, { note: 'Sang in the hall' });
    await join(owner, id, applicant);
    const answers = await Promise.all([
      board(applicant, id),
      done(app, 'exportAccount', { as: applicant }),
      done(app, 'getInquiry', byId(applicant, inquiry)),
    ]);
    expect(JSON.stringify(answers)).not.toContain('Sang');
    expect(answers[0].items).toMatchObject([{ votes: [], not_looked: [] }]);
    const own = { ...byId(applicant, inquiry), body: { vote: 'yes', note: '' } } as const;
    expect(await refusal(app, 'voteOnApplicant', own)).toBe('not_found');
  });

  test('belong to the export of their writer', async () => {
    const { owner, member, id, inquiry } = await home();
    await vote(member, inquiry, { note: 'Sang in the hall' });
    await look(member, id);
    expect(await done(app, 'exportAccount', { as: member })).toMatchObject({
      applicant_votes: [{ inquiry_id: inquiry, vote: 'yes', note: 'Sang in the hall' }],
      applicant_looks: [{ listing_id: id }],
    });
    const theirs = await done(app, 'exportAccount', { as: owner });
    expect(theirs).toMatchObject({ applicant_votes: [], applicant_looks: [] });
  });

  test.each([
    ['it is declined', (x: Home) => update(x.owner, x.inquiry, 'declined')],
    ['it is withdrawn', (x: Home) => update(x.applicant, x.inquiry, 'withdrawn')],
    ['it expires', (x: Home) => expire(x.inquiry)],
    ['the applicant leaves', (x: Home) => done(app, 'deleteAccount', { as: x.applicant })],
    ['the room is deleted', (x: Home) => done(app, 'deleteListing', byId(x.owner, x.id))],
    ['the owner leaves', (x: Home) => done(app, 'deleteAccount', { as: x.owner })],
  ])('end with the application when %s', async (_, end) => {
    const all = await home();
    await vote(all.owner, all.inquiry);
    await vote(all.member, all.inquiry, { note: 'Sang in the hall' });
    await end(all);
    expect(await countVotes(all.inquiry)).toBe(0);
    const body = { vote: 'yes', note: '' } as const;
    const { status } = await app.call('voteOnApplicant', {
      ...byId(all.member, all.inquiry),
      body,
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await countVotes(all.inquiry)).toBe(0);
  });

  test('are refused on a closed application, with the reason', async () => {
    const { owner, inquiry } = await home();
    await update(owner, inquiry, 'declined');
    const body = { vote: 'yes', note: '' } as const;
    const { problem } = await app.call('voteOnApplicant', { ...byId(owner, inquiry), body });
    expect(problem).toMatchObject({
      code: 'inquiry_closed',
      detail: 'This inquiry was declined',
    });
  });

  test.each([
    ['leaves', (x: Home) => done(app, 'leaveHousehold', byId(x.member, x.id))],
    ['is taken out', (x: Home) => takeOut(x)],
    ['is blocked by the owner', (x: Home) => done(app, 'blockUser', byId(x.owner, x.member.id))],
    ['deletes the account', (x: Home) => done(app, 'deleteAccount', { as: x.member })],
  ])('of a member who %s end, those of others stay', async (_, end) => {
    const all = await home();
    const { owner, member, id, inquiry } = all;
    const other = await app.user();
    await join(owner, id, other);
    const elsewhere = await home();
    await join(elsewhere.owner, elsewhere.id, member);
    await vote(member, elsewhere.inquiry);
    for (const as of [owner, member, other]) await vote(as, inquiry);
    await look(member, id);
    await end(all);
    const { votes } = await seenBy(owner, id);
    expect(votes?.map(([user]) => user)).toEqual([owner.id, other.id]);
    expect(await countVotes(inquiry)).toBe(2);
    const looks = await app.database.sql`select from applicant_looks where user_id = ${member.id}
      and listing_id = ${id}`;
    expect(looks).toHaveLength(0);
  });

  test('of somebody who is suspended or whom a block hides do not show', async () => {
    const { owner, member, applicant, id, inquiry } = await home();
    const other = await app.user();
    await join(owner, id, other);
    await vote(member, inquiry);
    await done(app, 'blockUser', byId(other, member.id));
    expect(await seenBy(other, id)).toEqual({ votes: [], not_looked: [owner.id] });
    expect(await seenBy(member, id)).toMatchObject({ not_looked: [owner.id] });
    await done(app, 'blockUser', byId(member, applicant.id));
    expect(await seenBy(owner, id)).toEqual({ votes: [], not_looked: [other.id] });
    await app.database.sql`update users set suspended_at = now() where id = ${other.id}`;
    expect(await seenBy(owner, id)).toEqual({ votes: [], not_looked: [] });
  });
});

describe('who has not looked yet', () => {
  test('has not opened the board since they wrote, and has not voted', async () => {
    const { owner, member, id, inquiry } = await home();
    expect((await seenBy(owner, id)).not_looked).toEqual([member.id]);
    expect((await seenBy(member, id)).not_looked).toEqual([owner.id]);
    await look(member, id);
    expect((await seenBy(owner, id)).not_looked).toEqual([]);
    const later = await apply(id, await app.user());
    const { items } = await board(owner, id);
    const named = new Map(items.map((item) => [item.inquiry_id, item.not_looked]));
    expect(named.get(inquiry)).toEqual([]);
    expect(named.get(later)).toMatchObject([{ id: member.id }]);
    await vote(member, later);
    const after = await board(owner, id);
    expect(after.items.flatMap((item) => item.not_looked)).toEqual([]);
  });

  test('reading the board does not count, and looking twice writes once', async () => {
    const { owner, member, id } = await home();
    await board(member, id);
    expect((await seenBy(owner, id)).not_looked).toEqual([member.id]);
    await look(member, id);
    const read = () => app.database.sql<{ looked_at: string }[]>`
      select looked_at::text from applicant_looks where user_id = ${member.id}`;
    const first = await read();
    await look(member, id);
    expect(await read()).toEqual(first);
  });

  test('is nobody where the owner decides alone', async () => {
    const owner = await app.user();
    const id = await room(app, owner);
    await apply(id, await app.user());
    const { items, listing } = await board(owner, id);
    expect(listing.has_members).toBe(false);
    expect(items).toMatchObject([{ votes: [], not_looked: [] }]);
  });
});

test('open boards of the household are told to follow, without any content', async () => {
  const { owner, member, applicant, id, inquiry } = await home();
  const watch = async ({ token }: TestUser) =>
    readEvents(await app.request('/api/events', { headers: { Authorization: `Bearer ${token}` } }));
  const [atOwner, atMember, atApplicant] = [
    await watch(owner),
    await watch(member),
    await watch(applicant),
  ];
  const changed = { type: 'applicants_changed', listing_id: id };
  await vote(member, inquiry, { note: 'Sang in the hall' });
  expect(await atOwner.next()).toEqual(changed);
  expect(await atMember.next()).toEqual(changed);
  await apply(id, await app.user());
  expect(await atMember.next()).toEqual(changed);
  // What comes next to the applicant is about their own inquiry: nothing told them of the vote.
  await update(owner, inquiry, 'accepted');
  expect(await atApplicant.next()).toMatchObject({ type: 'inquiry_changed' });
  const text = [atOwner, atMember, atApplicant].map((reader) => reader.text()).join('');
  expect(text).not.toContain('Sang');
  await Promise.all([atOwner, atMember, atApplicant].map((reader) => reader.cancel()));
});

type Home = Awaited<ReturnType<typeof home>>;
const update = (as: TestUser, id: number, status: 'accepted' | 'declined' | 'withdrawn') =>
  done(app, 'updateInquiry', { ...byId(as, id), body: { status } });
const takeOut = ({ owner, member, id }: Home) =>
  done(app, 'removeHouseholdMember', { as: owner, params: { id, user_id: member.id } });
async function expire(inquiry: number) {
  await letDaysPass(app, inquiry, 31);
  await expireInquiries(app.database.sql);
}
