import { expect, test } from 'vitest';
import { countJobs } from '#tests/support/jobs.ts';
import { seedDatabase } from '#demo/seed-database.ts';
import { testApp } from '#tests/support/test-app.ts';
import { done } from './steps.ts';

test('the demo owner finds inquiries about listings and users, and nobody is mailed', async () => {
  const app = await testApp();
  await seedDatabase(app.database, '/media/', new Date());
  const ids = new Map(
    (await app.database.sql<{ id: number; email: string }[]>`select id, email from users`).map(
      ({ id, email }) => [email, id],
    ),
  );
  const signIn = (email: string) => app.anotherDevice({ id: ids.get(email) ?? 0, token: '' });
  const owner = await signIn('owner@roomieradar.test');
  const seeker = await signIn('seeker@roomieradar.test');

  const received = await done(app, 'listReceivedInquiries', { as: owner });
  expect(new Set(received.items.map(({ kind }) => kind))).toEqual(new Set(['listing', 'user']));
  expect(new Set(received.items.map(({ status }) => status))).toEqual(
    new Set(['sent', 'read', 'accepted', 'declined']),
  );
  expect(received.items.filter(({ unread }) => unread > 0)).toHaveLength(3);
  expect(
    received.items.every(({ other_user, message }) => other_user && message.length >= 20),
  ).toBe(true);
  expect(await done(app, 'countInquiries', { as: seeker })).toEqual({
    sent: 2,
    received: 0,
    unread_sent: 1,
    unread_received: 0,
    viewings: 0,
  });
  const accepted = received.items.find(({ status }) => status === 'accepted');
  const messages = await done(app, 'listMessages', { as: seeker, params: { id: accepted?.id } });
  expect(messages.total).toBe(4);
  expect(await countJobs(app.database.sql, 'mail')).toBe(0);
});

test('in the demo an owner finds applicants in every stage, with viewings and offers', async () => {
  const app = await testApp();
  await seedDatabase(app.database, '/media/', new Date());
  const [owner] = await app.database.sql<{ id: number }[]>`
    select id from users where email = 'ximena.ortiz@roomieradar.test'`;
  const as = await app.anotherDevice({ id: owner?.id ?? 0, token: '' });
  const rooms = await app.database.sql<{ id: number; status: string }[]>`
    select id, status from listings where user_id = ${as.id} order by id desc`;
  const [filled, movedInto, shared] = rooms;
  const readStages = async (id = 0) => {
    const { counts } = await done(app, 'listApplicants', { as, params: { id } });
    const stages = Object.entries(counts).flatMap(([stage, count]) => (count > 0 ? [stage] : []));
    return stages.toSorted();
  };
  expect(await readStages(shared?.id)).toEqual([
    'declined',
    'expired',
    'new',
    'offered',
    'talking',
    'viewing',
    'withdrawn',
  ]);
  expect(filled?.status).toBe('filled');
  expect(await readStages(filled?.id)).toEqual(['offer_accepted']);
  expect(await readStages(movedInto?.id)).toEqual(['moved_in']);
  const slots = await done(app, 'listViewingSlots', { as, params: { id: shared?.id } });
  expect(slots.items.length).toBeGreaterThan(3);
});

test('in the demo each group finds rooms that suit all, and one reads its answer', async () => {
  const app = await testApp();
  await seedDatabase(app.database, '/media/', new Date());
  const groups = await app.database.sql<{ id: number; lead: number; members: number[] }[]>`
    select group_id as id, min(user_id) filter (where role = 'lead') as lead,
      array_agg(user_id order by seat) as members
    from group_members group by 1 order by 1`;
  const counts: number[] = [];
  for (const { id, lead } of groups) {
    const as = await app.anotherDevice({ id: lead, token: '' });
    counts.push((await done(app, 'listListings', { as, query: { group: id } })).total);
  }
  console.info('rooms for the groups of the demo', counts);
  expect(counts).toHaveLength(3);
  for (const count of counts) expect(count).toBeGreaterThan(0);

  for (const member of groups[0]?.members ?? []) {
    const as = await app.anotherDevice({ id: member, token: '' });
    const { items } = await done(app, 'listOwnInquiries', { as });
    const shared = items.find(({ group }) => group);
    expect(shared).toMatchObject({ status: 'accepted' });
    const { total } = await done(app, 'listMessages', { as, params: { id: shared?.id } });
    expect(total).toBe(4);
  }
});
