// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ViewingSlot } from '#contract/viewings/viewing.ts';
import { closeViewings } from '#domain/viewings/close-viewings.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { readEvents } from '../inquiries/event-reader.ts';
import { done, refusal, room } from '../inquiries/steps.ts';
import { agree, evening, offer, offered, setTime, viewingMails, writer, zone } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const listSlots = async (as: TestUser, id: number) =>
  (await done(app, 'listViewingSlots', { as, params: { id } })).items;
const readStatus = async (as: TestUser, id: number) =>
  (await done(app, 'getInquiryViewings', { as, params: { id } })).viewing?.status;
const pick = (as: TestUser, id: number, slotId: number) =>
  app.call('agreeOnViewing', { as, params: { id }, body: { slot_id: slotId } });
const change = (as: TestUser, id: number, body: object) =>
  app.call('changeViewing', { as, params: { id }, body });
const current = (problem: { current?: unknown }) =>
  (problem.current as { items: ViewingSlot[] }).items.map(({ id }) => id);

describe('offering times', () => {
  test('an evening becomes times in the time zone of the place', async () => {
    const { slots } = await offered(app, { places: 2, notice_hours: 24 });
    expect(slots.map(({ starts_at }) => starts_at.slice(11, 16))).toEqual([
      '22:00',
      '22:20',
      '22:40',
      '23:00',
      '23:20',
      '23:40',
    ]);
    expect(slots[0]).toMatchObject({
      starts_at: '2099-06-01T22:00:00.000Z',
      ends_at: '2099-06-01T22:20:00.000Z',
      time_zone: zone,
      places: 2,
      free: 2,
      notice_hours: 24,
      mode: 'in_person',
      visitors: [],
      viewing_id: null,
    });
  });

  test('times of an owner never overlap, also of another room, and one withdrawn makes room', async () => {
    const { owner, listingId, slots } = await offered(app);
    const other = await room(app, owner, { title: 'Another room' });
    const params = { id: other };
    expect(await refusal(app, 'offerViewingSlots', { as: owner, params, body: evening() })).toBe(
      'slots_overlap',
    );
    const more = await offer(app, owner, other, { from: '19:30', until: '20:30' });
    expect([more.items.length, more.left_out]).toEqual([1, 2]);
    await done(app, 'withdrawViewingSlot', { as: owner, params: { id: slots[0]?.id } });
    expect((await listSlots(owner, listingId)).length).toBe(5);
    const again = await offer(app, owner, other, { until: '18:20' });
    expect(again.items[0]?.starts_at).toBe(slots[0]?.starts_at);
  });

  test('a room without a place has no times, and is told why', async () => {
    const owner = await app.user();
    const id = await room(app, owner, { latitude: null, longitude: null });
    const { status, problem } = await app.call('offerViewingSlots', {
      as: owner,
      params: { id },
      body: evening(),
    });
    expect([status, problem.code, problem.detail_code]).toEqual([
      409,
      'no_location',
      'slots.no_location',
    ]);
  });

  test('bad hours are refused at their field', async () => {
    const owner = await app.user();
    const params = { id: await room(app, owner) };
    const cases: [object, string][] = [
      [{ from: '25:00' }, 'from'],
      [{ from: '20:00', until: '18:00' }, 'from'],
      [{ first_day: '2020-01-01' }, 'from'],
      [{ last_day: '2099-05-01' }, 'last_day'],
      [{ last_day: '2100-06-01' }, 'last_day'],
      [{ mode: 'video' }, 'video_url'],
      [{ mode: 'video', video_url: 'javascript:alert(1)' }, 'video_url'],
      [{ places: 0 }, 'places'],
    ];
    for (const [more, field] of cases) {
      const body = { ...evening(), ...more };
      const { status, problem } = await app.call('offerViewingSlots', { as: owner, params, body });
      const refusal = [status, problem.errors?.[0]?.path];
      expect(refusal, JSON.stringify(more)).toEqual([422, field]);
    }
  });

  test('the link of a video call is for those who come', async () => {
    const video = { mode: 'video', video_url: 'https://meet.example/room' } as const;
    const { owner, listingId, sender, id, slots } = await offered(app, video);
    expect((await listSlots(sender, listingId))[0]?.video_url).toBeNull();
    const viewing = await agree(app, sender, id, slots[0]?.id ?? 0);
    expect(viewing.video_url).toBe(video.video_url);
    expect((await listSlots(sender, listingId)).map(({ video_url }) => video_url)).toEqual([
      video.video_url,
      ...Array.from({ length: 5 }, () => null),
    ]);
    expect((await listSlots(owner, listingId))[1]?.video_url).toBe(video.video_url);
  });
});

describe('agreeing on a time', () => {
  test('the sender of an inquiry chooses a time, and both see it', async () => {
    const { owner, listingId, sender, id, slots } = await offered(app);
    const slot = slots[2]!;
    const viewing = await agree(app, sender, id, slot.id);
    expect(viewing).toMatchObject({
      inquiry_id: id,
      slot_id: slot.id,
      listing_id: listingId,
      side: 'sender',
      status: 'agreed',
      starts_at: slot.starts_at,
      time_zone: zone,
      overlaps: false,
    });
    expect((await agree(app, sender, id, slot.id)).id).toBe(viewing.id);
    const seen = await done(app, 'getInquiryViewings', { as: owner, params: { id } });
    expect(seen).toMatchObject({ viewing: { id: viewing.id, side: 'recipient' }, slots: [] });
    const owned = (await listSlots(owner, listingId))[2];
    expect(owned).toMatchObject({ free: 0, viewing_id: null });
    expect(owned?.visitors).toMatchObject([{ inquiry_id: id, status: 'agreed' }]);
    expect(await viewingMails(app, viewing.id)).toEqual([
      [Math.min(owner.id, sender.id), 0],
      [Math.max(owner.id, sender.id), 0],
    ]);
  });

  test('a full time is refused with the next free ones', async () => {
    const { listingId, sender, id, slots } = await offered(app);
    const other = await writer(app, listingId);
    await agree(app, other.sender, other.id, slots[0]!.id);
    const { status, problem } = await pick(sender, id, slots[0]!.id);
    expect([status, problem.code, problem.detail_code]).toEqual([
      409,
      'slot_unavailable',
      'slot.full',
    ]);
    expect(current(problem)).toEqual(slots.slice(1).map((slot) => slot.id));
  });

  test('a time within the notice, or withdrawn, or of another room cannot be chosen', async () => {
    const { owner, sender, id, slots } = await offered(app, { notice_hours: 48 });
    await app.database.sql`
      update viewing_slots set starts_at = now() + interval '47 hours',
        ends_at = now() + interval '47 hours 20 minutes' where id = ${slots[0]!.id}`;
    await done(app, 'withdrawViewingSlot', { as: owner, params: { id: slots[1]!.id } });
    const stranger = await offered(app);
    for (const slotId of [slots[0]!.id, slots[1]!.id, stranger.slots[0]!.id, 2_000_000_000]) {
      const { problem } = await pick(sender, id, slotId);
      expect([problem.code, problem.detail_code]).toEqual(['slot_unavailable', 'slot.closed']);
      expect(current(problem)).toEqual(slots.slice(2).map((slot) => slot.id));
    }
  });

  test('only who wrote can choose, one time for each inquiry, while it is open', async () => {
    const { owner, sender, id, slots } = await offered(app);
    const [one, two] = slots.map((slot) => slot.id);
    expect((await pick(owner, id, one!)).problem.code).toBe('transition_refused');
    await agree(app, sender, id, one!);
    const second = await pick(sender, id, two!);
    expect(second.problem.detail_code).toBe('viewing.agreed');
    await done(app, 'updateInquiry', { as: owner, params: { id }, body: { status: 'declined' } });
    expect((await pick(sender, id, two!)).problem.code).toBe('inquiry_closed');
    const { answer } = await app.call('getInquiryViewings', { as: sender, params: { id } });
    expect(answer.slots).toEqual([]);
  });

  test('someone with two viewings at a time is warned, not refused', async () => {
    const one = await offered(app);
    const other = await offered(app);
    const body = { listing_id: other.listingId, message: 'Hello! Is this room free as well?' };
    const { id } = await done(app, 'sendListingInquiry', { as: one.sender, body });
    expect((await agree(app, one.sender, one.id, one.slots[0]!.id)).overlaps).toBe(false);
    expect((await agree(app, one.sender, id, other.slots[0]!.id)).overlaps).toBe(true);
    const seen = await done(app, 'getInquiryViewings', { as: other.owner, params: { id } });
    expect(seen.viewing?.overlaps).toBe(false);
  });
});

describe('changing a viewing', () => {
  test('moving keeps the viewing, frees its place and tells both', async () => {
    const { listingId, owner, sender, id, slots } = await offered(app);
    const viewing = await agree(app, sender, id, slots[0]!.id);
    const moved = await change(sender, viewing.id, { slot_id: slots[3]!.id });
    expect(moved.answer).toMatchObject({ id: viewing.id, starts_at: slots[3]!.starts_at });
    expect((await listSlots(owner, listingId)).map(({ free }) => free)).toEqual([1, 1, 1, 0, 1, 1]);
    expect((await viewingMails(app, viewing.id)).map(([, sequence]) => sequence)).toEqual([
      0, 0, 1, 1,
    ]);
    expect((await change(owner, viewing.id, { slot_id: slots[1]!.id })).problem.code).toBe(
      'transition_refused',
    );
  });

  test('either side cancels, and the place is free again', async () => {
    const { sender, owner, id, slots } = await offered(app);
    for (const as of [sender, owner]) {
      const viewing = await agree(app, sender, id, slots[0]!.id);
      const { answer } = await change(as, viewing.id, { status: 'cancelled' });
      expect(answer.status).toBe('cancelled');
      expect((await change(as, viewing.id, { status: 'cancelled' })).status).toBe(200);
      expect((await viewingMails(app, viewing.id)).length).toBe(4);
    }
    const other = await writer(app, slots[0]!.listing_id);
    expect((await agree(app, other.sender, other.id, slots[0]!.id)).status).toBe('agreed');
  });

  test('once it began, both can say whether it took place, and a week later it ends', async () => {
    const { sender, owner, id, slots } = await offered(app);
    const viewing = await agree(app, sender, id, slots[0]!.id);
    const early = await change(owner, viewing.id, { status: 'done' });
    expect(early.problem.code).toBe('transition_refused');
    const begin = (ago: string) => app.database.sql`
      update viewing_slots set starts_at = now() - ${ago}::interval,
        ends_at = now() - ${ago}::interval + interval '20 minutes' where id = ${slots[0]!.id}`;
    await begin('10 minutes');
    expect((await change(sender, viewing.id, { status: 'cancelled' })).status).toBe(409);
    expect((await change(owner, viewing.id, { status: 'missed' })).answer.status).toBe('missed');
    expect((await change(sender, viewing.id, { status: 'done' })).answer.status).toBe('done');
    await app.database.sql`update viewings set status = 'agreed' where id = ${viewing.id}`;
    await begin('8 days');
    await closeViewings(app.database.sql);
    expect(await readStatus(sender, id)).toBe('expired');
  });
});

describe('what ends an agreed viewing', () => {
  const ends: [string, (world: Awaited<ReturnType<typeof offered>>) => Promise<unknown>][] = [
    [
      'the time is withdrawn',
      ({ owner, slots }) =>
        done(app, 'withdrawViewingSlot', { as: owner, params: { id: slots[0]!.id } }),
    ],
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
      'one blocks the other',
      ({ owner, sender }) => done(app, 'blockUser', { as: owner, params: { id: sender.id } }),
    ],
    [
      'the room is hidden',
      async ({ listingId }) =>
        done(app, 'hideListing', {
          as: await app.user({ is_admin: true }),
          params: { id: listingId },
          body: { note: 'Not a real room' },
        }),
    ],
    [
      'its owner is suspended',
      async ({ owner }) =>
        done(app, 'suspendUser', {
          as: await app.user({ is_admin: true }),
          params: { id: owner.id },
          body: { note: 'Spam' },
        }),
    ],
    [
      'whoever comes is suspended',
      async ({ sender }) =>
        done(app, 'suspendUser', {
          as: await app.user({ is_admin: true }),
          params: { id: sender.id },
          body: { note: 'Spam' },
        }),
    ],
    [
      'the room is deleted',
      ({ owner, listingId }) =>
        done(app, 'deleteListing', { as: owner, params: { id: listingId } }),
    ],
    ['its owner deletes their account', ({ owner }) => done(app, 'deleteAccount', { as: owner })],
    ['whoever comes deletes theirs', ({ sender }) => done(app, 'deleteAccount', { as: sender })],
  ];

  test.each(ends)('%s: it is cancelled, and both are told', async (_, end) => {
    const world = await offered(app);
    const viewing = await agree(app, world.sender, world.id, world.slots[0]!.id);
    await end(world);
    const [row] = await app.database.sql<{ status: string }[]>`
      select status from viewings where id = ${viewing.id}`;
    expect(row?.status).toBe('cancelled');
    const mails = (await viewingMails(app, viewing.id)).filter(([, sequence]) => sequence === 1);
    const left = await app.database.sql<{ id: number }[]>`
      select id from users where id = any(${[world.owner.id, world.sender.id]}) order by id`;
    const hears = mails.map(([userId]) => userId);
    expect(hears).toEqual(expect.arrayContaining(left.map((user) => user.id)));
    const [taken] = await app.database.sql<{ taken: number }[]>`
      select count(*)::int as taken from viewings
      where slot_id = ${world.slots[0]!.id} and status <> 'cancelled'`;
    expect(taken?.taken).toBe(0);
  });

  test.each(['paused', 'filled'])('while the room is %s, it stays', async (status) => {
    const { owner, listingId, sender, id, slots } = await offered(app);
    await agree(app, sender, id, slots[0]!.id);
    const params = { id: listingId };
    await done(app, 'changeListingStatus', { as: owner, params, body: { status } });
    expect(await readStatus(sender, id)).toBe('agreed');
    const free = (await listSlots(sender, listingId)).length;
    expect(free).toBe(status === 'paused' ? 6 : 0);
  });
});

test('the board of a room tells who comes to view it, until that is over or off', async () => {
  const { owner, listingId, sender, id, slots } = await offered(app);
  const stage = async () => {
    const board = await done(app, 'listApplicants', { as: owner, params: { id: listingId } });
    return board.items[0]?.stage;
  };
  expect(await stage()).toBe('new');
  const viewing = await agree(app, sender, id, slots[0]!.id);
  expect(await stage()).toBe('viewing');
  await done(app, 'updateInquiry', { as: owner, params: { id }, body: { status: 'accepted' } });
  expect(await stage()).toBe('viewing');
  await change(sender, viewing.id, { status: 'cancelled' });
  expect(await stage()).toBe('talking');
});

test('lists of inquiries tell both sides when they meet, until that is over or off', async () => {
  const { owner, sender, id, slots } = await offered(app);
  const days = async () => {
    const sent = await done(app, 'listOwnInquiries', { as: sender });
    const received = await done(app, 'listReceivedInquiries', { as: owner });
    return [sent, received].map(({ items }) => items[0]?.viewing ?? null);
  };
  expect(await days()).toEqual([null, null]);
  const viewing = await agree(app, sender, id, slots[0]!.id);
  const shown = { starts_at: slots[0]!.starts_at, time_zone: zone };
  expect(await days()).toEqual([shown, shown]);
  await change(sender, viewing.id, { status: 'cancelled' });
  expect(await days()).toEqual([null, null]);
  await agree(app, sender, id, slots[1]!.id);
  await setTime(app, slots[1]!.id, -1);
  expect(await days()).toEqual([null, null]);
});

test('the account has the times that it offered and its viewings', async () => {
  const { owner, sender, id, slots } = await offered(app);
  await agree(app, sender, id, slots[0]!.id);
  const owned = await done(app, 'exportAccount', { as: owner });
  expect(owned.viewing_slots).toHaveLength(6);
  const viewing = { inquiry_id: id, starts_at: slots[0]!.starts_at, status: 'agreed' };
  expect(owned.viewings).toMatchObject([viewing]);
  const seeker = await done(app, 'exportAccount', { as: sender });
  expect(seeker).toMatchObject({ viewing_slots: [], viewings: [viewing] });
});

test('open boards of the household follow viewings and the end of an offer', async () => {
  const { owner, sender, listingId, id, slots } = await offered(app);
  const member = await app.user();
  const params = { id: listingId };
  const { token } = await done(app, 'createHouseholdInvitation', { as: owner, params });
  await done(app, 'acceptHouseholdInvitation', { as: member, body: { token } });
  const headers = { Authorization: `Bearer ${member.token}` };
  const events = await readEvents(await app.request('/api/events', { headers }));
  const changed = { type: 'applicants_changed', listing_id: listingId };
  const { id: viewing } = await agree(app, sender, id, slots[0]?.id ?? 0);
  expect(await events.next()).toEqual(changed);
  await change(sender, viewing, { status: 'cancelled' });
  expect(await events.next()).toEqual(changed);
  const terms = { monthly_rent: 800, deposit: 0, move_in: '2099-06-01', answer_by: '2099-05-01' };
  await done(app, 'makeOffer', { as: owner, params: { id }, body: terms });
  expect(await events.next()).toEqual(changed);
  await done(app, 'blockUser', { as: owner, params: { id: sender.id } });
  expect(await events.next()).toEqual(changed);
  await events.cancel();
});
