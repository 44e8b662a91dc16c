// @module-tag essential

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeViewings } from '#domain/viewings/close-viewings.ts';
import { composeFreePlace } from '#domain/viewings/mails/compose-free-place.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal } from '../inquiries/steps.ts';
import { agree, freePlaceMails, offered, setTime, waitFor, writer } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const cancel = (as: TestUser, id: number) =>
  done(app, 'changeViewing', { as, params: { id }, body: { status: 'cancelled' } });
const read = (as: TestUser, id: number) => done(app, 'getInquiryViewings', { as, params: { id } });

/** A full time, and someone who waits for a place at it. */
async function waiting() {
  const world = await offered(app);
  const slotId = world.slots[0]!.id;
  const viewing = await agree(app, world.sender, world.id, slotId);
  const other = await writer(app, world.listingId);
  await waitFor(app, other.sender, other.id, slotId);
  return { ...world, slotId, viewing, other };
}

async function compose(user: TestUser, slotId: number, inquiryId: number) {
  const data = {
    kind: 'free_place',
    user_id: user.id,
    slot_id: slotId,
    inquiry_id: inquiryId,
  } as const;
  const job = { id: randomUUID(), queue: 'mail', data } as const;
  return (await composeFreePlace(mailDeps(app.database.sql), job)).mail;
}

test('who waits sees it, the owner sees how many, and either can end it', async () => {
  const { owner, listingId, sender, id, slotId, other } = await waiting();
  const { slots, full_slots: full } = await read(other.sender, other.id);
  expect(slots.map((slot) => slot.id)).not.toContain(slotId);
  expect(full).toMatchObject([{ id: slotId, is_waiting: true, waiting: null }]);
  const listed = await done(app, 'listViewingSlots', { as: owner, params: { id: listingId } });
  expect(listed.items.map((slot) => slot.waiting)).toEqual([1, 0, 0, 0, 0, 0]);
  const third = await writer(app, listingId);
  expect((await read(third.sender, third.id)).full_slots).toMatchObject([{ is_waiting: false }]);
  // Whoever comes to it does not wait for it.
  expect((await read(sender, id)).full_slots).toEqual([]);
  await waitFor(app, other.sender, other.id, slotId);
  const params = { id: other.id, slot_id: slotId };
  await done(app, 'stopWaitingForSlot', { as: other.sender, params });
  await done(app, 'stopWaitingForSlot', { as: other.sender, params });
  const after = await done(app, 'listViewingSlots', { as: owner, params: { id: listingId } });
  expect(after.items[0]?.waiting).toBe(0);
});

test('only the sender waits, and only for a full time', async () => {
  const { owner, slots, slotId, other } = await waiting();
  const request = (as: TestUser, slot: number) => ({ as, params: { id: other.id, slot_id: slot } });
  expect(await refusal(app, 'waitForSlot', request(owner, slotId))).toBe('transition_refused');
  const free = await app.call('waitForSlot', request(other.sender, slots[1]!.id));
  expect(free.problem.detail_code).toBe('slot.free_again');
  await done(app, 'withdrawViewingSlot', { as: owner, params: { id: slotId } });
  const closed = await app.call('waitForSlot', request(other.sender, slotId));
  expect(closed.problem.detail_code).toBe('slot.closed');
});

test('a freed place is told to everyone who waits, once until the time is full again', async () => {
  const { listingId, sender, id, slotId, viewing, other } = await waiting();
  const third = await writer(app, listingId);
  await waitFor(app, third.sender, third.id, slotId);
  await cancel(sender, viewing.id);
  expect(await freePlaceMails(app, slotId)).toEqual([other.sender.id, third.sender.id]);
  const mail = await compose(other.sender, slotId, other.id);
  expect(mail?.subject).toMatch(/^A place is free: viewing of/);

  // It is still free: nobody hears of it again.
  await app.database.sql`update viewing_slots set places = 2 where id = ${slotId}`;
  expect(await freePlaceMails(app, slotId)).toHaveLength(2);
  await app.database.sql`update viewing_slots set places = 1 where id = ${slotId}`;

  // The first to choose gets it, and no longer waits; the mail that was not sent tells nothing.
  const second = await agree(app, third.sender, third.id, slotId);
  expect(await compose(other.sender, slotId, other.id)).toBeNull();
  await app.database.sql`delete from pgboss.job where data->>'kind' = 'free_place'`;
  const moved = (await read(third.sender, third.id)).slots.at(-1)!.id;
  await done(app, 'changeViewing', {
    as: third.sender,
    params: { id: second.id },
    body: { slot_id: moved },
  });
  expect(await freePlaceMails(app, slotId)).toEqual([other.sender.id]);
  expect((await agree(app, sender, id, slotId)).status).toBe('agreed');
});

const setPlaces = (as: TestUser, id: number, places: number) =>
  app.call('changeViewingSlot', { as, params: { id }, body: { places } });

test('the owner lets more come, and everyone who waits hears once', async () => {
  const { owner, listingId, slotId, other } = await waiting();
  const third = await writer(app, listingId);
  await waitFor(app, third.sender, third.id, slotId);
  const more = await setPlaces(owner, slotId, 3);
  expect(more.answer).toMatchObject({ id: slotId, places: 3, free: 2, waiting: 2 });
  await setPlaces(owner, slotId, 4);
  expect(await freePlaceMails(app, slotId)).toEqual([other.sender.id, third.sender.id]);
  await agree(app, other.sender, other.id, slotId);
  expect((await setPlaces(owner, slotId, 1)).problem.detail_code).toBe('slot.more_come');
  expect((await setPlaces(owner, slotId, 2)).answer).toMatchObject({ places: 2, free: 0 });
  // It was full again: what is free now is another place.
  await app.database.sql`delete from pgboss.job where data->>'kind' = 'free_place'`;
  await setPlaces(owner, slotId, 3);
  expect(await freePlaceMails(app, slotId)).toEqual([third.sender.id]);
});

test('only the owner says how many come, and only before the time begins', async () => {
  const { owner, sender, slots, slotId } = await waiting();
  expect((await setPlaces(sender, slotId, 2)).status).toBe(404);
  expect((await setPlaces(owner, slotId, 0)).status).toBe(422);
  expect((await setPlaces(owner, slotId, 21)).status).toBe(422);
  await setTime(app, slotId, -1);
  expect((await setPlaces(owner, slotId, 2)).problem.detail_code).toBe('slot.over');
  await done(app, 'withdrawViewingSlot', { as: owner, params: { id: slots[1]!.id } });
  expect((await setPlaces(owner, slots[1]!.id, 2)).problem.detail_code).toBe('slot.closed');
});

test('a place at a time that begins within the notice is told to nobody', async () => {
  const { sender, slotId, viewing } = await waiting();
  await app.database.sql`update viewing_slots set starts_at = now() + interval '1 hour',
    ends_at = now() + interval '2 hours', notice_hours = 3 where id = ${slotId}`;
  await cancel(sender, viewing.id);
  expect(await freePlaceMails(app, slotId)).toEqual([]);
});

type World = Awaited<ReturnType<typeof waiting>>;
const ends: [string, (world: World) => Promise<unknown>][] = [
  [
    'the time is withdrawn',
    ({ owner, slotId }) => done(app, 'withdrawViewingSlot', { as: owner, params: { id: slotId } }),
  ],
  [
    'the time begins',
    async ({ slotId }) => {
      await app.database.sql`update viewing_slots set starts_at = now() - interval '1 minute',
        ends_at = now() + interval '1 hour' where id = ${slotId}`;
      await closeViewings(app.database.sql);
    },
  ],
  [
    'the inquiry is declined',
    ({ owner, other }) =>
      done(app, 'updateInquiry', {
        as: owner,
        params: { id: other.id },
        body: { status: 'declined' },
      }),
  ],
  [
    'one blocks the other',
    ({ owner, other }) => done(app, 'blockUser', { as: owner, params: { id: other.sender.id } }),
  ],
  [
    'the room is deleted',
    ({ owner, listingId }) => done(app, 'deleteListing', { as: owner, params: { id: listingId } }),
  ],
  [
    'who waits deletes their account',
    ({ other }) => done(app, 'deleteAccount', { as: other.sender }),
  ],
];
test.each(ends)('%s: nobody waits any more', async (_, end) => {
  const world = await waiting();
  await end(world);
  const waits = await app.database.sql`
    select from slot_waits where slot_id = ${world.slotId}`;
  expect(waits).toHaveLength(0);
  expect(await freePlaceMails(app, world.slotId)).toEqual([]);
});

test('the account has for what it waits', async () => {
  const { slots, other } = await waiting();
  const account = await done(app, 'exportAccount', { as: other.sender });
  expect(account.slot_waits).toMatchObject([
    { inquiry_id: other.id, starts_at: slots[0]!.starts_at, ends_at: slots[0]!.ends_at },
  ]);
});
