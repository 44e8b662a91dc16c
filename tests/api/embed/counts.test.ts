import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPartnerCounts, deleteOldCounts } from '#web/embeds/partner-counts.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
/** The ids of 250 rooms. */
let listings: number[];
beforeAll(async () => {
  app = await openTestApp();
  const rows = await app.database.sql<{ id: number }[]>`
    insert into listings (title, address, monthly_rent, status)
    select 'Room ' || each, '1 Main St', 500, 'active' from generate_series(1, 250) each
    returning id`;
  listings = rows.map(({ id }) => id).toSorted((a, b) => a - b);
});
afterAll(() => app.database.close());

const newPartner = async () => (await app.call('createEmbedPartner')).answer;
const count = (partner: string, seen: number, followed = 0) =>
  app.call('countEmbeds', { query: { partner, seen, followed } });
const rows = () => app.database.sql`select partner from embed_counts`;

test('adds up views and clicks by day, and shows them only with the key', async () => {
  const { partner, key } = await newPartner();
  expect((await count(partner, 3)).status).toBe(204);
  await count(partner, 2, 1);
  const { answer } = await app.call('getEmbedCounts', { query: { partner, key } });
  expect(answer.days).toEqual([
    { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), seen: 5, followed: 1 },
  ]);
  const other = await newPartner();
  for (const query of [
    { partner, key: other.key },
    { partner: other.partner, key },
    { partner, key: '' },
  ]) {
    expect((await app.call('getEmbedCounts', { query })).status).toBe(404);
  }
  const none = await app.call('getEmbedCounts', { query: other });
  expect(none.answer.days).toEqual([]);
});

test('counts by room and day, only rooms that exist, and shows one room alone', async () => {
  const who = await newPartner();
  const send = (query: object) =>
    app.call('countEmbeds', { query: { partner: who.partner, ...query } });
  const [one = 0, two = 0] = listings;
  await send({ rooms_seen: `${one},${two},${one},2000000000,x,-1,` });
  await send({ rooms_followed: `${two}` });
  // As a pinned script sends it, which knows no rooms.
  await send({ seen: 4, followed: 1 });
  const read = async (more = {}) =>
    (await app.call('getEmbedCounts', { query: { ...who, ...more } })).answer;
  const { days, rooms } = await read();
  expect(days).toEqual([{ day: expect.any(String), seen: 8, followed: 2 }]);
  expect(rooms).toEqual([
    { listing: one, seen: 2, followed: 0 },
    { listing: two, seen: 1, followed: 1 },
  ]);
  expect((await read({ listing: two })).days).toEqual([
    { day: days[0]?.day, seen: 1, followed: 1 },
  ]);

  const file = await app.request(`/embed/counts.csv?${new URLSearchParams(who)}`);
  expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('Cache-Control')).toBe('private, no-cache');
  const day = days[0]?.day;
  expect(await file.text()).toBe(
    `day,listing,seen,followed\r\n${day},${one},2,0\r\n${day},${two},1,1\r\n`,
  );
  const other = new URLSearchParams({ ...who, key: 'other' });
  expect((await app.request(`/embed/counts.csv?${other}`)).status).toBe(404);
  expect((await app.request('/embed/counts.csv')).status).toBe(404);
});

test('a partner has rows for so many rooms a day, and still counts the sum of all', async () => {
  const counts = createPartnerCounts(app.database.sql);
  const who = await counts.create();
  const count = (rooms: readonly number[], network: string) =>
    counts.count({ partner: who.partner, rooms_seen: rooms.join(',') }, network);
  for (let from = 0; from < 250; from += 50) {
    await count(listings.slice(from, from + 50), `192.0.2.${from}/32`);
  }
  // One that has a row goes on; a new one gets none.
  await count([listings[0] ?? 0, listings[249] ?? 0], '198.51.100.1/32');
  const rooms = await counts.readRooms(who);
  expect(rooms).toHaveLength(200);
  expect(rooms?.[0]).toMatchObject({ listing: listings[0], seen: 2 });
  const answer = await counts.read(who);
  expect(answer?.days[0]?.seen).toBe(252);
  expect(answer?.rooms).toHaveLength(50);
});

test('one network causes only so many rows, whatever names it uses', async () => {
  const counts = createPartnerCounts(app.database.sql);
  const before = (await app.database.sql`select from embed_room_counts`).length;
  for (let name = 0; name < 12; name += 1) {
    const { partner } = await counts.create();
    for (const from of [0, 50]) {
      const rooms = listings.slice(from, from + 50).join(',');
      await counts.count({ partner, rooms_seen: rooms }, '203.0.113.0/24');
    }
  }
  const after = (await app.database.sql`select from embed_room_counts`).length;
  expect(after - before).toBe(1000);
});

test('counts the same room for one partner at the same time without losing or blocking', async () => {
  const counts = createPartnerCounts(app.database.sql);
  const who = await counts.create();
  const rooms = listings.slice(0, 5);
  await Promise.all(
    Array.from({ length: 20 }, (_, each) =>
      counts.count(
        {
          partner: who.partner,
          rooms_seen: (each % 2 ? rooms : rooms.toReversed()).join(','),
        },
        `192.0.2.${each}/32`,
      ),
    ),
  );
  expect((await counts.readRooms(who))?.map(({ seen }) => seen)).toEqual([20, 20, 20, 20, 20]);
});

test('a name that we did not sign counts nothing, and neither does nothing', async () => {
  const before = (await rows()).length;
  const { partner } = await newPartner();
  await count(partner, 0);
  for (const name of ['', 'me', `${partner.slice(0, -1)}!`, 'A'.repeat(24)]) await count(name, 1);
  expect(await rows()).toHaveLength(before);
  expect((await count(partner, 51)).status).toBe(422);
  expect((await count(partner, -1)).status).toBe(422);
});

test('one network counts only so much for a partner on a day', async () => {
  const counts = createPartnerCounts(app.database.sql);
  const who = await counts.create();
  for (let each = 0; each < 6; each += 1) {
    await counts.count({ partner: who.partner, seen: 50, followed: 0 }, '192.0.2.0/24');
  }
  await counts.count({ partner: who.partner, seen: 7, followed: 0 }, '198.51.100.0/24');
  expect((await counts.read(who))?.days[0]?.seen).toBe(207);
});

test('other sites may send counts without asking before, and no cookie is set', async () => {
  const { partner } = await newPartner();
  const address = `/api/embed/counts?partner=${partner}&seen=1&followed=0`;
  const headers = { Origin: 'https://partner.example' };
  const answer = await app.request(address, { method: 'POST', headers });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.get('Set-Cookie')).toBeNull();
});

test('old counts are deleted, and those of a room with it', async () => {
  const { sql } = app.database;
  await count((await newPartner()).partner, 1);
  const [room = 0] = listings;
  await sql`delete from listings where id = ${room}`;
  expect(await sql`select from embed_room_counts where listing_id = ${room}`).toHaveLength(0);
  await sql`update embed_counts set day = day - 90`;
  await sql`update embed_room_counts set day = day - 90`;
  await deleteOldCounts(sql);
  expect(await rows()).toEqual([]);
  expect(await sql`select from embed_room_counts`).toHaveLength(0);
});
