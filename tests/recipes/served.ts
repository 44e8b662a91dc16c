import type { Edit } from './rehearsal.ts';

/** A test of what the recipes add, which compiles only where they have been followed. */
export const servedTest: Edit = {
  file: 'tests/api/recipes-served.test.ts',
  create: `import { expect, test } from 'vitest';
import { queueGathered } from '#domain/notifications/public.ts';
import { testApp } from '#tests/support/test-app.ts';
import { readJobs } from '#tests/support/jobs.ts';
import { done, room } from './inquiries/steps.ts';

test('a field is stored, shown and cleared, and a filter finds by it', async () => {
  const app = await testApp();
  const owner = await app.user();
  const id = await room(app, owner, { floor: 3, total_bathrooms: 2 });
  await room(app, owner, { title: 'Another room', total_bathrooms: 1 });
  expect((await done(app, 'getListing', { params: { id } })).floor).toBe(3);
  const search = await done(app, 'listListings', { query: { bathrooms: '2' } });
  expect(search.items.map((listing) => listing.id)).toEqual([id]);
});

test('a call answers its user', async () => {
  const app = await testApp();
  const owner = await app.user();
  await room(app, owner);
  expect(await done(app, 'countOwnListings', { as: owner })).toEqual({
    active: 1,
    paused: 0,
    filled: 0,
  });
  expect((await app.call('countOwnListings', {})).status).toBe(401);
});

test('a mail waits to be sent', async () => {
  const app = await testApp();
  const user = await app.user();
  const { sql } = app.database;
  await queueGathered(sql, [{ kind: 'welcome', user_id: user.id }]);
  expect(await readJobs(sql, 'mail', { kind: 'welcome', user_id: user.id })).toHaveLength(1);
});
`,
};
