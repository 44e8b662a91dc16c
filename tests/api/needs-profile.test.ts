// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { seedDatabase } from '#demo/seed-database.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { greeting, sentInquiry } from './inquiries/steps.ts';
import { terms } from './offers/steps.ts';
import { groupWantedForm, wantedForm } from './wanted/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

/** A day `years` ago, `days` later, where the calendar is latest. */
const born = (years: number, days = 0) => {
  const day = new Date(Date.now() + 14 * 3600_000);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return new Date(day.getTime() + days * 24 * 3600_000).toISOString().slice(0, 10);
};

const unfit: [string, Record<string, unknown>][] = [
  ['has not begun onboarding', { onboarding_status: 'profile', first_name: '' }],
  ['skipped it without a birth date', { onboarding_status: 'skipped' }],
  ['has no first name', { onboarding_status: 'completed', birth_date: born(30), first_name: '' }],
  ['is 18 tomorrow', { onboarding_status: 'completed', birth_date: born(18, 1) }],
];

test('posting and writing need a first name and an age of 18, and no more of onboarding', async () => {
  const { owner, id } = await sentInquiry(app);
  const attempts: [EndpointId, object][] = [
    ['createListing', { body: listingForm() }],
    ['acceptHouseholdInvitation', { body: { token: 'of nobody' } }],
    ['sendListingInquiry', { body: { listing_id: 1, message: greeting } }],
    ['sendUserInquiry', { body: { recipient_id: owner.id, message: greeting } }],
    ['sendMessage', { params: { id }, body: { message: 'Hello' } }],
    ['holdDecline', { params: { id: 1 }, body: { inquiry_ids: [id], message: null } }],
    ['notifyOthers', { params: { id: 1 }, body: { message: null } }],
    ['waitForContract', { params: { id: 1 }, body: { message: null } }],
    ['askOthersAgain', { params: { id: 1 } }],
    ['joinHousehold', { params: { id } }],
    ['makeOffer', { params: { id }, body: terms }],
    ['sendUserMessage', { params: { id }, body: { message: 'Hello' } }],
    ['saveOwnWanted', { body: wantedForm }],
    ['confirmOwnWanted', {}],
    ['saveGroupWanted', { params: { id: 1 }, body: groupWantedForm }],
    ['inviteWanted', { params: { id: 1 }, body: { listing_id: 1, message: greeting } }],
    ['answerWantedInvitation', { params: { id: 1 }, body: { status: 'declined' } }],
    ['answerFounding', { params: { id: 1 }, body: { answer: 'yes' } }],
    ['createGroup', { body: { name: 'Three for Neukölln' } }],
    ['renewGroupInvitation', { params: { id: 1 } }],
    ['joinGroup', { body: { code: 'ABCDEFGHJKLM' } }],
  ];
  const declared = Object.entries<Call>(calls).filter(([, call]) => call.needsProfile);
  expect(attempts.map(([call]) => call).toSorted()).toEqual(
    declared.map(([call]) => call).toSorted(),
  );
  for (const [why, fields] of unfit) {
    const as = await app.user(fields);
    for (const [call, options] of attempts) {
      const { status, problem } = await app.call(call, { as, ...options });
      expect([status, problem.code], `${call} of someone who ${why}`).toEqual([
        403,
        'profile_incomplete',
      ]);
    }
  }
  for (const onboarding_status of ['habits', 'skipped']) {
    const adult = await app.user({ onboarding_status, birth_date: born(18) });
    const { status } = await app.call('createListing', { as: adult, body: listingForm() });
    expect(status).toBe(201);
    const body = { recipient_id: owner.id, message: greeting };
    expect((await app.call('sendUserInquiry', { as: adult, body })).status).toBe(201);
    // The name of someone whose profile nobody can open yet is no link.
    const { answer } = await app.call('listReceivedUserInquiries', { as: owner, query: {} });
    const { status: opened } = await app.call('getUser', {
      as: owner,
      params: { id: adult.id },
    });
    const written = answer.items.find(({ other_user: other }) => other?.id === adult.id);
    expect(written?.other_user?.is_findable).toBe(onboarding_status === 'skipped');
    expect(opened).toBe(onboarding_status === 'skipped' ? 200 : 404);
  }
});

test('everyone in the demo who posts or writes could do so over the API', async () => {
  const demo = await openTestApp();
  const { sql } = demo.database;
  await seedDatabase(demo.database, '/media/', new Date());
  const writers = await sql<{ email: string }[]>`
    select email from users u where (
      exists (select from listings where user_id = u.id)
      or exists (select from inquiry_messages where author_id = u.id))
    and (first_name = '' or onboarding_status not in ('completed', 'skipped')
      or birth_date is null or birth_date > now() - interval '18 years')`;
  const [posted] = await sql<{ count: number }[]>`select count(*)::int as count from listings`;
  await demo.database.close();
  expect(writers).toEqual([]);
  expect(posted?.count).toBeGreaterThan(50);
});
