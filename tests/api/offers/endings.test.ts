// @module-tag essential

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OfferMail } from '#domain/notifications/queue.ts';
import { offerEndedForOwner, offerEndedForSender } from '#locales/mails.ts';
import { listMails } from '#server/list-mails.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readEvents } from '../inquiries/event-reader.ts';
import { done } from '../inquiries/steps.ts';
import { agreed, offering, pair, readOffer, type Pair } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

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

describe('of an accepted offer that ends by itself hears', () => {
  /** Who gets a mail about it, and what it advises. */
  async function readers(made: Pair) {
    const composers = listMails(mailDeps(app.database.sql, ['en']));
    const jobs = await readJobs<OfferMail>(app.database.sql, 'mail', { status: 'ended' });
    const received: Record<string, string> = {};
    for (const { id, data } of jobs) {
      const answer = await composers.offer_answered({ id, queue: 'mail', data });
      const mail = 'mail' in answer ? answer.mail : null;
      if (!mail) continue;
      expect(mail.subject).toMatch(/^The offer of “.+” has ended$/);
      const side = data.user_id === made.owner.id ? 'owner' : 'sender';
      expect(Object.keys(received)).not.toContain(side);
      const advice = [offerEndedForOwner, offerEndedForSender];
      received[side] = advice.filter((each) => mail.text.includes(each)).join(' + ');
    }
    return received;
  }
  const owner = { owner: offerEndedForOwner };
  const sender = { sender: offerEndedForSender };
  const admin = () => app.user({ is_admin: true });
  const suspend = async (id: number) =>
    done(app, 'suspendUser', { as: await admin(), params: { id }, body: { note: 'Spam' } });
  const change = (made: Pair, as: 'owner' | 'sender', status: 'declined' | 'withdrawn') =>
    done(app, 'updateInquiry', { as: made[as], params: { id: made.id }, body: { status } });
  const block = (made: Pair, as: 'owner' | 'sender', whom: 'owner' | 'sender') =>
    done(app, 'blockUser', { as: made[as], params: { id: made[whom].id } });

  test.each<[string, (made: Pair) => Promise<unknown>, Record<string, string>]>([
    [
      'the owner, when who was to move in deletes the account',
      (made) => done(app, 'deleteAccount', { as: made.sender }),
      owner,
    ],
    [
      'who was to move in, when the owner deletes theirs',
      (made) => done(app, 'deleteAccount', { as: made.owner }),
      sender,
    ],
    [
      'who was to move in, when the owner deletes the room',
      (made) => done(app, 'deleteListing', { as: made.owner, params: { id: made.listing } }),
      sender,
    ],
    [
      'who was to move in, when administrators hide the room',
      async (made) =>
        done(app, 'hideListing', {
          as: await admin(),
          params: { id: made.listing },
          body: { note: 'Not a real room' },
        }),
      sender,
    ],
    ['who was to move in, when the owner is suspended', (made) => suspend(made.owner.id), sender],
    ['the owner, when who was to move in is suspended', (made) => suspend(made.sender.id), owner],
    ['who was blocked by the owner', (made) => block(made, 'owner', 'sender'), sender],
    ['the owner who was blocked', (made) => block(made, 'sender', 'owner'), owner],
    [
      'the owner, when who was to move in withdraws the inquiry',
      (made) => change(made, 'sender', 'withdrawn'),
      owner,
    ],
    ['nobody by another mail than that of the no', (made) => change(made, 'owner', 'declined'), {}],
  ])('%s, once', async (_, end, expected) => {
    const made = await agreed(app);
    await deleteJobs(app.database.sql);
    await end(made);
    expect(await readers(made)).toEqual(expected);
  });

  test('the open page of whoever is left, where the owner can offer the room again', async () => {
    const made = await agreed(app);
    const headers = { Authorization: `Bearer ${made.owner.token}` };
    const events = await readEvents(await app.request('/api/events', { headers }));
    await done(app, 'deleteAccount', { as: made.sender });
    expect(await events.next()).toMatchObject({ type: 'inquiry_changed', inquiry_id: made.id });
    await events.cancel();
    expect((await readOffer(app, made, 'owner')).listing).toMatchObject({
      free_places: 1,
      can_reopen: true,
    });
  });
});
