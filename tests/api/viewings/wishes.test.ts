// @module-tag essential

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ViewingSlot, WishForm } from '#contract/viewings/viewing.ts';
import { closeViewings } from '#domain/viewings/close-viewings.ts';
import { composeViewing } from '#domain/viewings/mails/compose-viewing.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal, room } from '../inquiries/steps.ts';
import { agree, offer, offered, viewingMails, writer, zone } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const noon: WishForm = { day: '2099-06-02', from: '12:00', minutes: 30 };
const propose = (as: TestUser, id: number, more: Partial<WishForm> = {}) =>
  done(app, 'proposeViewing', { as, params: { id }, body: { ...noon, ...more } });
const answer = (as: TestUser, id: number, body: object) =>
  app.call('answerViewingWish', { as, params: { id }, body });
const read = (as: TestUser, id: number) => done(app, 'getInquiryViewings', { as, params: { id } });

/** A room without times, and someone who wrote about it. */
async function written() {
  const owner = await app.user();
  const listingId = await room(app, owner);
  return { owner, listingId, ...(await writer(app, listingId)) };
}

async function compose(user: TestUser, viewingId: number, sequence: number) {
  const data = { kind: 'viewing', user_id: user.id, viewing_id: viewingId, sequence } as const;
  const job = { id: randomUUID(), queue: 'mail', data } as const;
  return (await composeViewing(mailDeps(app.database.sql), job)).mail;
}

describe('proposing a time', () => {
  test('a seeker proposes a time by the clocks of the place, and the owner agrees', async () => {
    const { owner, listingId, sender, id } = await written();
    const wish = await propose(sender, id);
    expect(wish).toMatchObject({
      inquiry_id: id,
      side: 'sender',
      status: 'proposed',
      proposed_by: 'sender',
      starts_at: '2099-06-02T16:00:00.000Z',
      ends_at: '2099-06-02T16:30:00.000Z',
      time_zone: zone,
    });
    expect((await read(owner, id)).wish).toEqual({ ...wish, side: 'recipient' });
    expect(await viewingMails(app, wish.id)).toEqual([[owner.id, 0]]);
    const agreed = await answer(owner, wish.id, { status: 'agreed' });
    expect(agreed.answer.status).toBe('agreed');
    // Again changes nothing.
    expect((await answer(owner, wish.id, { status: 'agreed' })).status).toBe(200);
    const { viewing, wish: left } = await read(sender, id);
    expect(viewing).toMatchObject({
      id: wish.id,
      status: 'agreed',
      starts_at: wish.starts_at,
      mode: 'in_person',
    });
    expect(left).toBeNull();
    const { items } = await done(app, 'listViewingSlots', { as: owner, params: { id: listingId } });
    expect(items).toMatchObject([{ id: viewing?.slot_id, places: 1, free: 0 }]);
    expect((await viewingMails(app, wish.id)).slice(1)).toEqual(
      [owner.id, sender.id].toSorted((a, b) => a - b).map((user) => [user, 1]),
    );
  });

  test('the owner proposes one to an applicant, who counters until both agree', async () => {
    const { owner, sender, id } = await written();
    const wish = await propose(owner, id);
    expect(wish).toMatchObject({ side: 'recipient', proposed_by: 'recipient' });
    const countered = await answer(sender, wish.id, { instead: { ...noon, from: '13:00' } });
    expect(countered.answer).toMatchObject({
      id: wish.id,
      status: 'countered',
      proposed_by: 'sender',
      starts_at: '2099-06-02T17:00:00.000Z',
    });
    // The one whose time it is cannot answer it.
    expect((await answer(sender, wish.id, { status: 'agreed' })).problem.code).toBe(
      'transition_refused',
    );
    const again = await answer(owner, wish.id, { instead: { ...noon, from: '14:00' } });
    expect(again.answer).toMatchObject({ status: 'countered', proposed_by: 'recipient' });
    expect((await answer(sender, wish.id, { status: 'agreed' })).status).toBe(200);
    expect((await read(owner, id)).viewing?.starts_at).toBe('2099-06-02T18:00:00.000Z');
  });

  test('a no is told, and the next time can be proposed', async () => {
    const { owner, sender, id } = await written();
    const wish = await propose(sender, id);
    expect((await answer(owner, wish.id, { status: 'declined' })).answer.status).toBe('declined');
    expect((await read(sender, id)).wish).toMatchObject({ id: wish.id, status: 'declined' });
    expect(await viewingMails(app, wish.id)).toEqual([
      [owner.id, 0],
      [sender.id, 1],
    ]);
    const second = await propose(sender, id, { from: '15:00' });
    expect(second.status).toBe('proposed');
    expect((await answer(sender, second.id, { status: 'cancelled' })).answer.status).toBe(
      'cancelled',
    );
    expect((await viewingMails(app, second.id)).length).toBe(1);
  });

  test('one at a time: beside another or an agreed viewing it is refused', async () => {
    const { owner, sender, id } = await written();
    const wish = await propose(sender, id);
    expect((await propose(sender, id)).id).toBe(wish.id);
    for (const as of [owner, sender]) {
      const body = { ...noon, from: '17:00' };
      const { problem } = await app.call('proposeViewing', { as, params: { id }, body });
      expect(problem.detail_code).toBe('wish.open');
    }
    await answer(owner, wish.id, { status: 'agreed' });
    const { problem } = await app.call('proposeViewing', { as: owner, params: { id }, body: noon });
    expect(problem.detail_code).toBe('viewing.agreed');
  });

  test('a room without a place, or that is not offered, has no wishes', async () => {
    const owner = await app.user();
    const listingId = await room(app, owner, { latitude: null, longitude: null });
    const { sender, id } = await writer(app, listingId);
    const request = { as: sender, params: { id }, body: noon };
    expect(await refusal(app, 'proposeViewing', request)).toBe('no_location');
    expect((await read(sender, id)).wish_time_zone).toBeNull();
    const params = { id: listingId };
    await done(app, 'changeListingStatus', { as: owner, params, body: { status: 'filled' } });
    expect(await refusal(app, 'proposeViewing', request)).toBe('conflict');
  });

  test('times that passed, or that clocks skip, are refused at their field', async () => {
    const { sender, id } = await written();
    expect((await read(sender, id)).wish_time_zone).toBe(zone);
    for (const more of [
      { day: '2020-06-01' },
      { day: '2099-03-08', from: '02:30' },
      { from: '' },
    ]) {
      const body = { ...noon, ...more };
      const { problem } = await app.call('proposeViewing', { as: sender, params: { id }, body });
      expect(problem.errors?.[0]?.path, JSON.stringify(more)).toBe('from');
    }
  });

  test('the wish of others does not exist', async () => {
    const { sender, id } = await written();
    const wish = await propose(sender, id);
    const stranger = await app.user();
    expect((await answer(stranger, wish.id, { status: 'agreed' })).status).toBe(404);
    // A time on which both did not agree is no viewing yet.
    const body = { status: 'cancelled' };
    const request = { as: sender, params: { id: wish.id }, body };
    expect((await app.call('changeViewing', request)).status).toBe(404);
  });
});

describe('the times of the owner', () => {
  test('of two wishes for one time, the second is refused with free times and stays', async () => {
    const { owner, listingId, sender, id } = await written();
    const other = await writer(app, listingId);
    const first = await propose(sender, id);
    const second = await propose(other.sender, other.id, { from: '12:15' });
    const { items } = await offer(app, owner, listingId, { until: '18:20' });
    await answer(owner, first.id, { status: 'agreed' });
    const { status, problem } = await answer(owner, second.id, { status: 'agreed' });
    expect([status, problem.code, problem.detail_code]).toEqual([
      409,
      'slots_overlap',
      'slot.overlap',
    ]);
    const current = problem.current as { items: ViewingSlot[] };
    expect(current.items.map((slot) => slot.id)).toEqual(items.map((slot) => slot.id));
    expect((await read(owner, other.id)).wish?.status).toBe('proposed');
  });

  test('a seeker who agrees too late gets the free times, too', async () => {
    const { owner, listingId, sender, id } = await written();
    const wish = await propose(owner, id);
    const elsewhere = await room(app, owner, { title: 'Another room' });
    await offer(app, owner, elsewhere, { first_day: noon.day, from: '11:00', until: '13:00' });
    await offer(app, owner, listingId, { until: '18:40' });
    const { problem } = await answer(sender, wish.id, { status: 'agreed' });
    expect([problem.code, problem.detail_code]).toEqual(['slot_unavailable', 'slot.closed']);
    expect((problem.current as { items: ViewingSlot[] }).items).toHaveLength(2);
    expect((await read(sender, id)).wish?.status).toBe('proposed');
  });

  test('an owner does not propose a time at which they show another room', async () => {
    const { owner, listingId, id } = await written();
    const elsewhere = await room(app, owner, { title: 'Another room' });
    await offer(app, owner, elsewhere, { first_day: noon.day, from: '12:20', until: '12:40' });
    const request = { as: owner, params: { id }, body: noon };
    expect(await refusal(app, 'proposeViewing', request)).toBe('slots_overlap');
    await offer(app, owner, listingId, {
      first_day: noon.day,
      from: '14:00',
      until: '14:30',
      minutes: 30,
    });
    expect((await propose(owner, id, { from: '14:00' })).status).toBe('proposed');
  });

  test('where a time is offered already, a place of it is taken', async () => {
    const { owner, sender, id, slots } = await offered(app, { places: 2 });
    const wish = await propose(sender, id, { day: '2099-06-01', from: '18:00', minutes: 20 });
    await answer(owner, wish.id, { status: 'agreed' });
    expect((await read(sender, id)).viewing?.slot_id).toBe(slots[0]?.id);
    const other = await writer(app, slots[0]!.listing_id);
    await agree(app, other.sender, other.id, slots[0]!.id);
    const third = await writer(app, slots[0]!.listing_id);
    const late = await propose(third.sender, third.id, {
      day: '2099-06-01',
      from: '18:00',
      minutes: 20,
    });
    expect((await answer(owner, late.id, { status: 'agreed' })).problem.code).toBe('slots_overlap');
  });

  test('whoever chooses an offered time needs the proposed one no more', async () => {
    const { owner, sender, id, slots } = await offered(app);
    const wish = await propose(owner, id);
    await agree(app, sender, id, slots[0]!.id);
    expect((await answer(sender, wish.id, { status: 'agreed' })).problem.code).toBe(
      'transition_refused',
    );
    expect((await read(sender, id)).wish).toBeNull();
  });

  test('the time of an agreed wish is for nobody else, also once it is cancelled', async () => {
    const { owner, listingId, sender, id } = await written();
    const other = await writer(app, listingId);
    const wish = await propose(sender, id);
    await answer(owner, wish.id, { status: 'agreed' });
    const { slot_id: slotId } = (await read(sender, id)).viewing!;
    const waiting = { as: other.sender, params: { id: other.id, slot_id: slotId } };
    expect((await read(other.sender, other.id)).full_slots).toEqual([]);
    expect(await refusal(app, 'waitForSlot', waiting)).toBe('slot_unavailable');
    const body = { status: 'cancelled' };
    await done(app, 'changeViewing', { as: sender, params: { id: wish.id }, body });
    expect((await read(other.sender, other.id)).slots).toEqual([]);
  });

  test('an agreed wish is moved and cancelled like any viewing', async () => {
    const { owner, sender, id, slots } = await offered(app);
    const wish = await propose(sender, id);
    await answer(owner, wish.id, { status: 'agreed' });
    const change = (body: object) =>
      app.call('changeViewing', { as: sender, params: { id: wish.id }, body });
    const agreedMail = await compose(sender, wish.id, 1);
    expect(agreedMail?.calendar?.method).toBe('REQUEST');
    expect(agreedMail?.subject).toMatch(/^Viewing of/);
    expect((await change({ slot_id: slots[1]!.id })).answer.starts_at).toBe(slots[1]!.starts_at);
    expect((await compose(owner, wish.id, 2))?.subject).toContain('is now on');
    expect((await change({ status: 'cancelled' })).answer.status).toBe('cancelled');
    const again = await propose(sender, id);
    expect((await answer(owner, again.id, { status: 'agreed' })).status).toBe(200);
  });
});

test('mails about a proposed time bring no calendar, and the passed one none at all', async () => {
  const { owner, sender, id } = await written();
  const wish = await propose(sender, id);
  const mail = await compose(owner, wish.id, 0);
  expect(mail?.subject).toMatch(/^Proposed time for a viewing of .*12:00/);
  expect(mail?.calendar).toBeUndefined();
  await answer(owner, wish.id, { instead: { ...noon, from: '13:00' } });
  expect(await compose(owner, wish.id, 0)).toBeNull();
  expect((await compose(sender, wish.id, 1))?.subject).toMatch(/^Another proposed time/);
  await answer(sender, wish.id, { status: 'declined' });
  expect((await compose(owner, wish.id, 2))?.subject).toContain('was declined');
  const second = await propose(sender, id);
  await app.database.sql`update viewings set wish_starts_at = now() - interval '1 minute'
    where id = ${second.id}`;
  expect(await compose(owner, second.id, 0)).toBeNull();
});

describe('what ends a proposed time', () => {
  const admin = () => app.user({ is_admin: true });
  type World = Awaited<ReturnType<typeof written>>;
  const ends: [string, (world: World) => Promise<unknown>][] = [
    [
      'the inquiry is declined',
      ({ owner, id }) =>
        done(app, 'updateInquiry', { as: owner, params: { id }, body: { status: 'declined' } }),
    ],
    [
      'the inquiry is withdrawn',
      ({ sender, id }) =>
        done(app, 'updateInquiry', { as: sender, params: { id }, body: { status: 'withdrawn' } }),
    ],
    [
      'the inquiry expires',
      ({ id }) => app.database.sql`update inquiries set status = 'expired' where id = ${id}`,
    ],
    [
      'one blocks the other',
      ({ owner, sender }) => done(app, 'blockUser', { as: owner, params: { id: sender.id } }),
    ],
    [
      'the room is hidden',
      async ({ listingId }) =>
        done(app, 'hideListing', {
          as: await admin(),
          params: { id: listingId },
          body: { note: 'Not a real room' },
        }),
    ],
    [
      'the seeker is suspended',
      async ({ sender }) =>
        done(app, 'suspendUser', {
          as: await admin(),
          params: { id: sender.id },
          body: { note: 'Spam' },
        }),
    ],
    [
      'the owner is suspended',
      async ({ owner }) =>
        done(app, 'suspendUser', {
          as: await admin(),
          params: { id: owner.id },
          body: { note: 'Spam' },
        }),
    ],
    [
      'the room is deleted',
      ({ owner, listingId }) =>
        done(app, 'deleteListing', { as: owner, params: { id: listingId } }),
    ],
    ['the owner deletes their account', ({ owner }) => done(app, 'deleteAccount', { as: owner })],
    ['the seeker deletes theirs', ({ sender }) => done(app, 'deleteAccount', { as: sender })],
    [
      'its time passes',
      async () => {
        await app.database.sql`update viewings set wish_starts_at = now() - interval '2 minutes',
          wish_ends_at = now() - interval '1 minute' where status = 'proposed'`;
        await closeViewings(app.database.sql);
      },
    ],
  ];
  test.each(ends)('%s: it expires, without a mail', async (_, end) => {
    const world = await written();
    const wish = await propose(world.sender, world.id);
    await end(world);
    const [row] = await app.database.sql<{ status: string }[]>`
      select status from viewings where id = ${wish.id}`;
    expect(row?.status).toBe('expired');
    expect(await viewingMails(app, wish.id)).toEqual([[world.owner.id, 0]]);
  });

  test('once it passed, nobody can answer it, and another can be proposed', async () => {
    const { owner, sender, id } = await written();
    const wish = await propose(sender, id);
    await app.database.sql`update viewings set wish_starts_at = now() - interval '1 minute'
      where id = ${wish.id}`;
    expect((await read(owner, id)).wish?.status).toBe('expired');
    expect((await answer(owner, wish.id, { status: 'agreed' })).problem.code).toBe(
      'transition_refused',
    );
    expect((await propose(owner, id)).id).not.toBe(wish.id);
  });
});

test('the account has the times that were proposed', async () => {
  const { owner, sender, id } = await written();
  const wish = await propose(sender, id);
  for (const as of [owner, sender]) {
    const account = await done(app, 'exportAccount', { as });
    expect(account.viewings).toMatchObject([
      { inquiry_id: id, starts_at: wish.starts_at, ends_at: wish.ends_at, status: 'proposed' },
    ]);
  }
});
