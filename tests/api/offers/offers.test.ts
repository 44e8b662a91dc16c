// @module-tag essential

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askMovedIn } from '#domain/offers/ask-moved-in.ts';
import { expireOffers } from '#domain/offers/expire-offers.ts';
import { listMails } from '#server/list-mails.ts';
import type { OfferMail } from '#domain/notifications/queue.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { done, refusal } from '../inquiries/steps.ts';
import {
  agreed,
  answering,
  applicant,
  moveDay,
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

describe('stepping back', () => {
  test.each(['owner', 'sender'] as const)(
    'needs a reason of the %s, and asks before the room opens again',
    async (as) => {
      const made = await agreed(app);
      const back = (more = {}) => answering(made, as, 'stepped_back', more);
      const { problem } = await app.call('updateOffer', back());
      expect(problem.errors).toMatchObject([{ path: 'reason', message: 'Write why' }]);
      const { offer } = await done(app, 'updateOffer', back({ reason: ' My job moved ' }));
      const by = as === 'owner' ? 'recipient' : 'sender';
      const expected = { status: 'stepped_back', stepped_back_by: by, reason: 'My job moved' };
      expect(offer).toMatchObject(expected);
      expect(await readListingStatus(app, made.listing)).toBe('filled');
      const { listing } = await readOffer(app, made, 'owner');
      expect(listing).toMatchObject({ can_reopen: true, free_places: 1 });
    },
  );

  test('is possible for a month after the day of moving in, because it may not have happened', async () => {
    const made = await agreed(app);
    await moveDay(app, made, -30);
    const back = answering(made, 'sender', 'stepped_back', { reason: 'The room was gone' });
    expect((await done(app, 'updateOffer', back)).offer?.status).toBe('stepped_back');
    const older = await agreed(app);
    await moveDay(app, older, -32);
    const late = { ...back, as: older.sender, params: { id: older.id } };
    const { problem } = await app.call('updateOffer', late);
    expect(problem).toMatchObject({ detail_code: 'offer.too_late' });
  });
});

describe('moving in', () => {
  test.each(['owner', 'sender'] as const)('is said by the %s, from the day on', async (as) => {
    const made = await agreed(app);
    const moved = answering(made, as, 'moved_in');
    const { problem } = await app.call('updateOffer', moved);
    expect(problem).toMatchObject({ detail_code: 'offer.not_due' });
    await moveDay(app, made, 0);
    const { offer } = await done(app, 'updateOffer', moved);
    expect(offer?.status).toBe('moved_in');
    expect((await done(app, 'updateOffer', moved)).offer).toEqual(offer);
  });

  test('holds once one has said it, also where the other says that it did not happen', async () => {
    const made = await agreed(app);
    await moveDay(app, made, 0);
    await done(app, 'updateOffer', answering(made, 'owner', 'moved_in'));
    const back = answering(made, 'sender', 'stepped_back', { reason: 'I never came' });
    const { problem } = await app.call('updateOffer', back);
    expect(problem).toMatchObject({ detail_code: 'offer.moved_in' });
  });

  test('keeps the place, and lets the owner offer only the others', async () => {
    const made = await agreed(app, 2);
    await moveDay(app, made, -1);
    await done(app, 'updateOffer', answering(made, 'sender', 'moved_in'));
    expect((await readOffer(app, made, 'owner')).listing).toMatchObject({ free_places: 1 });
    expect(await refusal(app, 'makeOffer', offering(made))).toBe('offer_open');
    const other = await applicant(app, made);
    await done(app, 'makeOffer', offering(other));
    await done(app, 'updateOffer', answering(other, 'sender', 'accepted'));
    expect(await readListingStatus(app, made.listing)).toBe('filled');
  });

  test('is asked about on its day, once, of both, unless one has said it', async () => {
    const [made, moved, later] = [await agreed(app), await agreed(app), await agreed(app)];
    for (const each of [made, moved]) await moveDay(app, each, 0);
    await done(app, 'updateOffer', answering(moved, 'sender', 'moved_in'));
    const { sql } = app.database;
    for (const _ of [1, 2]) await askMovedIn(sql, new AbortController().signal);
    const jobs = await readJobs<OfferMail>(sql, 'mail', { kind: 'moving_day' });
    const readers = jobs.map(({ data }) => data.user_id).toSorted((one, other) => one - other);
    expect(readers).toEqual([made.owner.id, made.sender.id].toSorted((one, other) => one - other));
    expect((await readOffer(app, later, 'sender')).offer).toMatchObject({ is_due: false });
    const inquiry = await done(app, 'getInquiry', { as: made.owner, params: { id: made.id } });
    expect(inquiry.unread).toBeGreaterThan(0);
  });

  test('is refused where nobody accepted', async () => {
    const made = await pair(app);
    await done(app, 'makeOffer', offering(made));
    const { problem } = await app.call('updateOffer', answering(made, 'owner', 'moved_in'));
    expect(problem).toMatchObject({ detail_code: 'offer.not_accepted' });
  });
});

describe('an offer ends', () => {
  const statusAfter = async (end: (made: Awaited<ReturnType<typeof pair>>) => Promise<unknown>) => {
    const made = await agreed(app);
    const waiting = await pair(app);
    await done(app, 'makeOffer', offering(waiting));
    const statuses = [];
    for (const each of [made, waiting]) {
      await end(each);
      const [row] = await app.database.sql<{ status: string }[]>`
        select status from offers where inquiry_id = ${each.id}`;
      statuses.push(row?.status);
    }
    return statuses;
  };
  const ended = ['ended', 'ended'];

  test('with a block of either side', async () => {
    const block = (as: 'owner' | 'sender', whom: 'owner' | 'sender') =>
      statusAfter((made) =>
        done(app, 'blockUser', { as: made[as], params: { id: made[whom].id } }),
      );
    expect(await block('owner', 'sender')).toEqual(ended);
    expect(await block('sender', 'owner')).toEqual(ended);
  });

  test('with a suspension', async () => {
    const admin = await app.user({ is_admin: true });
    const after = await statusAfter(({ owner }) =>
      done(app, 'suspendUser', { as: admin, params: { id: owner.id }, body: { note: 'Spam' } }),
    );
    expect(after).toEqual(ended);
  });

  test('with an account or the room', async () => {
    const ofSender = await statusAfter(({ sender }) => done(app, 'deleteAccount', { as: sender }));
    expect(ofSender).toEqual(ended);
    const ofOwner = await statusAfter(({ owner }) => done(app, 'deleteAccount', { as: owner }));
    expect(ofOwner).toEqual(ended);
    const ofRoom = await statusAfter(({ owner, listing }) =>
      done(app, 'deleteListing', { as: owner, params: { id: listing } }),
    );
    expect(ofRoom).toEqual(ended);
  });

  test('with the inquiry', async () => {
    const withdrawn = await statusAfter((made) =>
      done(app, 'updateInquiry', {
        as: made.sender,
        params: { id: made.id },
        body: { status: 'withdrawn' },
      }),
    );
    expect(withdrawn).toEqual(ended);
  });

  test('but not once they moved in', async () => {
    const after = await statusAfter(async ({ id, owner, sender }) => {
      await app.database.sql`
        update offers set move_in = '2020-02-02', answer_by = '2020-02-01'
        where inquiry_id = ${id}`;
      await done(app, 'blockUser', { as: owner, params: { id: sender.id } });
    });
    expect(after).toEqual(['accepted', 'ended']);
  });
});

describe('a hidden room', () => {
  test('is neither offered nor accepted', async () => {
    const first = await pair(app, 2);
    const second = await applicant(app, first);
    await done(app, 'makeOffer', offering(first));
    await app.database.sql`
      update listings set hidden_note = 'A scam' where id = ${first.listing}`;
    expect(await refusal(app, 'makeOffer', offering(second))).toBe('not_found');
    const yes = answering(first, 'sender', 'accepted');
    expect(await refusal(app, 'updateOffer', yes)).toBe('not_found');
  });
});

describe('mails', () => {
  /** The subjects of the mails that wait, by recipient. */
  async function subjects(): Promise<[number, string | null][]> {
    const composers = listMails(mailDeps(app.database.sql, ['en']));
    const jobs = await readJobs<OfferMail>(app.database.sql, 'mail');
    const composed = [];
    for (const { id, data } of jobs.filter(({ data }) => data.kind.startsWith('offer'))) {
      const answer = await composers[data.kind]({ id, queue: 'mail', data } as never);
      const mail = 'mail' in answer ? answer.mail : null;
      composed.push([data.user_id, mail?.subject ?? null] as [number, string | null]);
    }
    return composed;
  }

  test('tell each side what the other did, once, and nothing that is no longer so', async () => {
    const made = await pair(app);
    await done(app, 'makeOffer', offering(made));
    expect(await subjects()).toEqual([[made.sender.id, expect.stringMatching(/offers you/)]]);
    await done(app, 'updateOffer', answering(made, 'sender', 'accepted'));
    await done(app, 'updateOffer', answering(made, 'sender', 'accepted'));
    expect(await subjects()).toEqual([
      [made.sender.id, null],
      [made.owner.id, expect.stringMatching(/accepted your offer/)],
    ]);
    const reason = 'My job moved to another city';
    await done(app, 'updateOffer', answering(made, 'sender', 'stepped_back', { reason }));
    expect((await subjects()).at(-1)).toEqual([
      made.owner.id,
      expect.stringMatching(/stepped back/),
    ]);
    expect((await subjects()).filter(([, subject]) => subject !== null)).toHaveLength(1);
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
