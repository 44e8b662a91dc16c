// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicantQuery } from '#contract/applicants/calls.ts';
import { limits } from '#contract/limits.ts';
import { earlyRiser, nightOwl, noSmoke, saveAnswers } from '#tests/support/saved-answers.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, refusal, room } from '../inquiries/steps.ts';
import { terms } from '../offers/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

/** A room whose owner rises early and lives there with one other, who does the same. */
async function home() {
  const owner = await app.user();
  await saveAnswers(app, owner, earlyRiser, noSmoke);
  const id = await room(app, owner, { available_from: '2027-03-01' });
  const { token } = await done(app, 'createHouseholdInvitation', { as: owner, params: { id } });
  const member = await app.user();
  await saveAnswers(app, member, earlyRiser);
  await done(app, 'acceptHouseholdInvitation', { as: member, body: { token } });
  return { owner, member, id };
}

/** A new person's inquiry about a listing. */
async function applicant(listing_id: number, habits = earlyRiser) {
  const as = await app.user();
  await saveAnswers(app, as, habits);
  const body = { listing_id, message: greeting };
  const inquiry = await done(app, 'sendListingInquiry', { as, body });
  return { as, id: as.id, inquiry: inquiry.id };
}

const board = (as: TestUser, id: number, query: ApplicantQuery = {}) =>
  done(app, 'listApplicants', { as, params: { id }, query });
const idsOn = async (...args: Parameters<typeof board>) =>
  (await board(...args)).items.map(({ user }) => user.id);
const write = (as: TestUser, id: number, message: string) =>
  done(app, 'sendMessage', { as, params: { id }, body: { message } });

describe('the board of a listing', () => {
  test('has the best fit with the household first, then conflicts, then those who cannot be compared', async () => {
    const { owner, id } = await home();
    const smoker = await applicant(id, { ...earlyRiser, smoking: 'indoors' });
    const late = await applicant(id, nightOwl);
    const unanswered = await app.user();
    const body = { listing_id: id, message: greeting };
    await done(app, 'sendListingInquiry', { as: unanswered, body });
    const alike = await applicant(id);
    const { items } = await board(owner, id);
    expect(items.map(({ user }) => user.id)).toEqual([alike.id, late.id, smoker.id, unanswered.id]);
    expect(items.map(({ fit }) => fit && [fit.score, fit.conflicts])).toEqual([
      [100, 0],
      [expect.any(Number), 0],
      [expect.any(Number), 1],
      null,
    ]);
  });

  test('names the one of the household with whom the fit is the lowest', async () => {
    const { owner, member, id } = await home();
    await saveAnswers(app, member, nightOwl);
    const { id: userId } = await applicant(id);
    const [item] = (await board(owner, id)).items;
    expect(item).toMatchObject({ user: { id: userId }, weakest: { id: member.id } });
    expect(item?.fit?.score).toBeLessThan(100);
  });

  test('tells what was written, when they would come, and how long they wait', async () => {
    const { owner, id } = await home();
    const { as, inquiry } = await applicant(id);
    const profile = await done(app, 'getProfile', { as });
    await done(app, 'updateProfile', {
      as,
      body: { ...profile, first_name: 'Ada', move_in_from: '2027-03-15', stay_months: 12 },
    });
    const before = (await board(owner, id)).items[0];
    expect(before).toMatchObject({
      stage: 'new',
      status: 'sent',
      move_in_from: '2027-03-15',
      stay_months: 12,
      message: greeting,
      last_message: { text: greeting, is_mine: false },
      unread: 1,
    });
    expect(before?.waiting_since).toBe(before?.created_at);
    await write(owner, inquiry, 'Come and see it on Friday.');
    expect((await board(owner, id)).items[0]).toMatchObject({
      stage: 'talking',
      last_message: { text: 'Come and see it on Friday.', is_mine: true },
      waiting_since: null,
      unread: 0,
    });
    await write(as, inquiry, 'Friday is fine.');
    expect((await board(owner, id)).items[0]?.waiting_since).not.toBeNull();
  });

  test('counts each stage, and shows the closed ones when asked for', async () => {
    const { owner, id } = await home();
    const [open, talking, declined, withdrawn] = [
      await applicant(id),
      await applicant(id),
      await applicant(id),
      await applicant(id),
    ];
    const update = (as: TestUser, inquiry: number, status: 'accepted' | 'declined' | 'withdrawn') =>
      done(app, 'updateInquiry', { as, params: { id: inquiry }, body: { status } });
    await update(owner, talking.inquiry, 'accepted');
    await update(owner, declined.inquiry, 'declined');
    await update(withdrawn.as, withdrawn.inquiry, 'withdrawn');
    const { counts, total } = await board(owner, id);
    expect(counts).toEqual({ new: 1, talking: 1, declined: 1, withdrawn: 1 });
    expect(total).toBe(2);
    expect(await idsOn(owner, id, { stage: 'new' })).toEqual([open.id]);
    expect(await idsOn(owner, id, { stage: 'talking' })).toEqual([talking.id]);
    expect(await idsOn(owner, id, { stage: 'declined' })).toEqual([declined.id]);
    expect(await idsOn(owner, id, { stage: 'withdrawn' })).toEqual([withdrawn.id]);
  });

  test('tells to whom the room is offered, and who accepted', async () => {
    const { owner, id } = await home();
    const { as, inquiry } = await applicant(id);
    const stages = async () => (await board(owner, id)).items.map(({ stage }) => stage);
    const params = { id: inquiry };
    await done(app, 'makeOffer', { as: owner, params, body: terms });
    expect(await stages()).toEqual(['offered']);
    await done(app, 'updateOffer', { as, params, body: { status: 'accepted' } });
    expect(await stages()).toEqual(['offer_accepted']);
    expect((await board(owner, id)).counts).toEqual({ offer_accepted: 1 });
    const body = { status: 'stepped_back', reason: 'My job moved' };
    await done(app, 'updateOffer', { as, params, body });
    expect(await stages()).toEqual(['talking']);
  });

  test('sorts by who waits longest and by the newest, in pages', async () => {
    const { owner, id } = await home();
    const [first, second, third] = [await applicant(id), await applicant(id), await applicant(id)];
    await write(owner, first.inquiry, 'Hello there, thank you.');
    expect(await idsOn(owner, id, { sort: 'waiting' })).toEqual([second.id, third.id, first.id]);
    expect(await idsOn(owner, id, { sort: 'newest' })).toEqual([third.id, second.id, first.id]);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => idsOn(owner, id, { sort: 'fit', page, page_size: 1 })),
    );
    expect(pages.flat()).toEqual([first.id, second.id, third.id]);
  });

  test('is for the household alone, which does not read the conversation', async () => {
    const { owner, member, id } = await home();
    const { as, inquiry } = await applicant(id);
    await write(owner, inquiry, 'My number is 0171 000.');
    const seen = await board(member, id);
    expect(seen.listing).toMatchObject({ is_own: false });
    expect(seen.items).toMatchObject([{ message: greeting, last_message: null, unread: 0 }]);
    expect(JSON.stringify(seen)).not.toContain('0171');
    for (const other of [as, await app.user()]) {
      const options = { as: other, params: { id } };
      expect(await refusal(app, 'listApplicants', options)).toBe('not_found');
    }
    await done(app, 'leaveHousehold', { as: member, params: { id } });
    const left = { as: member, params: { id } };
    expect(await refusal(app, 'listApplicants', left)).toBe('not_found');
  });

  test('has nobody who is suspended, left, or blocked the viewer or was blocked by them', async () => {
    const { owner, member, id } = await home();
    const { sql } = app.database;
    const [blocked, blocking, suspended, left, shown] = [
      await applicant(id),
      await applicant(id),
      await applicant(id),
      await applicant(id),
      await applicant(id),
    ];
    await done(app, 'blockUser', { as: owner, params: { id: blocked.id } });
    await done(app, 'blockUser', { as: blocking.as, params: { id: owner.id } });
    await sql`update users set suspended_at = now() where id = ${suspended.id}`;
    await done(app, 'deleteAccount', { as: left.as });
    const { items, counts } = await board(owner, id);
    expect(items.map(({ user }) => user.id)).toEqual([shown.id]);
    expect(counts).toEqual({ new: 1 });
    expect(await idsOn(member, id)).toEqual([blocked.id, blocking.id, shown.id]);
  });

  test('does not compare those between whom there is a block', async () => {
    const { owner, member, id } = await home();
    await saveAnswers(app, member, nightOwl);
    const { as } = await applicant(id);
    await done(app, 'blockUser', { as: member, params: { id: as.id } });
    const [item] = (await board(owner, id)).items;
    expect(item).toMatchObject({ weakest: { id: owner.id }, fit: { score: 100 } });
  });
});

test('applicants beyond those who are ranked still count', async () => {
  const { owner, id } = await home();
  const { sql } = app.database;
  const more = limits.applicants.ranked + 1;
  await sql`
    with senders as (
      insert into users (issuer, subject, email, first_name, onboarding_status)
      select 'test', 'ranked-' || n, 'ranked-' || n || '@example.com', 'Ada', 'completed'
      from generate_series(1, ${more}::int) n returning id),
    sent as (
      insert into inquiries (kind, sender_id, recipient_id, listing_id, listing_title)
      select 'listing', id, ${owner.id}, ${id}, 'A room' from senders returning id, sender_id)
    insert into inquiry_messages (inquiry_id, author_id, text)
    select id, sender_id, 'Hello, is it free?' from sent`;
  expect((await board(owner, id)).total).toBe(more);
});
