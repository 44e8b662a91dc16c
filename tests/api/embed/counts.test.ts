import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPartnerCounts, deleteOldCounts } from '#web/embeds/partner-counts.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
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

test('old counts are deleted', async () => {
  await count((await newPartner()).partner, 1);
  await app.database.sql`update embed_counts set day = day - 90`;
  await deleteOldCounts(app.database.sql);
  expect(await rows()).toEqual([]);
});
