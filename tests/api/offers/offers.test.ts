// @module-tag essential

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireOffers } from '#domain/offers/expire-offers.ts';
import { deleteJobs } from '#tests/support/jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { done, refusal } from '../inquiries/steps.ts';
import {
  agreed,
  answering,
  applicant,
  offering,
  pair,
  readListingStatus,
  readOffer,
  terms,
} from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

describe('an offer', () => {
  test('is seen by both sides, in the currency of the listing, and accepts the inquiry', async () => {
    const made = await pair(app);
    const none = await readOffer(app, made, 'sender');
    expect(none).toEqual({
      offer: null,
      listing: null,
      address: expect.any(String),
      can_join: false,
    });
    expect((await readOffer(app, made, 'owner')).listing).toMatchObject({ free_places: 1 });

    const answer = await done(app, 'makeOffer', offering(made));
    const offer = { ...terms, currency: 'USD', status: 'offered', is_late: false, reason: null };
    expect(answer).toMatchObject({ offer, listing: { free_places: 0, can_reopen: false } });
    expect(await readOffer(app, made, 'sender')).toMatchObject({ offer, listing: null });
    const inquiry = await done(app, 'getInquiry', { as: made.sender, params: { id: made.id } });
    expect(inquiry).toMatchObject({ status: 'accepted', unread: 1 });
  });

  test('begins with the listing’s terms and the day on which the applicant would come', async () => {
    const made = await pair(app);
    await app.database.sql`
      update users set move_in_from = '2100-03-15' where id = ${made.sender.id}`;
    expect((await readOffer(app, made, 'owner')).listing).toMatchObject({
      monthly_rent: expect.any(Number),
      currency: 'USD',
      move_in: '2100-03-15',
    });
  });

  test('is refused with words: of an applicant, twice, without a place, and once the inquiry is closed', async () => {
    const made = await pair(app);
    const bySender = { ...offering(made), as: made.sender };
    expect(await refusal(app, 'makeOffer', bySender)).toBe('transition_refused');
    await done(app, 'makeOffer', offering(made));
    expect(await refusal(app, 'makeOffer', offering(made))).toBe('offer_open');
    const other = await applicant(app, made);
    const { problem } = await app.call('makeOffer', offering(other));
    expect(problem).toMatchObject({ code: 'no_free_place', detail_code: 'offer.no_place' });
    await done(app, 'updateInquiry', answering(other, 'owner', 'declined'));
    expect(await refusal(app, 'makeOffer', offering(other))).toBe('inquiry_closed');
  });

  test('needs days to come, an answer before moving in, and amounts of this currency', async () => {
    const made = await pair(app);
    const errors = async (more: object) =>
      (await app.call('makeOffer', offering(made, more))).problem.errors?.map(({ path }) => path);
    expect(await errors({ answer_by: '2020-01-01' })).toEqual(['answer_by']);
    const past = { move_in: '2020-01-02', answer_by: '2020-01-01' };
    expect(await errors(past)).toEqual(['move_in', 'answer_by']);
    expect(await errors({ answer_by: '2100-01-01' })).toEqual(['answer_by']);
    expect(await errors({ monthly_rent: 5_000_000 })).toEqual(['monthly_rent']);
    expect(await errors({ deposit: -1 })).toEqual(['deposit']);
    expect((await readOffer(app, made, 'owner')).offer).toBeNull();
  });

  test('is nobody else’s, and none of an inquiry to a user', async () => {
    const made = await pair(app);
    await done(app, 'makeOffer', offering(made));
    const stranger = await app.user();
    const params = { id: made.id };
    expect(await refusal(app, 'getOffer', { as: stranger, params })).toBe('not_found');
    expect(await refusal(app, 'makeOffer', { ...offering(made), as: stranger })).toBe('not_found');
    const toUser = await done(app, 'sendUserInquiry', {
      as: stranger,
      body: { recipient_id: made.owner.id, message: 'Hello, shall we look for a flat together?' },
    });
    const about = { as: made.owner, params: { id: toUser.id } };
    expect(await refusal(app, 'getOffer', about)).toBe('not_found');
  });

  test('can be made again once it is over, for as many as the room looks for', async () => {
    const first = await pair(app, 2);
    const second = await applicant(app, first);
    const third = await applicant(app, first);
    await done(app, 'makeOffer', offering(first));
    await done(app, 'makeOffer', offering(second));
    expect(await refusal(app, 'makeOffer', offering(third))).toBe('no_free_place');
    await done(app, 'updateOffer', answering(second, 'owner', 'taken_back'));
    await done(app, 'makeOffer', offering(third));
    await done(app, 'updateOffer', answering(third, 'sender', 'declined'));
    const again = await done(app, 'makeOffer', offering(third, { monthly_rent: 800 }));
    expect(again.offer).toMatchObject({ status: 'offered', monthly_rent: 800 });
  });
});

describe('an answer', () => {
  test('is the applicant’s, and repeating it changes nothing', async () => {
    const made = await pair(app);
    expect(await refusal(app, 'updateOffer', answering(made, 'sender', 'accepted'))).toBe(
      'not_found',
    );
    await done(app, 'makeOffer', offering(made));
    for (const [as, status] of [
      ['owner', 'accepted'],
      ['owner', 'declined'],
      ['sender', 'taken_back'],
    ] as const) {
      const refused = await refusal(app, 'updateOffer', answering(made, as, status));
      expect(refused).toBe('transition_refused');
    }
    const yes = answering(made, 'sender', 'accepted');
    const { offer } = await done(app, 'updateOffer', yes);
    expect(offer).toMatchObject({ status: 'accepted' });
    expect((await done(app, 'updateOffer', yes)).offer).toEqual(offer);
    const no = answering(made, 'sender', 'declined');
    expect(await refusal(app, 'updateOffer', no)).toBe('transition_refused');
  });

  test('fills the room with its last place, and not before', async () => {
    const first = await agreed(app, 2);
    expect(await readListingStatus(app, first.listing)).toBe('active');
    const second = await applicant(app, first);
    await done(app, 'makeOffer', offering(second));
    await done(app, 'updateOffer', answering(second, 'sender', 'accepted'));
    expect(await readListingStatus(app, first.listing)).toBe('filled');
    const [row] = await app.database.sql<{ places: number }[]>`
      select looking_for_roommates as places from listings where id = ${first.listing}`;
    expect(row?.places).toBe(2);
  });

  test('is too late where the owner looks for fewer by now', async () => {
    const first = await pair(app, 2);
    const second = await applicant(app, first);
    for (const each of [first, second]) await done(app, 'makeOffer', offering(each));
    await app.database.sql`
      update listings set looking_for_roommates = 1 where id = ${first.listing}`;
    await done(app, 'updateOffer', answering(first, 'sender', 'accepted'));
    const late = answering(second, 'sender', 'accepted');
    expect(await refusal(app, 'updateOffer', late)).toBe('no_free_place');
  });

  test('is too late after its last day; then the offer expires, and both see it', async () => {
    const made = await pair(app);
    await done(app, 'makeOffer', offering(made));
    const { sql } = app.database;
    await expireOffers(sql);
    expect((await readOffer(app, made, 'sender')).offer?.status).toBe('offered');
    // Still that day somewhere.
    const yesterday = sql`((now() - interval '36 hours') at time zone 'UTC')::date`;
    await sql`update offers set answer_by = ${yesterday} where inquiry_id = ${made.id}`;
    const late = await app.call('updateOffer', answering(made, 'sender', 'accepted'));
    expect(late.problem).toMatchObject({ detail_code: 'offer.expired' });
    expect(await expireOffers(sql)).toBe(1);
    expect((await readOffer(app, made, 'sender')).offer?.status).toBe('expired');
    for (const as of [made.owner, made.sender]) {
      const inquiry = await done(app, 'getInquiry', { as, params: { id: made.id } });
      expect(inquiry.unread).toBeGreaterThan(0);
    }
  });
});

describe('a hidden room', () => {
  test('is neither offered nor accepted, and its offers end', async () => {
    const first = await pair(app, 2);
    const second = await applicant(app, first);
    await done(app, 'makeOffer', offering(first));
    await app.database.sql`
      update listings set hidden_note = 'A scam' where id = ${first.listing}`;
    expect(await refusal(app, 'makeOffer', offering(second))).toBe('not_found');
    const yes = answering(first, 'sender', 'accepted');
    expect(await refusal(app, 'updateOffer', yes)).toBe('transition_refused');
    expect((await readOffer(app, first, 'sender')).offer?.status).toBe('ended');
  });
});

test('both sides export it', async () => {
  const made = await agreed(app);
  for (const as of ['owner', 'sender'] as const) {
    const { offers } = await done(app, 'exportAccount', { as: made[as] });
    expect(offers).toMatchObject([
      { ...terms, inquiry_id: made.id, is_mine: as === 'owner', status: 'accepted' },
    ]);
  }
});

test('the same request twice makes one offer', async () => {
  const made = await pair(app);
  const request = { ...offering(made), headers: { 'Idempotency-Key': 'one' } };
  const one = await done(app, 'makeOffer', request);
  const other = await done(app, 'makeOffer', request);
  expect(other.offer?.id).toBe(one.offer?.id);
});
