// @module-tag essential

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { capacities, quotas } from '#contract/quotas.ts';
import { deleteOldFoundingAnswers } from '#domain/wanted/founding.ts';
import { listMails } from '#server/list-mails.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { habitAnswers, wantedAnswers } from '#tests/support/onboarding-answers.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal } from '../inquiries/steps.ts';
import { seeker, spot } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ QUOTA_FACTOR: '1' });
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

type Seeker = TestUser & { page: number };
const about = (as: TestUser, { page }: { page: number }, answer: 'yes' | 'no' | null) => ({
  as,
  params: { id: page },
  body: { answer },
});
const say = (as: TestUser, other: { page: number }, answer: 'yes' | 'no' | null) =>
  done(app, 'answerFounding', about(as, other, answer));
const list = (as: TestUser, answer?: 'yes' | 'no') =>
  done(app, 'listFounding', { as, query: answer ? { answer } : {} });
const listedPages = async (as: TestUser, answer?: 'yes' | 'no') =>
  (await list(as, answer)).items.map(({ id }) => id);
/** All that somebody sees of another one, and of the lists in which they may be. */
const seen = async (as: TestUser, other: Seeker) =>
  JSON.stringify([
    await done(app, 'getWanted', { as, params: { id: other.page } }),
    await list(as),
    await list(as, 'yes'),
    await list(as, 'no'),
    await done(app, 'listGroups', { as, query: {} }),
  ]);

test('a yes of both founds one group, which the first leads, and tells the first by mail', async () => {
  const [ana, ben] = [await seeker(app), await seeker(app)];
  expect(await say(ana, ben, 'yes')).toEqual({ answer: 'yes', group_id: null, is_ready: true });
  const { group_id } = await say(ben, ana, 'yes');
  expect(group_id).not.toBeNull();
  const group = await done(app, 'getGroup', { as: ana, params: { id: group_id! } });
  expect(group.members.map(({ user, role }) => [user?.id, role])).toEqual([
    [ana.id, 'lead'],
    [ben.id, 'member'],
  ]);
  const [job, ...more] = await readJobs(app.database.sql, 'mail');
  expect([job?.data['kind'], job?.data['user_id'], more]).toEqual(['founded', ana.id, []]);
  const compose = listMails(mailDeps(app.database.sql)).founded;
  const composed = (await compose(job as never)) as { mail: { text: string } | null };
  expect(composed.mail?.text).toContain(`/groups/${group_id}`);
  // Repeating it changes nothing; only leaving the group ends it.
  expect((await say(ana, ben, 'yes')).group_id).toBe(group_id);
  expect(await refusal(app, 'answerFounding', about(ana, ben, 'no'))).toBe('transition_refused');
  await done(app, 'leaveGroup', { as: ben, params: { id: group_id! } });
  expect(await compose(job as never)).toEqual({ mail: null });
});

test('nobody can tell a yes or a no of the other one from no answer', async () => {
  const [ana, ben] = [await seeker(app), await seeker(app)];
  const silent = await seen(ana, ben);
  await say(ben, ana, 'yes');
  expect(await seen(ana, ben)).toBe(silent);
  await say(ben, ana, 'no');
  expect(await seen(ana, ben)).toBe(silent);
  await say(ana, ben, 'yes');
  const waiting = await seen(ana, ben);
  await say(ben, ana, null);
  expect(await seen(ana, ben)).toBe(waiting);
  expect(await readJobs(app.database.sql, 'mail')).toEqual([]);
});

test('lists who was not answered near the user, by fit, and then who was answered', async () => {
  const far = { latitude: 48.14, longitude: 11.58 };
  const place = { latitude: 53.55, longitude: 10 };
  const facts = { ...place, area: 'Hamburg' };
  const ana = await seeker(app, {}, facts);
  const close = await seeker(app, {}, facts);
  const other = await seeker(app, {}, facts);
  await seeker(app, {}, far);
  const kept = await seeker(app, { visibility: 'owners' }, facts);
  for (const each of [ana, close]) {
    await done(app, 'saveHabits', { as: each, body: habitAnswers() });
    await done(app, 'savePreferences', { as: each, body: wantedAnswers() });
  }
  const open = await list(ana);
  expect(open).toMatchObject({ sorted_by: 'fit', has_answers: true, is_ready: true, total: 2 });
  expect(open.items.map(({ id }) => id)).toEqual([close.page, other.page]);
  expect(open.items[0]?.fit?.score).toBeGreaterThan(0);
  await say(ana, close, 'yes');
  await say(ana, other, 'no');
  expect(await listedPages(ana)).toEqual([]);
  expect(await listedPages(ana, 'yes')).toEqual([close.page]);
  expect(await listedPages(ana, 'no')).toEqual([other.page]);
  expect(await refusal(app, 'answerFounding', about(ana, kept, 'yes'))).toBe('not_found');
  await say(close, ana, 'yes');
  // Who is in a group with them is not suggested.
  expect(await listedPages(ana, 'yes')).toEqual([]);
  expect(await listedPages(close)).toEqual([other.page]);
});

test('a yes needs a page of one’s own that everyone with an account sees', async () => {
  const ben = await seeker(app);
  const without = await app.user({ subject: crypto.randomUUID(), ...spot });
  expect(await refusal(app, 'answerFounding', about(without, ben, 'yes'))).toBe('conflict');
  expect((await say(without, ben, 'no')).is_ready).toBe(false);
  const hidden = await seeker(app, { visibility: 'nobody' });
  expect(await refusal(app, 'answerFounding', about(hidden, ben, 'yes'))).toBe('conflict');
  expect(await refusal(app, 'answerFounding', about(ben, ben, 'yes'))).toBe('own_target');
});

test.each([
  [
    'is blocked',
    (ana: Seeker, ben: Seeker) => done(app, 'blockUser', { as: ana, params: { id: ben.id } }),
  ],
  [
    'is suspended',
    (ana: Seeker) => app.database.sql`update users set suspended_at = now() where id = ${ana.id}`,
  ],
  [
    'is hidden by administrators',
    (ana: Seeker) =>
      app.database.sql`update wanted_pages set hidden_note = 'x' where user_id = ${ana.id}`,
  ],
  [
    'has ended',
    (ana: Seeker) => app.database.sql`
    update wanted_pages set confirmed_at = now() - interval '60 days' where user_id = ${ana.id}`,
  ],
  ['deleted the page', (ana: Seeker) => done(app, 'deleteOwnWanted', { as: ana })],
])('a yes of somebody who %s founds no group', async (_, end) => {
  const [ana, ben] = [await seeker(app), await seeker(app)];
  await say(ana, ben, 'yes');
  await end(ana, ben);
  expect(await refusal(app, 'answerFounding', about(ben, ana, 'yes'))).toBe('not_found');
  expect(await listedPages(ben)).not.toContain(ana.page);
});

test('a yes goes with the page, and a no stays', async () => {
  const [ana, ben, cleo] = [await seeker(app), await seeker(app), await seeker(app)];
  await say(ana, ben, 'yes');
  await say(ana, cleo, 'no');
  await done(app, 'deleteOwnWanted', { as: ana });
  const { founding_answers: exported } = await done(app, 'exportAccount', { as: ana });
  expect(exported.map(({ user_id, answer }) => [user_id, answer])).toEqual([[cleo.id, 'no']]);
});

test('who is in as many groups as one can be says no yes, and a yes of theirs waits', async () => {
  const [ana, ben] = [await seeker(app), await seeker(app)];
  await say(ana, ben, 'yes');
  const fill = () =>
    app.database.sql`with made as (insert into groups (name)
      select 'Full' from generate_series(1, ${capacities.groups}) returning id)
      insert into group_members (group_id, user_id, seat, role)
      select id, ${ana.id}, 1, 'lead' from made`;
  await fill();
  expect(await say(ben, ana, 'yes')).toEqual({ answer: 'yes', group_id: null, is_ready: true });
  expect(await refusal(app, 'answerFounding', about(ana, ben, 'yes'))).toBe('too_many_groups');
  await app.database.sql`delete from group_members where user_id = ${ana.id}`;
  expect((await say(ana, ben, 'yes')).group_id).not.toBeNull();
});

test('somebody answers so often a day', async () => {
  const [ana, ben] = [await seeker(app), await seeker(app)];
  for (let nth = 0; nth < quotas.foundingAnswers.times; nth += 1) await say(ana, ben, 'no');
  expect(await refusal(app, 'answerFounding', about(ana, ben, 'yes'))).toBe('rate_limited');
});

test('answers are deleted after ninety days, and count no longer', async () => {
  const [ana, ben] = [await seeker(app), await seeker(app)];
  await say(ana, ben, 'yes');
  const age = (days: number) => app.database.sql`
    update founding_answers set answered_at = now() - make_interval(days => ${days})`;
  await age(89);
  await deleteOldFoundingAnswers(app.database.sql);
  expect(await listedPages(ana, 'yes')).toEqual([ben.page]);
  await age(91);
  expect(await listedPages(ana, 'yes')).toEqual([]);
  await deleteOldFoundingAnswers(app.database.sql);
  expect(await app.database.sql`select from founding_answers`).toHaveLength(0);
});
