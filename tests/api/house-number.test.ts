// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

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
  const body = listingForm({ address: whole, title });
  return (await app.call('createListing', { as: owner, body })).answer.id;
}

async function readAddress(id: number, viewer?: TestUser): Promise<string> {
  const { answer } = await app.call('getListing', {
    ...(viewer && { as: viewer }),
    params: { id },
  });
  return answer.address;
}

async function write(sender: TestUser, listing_id: number): Promise<number> {
  const body = { listing_id, message: 'May I come and see the room on Saturday?' };
  return (await app.call('sendListingInquiry', { as: sender, body })).answer.id;
}

test('only the owner, administrators and accepted senders read the house number', async () => {
  const id = await post();
  const [sender, other, admin] = await Promise.all([
    app.user(),
    app.user(),
    app.user({ is_admin: true }),
  ]);
  expect(await readAddress(id)).toBe(withoutNumber);
  expect(await readAddress(id, other)).toBe(withoutNumber);
  expect(await readAddress(id, owner)).toBe(whole);
  expect(await readAddress(id, admin)).toBe(whole);

  const inquiry = await write(sender, id);
  expect(await readAddress(id, sender)).toBe(withoutNumber);
  const accept = { as: owner, params: { id: inquiry }, body: { status: 'accepted' as const } };
  expect((await app.call('updateInquiry', accept)).status).toBe(200);
  expect(await readAddress(id, sender)).toBe(whole);
  expect(await readAddress(id, other)).toBe(withoutNumber);
  // Only that listing, and only the address: the exact coordinates stay with the owner.
  expect(await readAddress(await post(), sender)).toBe(withoutNumber);
  const { answer } = await app.call('getListing', { as: sender, params: { id } });
  expect(answer).toMatchObject({ latitude: 40.672, longitude: -73.977 });
});

test('a block takes the number away again, whoever blocks', async () => {
  for (const blocks of ['owner', 'sender'] as const) {
    const id = await post();
    const sender = await app.user();
    const inquiry = await write(sender, id);
    const accept = { as: owner, params: { id: inquiry }, body: { status: 'accepted' as const } };
    await app.call('updateInquiry', accept);
    expect(await readAddress(id, sender)).toBe(whole);
    const [as, blocked] = blocks === 'owner' ? [owner, sender] : [sender, owner];
    await app.call('blockUser', { as, params: { id: blocked.id } });
    expect(await readAddress(id, sender), blocks).toBe(withoutNumber);
  }
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
