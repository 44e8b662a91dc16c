// @module-tag essential

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { declineLimits } from '#contract/applicants/declines.ts';
import { quotas } from '#contract/quotas.ts';
import { deleteOldDeclines } from '#domain/applicants/declines/decline-sender.ts';
import type { JobWorker } from '#platform/jobs/job-worker.ts';
import { countJobs, readJobs } from '#tests/support/jobs.ts';
import { openTestApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, refusal, room } from '../inquiries/steps.ts';
import { applicant, hold, letSecondsPass, startSender, undo } from './decline-steps.ts';

let app: TestApp;
let sender: JobWorker;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(async () => {
  sender = await startSender(app);
});
afterEach(() => sender.stop());

/** A room of a new person with this many applicants. */
async function roomWith(count: number) {
  const owner = await app.user();
  const id = await room(app, owner, { title: 'A quiet room' });
  const people = await Promise.all(Array.from({ length: count }, () => applicant(app, id)));
  return { owner, id, people, inquiries: people.map(({ inquiry }) => inquiry) };
}

const untilSent = async () => {
  await letSecondsPass(app);
  await vi.waitFor(
    async () => expect(await countJobs(app.database.sql, 'declines')).toBe(0),
    20_000,
  );
};
const readInquiry = (as: TestUser, id: number) => done(app, 'getInquiry', { as, params: { id } });
const readStatus = async (as: TestUser, id: number) => (await readInquiry(as, id)).status;
const board = (as: TestUser, id: number) => done(app, 'listApplicants', { as, params: { id } });
const mailsAbout = (id: number) =>
  readJobs<{ user_id: number; message_id: number | null }>(app.database.sql, 'mail', {
    kind: 'declined',
    inquiry_id: id,
  });
const outcome = async (id: number) => {
  const [row] = await app.database.sql<{ sent: number; skipped: number; message: string | null }[]>`
    select sent, skipped, message from held_declines where id = ${id}`;
  return row && { ...row };
};

describe('declining several at once', () => {
  test('tells each once, by name, after ten seconds, and nobody before', async () => {
    const { owner, id, people, inquiries } = await roomWith(3);
    await app.database.sql`update users set first_name = 'Ada $&' where id = ${people[0]!.as.id}`;
    const held = await hold(app, owner, id, inquiries, 'Hello {first_name}, dear {first_name}!');
    expect(held.count).toBe(3);
    const waits = Date.parse(held.due_at) - app.database.clock.now();
    expect(waits).toBeGreaterThan((declineLimits.undoSeconds - 3) * 1000);
    expect(waits).toBeLessThanOrEqual(declineLimits.undoSeconds * 1000 + 500);
    for (const { as, inquiry } of people) expect(await readStatus(as, inquiry)).toBe('sent');
    await untilSent();
    for (const { as, inquiry } of people) {
      const { status, last_message: last, unread } = await readInquiry(as, inquiry);
      expect({ status, unread, is_mine: last.is_mine }).toEqual({
        status: 'declined',
        unread: 1,
        is_mine: false,
      });
      expect(last.text).toMatch(/^Hello (\S.*), dear \1!$/);
      const mails = await mailsAbout(inquiry);
      expect(mails.map(({ data }) => data.user_id)).toEqual([as.id]);
      expect(mails[0]?.data.message_id).not.toBeNull();
    }
    expect((await readInquiry(people[0]!.as, inquiries[0]!)).last_message.text).not.toContain('{');
    expect(await outcome(held.id)).toEqual({ sent: 3, skipped: 0, message: null });
    expect((await board(owner, id)).counts).toEqual({ declined: 3 });
  });

  test('writes a kind text of ours in the language of each reader', { tags: 'long' }, async () => {
    const { owner, id, people, inquiries } = await roomWith(5);
    const languages = ['en', 'de', 'es', 'pt', 'ar'];
    for (const [at, { as }] of people.entries()) {
      await app.database.sql`
        update users set locale = ${languages[at]!}, first_name = 'Robin' where id = ${as.id}`;
    }
    await hold(app, owner, id, inquiries);
    await untilSent();
    const texts = await Promise.all(
      people.map(async ({ as, inquiry }) => (await readInquiry(as, inquiry)).last_message.text),
    );
    expect(texts.map((text) => text.split('\n')[0])).toEqual([
      'Hello Robin,',
      'Hallo Robin,',
      'Hola, Robin:',
      'Oi, Robin!',
      'مرحبًا Robin،',
    ]);
    for (const text of texts) expect(text).toContain('A quiet room');
  });

  test('is undone within the ten seconds, also twice, and nothing was sent', async () => {
    const { owner, id, people, inquiries } = await roomWith(2);
    const before = await board(owner, id);
    const { id: decline } = await hold(app, owner, id, inquiries);
    expect((await undo(app, owner, id, decline)).status).toBe(204);
    expect((await undo(app, owner, id, decline)).status).toBe(204);
    await untilSent();
    expect(await board(owner, id)).toEqual(before);
    for (const { as, inquiry } of people) {
      expect(await readStatus(as, inquiry)).toBe('sent');
      expect(await mailsAbout(inquiry)).toEqual([]);
    }
    // So they can be declined after all.
    expect((await hold(app, owner, id, inquiries)).count).toBe(2);
    await untilSent();
    expect(await readStatus(people[0]!.as, inquiries[0]!)).toBe('declined');
  });

  test('cannot be undone once it is sent', async () => {
    const { owner, id, inquiries } = await roomWith(1);
    const { id: decline } = await hold(app, owner, id, inquiries);
    await untilSent();
    const { problem } = await undo(app, owner, id, decline);
    expect(problem).toMatchObject({ code: 'conflict', detail_code: 'decline.sent' });
    expect((await board(owner, id)).held_declines).toEqual([]);
  });

  test('takes its people off the board at once, and tells the owner what can be undone', async () => {
    const { owner, id, people, inquiries } = await roomWith(3);
    const held = await hold(app, owner, id, inquiries.slice(0, 2));
    const { items, counts, total, held_declines: declines } = await board(owner, id);
    expect(items.map(({ user }) => user.id)).toEqual([people[2]!.as.id]);
    expect({ counts, total, declines }).toEqual({ counts: { new: 1 }, total: 1, declines: [held] });
    expect((await hold(app, owner, id, inquiries)).count).toBe(1);
    expect(
      await refusal(app, 'holdDecline', {
        as: owner,
        params: { id },
        body: { inquiry_ids: inquiries, message: null },
      }),
    ).toBe('inquiry_closed');
  });

  test('skips who was accepted, answered, withdrew, was suspended, blocked or left meanwhile', async () => {
    const { owner, id, people, inquiries } = await roomWith(7);
    const { id: decline } = await hold(app, owner, id, inquiries, 'No, sorry.');
    const [accepted, answered, withdrawn, suspended, blocked, left, declined] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ];
    const params = (inquiry: number) => ({ params: { id: inquiry } });
    const change = (as: TestUser, inquiry: number, status: string) =>
      done(app, 'updateInquiry', { as, ...params(inquiry), body: { status } });
    await change(owner, accepted.inquiry, 'accepted');
    await done(app, 'sendMessage', {
      as: owner,
      ...params(answered.inquiry),
      body: { message: 'Come and see it.' },
    });
    await change(withdrawn.as, withdrawn.inquiry, 'withdrawn');
    await app.database.sql`update users set suspended_at = now() where id = ${suspended.as.id}`;
    await done(app, 'blockUser', { as: blocked.as, ...params(owner.id) });
    await done(app, 'deleteAccount', { as: left.as });
    await untilSent();
    const statuses = await app.database.sql<{ status: string }[]>`
      select status from inquiries where id = any(${inquiries}::int[]) order by
        array_position(${inquiries}::int[], id)`;
    expect(statuses.map(({ status }) => status)).toEqual([
      'accepted',
      'read',
      'withdrawn',
      'sent',
      'sent',
      'sent',
      'declined',
    ]);
    expect(await outcome(decline)).toEqual({ sent: 1, skipped: 6, message: null });
    expect((await readInquiry(declined.as, declined.inquiry)).last_message.text).toBe('No, sorry.');
  });

  test('declines whom the owner had accepted or answered before', async () => {
    const { owner, id, people, inquiries } = await roomWith(1);
    const [first] = people;
    const params = { id: inquiries[0]! };
    await done(app, 'sendMessage', { as: owner, params, body: { message: 'Come and see it.' } });
    await done(app, 'updateInquiry', { as: owner, params, body: { status: 'accepted' } });
    await hold(app, owner, id, inquiries);
    await untilSent();
    expect(await readStatus(first!.as, inquiries[0]!)).toBe('declined');
  });

  test('closes the room for them, like any no', async () => {
    const { owner, id, people, inquiries } = await roomWith(1);
    await hold(app, owner, id, inquiries);
    await untilSent();
    const body = { listing_id: id, message: 'Hello again, is it free by any chance?' };
    expect(await refusal(app, 'sendListingInquiry', { as: people[0]!.as, body })).toBe(
      'rate_limited',
    );
  });

  test('declines a hundred at once, and refuses more', { tags: 'long' }, async () => {
    const owner = await app.user();
    const id = await room(app, owner);
    const ids = await app.database.sql<{ id: number }[]>`
      with senders as (
        insert into users (issuer, subject, email, first_name, onboarding_status)
        select 'test', ${`many-${id}-`} || n, 'many' || n || '@example.com', 'Ada', 'completed'
        from generate_series(1, 100) n returning id),
      sent as (
        insert into inquiries (kind, sender_id, recipient_id, listing_id, listing_title)
        select 'listing', id, ${owner.id}, ${id}, 'A room' from senders returning id, sender_id),
      written as (insert into inquiry_messages (inquiry_id, author_id, text)
        select id, sender_id, 'Hello, is it free?' from sent)
      select id from sent`;
    const inquiries = ids.map((row) => row.id);
    const { id: decline, count } = await hold(app, owner, id, inquiries);
    expect(count).toBe(100);
    await untilSent();
    expect(await outcome(decline)).toEqual({ sent: 100, skipped: 0, message: null });
    const mails = await readJobs<{ inquiry_id: number }>(app.database.sql, 'mail', {
      kind: 'declined',
    });
    const mailed = mails
      .map(({ data }) => data.inquiry_id)
      .filter((each) => inquiries.includes(each));
    expect(mailed.toSorted((one, other) => one - other)).toEqual(inquiries);
    const body = { inquiry_ids: [...inquiries, 1], message: null };
    expect(await refusal(app, 'holdDecline', { as: owner, params: { id }, body })).toBe(
      'validation_failed',
    );
  });

  test('goes on although the room is deleted, but not when the owner is suspended', async () => {
    const deleted = await roomWith(1);
    await hold(app, deleted.owner, deleted.id, deleted.inquiries, 'It is gone.');
    await done(app, 'deleteListing', { as: deleted.owner, params: { id: deleted.id } });
    const suspended = await roomWith(1);
    const held = await hold(app, suspended.owner, suspended.id, suspended.inquiries);
    await app.database.sql`
      update users set suspended_at = now() where id = ${suspended.owner.id}`;
    await untilSent();
    expect(await readStatus(deleted.people[0]!.as, deleted.inquiries[0]!)).toBe('declined');
    expect(await readStatus(suspended.people[0]!.as, suspended.inquiries[0]!)).toBe('sent');
    expect(await outcome(held.id)).toEqual({ sent: 0, skipped: 1, message: null });
  });
});

describe('who may decline what', () => {
  test('ids of other rooms, other people and other kinds count as if they had never been', async () => {
    const own = await roomWith(1);
    const other = await roomWith(1);
    const secondRoom = await room(app, own.owner);
    const elsewhere = await applicant(app, secondRoom);
    const ids = [...other.inquiries, elsewhere.inquiry, 2_000_000_000];
    const body = { inquiry_ids: ids, message: null };
    const options = { as: own.owner, params: { id: own.id }, body };
    expect(await refusal(app, 'holdDecline', options)).toBe('inquiry_closed');
    expect((await hold(app, own.owner, own.id, [...ids, ...own.inquiries])).count).toBe(1);
    await untilSent();
    expect(await readStatus(other.people[0]!.as, other.inquiries[0]!)).toBe('sent');
    expect(await readStatus(elsewhere.as, elsewhere.inquiry)).toBe('sent');
  });

  test('only the owner holds and undoes, and only what is about this room', async () => {
    const { owner, id, people, inquiries } = await roomWith(1);
    const { id: decline } = await hold(app, owner, id, inquiries);
    const stranger = await app.user();
    for (const as of [people[0]!.as, stranger]) {
      const body = { inquiry_ids: inquiries, message: null };
      expect(await refusal(app, 'holdDecline', { as, params: { id }, body })).toBe('forbidden');
      expect((await undo(app, as, id, decline)).problem.code).toBe('forbidden');
    }
    const another = await room(app, owner);
    expect((await undo(app, owner, another, decline)).problem.code).toBe('not_found');
    expect((await undo(app, owner, id, 2_000_000_000)).problem.code).toBe('not_found');
    const { token: _, ...rest } = (await done(app, 'exportAccount', { as: owner })) as {
      token?: string;
      held_declines: unknown;
    };
    expect(rest.held_declines).toMatchObject([{ listing_id: id, inquiry_ids: inquiries }]);
  });

  test('a text that would be too long with the longest name is refused, as is one of nothing', async () => {
    const { owner, id, inquiries } = await roomWith(1);
    for (const message of ['{first_name}'.repeat(26), 'a'.repeat(2001), ' \u200b ']) {
      const body = { inquiry_ids: inquiries, message };
      expect(await refusal(app, 'holdDecline', { as: owner, params: { id }, body })).toBe(
        'validation_failed',
      );
    }
    expect((await hold(app, owner, id, inquiries, '{first_name} '.repeat(24))).count).toBe(1);
  });

  test('the same key holds once', async () => {
    const { owner, id, inquiries } = await roomWith(2);
    const request = {
      as: owner,
      params: { id },
      body: { inquiry_ids: inquiries, message: null },
      headers: { 'Idempotency-Key': `decline-${id}` },
    };
    const answers = await Promise.all([1, 2, 3].map(() => done(app, 'holdDecline', request)));
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test('a quota ends it, and what is remembered goes after a day', { tags: 'long' }, async () => {
    const limited = await testApp({ QUOTA_FACTOR: '1' });
    const owner = await limited.user();
    const id = await room(limited, owner);
    const { inquiry } = await applicant(limited, id);
    for (let times = 0; times < quotas.declines.times; times += 1) {
      const { id: decline } = await hold(limited, owner, id, [inquiry]);
      await undo(limited, owner, id, decline);
    }
    const body = { inquiry_ids: [inquiry], message: null };
    const options = { as: owner, params: { id }, body };
    expect(await refusal(limited, 'holdDecline', options)).toBe('rate_limited');
    const { sql } = limited.database;
    expect(await deleteOldDeclines(sql)).toBe(0);
    await sql`update held_declines set due_at = due_at - interval '25 hours'`;
    expect(await deleteOldDeclines(sql)).toBe(quotas.declines.times);
  });
});
