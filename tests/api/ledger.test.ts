// @module-tag essential

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListingLedger } from '#contract/listings/ledger.ts';
import { countAnswerTimes } from '#domain/inquiries/answer-times.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, room } from './inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.searchIndex.start();
});
afterAll(() => app.database.close());
beforeEach(async () => {
  await app.database.sql`delete from listings`;
  await app.database.sql`delete from answer_times`;
});

const readLedger = (id: number): Promise<ListingLedger> =>
  done(app, 'getListingLedger', { params: { id } });

test('everyone reads the facts of a room, each with its date, and nothing else', async () => {
  const owner = await app.user({ created_at: '2024-03-05T23:00:00Z' });
  const id = await room(app, owner);
  const { answer: listing } = await app.call('getListing', { params: { id } });
  expect(await readLedger(id)).toEqual({
    last_confirmed_at: listing.last_confirmed_at,
    owner: {
      member_since: '2024-03-05',
      answer_time: null,
      organization: null,
      upheld_reports: { count: 0, last_on: null },
    },
    photos: null,
    rent: null,
  });
  const seeker = await app.user();
  expect(await done(app, 'getUserLedger', { as: seeker, params: { id: owner.id } })).toEqual(
    (await readLedger(id)).owner,
  );
});

test('a room from another site has no owner to know of', async () => {
  const { sql } = app.database;
  const [listing] = await sql<{ id: number }[]>`
    insert into listings (title, address, monthly_rent, external_link)
    values ('From elsewhere', 'Harlem', 800, 'https://rooms.example/1') returning id`;
  expect(await readLedger(listing?.id ?? 0)).toMatchObject({ owner: null, photos: null });
});

describe('the answer time', () => {
  /** An inquiry of a new user, answered by a real call; then all of it moves into the past. */
  async function sendInquiryFrom(
    owner: TestUser,
    {
      listing,
      hours,
      daysAgo = 10,
      sender,
    }: { listing: number; hours: number | null; daysAgo?: number; sender?: TestUser },
  ): Promise<TestUser> {
    const as = sender ?? (await app.user());
    const body = { listing_id: listing, message: greeting };
    const { id } = await done(app, 'sendListingInquiry', { as, body });
    if (hours !== null) {
      await done(app, 'sendMessage', { as: owner, params: { id }, body: { message: 'Yes' } });
    }
    await app.database.sql`
      update inquiries set created_at = now() - make_interval(days => ${daysAgo}),
        answered_at = case when answered_at is not null then
          now() - make_interval(days => ${daysAgo}) + ${hours ?? 0} * interval '1 hour' end
      where id = ${id}`;
    // So that the same sender can write again.
    await done(app, 'updateInquiry', { as, params: { id }, body: { status: 'withdrawn' } });
    return as;
  }

  async function readAnswerTime(owner: TestUser, listing: number) {
    await app.database.sql`delete from answer_times`;
    await countAnswerTimes(app.database.sql);
    return (await readLedger(listing)).owner?.answer_time ?? null;
  }

  async function ownerWith(hours: (number | null)[]) {
    const owner = await app.user();
    const listing = await room(app, owner);
    for (const each of hours) await sendInquiryFrom(owner, { listing, hours: each });
    return { owner, listing };
  }

  test('is the median of real answers, from the fifth on, in coarse steps', async () => {
    const { owner, listing } = await ownerWith([0.5, 2, 2.5, 30]);
    expect(await readAnswerTime(owner, listing)).toBeNull();
    await sendInquiryFrom(owner, { listing, hours: 40 });
    const today = new Date().toISOString().slice(0, 10);
    expect(await readAnswerTime(owner, listing)).toEqual({
      within_hours: 3,
      answers: 5,
      counted_on: today,
    });
    const { items } = await done(app, 'listListings', {});
    expect(items[0]).toMatchObject({ answers_within_hours: 3 });
  });

  test('counts what was left unanswered as later than everything', async () => {
    const { owner, listing } = await ownerWith([1, 1, 1, 1, 50]);
    expect(await readAnswerTime(owner, listing)).toMatchObject({ within_hours: 1 });
    const { sql } = app.database;
    for (let nth = 0; nth < 4; nth += 1) {
      const sender = await sendInquiryFrom(owner, { listing, hours: null });
      await sql`update inquiries set status = 'expired' where sender_id = ${sender.id}`;
    }
    expect(await readAnswerTime(owner, listing)).toMatchObject({ within_hours: 72, answers: 5 });
    const sender = await sendInquiryFrom(owner, { listing, hours: null });
    await sql`update inquiries set status = 'read' where sender_id = ${sender.id}`;
    // More are unanswered than answered.
    const another = await sendInquiryFrom(owner, { listing, hours: null });
    await sql`update inquiries set status = 'read' where sender_id = ${another.id}`;
    expect(await readAnswerTime(owner, listing)).toBeNull();
  });

  test('hears each sender once, and suspended ones not at all', async () => {
    const { owner, listing } = await ownerWith([1, 1, 1]);
    const sender = await app.user();
    for (const daysAgo of [12, 11])
      await sendInquiryFrom(owner, { listing, hours: 1, daysAgo, sender });
    expect(await readAnswerTime(owner, listing)).toBeNull();
    const fifth = await sendInquiryFrom(owner, { listing, hours: 1 });
    expect(await readAnswerTime(owner, listing)).toMatchObject({ answers: 5 });
    await app.database.sql`update users set suspended_at = now() where id = ${fifth.id}`;
    expect(await readAnswerTime(owner, listing)).toBeNull();
  });

  test('changes with no message of the same day, and forgets what is old', async () => {
    const { owner, listing } = await ownerWith([1, 1, 1, 1]);
    await sendInquiryFrom(owner, { listing, hours: 0, daysAgo: 0 });
    await sendInquiryFrom(owner, { listing, hours: 1, daysAgo: 100 });
    expect(await readAnswerTime(owner, listing)).toBeNull();
  });

  test.each(['accepted', 'declined'] as const)('knows an inquiry that was %s', async (status) => {
    const [owner, sender] = [await app.user(), await app.user()];
    const body = { recipient_id: owner.id, message: greeting };
    const { id } = await done(app, 'sendUserInquiry', { as: sender, body });
    const answeredAt = async () =>
      (
        await app.database.sql<{ at: string | null }[]>`
        select answered_at::text as at from inquiries where id = ${id}`
      )[0]?.at;
    await done(app, 'sendMessage', { as: sender, params: { id }, body: { message: 'Hello?' } });
    expect(await answeredAt()).toBeNull();
    await done(app, 'updateInquiry', { as: owner, params: { id }, body: { status } });
    expect(await answeredAt()).not.toBeNull();
  });
});

test('reports count once they were upheld: not while an appeal is open, and not when it was reversed', async () => {
  const owner = await app.user();
  const id = await room(app, owner);
  const { sql } = app.database;
  await sql`
    insert into statements (user_id, action, rule, note, target_kind, target_id, target_label,
      admin_id, created_at, appeal_text, appealed_at, decision, decision_note, decided_by, decided_at)
    select ${owner.id}, 'warned', 'not_real', 'Secret words', 'listing', ${id}, 'A room', 1, at,
      text, appealed, decision, case when decision is not null then 'note' end,
      case when decision is not null then 1 end, decided
    from (values
      (now() - interval '40 days', null, null::timestamptz, null, null::timestamptz),
      (now() - interval '30 days', 'No', now(), null, null),
      (now() - interval '30 days', 'No', now(), 'reversed', now()),
      (now() - interval '20 days', 'No', now() - interval '9 days', 'upheld', now() - interval '8 days'),
      (now() - interval '13 months', null, null, null, null)
    ) given (at, text, appealed, decision, decided)`;
  const day = new Date(Date.now() - 8 * 86_400_000).toISOString().slice(0, 10);
  const { answer, headers } = await app.call('getListingLedger', { params: { id } });
  expect(answer.owner?.upheld_reports).toEqual({ count: 2, last_on: day });
  expect(JSON.stringify(answer)).not.toContain('Secret');
  expect(headers.get('cache-control')).toContain('public');
});

test('photos are said to be nowhere else only once all were compared, and none is elsewhere', async () => {
  const { sql } = app.database;
  const [owner, other] = [await app.user(), await app.user()];
  const [id, own, elsewhere] = [
    await room(app, owner),
    await room(app, owner),
    await room(app, other),
  ];
  const photo = async (listing: number) => {
    const [image] = await sql<{ id: number }[]>`
      insert into listing_images (listing_id, position, key, width, height, placeholder, variants)
      values (${listing}, (select count(*) from listing_images where listing_id = ${listing}),
        gen_random_uuid()::text, 4, 3, '#777777', '[]') returning id`;
    return image?.id ?? 0;
  };
  const look = (image: number, comparedAt: string | null) => sql`
    insert into photo_looks (image_id, look, compared_at)
    values (${image}, decode(repeat('00', 2304), 'hex'), ${comparedAt})`;
  const readPhotos = async () => (await readLedger(id)).photos;
  const [one, two] = [await photo(id), await photo(id)];
  await look(one, '2026-11-03T10:00:00Z');
  expect(await readPhotos()).toBeNull();
  await look(two, null);
  expect(await readPhotos()).toBeNull();
  await sql`update photo_looks set compared_at = '2026-11-04T10:00:00Z' where image_id = ${two}`;
  expect(await readPhotos()).toEqual({ count: 2, compared_on: '2026-11-04' });
  const same = async (first: number, second: number) => sql`
    insert into same_photos (image_id, other_image_id)
    values (${Math.min(first, second)}, ${Math.max(first, second)})`;
  await same(one, await photo(own));
  expect(await readPhotos()).toEqual({ count: 2, compared_on: '2026-11-04' });
  await same(two, await photo(elsewhere));
  expect(await readPhotos()).toBeNull();
});
