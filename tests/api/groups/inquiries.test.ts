// @module-tag essential

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { earlyRiser, nightOwl, saveAnswers } from '#tests/support/saved-answers.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, refusal, room } from '../inquiries/steps.ts';
import { about, foundGroup, groupWith, join, ownMembership } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

const writeAs = (as: TestUser, listing_id: number, group_id?: number) => ({
  as,
  body: { listing_id, message: greeting, ...(group_id !== undefined && { group_id }) },
});

/** A group of so many that wrote about a room of somebody else. */
async function groupInquiry(size = 3) {
  const group = await groupWith(app, size);
  const owner = await app.user();
  const listing = await room(app, owner);
  const { id } = await done(app, 'sendListingInquiry', writeAs(group.lead, listing, group.id));
  const [ben, cleo] = group.others as [TestUser, TestUser];
  return { ...group, groupId: group.id, id, owner, listing, ben, cleo };
}

const read = (as: TestUser, id: number) => done(app, 'getInquiry', about(as, id));
const write = (as: TestUser, id: number, message: string) =>
  done(app, 'sendMessage', { ...about(as, id), body: { message } });
const messages = async (as: TestUser, id: number) =>
  (await done(app, 'listMessages', about(as, id))).items;
const names = (people: readonly TestUser[]) => people.map(({ id }) => id).toSorted((a, b) => a - b);
const memberIds = async (as: TestUser, id: number) =>
  (await read(as, id)).group!.members.map((member) => member.id).toSorted((a, b) => a - b);
/** Who gets mails of these kinds. */
const mailed = async (kind: string) =>
  (await readJobs<{ kind: string; user_id: number }>(app.database.sql, 'mail'))
    .filter(({ data }) => data.kind === kind)
    .map(({ data }) => data.user_id)
    .toSorted((a, b) => a - b);

test('everyone of the group has the inquiry, and reads who wrote what', async () => {
  const { id, owner, people, lead, ben, cleo } = await groupInquiry();
  for (const person of people) {
    const { items } = await done(app, 'listOwnInquiries', { as: person });
    expect(items.map((each) => each.id)).toEqual([id]);
    expect((await read(person, id)).side).toBe('sender');
  }
  await write(ben, id, 'I am Ben, and I cook.');
  await write(owner, id, 'Welcome to all of you!');

  const ofCleo = await messages(cleo, id);
  expect(ofCleo.map(({ is_mine, author }) => [is_mine, author?.is_ours ?? null])).toEqual([
    [false, true],
    [false, true],
    [false, null],
  ]);
  const ofOwner = await messages(owner, id);
  expect(ofOwner.map(({ is_mine, author }) => [is_mine, author?.is_ours ?? null])).toEqual([
    [false, false],
    [false, false],
    [true, null],
  ]);
  expect((await messages(ben, id))[1]!.author).toBeNull();
  expect((await read(owner, id)).group).toMatchObject({ name: null, can_withdraw: false });
  expect(await memberIds(owner, id)).toEqual(names(people));
  expect((await read(lead, id)).group!.name).toBe('Together in Neukölln');
});

test('each has an own count of what they have not seen, and an own archive', async () => {
  const { id, owner, lead, ben, cleo } = await groupInquiry();
  expect((await read(lead, id)).unread).toBe(0);
  expect((await read(ben, id)).unread).toBe(1);
  const { id: message_id } = await write(owner, id, 'Welcome!');
  expect((await read(lead, id)).unread).toBe(1);
  await done(app, 'markInquiryRead', { ...about(ben, id), body: { message_id } });
  expect((await read(ben, id)).unread).toBe(0);
  expect((await read(cleo, id)).unread).toBe(2);
  expect((await done(app, 'countInquiries', { as: cleo })).unread_sent).toBe(1);
  expect((await done(app, 'countInquiries', { as: ben })).unread_sent).toBe(0);

  await done(app, 'archiveInquiry', { ...about(ben, id), body: { is_archived: true } });
  expect((await read(cleo, id)).is_archived).toBe(false);
  await write(cleo, id, 'When could we come?');
  expect(await read(ben, id)).toMatchObject({ is_archived: false, unread: 1 });
});

test('what the owner writes is mailed to each who has seen the rest', async () => {
  const { id, owner, lead, ben, cleo } = await groupInquiry();
  await deleteJobs(app.database.sql);
  for (const person of [ben, cleo]) {
    const [first] = await messages(person, id);
    await done(app, 'markInquiryRead', { ...about(person, id), body: { message_id: first!.id } });
  }
  await write(owner, id, 'Welcome!');
  expect(await mailed('message')).toEqual(names([lead, ben, cleo]));
  await write(owner, id, 'And bring questions.');
  expect(await mailed('message')).toHaveLength(3);
  await done(app, 'updateInquiry', { ...about(owner, id), body: { status: 'declined' } });
  expect(await mailed('declined')).toEqual(names([lead, ben, cleo]));
});

test('a member’s own inquiry is withdrawn, and leads to that of the group', async () => {
  const { lead, others, id: group_id } = await groupWith(app, 3);
  const [ben] = others as [TestUser];
  const owner = await app.user();
  const listing = await room(app, owner);
  const alone = await done(app, 'sendListingInquiry', writeAs(ben, listing));

  const state = await done(app, 'getListingInquiryStatus', {
    as: lead,
    query: { listing_id: listing },
  });
  expect(state.status).toBeNull();
  expect(state.group).toMatchObject({ id: group_id, name: 'Together in Neukölln' });
  expect(state.group!.members.map(({ joins, has_own }) => [joins, has_own])).toEqual([
    [true, false],
    [true, true],
    [true, false],
  ]);

  const { id } = await done(app, 'sendListingInquiry', writeAs(lead, listing, group_id));
  for (const reader of [ben, owner]) {
    expect(await read(reader, alone.id)).toMatchObject({
      status: 'withdrawn',
      joined_inquiry_id: id,
    });
  }
  expect(
    await done(app, 'getListingInquiryStatus', { as: ben, query: { listing_id: listing } }),
  ).toEqual({ status: 'sent', inquiry_id: id });
});

test('a person applies once for a room: alone, or with one of their groups', async () => {
  const { id, listing, ben, cleo, groupId } = await groupInquiry();
  expect(await refusal(app, 'sendListingInquiry', writeAs(ben, listing))).toBe('inquiry_open');
  expect(await refusal(app, 'sendListingInquiry', writeAs(ben, listing, groupId))).toBe(
    'inquiry_open',
  );

  // Cleo is also in another group: that one writes without her.
  const dora = await app.user();
  const other = await foundGroup(app, dora, 'The others');
  await join(app, cleo, other.code);
  expect(await refusal(app, 'sendListingInquiry', writeAs(cleo, listing, other.id))).toBe(
    'inquiry_open',
  );
  const second = await done(app, 'sendListingInquiry', writeAs(dora, listing, other.id));
  expect(await memberIds(dora, second.id)).toEqual([dora.id]);
  expect(await refusal(app, 'getInquiry', about(cleo, second.id))).toBe('not_found');
  expect((await read(cleo, id)).status).toBe('sent');
});

test('only members write for a group, and not about a room of one of them', async () => {
  const { id: group_id, lead, others } = await groupWith(app, 2);
  const stranger = await app.user();
  const listing = await room(app, stranger);
  expect(
    await refusal(app, 'sendListingInquiry', writeAs(await app.user(), listing, group_id)),
  ).toBe('not_found');
  const ours = await room(app, others[0]!);
  expect(await refusal(app, 'sendListingInquiry', writeAs(lead, ours, group_id))).toBe(
    'own_target',
  );
});

test('who sent it and who leads can withdraw it, and all are told', async () => {
  const { id: group_id, lead, others } = await groupWith(app, 3);
  const [ben, cleo] = others as [TestUser, TestUser];
  const owner = await app.user();
  const withdrawing = (as: TestUser, id: number) => ({
    ...about(as, id),
    body: { status: 'withdrawn' },
  });
  const listing = await room(app, owner);
  const { id } = await done(app, 'sendListingInquiry', writeAs(ben, listing, group_id));
  expect((await read(cleo, id)).group!.can_withdraw).toBe(false);
  expect(await refusal(app, 'updateInquiry', withdrawing(cleo, id))).toBe('transition_refused');
  expect((await read(lead, id)).group!.can_withdraw).toBe(true);
  await done(app, 'updateInquiry', withdrawing(lead, id));
  expect(await read(cleo, id)).toMatchObject({ status: 'withdrawn', unread: 2 });
  // Then each may write again, alone or together.
  await done(app, 'sendListingInquiry', writeAs(cleo, listing));
});

test('after a no, nobody of the group writes about that room again', async () => {
  const { id, owner, listing, ben } = await groupInquiry();
  await done(app, 'updateInquiry', { ...about(owner, id), body: { status: 'declined' } });
  expect(await refusal(app, 'sendListingInquiry', writeAs(ben, listing))).toBe('rate_limited');
});

test('whoever joins later is in the open inquiries of the group, and reads them from the start', async () => {
  const { id, code, owner, listing } = await groupInquiry(2);
  await write(owner, id, 'Welcome!');
  const dora = await app.user();
  const alone = await done(app, 'sendListingInquiry', writeAs(dora, listing));
  await join(app, dora, code);
  expect(await messages(dora, id)).toHaveLength(2);
  expect(await read(dora, alone.id)).toMatchObject({ status: 'withdrawn', joined_inquiry_id: id });
  expect(await memberIds(owner, id)).toContain(dora.id);
});

test('the sender leaves: the inquiry stays the group’s, and another one speaks for it', async () => {
  const { id, groupId, owner, lead, ben, cleo } = await groupInquiry();
  await done(app, 'leaveGroup', about(lead, groupId));
  expect(await refusal(app, 'getInquiry', about(lead, id))).toBe('not_found');
  expect((await read(owner, id)).other_user!.id).toBe(ben.id);
  expect(await memberIds(owner, id)).toEqual(names([ben, cleo]));
  await write(owner, id, 'Are you still looking?');
  await write(cleo, id, 'We are!');
  // What the former member wrote stays, with the name.
  expect((await messages(cleo, id))[0]!.author!.first_name).not.toBeNull();
});

test('a member who is taken out, or deletes the account, is out of it; the last one keeps it', async () => {
  const { id, groupId, owner, lead, ben, cleo } = await groupInquiry();
  const member_id = await ownMembership(app, ben, groupId);
  await done(app, 'removeGroupMember', { as: lead, params: { id: groupId, member_id } });
  expect(await refusal(app, 'sendMessage', { ...about(ben, id), body: { message: 'Hi' } })).toBe(
    'not_found',
  );
  await done(app, 'deleteAccount', { as: lead });
  expect((await read(owner, id)).other_user!.id).toBe(cleo.id);
  await write(cleo, id, 'It is me alone now.');
  await done(app, 'leaveGroup', about(cleo, groupId));
  expect(await read(cleo, id)).toMatchObject({ status: 'sent', side: 'sender', group: null });
  await write(cleo, id, 'I am still interested.');
  await write(owner, id, 'Good.');
  expect((await read(cleo, id)).unread).toBe(1);
});

test('a block between the owner and one of the group takes that one out; lifting it brings them back', async () => {
  const { id, owner, lead, ben, cleo } = await groupInquiry();
  await done(app, 'blockUser', about(owner, lead.id));
  expect(await refusal(app, 'getInquiry', about(lead, id))).toBe('not_found');
  expect((await read(owner, id)).other_user!.id).toBe(ben.id);
  await write(ben, id, 'We are two now.');
  await write(owner, id, 'Fine.');
  await done(app, 'blockUser', about(cleo, owner.id));
  expect(await memberIds(owner, id)).toEqual([ben.id]);

  await done(app, 'unblockUser', about(owner, lead.id));
  expect(await memberIds(owner, id)).toEqual(names([lead, ben]));
  await write(lead, id, 'Here I am again.');
});

test('a suspended sender speaks for nobody, is not shown, and is back after the suspension', async () => {
  const { id, owner, lead, ben, cleo } = await groupInquiry();
  const admin = await app.user({ is_admin: true });
  await done(app, 'suspendUser', {
    ...about(admin, lead.id),
    body: { note: 'Spam' },
  });
  expect((await read(owner, id)).other_user!.id).toBe(ben.id);
  expect(await memberIds(owner, id)).toEqual(names([ben, cleo]));
  await write(cleo, id, 'We are still looking.');
  await write(owner, id, 'Good to know.');
});

test('the board shows the group as one applicant, by its weakest pair with the household', async () => {
  const { id, owner, listing, lead, ben, cleo, people } = await groupInquiry();
  const [applicant, ...others] = (await done(app, 'listApplicants', { ...about(owner, listing) }))
    .items;
  expect(others).toEqual([]);
  expect(applicant).toMatchObject({ inquiry_id: id, user: { id: lead.id } });
  expect(applicant!.group!.members.map((member) => member.id).toSorted((a, b) => a - b)).toEqual(
    names(people),
  );
  expect(applicant!.fit).toBeNull();
  // Everyone alike but Cleo, who makes the weakest pair.
  await saveAnswers(app, owner, earlyRiser);
  await saveAnswers(app, lead, earlyRiser);
  await saveAnswers(app, ben, earlyRiser);
  await saveAnswers(app, cleo, nightOwl, {
    sleep: { acceptable: nightOwl.sleep!, importance: 4, is_dealbreaker: false },
  });
  const [compared] = (await done(app, 'listApplicants', about(owner, listing))).items;
  const { score } = await done(app, 'getUserFit', about(owner, cleo.id));
  expect(score).toBeLessThan(100);
  expect(compared!.fit!.score).toBe(score);
  expect(compared!.group!.weakest!.id).toBe(cleo.id);
  expect(compared!.weakest!.id).toBe(owner.id);
  await write(ben, id, 'When could we come?');
  const [waiting] = (await done(app, 'listApplicants', about(owner, listing))).items;
  expect(waiting!.waiting_since).not.toBeNull();
  expect(waiting!.last_message!.text).toBe('When could we come?');
});
