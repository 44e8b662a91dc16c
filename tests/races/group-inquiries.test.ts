import { afterAll, beforeAll, expect, test } from 'vitest';
import { longRounds } from '#tests/support/seed.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { about, groupWith, join } from '../api/groups/steps.ts';
import { done, greeting, room } from '../api/inquiries/steps.ts';
import { terms } from '../api/offers/steps.ts';

/** How often each race is run. */
const tries = longRounds(200);

let app: TestApp;
beforeAll(async () => {
  // As on two servers: on one, the writes of a user wait for each other.
  app = await openTestApp({}, { concurrencyLimiter: { run: (_, __, work) => work() } });
});
afterAll(() => app.database.close());

const send = (as: TestUser, listing_id: number, group_id?: number) =>
  app.call('sendListingInquiry', {
    as,
    body: { listing_id, message: greeting, ...(group_id !== undefined && { group_id }) },
  });

/** How many open applications for a listing each of these has, alone or with a group. */
async function applications(people: readonly TestUser[], listing: number): Promise<number[]> {
  const counts: number[] = [];
  for (const { id } of people) {
    const [row] = await app.database.sql<{ count: number }[]>`
      select count(*)::int as count from inquiry_seekers s join inquiries i on i.id = s.inquiry_id
      where s.user_id = ${id} and i.listing_id = ${listing}
        and i.status in ('sent', 'read', 'accepted')`;
    counts.push(row?.count ?? 0);
  }
  return counts;
}

test('two of a group send for it at once: one does', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const { id, people } = await groupWith(app, 3);
    const listing = await room(app, await app.user());
    const answers = await Promise.all(people.map((each) => send(each, listing, id)));
    const codes = answers.map(({ status, problem }) => (status === 201 ? 'sent' : problem.code));
    expect(codes.toSorted()).toEqual(['inquiry_open', 'inquiry_open', 'sent']);
    expect(await applications(people, listing)).toEqual([1, 1, 1]);
  }
});

test('one writes alone while another sends for the group: each applies once', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const { id, lead, others, people } = await groupWith(app, 3);
    const listing = await room(app, await app.user());
    const answers = await Promise.all([send(lead, listing, id), send(others[0]!, listing)]);
    expect(answers.map(({ status }) => status < 500)).toEqual([true, true]);
    expect(answers[0].status).toBe(201);
    expect(await applications(people, listing)).toEqual([1, 1, 1]);
  }
});

test('two groups with one person in both send at once: that person applies once', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const one = await groupWith(app, 2);
    const other = await groupWith(app, 2);
    const both = one.others[0]!;
    await join(app, both, other.code);
    const listing = await room(app, await app.user());
    const answers = await Promise.all([
      send(one.lead, listing, one.id),
      send(other.lead, listing, other.id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await applications([one.lead, other.lead, both], listing)).toEqual([1, 1, 1]);
  }
});

test('somebody joins while the group sends, or while they write alone: they apply once', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const { id, code, lead } = await groupWith(app, 2);
    const listing = await room(app, await app.user());
    const dora = await app.user();
    const answers = await Promise.all([
      send(lead, listing, id),
      app.call('joinGroup', { as: dora, body: { code } }),
      send(dora, listing),
    ]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(await applications([lead, dora], listing)).toEqual([1, 1]);
  }
});

test('the sender leaves while the owner declines and another writes: nothing is left half done', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const { id: groupId, lead, others } = await groupWith(app, 3);
    const owner = await app.user();
    const listing = await room(app, owner);
    const body = { listing_id: listing, message: greeting, group_id: groupId };
    const { id } = await done(app, 'sendListingInquiry', { as: lead, body });
    const answers = await Promise.all([
      app.call('leaveGroup', about(lead, groupId)),
      app.call('updateInquiry', { ...about(owner, id), body: { status: 'declined' } }),
      app.call('sendMessage', { ...about(others[0]!, id), body: { message: 'Hello again' } }),
    ]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const inquiry = await done(app, 'getInquiry', about(owner, id));
    expect(inquiry.status).toBe('declined');
    expect(inquiry.group!.members.map((member) => member.id).toSorted((a, b) => a - b)).toEqual(
      others.map((other) => other.id).toSorted((a, b) => a - b),
    );
  }
});

test('one leaves while the others accept: nobody accepted for a group that is not theirs', async () => {
  for (let turn = 0; turn < tries; turn += 1) {
    const { id: group_id, lead, others } = await groupWith(app, 3);
    const owner = await app.user();
    const listing_id = await room(app, owner, { looking_for_roommates: 3 });
    const body = { listing_id, message: greeting, group_id };
    const { id } = await done(app, 'sendListingInquiry', { as: lead, body });
    await done(app, 'makeOffer', { ...about(owner, id), body: terms });
    const accept = (as: TestUser) =>
      app.call('updateOffer', { ...about(as, id), body: { status: 'accepted' } });
    await accept(lead);
    const answers = await Promise.all([
      app.call('leaveGroup', about(lead, group_id)),
      ...others.map(accept),
    ]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    for (const other of others) await accept(other);
    const { offer } = await done(app, 'getOffer', about(owner, id));
    expect(offer).toMatchObject({ status: 'accepted', group: { missing: [] } });
  }
});
