import { expect, test, vi } from 'vitest';
import { openSecondApp, testApp } from '#tests/support/test-app.ts';
import { outside } from './outside.ts';

test('counts are kept until a listing changes, in any process or by hand', async () => {
  const counting: string[] = [];
  const app = await testApp(
    {},
    {
      onStatement(text) {
        if (/count\(\*\)::int as count\s+from listings l/.test(text)) counting.push(text);
      },
    },
  );
  const admin = await app.user({ is_admin: true });
  const { sql } = app.database;
  const first = await outside(sql);
  await outside(sql, { title: 'Sunny attic' });
  const counts = async (query = {}) => {
    const { answer } = await app.call('listExternalListings', { as: admin, query });
    return [answer.counts.pending, answer.counts.published, answer.total];
  };
  const heard = (expected: number[], query = {}) =>
    vi.waitFor(async () => expect(await counts(query)).toEqual(expected), { interval: 20 });

  await heard([2, 0, 2]);
  counting.length = 0;
  expect(await counts({ page: 2, sort: 'title' })).toEqual([2, 0, 2]);
  expect(await counts({ status: 'published' })).toEqual([2, 0, 0]);
  expect(await counts({ q: '  ' })).toEqual([2, 0, 2]);
  expect(counting).toEqual([]);
  expect(await counts({ q: 'sunny' })).toEqual([1, 0, 1]);
  expect(counting).toHaveLength(1);

  const body = { status: 'published' as const, ids: [first] };
  await app.call('changeExternalListings', { as: admin, body });
  expect(await counts()).toEqual([1, 1, 2]);

  const second = await openSecondApp(app);
  await second.call('changeExternalListings', { as: admin, body: { ...body, status: 'rejected' } });
  await heard([1, 0, 1 + 1]);
  await second.database.close();

  await sql`update listings set status = 'rejected'`;
  await heard([0, 0, 2]);
  await outside(sql, { title: 'Sunny cellar' });
  await heard([1, 0, 2], { q: 'sunny' });
});
