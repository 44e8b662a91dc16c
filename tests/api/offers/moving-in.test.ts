// @module-tag essential

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askMovedIn } from '#domain/offers/ask-moved-in.ts';
import type { OfferMail } from '#domain/notifications/queue.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
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
} from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

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
