import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { capacities } from '#contract/quotas.ts';
import { messagesIn } from '#tests/support/messages-in.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, refusal, room } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ QUOTA_FACTOR: '1' });
});
afterAll(() => app.database.close());

const save = (as: TestUser, text: string) =>
  done(app, 'createReplyTemplate', { as, body: { text } });
const read = (as: TestUser) => done(app, 'listReplyTemplates', { as });
const readTexts = async (as: TestUser) => (await read(as)).items.map(({ text }) => text);

test('a template is saved, listed, changed and deleted by its owner alone', async () => {
  const [owner, other] = [await app.user(), await app.user()];
  expect(await read(owner)).toEqual({ items: [], suggestion: null });
  const { id, text } = await save(owner, '  Hi {first_name}!\n');
  expect(text).toBe('Hi {first_name}!');
  await save(owner, 'Newer');
  expect(await readTexts(owner)).toEqual(['Newer', 'Hi {first_name}!']);
  expect(await readTexts(other)).toEqual([]);

  const change = { params: { id }, body: { text: 'Hello {first_name}, come on {day}' } };
  const absent = { ...change, params: { id: 2_000_000_000 } };
  const answers = [
    await app.call('updateReplyTemplate', { as: other, ...change }),
    await app.call('updateReplyTemplate', { as: other, ...absent }),
    await app.call('deleteReplyTemplate', { as: other, params: { id } }),
    await app.call('deleteReplyTemplate', { as: other, params: absent.params }),
  ];
  for (const { status, problem } of answers) {
    expect([status, problem.code, problem.detail_code]).toEqual([
      404,
      'not_found',
      'reply_template.missing',
    ]);
  }
  expect(await done(app, 'updateReplyTemplate', { as: owner, ...change })).toMatchObject({
    id,
    text: 'Hello {first_name}, come on {day}',
  });
  await done(app, 'deleteReplyTemplate', { as: owner, params: { id } });
  expect(await readTexts(owner)).toEqual(['Newer']);
  expect(await refusal(app, 'deleteReplyTemplate', { as: owner, params: { id } })).toBe(
    'not_found',
  );
});

test('the same text is saved once, even when it is sent at the same time', async () => {
  const owner = await app.user();
  const saved = await Promise.all([1, 2, 3].map(() => save(owner, 'Twice')));
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  expect(await readTexts(owner)).toEqual(['Twice']);
});

test('a text that is blank or longer than a message is refused with a reason', async () => {
  const owner = await app.user();
  const messageFor = async (text: string) => {
    const { problem } = await app.call('createReplyTemplate', { as: owner, body: { text } });
    return messagesIn(problem);
  };
  expect(await messageFor(' \n')).toEqual([{ path: 'text', message: 'Write a message' }]);
  expect(await messageFor('x'.repeat(limits.message.max + 1))).toEqual([
    { path: 'text', message: 'Message too long' },
  ]);
});

test('a person can have thirty templates', async () => {
  const owner = await app.user();
  for (let count = 1; count <= capacities.replyTemplates; count += 1) {
    await save(owner, `Template ${count}`);
  }
  const { status, problem } = await app.call('createReplyTemplate', {
    as: owner,
    body: { text: 'One more' },
  });
  expect([status, problem.code, problem.detail]).toEqual([
    409,
    'too_many_reply_templates',
    'You saved 30 templates. Delete one first',
  ]);
  expect(problem.detail_code).toBe('reply_templates.most');
  // What is there already is no further one.
  expect((await save(owner, 'Template 3')).text).toBe('Template 3');
});

/** Inquiries of people with these first names about a room of a new owner. */
async function receivedInquiries(names: string[]) {
  const owner = await app.user();
  const listing_id = await room(app, owner);
  const ids: number[] = [];
  for (const first_name of names) {
    const as = await app.user({ first_name });
    const body = { listing_id, message: greeting };
    ids.push((await done(app, 'sendListingInquiry', { as, body })).id);
  }
  const answer = (index: number, message: string) =>
    done(app, 'sendMessage', { as: owner, params: { id: ids[index] }, body: { message } });
  return { owner, ids, answer };
}

const invite = (name: string, day: string) =>
  `Hi ${name}, thank you for writing. The room is still free, would you like to see it on ${day}?`;

test('the third similar message in another inquiry is suggested, with a field for the name', async () => {
  const { owner, answer } = await receivedInquiries(['Anna', 'Ben', 'Chloé']);
  await answer(0, invite('Anna', 'Monday'));
  // Twice to the same person is no reason for a template.
  await answer(0, invite('Anna', 'Tuesday'));
  await answer(1, invite('Ben', 'Monday'));
  expect((await read(owner)).suggestion).toBeNull();
  await answer(2, invite('Chloé', 'Friday'));
  const text = invite('{first_name}', 'Friday');
  expect((await read(owner)).suggestion).toEqual({ text });

  // Something else that is written later changes nothing.
  await answer(1, 'By the way, we have a cat.');
  expect((await read(owner)).suggestion).toEqual({ text });
  await save(owner, invite('{first_name}', '{day}'));
  expect((await read(owner)).suggestion).toBeNull();
});

test('short, removed and old messages are not suggested', async () => {
  const { sql } = app.database;
  const { owner, answer } = await receivedInquiries(['Anna', 'Ben', 'Chloé']);
  for (const index of [0, 1, 2]) await answer(index, 'Thank you!');
  expect((await read(owner)).suggestion).toBeNull();
  for (const index of [0, 1, 2]) await answer(index, invite('you', 'Monday'));
  const text = invite('you', 'Monday');
  expect((await read(owner)).suggestion).toEqual({ text });

  await sql`update inquiry_messages set removed_at = now()
    where id = (select max(id) from inquiry_messages where author_id = ${owner.id})`;
  expect((await read(owner)).suggestion).toBeNull();
  await sql`update inquiry_messages set removed_at = null where author_id = ${owner.id}`;
  expect((await read(owner)).suggestion).toEqual({ text });
  await sql`update inquiry_messages set created_at = created_at - interval '91 days'
    where id = (select min(id) from inquiry_messages
      where author_id = ${owner.id} and text = ${text})`;
  expect((await read(owner)).suggestion).toBeNull();
});

test('what others wrote alike is not counted, nor a name of a deleted account', async () => {
  const { owner, ids, answer } = await receivedInquiries(['Anna', 'Ben', 'Chloé', 'Dora']);
  // All four senders wrote the same greeting, each in one inquiry.
  expect((await read(owner)).suggestion).toBeNull();
  for (const index of [0, 1, 2]) await answer(index, invite('Anna', 'Monday'));
  const [first] = await app.database.sql<{ sender_id: number }[]>`
    select sender_id from inquiries where id = ${ids[2]!}`;
  await app.database.sql`delete from users where id = ${first!.sender_id}`;
  // The newest of them went to Chloé, whose name is not in it.
  expect((await read(owner)).suggestion).toEqual({ text: invite('Anna', 'Monday') });
});

test('templates are in the export of an account, and are deleted with it', async () => {
  const owner = await app.user();
  const saved = await save(owner, 'Hi {first_name}');
  expect((await done(app, 'exportAccount', { as: owner })).reply_templates).toEqual([saved]);
  await done(app, 'deleteAccount', { as: owner });
  const left = await app.database.sql`select from reply_templates where user_id = ${owner.id}`;
  expect(left).toHaveLength(0);
});
