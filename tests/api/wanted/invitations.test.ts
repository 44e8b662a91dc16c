// @module-tag essential

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { quotas } from '#contract/quotas.ts';
import type { WantedMail } from '#domain/notifications/queue.ts';
import { listMails } from '#server/list-mails.ts';
import { deleteOldWantedInvitations } from '#domain/wanted/read-invitations.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, refusal, room } from '../inquiries/steps.ts';
import { asking, invite, owner, seeker } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ QUOTA_FACTOR: '1' });
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

const answer = (
  as: TestUser,
  id: number,
  body: { status: 'declined' | 'withdrawn' } | { status: 'accepted'; message: string },
) => ({ as, params: { id }, body });
const yes = { status: 'accepted', message: greeting } as const;
const received = async (as: TestUser) =>
  (await done(app, 'listWantedInvitations', { as, query: {} })).items;

test('an owner invites, the seeker says yes, and an inquiry begins with both messages', async () => {
  const host = await owner(app);
  const author = await seeker(app);
  const id = await invite(app, host, author);
  expect(await received(author)).toMatchObject([
    { id, side: 'received', status: 'sent', message: asking, other: { id: host.id } },
  ]);
  const accepted = await done(app, 'answerWantedInvitation', answer(author, id, yes));
  expect(accepted.status).toBe('accepted');
  const inquiry = { params: { id: accepted.inquiry_id ?? 0 } };
  const messages = await done(app, 'listMessages', { as: host, ...inquiry, query: {} });
  expect(messages.items.map(({ text }) => text).toSorted()).toEqual([greeting, asking].toSorted());
  expect(await done(app, 'getInquiry', { as: host, ...inquiry })).toMatchObject({
    side: 'recipient',
    status: 'sent',
    message: greeting,
    unread: 1,
  });
  // Repeating the answer changes nothing.
  expect(await done(app, 'answerWantedInvitation', answer(author, id, yes))).toEqual(accepted);
});

test('a no tells the owner by mail, and ends their invitations to this person for a while', async () => {
  const host = await owner(app);
  const author = await seeker(app);
  const id = await invite(app, host, author);
  await done(app, 'answerWantedInvitation', answer(author, id, { status: 'declined' }));
  expect(await mailsTo(host)).toEqual(['wanted_declined']);
  const again = {
    as: host,
    params: { id: author.page },
    body: { listing_id: await room(app, host), message: asking },
  };
  expect(await refusal(app, 'inviteWanted', again)).toBe('rate_limited');
});

test('the invited person reads the invitation in a mail', async () => {
  const host = await owner(app);
  const author = await seeker(app);
  const id = await invite(app, host, author);
  const jobs = await readJobs(app.database.sql, 'mail');
  const job = jobs.find(({ data }) => data['invitation_id'] === id) as never;
  const compose = listMails(mailDeps(app.database.sql)).wanted_invited;
  const composed = (await compose(job)) as { mail: { text: string } | null };
  expect(composed.mail?.text).toContain(asking);
  await done(app, 'answerWantedInvitation', answer(host, id, { status: 'withdrawn' }));
  expect(await compose(job)).toEqual({ mail: null });
});

test('an owner invites a person once to a room, and not who wrote about it', async () => {
  const host = await owner(app);
  const author = await seeker(app);
  await invite(app, host, author);
  const invitation = (page: number) => ({
    as: host,
    params: { id: page },
    body: { listing_id: host.listing, message: asking },
  });
  expect(await refusal(app, 'inviteWanted', invitation(author.page))).toBe('conflict');
  const writer = await seeker(app);
  const body = { listing_id: host.listing, message: greeting };
  await done(app, 'sendListingInquiry', { as: writer, body });
  expect(await refusal(app, 'inviteWanted', invitation(writer.page))).toBe('inquiry_open');
});

test('nobody is invited across a block, by a page that they cannot see, or to a room of others', async () => {
  const host = await owner(app);
  const author = await seeker(app);
  const hidden = await seeker(app, { visibility: 'nobody' });
  const invitation = (as: TestUser, page: number, listing_id = host.listing) => ({
    as,
    params: { id: page },
    body: { listing_id, message: asking },
  });
  expect(await refusal(app, 'inviteWanted', invitation(host, hidden.page))).toBe('not_found');
  expect(await refusal(app, 'inviteWanted', invitation(await app.user(), author.page))).toBe(
    'forbidden',
  );
  await done(app, 'blockUser', { as: author, params: { id: host.id } });
  expect(await refusal(app, 'inviteWanted', invitation(host, author.page))).toBe('not_found');
});

test('an invitation of an owner who was suspended or blocked since is not shown any more', async () => {
  const author = await seeker(app);
  const [suspended, blocked] = [await owner(app), await owner(app)];
  await invite(app, suspended, author);
  await invite(app, blocked, author);
  await app.database.sql`update users set suspended_at = now() where id = ${suspended.id}`;
  await done(app, 'blockUser', { as: author, params: { id: blocked.id } });
  expect(await received(author)).toEqual([]);
});

test('only the invited person answers, only the owner takes back, and each once', async () => {
  const host = await owner(app);
  const author = await seeker(app);
  const id = await invite(app, host, author);
  const refused = (as: TestUser, body: Parameters<typeof answer>[2]) =>
    refusal(app, 'answerWantedInvitation', answer(as, id, body));
  expect(await refused(host, yes)).toBe('transition_refused');
  expect(await refused(author, { status: 'withdrawn' })).toBe('transition_refused');
  expect(await refused(await app.user(), yes)).toBe('not_found');
  await done(app, 'answerWantedInvitation', answer(host, id, { status: 'withdrawn' }));
  expect(await refused(author, yes)).toBe('transition_refused');
  const other = await owner(app);
  const accepted = await invite(app, other, author);
  await done(app, 'answerWantedInvitation', answer(author, accepted, yes));
  const no = answer(author, accepted, { status: 'declined' });
  expect(await refusal(app, 'answerWantedInvitation', no)).toBe('transition_refused');
});

test('a yes and taking back at once never leave both', async () => {
  for (let round = 0; round < 20; round += 1) {
    const host = await owner(app);
    const author = await seeker(app);
    const id = await invite(app, host, author);
    const [accepted, withdrawn] = await Promise.all([
      app.call('answerWantedInvitation', answer(author, id, yes)),
      app.call('answerWantedInvitation', answer(host, id, { status: 'withdrawn' })),
    ]);
    expect(new Set([accepted.status, withdrawn.status])).toEqual(new Set([200, 409]));
    const inquiries = await app.database.sql`
      select from inquiries where sender_id = ${author.id} and listing_id = ${host.listing}`;
    expect(inquiries).toHaveLength(accepted.status === 200 ? 1 : 0);
  }
});

test('an owner invites so many people a day', async () => {
  const host = await owner(app);
  for (let nth = 0; nth < quotas.wantedInvitations.times; nth += 1) {
    await invite(app, host, await seeker(app));
  }
  const { page } = await seeker(app);
  const body = { listing_id: host.listing, message: asking };
  expect(await refusal(app, 'inviteWanted', { as: host, params: { id: page }, body })).toBe(
    'rate_limited',
  );
});

test('invitations are deleted after ninety days', async () => {
  const host = await owner(app);
  const author = await seeker(app);
  const id = await invite(app, host, author);
  const age = (days: number) => app.database.sql`
    update wanted_invitations set created_at = now() - make_interval(days => ${days}) where id = ${id}`;
  await age(89);
  await deleteOldWantedInvitations(app.database.sql);
  expect(await received(author)).toHaveLength(1);
  await age(91);
  await deleteOldWantedInvitations(app.database.sql);
  expect(await received(author)).toEqual([]);
});

async function mailsTo({ id }: TestUser): Promise<WantedMail['kind'][]> {
  const jobs = await readJobs(app.database.sql, 'mail');
  return jobs
    .filter(({ data }) => data['user_id'] === id)
    .map(({ data }) => data['kind'] as WantedMail['kind']);
}
