import { expect, test } from 'vitest';
import { listings } from '#platform/database/schema/listings.ts';
import { rooms } from '#demo/content/rooms.ts';
import { seedInquiries } from '#demo/seed-inquiries.ts';
import { seedPeople } from '#demo/seed-people.ts';
import { testApp } from '#tests/support/test-app.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { done } from './steps.ts';

test('the demo owner finds conversations about rooms and people, and nobody is mailed', async () => {
  const app = await testApp();
  const now = new Date();
  const { people, ids } = await app.database.orm.transaction(async (transaction) => {
    const people = await seedPeople(transaction, '/media/', now);
    const { external_link: _, ...form } = listingForm();
    const rows = rooms.map(({ title, owner_email: email }) => ({
      ...form,
      title,
      user_id: people.get(email) ?? null,
    }));
    const inserted = await transaction
      .insert(listings)
      .values(rows)
      .returning({ id: listings.id, title: listings.title });
    const ids = new Map(inserted.map(({ id, title }) => [title, id]));
    await seedInquiries(transaction, { people, rooms: ids, now });
    return { people, ids };
  });
  expect(ids.size).toBe(rooms.length);
  const signIn = (email: string) => app.anotherDevice({ id: people.get(email) ?? 0, token: '' });
  const owner = await signIn('owner@roomieradar.test');
  const seeker = await signIn('seeker@roomieradar.test');

  const received = await done(app, 'listReceivedInquiries', { as: owner });
  expect(new Set(received.items.map(({ kind }) => kind))).toEqual(new Set(['listing', 'user']));
  expect(new Set(received.items.map(({ status }) => status))).toEqual(
    new Set(['sent', 'read', 'accepted', 'declined']),
  );
  expect(received.items.filter(({ unread }) => unread > 0)).toHaveLength(3);
  expect(received.items.every(({ person, message }) => person && message.length >= 20)).toBe(true);
  expect(await done(app, 'countInquiries', { as: seeker })).toEqual({
    sent: 2,
    received: 0,
    unread_sent: 1,
    unread_received: 0,
  });
  const thread = received.items.find(({ status }) => status === 'accepted');
  const messages = await done(app, 'listMessages', { as: seeker, params: { id: thread?.id } });
  expect(messages.total).toBe(4);
  expect(await app.database.sql`select from mail_jobs`).toHaveLength(0);
});
