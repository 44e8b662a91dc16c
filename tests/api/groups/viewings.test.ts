// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViewingSlotsForm } from '#contract/viewings/viewing.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, refusal, room } from '../inquiries/steps.ts';
import { agree, offer, offered, viewingMails, writer } from '../viewings/steps.ts';
import { about, groupWith } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

/** A group of three that wrote about a room with six times of an evening. */
async function writingGroup(more: Partial<ViewingSlotsForm> = {}) {
  const { id: groupId, ...group } = await groupWith(app, 3);
  const owner = await app.user();
  const listing = await room(app, owner);
  const { items: slots } = await offer(app, owner, listing, more);
  const body = { listing_id: listing, message: greeting, group_id: groupId };
  const { id } = await done(app, 'sendListingInquiry', { as: group.lead, body });
  const [ben, cleo] = group.others as [TestUser, TestUser];
  return { ...group, groupId, owner, listing, slots, id, ben, cleo };
}

const readViewings = (as: TestUser, id: number) => done(app, 'getInquiryViewings', about(as, id));

test('any of the group chooses a time, all have it, and any of them cancels it', async () => {
  const { id, owner, slots, people, ben, cleo } = await writingGroup();
  const viewing = await agree(app, ben, id, slots[0]!.id);
  const everyone = [owner, ...people].map((each) => each.id).toSorted((a, b) => a - b);
  expect(await viewingMails(app, viewing.id)).toEqual(everyone.map((each) => [each, 0]));
  for (const person of people) {
    expect((await readViewings(person, id)).viewing).toMatchObject({
      id: viewing.id,
      status: 'agreed',
      side: 'sender',
    });
  }
  await done(app, 'changeViewing', { ...about(cleo, viewing.id), body: { status: 'cancelled' } });
  expect((await readViewings(owner, id)).viewing!.status).toBe('cancelled');
});

test('at a time for several a group takes a place for each of it', async () => {
  const { id, listing, slots, ben, owner } = await writingGroup({ places: 4 });
  await agree(app, ben, id, slots[0]!.id);
  const [slot] = (await done(app, 'listViewingSlots', about(owner, listing))).items;
  expect(slot!.free).toBe(1);
  const first = await writer(app, listing);
  await agree(app, first.sender, first.id, slots[0]!.id);
  const second = await writer(app, listing);
  expect(
    await refusal(app, 'agreeOnViewing', {
      ...about(second.sender, second.id),
      body: { slot_id: slots[0]!.id },
    }),
  ).toBe('slot_unavailable');
});

test('a time with fewer places left than the group has members is full for it', async () => {
  const { id, listing, slots, cleo } = await writingGroup({ places: 4 });
  for (let count = 0; count < 2; count += 1) {
    const each = await writer(app, listing);
    await agree(app, each.sender, each.id, slots[0]!.id);
  }
  const viewings = await readViewings(cleo, id);
  expect(viewings.slots.map((slot) => slot.id)).not.toContain(slots[0]!.id);
  expect(viewings.full_slots!.map((slot) => slot.id)).toEqual([slots[0]!.id]);
});

test('a time for one visitor is for one group, and a group larger than a time takes all of it', async () => {
  const one = await writingGroup();
  await agree(app, one.ben, one.id, one.slots[0]!.id);
  const two = await writingGroup({ places: 2 });
  await agree(app, two.ben, two.id, two.slots[0]!.id);
  const [slot] = (await done(app, 'listViewingSlots', about(two.owner, two.listing))).items;
  expect(slot!.free).toBe(0);
});

test('the others are warned of a time at which one of them visits another room', async () => {
  const { id, slots, lead, ben } = await writingGroup();
  const elsewhere = await offered(app);
  const body = { listing_id: elsewhere.listingId, message: greeting };
  const other = await done(app, 'sendListingInquiry', { as: ben, body });
  await agree(app, ben, other.id, elsewhere.slots[1]!.id);
  expect((await readViewings(lead, id)).busy).toEqual([
    { slot_id: slots[1]!.id, first_names: [expect.any(String)] },
  ]);
  // Their own viewings they know.
  expect((await readViewings(ben, id)).busy).toEqual([]);
});
