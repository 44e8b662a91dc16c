// @module-tag essential

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Sql } from '#platform/database/sql.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { testApp } from '#tests/support/test-app.ts';

test('whatever signed-out visitors see notifies every process when it changes, even by hand', async () => {
  const app = await testApp();
  const owner = await app.user();
  const { answer: listing } = await app.call('createListing', { as: owner, body: listingForm() });
  const { id } = listing;
  let notices = 0;
  const count = () => void (notices += 1);
  await app.database.feed.listen('public_changes', count, count);

  const changes: [name: string, change: (sql: Sql) => Promise<unknown>][] = [
    ['a title', (sql) => sql`update listings set title = 'New' where id = ${id}`],
    [
      'an image',
      (sql) => sql`
        insert into listing_images (listing_id, position, key, width, height, placeholder, variants)
        values (${id}, 0, 'listings/x/1.jpg', 10, 10, '', '[]')`,
    ],
    ['the text of an image', (sql) => sql`update listing_images set alt = 'A bed'`],
    [
      'the name of an owner',
      (sql) => sql`update users set first_name = 'Ann' where id = ${owner.id}`,
    ],
    ['its photo', (sql) => sql`update users set profile_picture_url = '/media/a.jpg'`],
    ['a suspension', (sql) => sql`update users set suspended_at = now() where id = ${owner.id}`],
    [
      'an answer time',
      (sql) => sql`
        insert into answer_times (user_id, within_hours, answers, counted_on)
        values (${owner.id}, 3, 7, current_date)`,
    ],
    [
      'an address at an organization',
      (sql) => sql`
        insert into organization_addresses (user_id, domain, address_hash)
        values (${owner.id}, 'tum.de', 'a')`,
    ],
    ['a source', (sql) => sql`delete from external_origins`],
    ['a deletion', (sql) => sql`delete from listings where id = ${id}`],
    ['all at once', (sql) => sql`truncate listings cascade`],
  ];
  for (const [name, change] of changes) {
    const before = notices;
    await app.asOwner(change);
    await vi.waitFor(() => expect(notices, name).toBeGreaterThan(before));
  }
});

test('a change that visitors cannot see notifies nobody', async () => {
  const app = await testApp();
  const user = await app.user();
  let notices = 0;
  await app.database.feed.listen('public_changes', () => void (notices += 1));
  await app.call('saveLanguage', { as: user, body: { language: 'de' } });
  await app.database.sql`update users set email = 'new@rooms.example' where id = ${user.id}`;
  await app.database.feed.askPosition();
  await sleep(100);
  expect(notices).toBe(0);
});
