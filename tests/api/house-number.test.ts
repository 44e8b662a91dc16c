// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViewingSlotsForm } from '#contract/viewings/viewing.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, room } from './inquiries/steps.ts';
import { agree, offer, writer } from './viewings/steps.ts';

let app: TestApp;
let owner: TestUser;

const whole = '30-12 Crescent Street, Astoria, Queens, NY';
const withoutNumber = 'Crescent Street, Astoria, Queens, NY';

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
});
afterAll(() => app.database.close());

let posted = 0;

async function post(): Promise<number> {
  // Another title each time, because nobody may post a room twice, but no number to search for.
  posted += 1;
  const title = `Room on the corner${' again'.repeat(posted)}`;
  return room(app, owner, { address: whole, title });
}

async function readAddress(id: number, viewer?: TestUser): Promise<string> {
  const { answer } = await app.call('getListing', {
    ...(viewer && { as: viewer }),
    params: { id },
  });
  return answer.address;
}

const accept = (as: TestUser, inquiry: number) =>
  done(app, 'updateInquiry', { as, params: { id: inquiry }, body: { status: 'accepted' } });

/** A room with two times, and someone who agreed to come at the first one. */
async function agreed(more: Partial<ViewingSlotsForm> = {}) {
  const of = await app.user();
  const listing = await room(app, of, { address: whole, title: 'By the river' });
  const { items: slots } = await offer(app, of, listing, { until: '18:40', ...more });
  const { sender, id } = await writer(app, listing);
  const viewing = await agree(app, sender, id, slots[0]!.id);
  return { owner: of, listing, slots, sender, inquiry: id, viewing: viewing.id };
}

/** Lets a viewing begin in so many hours. */
const beginIn = (viewing: number, hours: number) => app.database.sql`
  update viewing_slots set starts_at = now() + make_interval(mins => ${Math.round(hours * 60)}),
    ends_at = now() + make_interval(mins => ${Math.round(hours * 60) + 20})
  where id = (select slot_id from viewings where id = ${viewing})`;

const readViewings = (as: TestUser, id: number) =>
  done(app, 'getInquiryViewings', { as, params: { id } });
const change = (as: TestUser, id: number, body: object) =>
  done(app, 'changeViewing', { as, params: { id }, body });

test('the owner, administrators and whoever has an agreed viewing read the house number', async () => {
  const { owner: of, listing, slots, sender: visitor } = await agreed();
  const [other, admin] = await Promise.all([app.user(), app.user({ is_admin: true })]);
  expect(await readAddress(listing)).toBe(withoutNumber);
  expect(await readAddress(listing, other)).toBe(withoutNumber);
  expect(await readAddress(listing, of)).toBe(whole);
  expect(await readAddress(listing, admin)).toBe(whole);
  expect(await readAddress(listing, visitor)).toBe(whole);

  const { sender, id } = await writer(app, listing);
  expect(await readAddress(listing, sender), 'sent').toBe(withoutNumber);
  await app.database.sql`update inquiries set status = 'read' where id = ${id}`;
  expect(await readAddress(listing, sender), 'read').toBe(withoutNumber);
  await accept(of, id);
  expect(await readAddress(listing, sender), 'accepted').toBe(withoutNumber);
  await agree(app, sender, id, slots[1]!.id);
  expect(await readAddress(listing, sender), 'agreed').toBe(whole);
  // Only that listing, and only the address: the exact coordinates stay with the owner.
  expect(await readAddress(await post(), sender)).toBe(withoutNumber);
  const { answer } = await app.call('getListing', { as: sender, params: { id: listing } });
  expect(answer).toMatchObject({ latitude: 40.672, longitude: -73.977 });
});

test('others of the household read what everyone reads', async () => {
  const { owner: of, listing } = await agreed();
  const member = await app.user();
  await app.database.sql`
    insert into household_members (listing_id, user_id) values (${listing}, ${member.id})`;
  expect(await readAddress(listing, member)).toBe(withoutNumber);
  expect(await readAddress(listing, of)).toBe(whole);
});

test.each(['sender', 'owner'] as const)('it ends when the %s cancels', async (side) => {
  const those = await agreed();
  expect(await readAddress(those.listing, those.sender)).toBe(whole);
  await change(those[side], those.viewing, { status: 'cancelled' });
  expect(await readAddress(those.listing, those.sender)).toBe(withoutNumber);
  expect(await readViewings(those.sender, those.inquiry)).toMatchObject({
    address: withoutNumber,
    shows_house_number: false,
    house_number_at: null,
  });
});

test.each(['owner', 'sender'] as const)('a block by the %s takes it away', async (side) => {
  const those = await agreed();
  const blocked = side === 'owner' ? those.sender : those.owner;
  await done(app, 'blockUser', { as: those[side], params: { id: blocked.id } });
  expect(await readAddress(those.listing, those.sender)).toBe(withoutNumber);
});

test('it ends when administrators hide the room, however it was shown', async () => {
  const { listing, sender, inquiry } = await agreed();
  await app.database.sql`update inquiries set status = 'accepted' where id = ${inquiry}`;
  await app.database.sql`update inquiries set keeps_house_number = true where id = ${inquiry}`;
  await app.database.sql`update listings set hidden_note = 'A scam' where id = ${listing}`;
  expect(await readViewings(sender, inquiry)).toMatchObject({
    address: null,
    shows_house_number: false,
  });
});

test.each([
  ['declined', 'owner'],
  ['withdrawn', 'sender'],
] as const)('it ends when the inquiry is %s, also after the viewing', async (status, side) => {
  const those = await agreed();
  await beginIn(those.viewing, -1);
  await change(those.sender, those.viewing, { status: 'done' });
  expect(await readAddress(those.listing, those.sender)).toBe(whole);
  await done(app, 'updateInquiry', {
    as: those[side],
    params: { id: those.inquiry },
    body: { status },
  });
  expect(await readAddress(those.listing, those.sender)).toBe(withoutNumber);
});

test('it ends when somebody did not come', async () => {
  const { owner: of, listing, sender, viewing } = await agreed();
  await beginIn(viewing, -1);
  expect(await readAddress(listing, sender)).toBe(whole);
  await change(of, viewing, { status: 'missed' });
  expect(await readAddress(listing, sender)).toBe(withoutNumber);
});

test.each([24, 2] as const)(
  'the owner lets it be read %d hours before, no sooner',
  async (hours) => {
    const {
      owner: of,
      listing,
      sender,
      inquiry,
      viewing,
    } = await agreed({
      house_number_hours: hours,
    });
    await beginIn(viewing, hours + 0.1);
    expect(await readAddress(listing, sender)).toBe(withoutNumber);
    const before = await readViewings(sender, inquiry);
    expect(before).toMatchObject({ address: withoutNumber, shows_house_number: false });
    const begins = Date.parse(before.viewing!.starts_at);
    expect(begins - Date.parse(before.house_number_at!)).toBe(hours * 60 * 60_000);
    // The owner reads what the visitor does.
    expect(await readViewings(of, inquiry)).toMatchObject({ address: withoutNumber });

    await beginIn(viewing, hours - 0.1);
    expect(await readAddress(listing, sender)).toBe(whole);
    expect(await readViewings(sender, inquiry)).toMatchObject({
      address: whole,
      shows_house_number: true,
      house_number_at: null,
    });
  },
);

test('a call by video shows no house number', async () => {
  const video_url = 'https://video.example/room';
  const { listing, sender, inquiry } = await agreed({ mode: 'video', video_url });
  expect(await readAddress(listing, sender)).toBe(withoutNumber);
  expect(await readViewings(sender, inquiry)).toMatchObject({ house_number_at: null });
});

test('an accepted offer shows it until it ends', async () => {
  const of = await app.user();
  const listing = await room(app, of, { address: whole, title: 'By the river' });
  const { sender, id } = await writer(app, listing);
  const day = (days: number) =>
    new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const body = { monthly_rent: 900, deposit: 0, move_in: day(40), answer_by: day(20) };
  const params = { id };
  await done(app, 'makeOffer', { as: of, params, body });
  expect(await readAddress(listing, sender), 'offered').toBe(withoutNumber);
  await done(app, 'updateOffer', { as: sender, params, body: { status: 'accepted' } });
  // The room is filled, so its page is closed; the conversation shows the address.
  expect(await readViewings(sender, id)).toMatchObject({ address: whole });
  await done(app, 'updateOffer', {
    as: sender,
    params,
    body: { status: 'stepped_back', reason: 'I stay where I am' },
  });
  expect(await readViewings(sender, id)).toMatchObject({ address: withoutNumber });
});

test('who was accepted before viewings decided keeps it while accepted', async () => {
  const listing = await post();
  const { sender, id } = await writer(app, listing);
  // As the migration left it: a row from before.
  await app.database.sql`update inquiries set keeps_house_number = true where id = ${id}`;
  expect(await readAddress(listing, sender), 'not accepted').toBe(withoutNumber);
  await accept(owner, id);
  expect(await readAddress(listing, sender), 'accepted later').toBe(withoutNumber);
  await app.database.sql`update inquiries set keeps_house_number = true where id = ${id}`;
  expect(await readAddress(listing, sender)).toBe(whole);
  await done(app, 'updateInquiry', {
    as: owner,
    params: { id },
    body: { status: 'declined' },
  });
  expect(await readAddress(listing, sender)).toBe(withoutNumber);
});

test('lists, searches and cards on other sites do not tell the number; own lists do', async () => {
  const id = await post();
  const { answer: newest } = await app.call('listListings');
  expect(newest.items.find((item) => item.id === id)?.address).toBe(withoutNumber);
  const { answer: own } = await app.call('listOwnListings', { as: owner });
  expect(own.items[0]?.address).toBe(whole);
  for (const q of ['30', '12', '3012', '30-12']) {
    const { answer } = await app.call('listListings', { query: { q: `${q} Crescent` } });
    expect(answer.items, q).toEqual([]);
  }
  const card = await app.request(`/api/embed/listings?ids=${id}`);
  expect(await card.text()).not.toContain('30-12');
});

test.each([
  ['Oranienstraße 41, Kreuzberg, Berlin', 'Oranienstraße, Kreuzberg, Berlin'],
  ['4402 6th Avenue, Sunset Park, Brooklyn, NY', '6th Avenue, Sunset Park, Brooklyn, NY'],
  ['118 East 4th Street, Brooklyn, NY 11218', 'East 4th Street, Brooklyn, NY 11218'],
  ['Rua da Rosa 145, 2º Esq, Lisboa', 'Rua da Rosa, 2º Esq, Lisboa'],
  ['Flat 3, 22 Mare Street, London E8 1AB', 'Mare Street, London E8 1AB'],
  ['Apt. 4B, 12345 Sunset Boulevard, Los Angeles', 'Sunset Boulevard, Los Angeles'],
  ['Kastanienallee 12a, 10435 Berlin', 'Kastanienallee, 10435 Berlin'],
  ['12–14 Rue de la Paix, Paris', 'Rue de la Paix, Paris'],
  ['Via Roma 7/b, Torino', 'Via Roma, Torino'],
  ['Friedrichshain #12, Berlin', 'Friedrichshain, Berlin'],
  ['Straße des 17. Juni 135, Berlin', 'Straße des 17. Juni, Berlin'],
  ['Prospect Heights, Brooklyn', 'Prospect Heights, Brooklyn'],
  ['221', ''],
])('%s is shown to everyone as %s', async (address, shown) => {
  const [row] = await app.database.sql<{ shown: string }[]>`
    select public_address(${address}) as shown`;
  expect(row?.shown).toBe(shown);
});
