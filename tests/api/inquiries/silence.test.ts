// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { askAboutSilence } from '#domain/inquiries/ask-about-silence.ts';
import { expireInquiries } from '#domain/inquiries/expire-inquiries.ts';
import type { InquiryMail, MailJob } from '#domain/notifications/queue.ts';
import { composeInquiry } from '#domain/inquiries/mails/compose-inquiry.ts';
import { unsubscribe } from '#domain/notifications/unsubscribe.ts';
import { readJobs } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { beginQuietHours } from '#tests/support/quiet-hours.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, letDaysPass, sentInquiry } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const sweep = () => askAboutSilence(app.database.sql, new AbortController().signal);
const asked = (id: number) =>
  readJobs<InquiryMail>(app.database.sql, 'mail', { kind: 'silence', inquiry_id: id });
const compose = async (job: Pick<MailJob<InquiryMail>, 'id' | 'data'>) =>
  (await composeInquiry(mailDeps(app.database.sql), { ...job, queue: 'mail' })).mail;
const write = (as: TestUser, id: number, message: string) =>
  done(app, 'sendMessage', { as, params: { id }, body: { message } });

/** An inquiry in which nobody wrote for so many days, by Ada to Ben. */
async function silent(days: number) {
  const inquiry = await sentInquiry(app);
  const { sql } = app.database;
  await sql`update users set first_name = 'Ada' where id = ${inquiry.sender.id}`;
  await sql`update users set first_name = 'Ben' where id = ${inquiry.owner.id}`;
  await letDaysPass(app, inquiry.id, days);
  return inquiry;
}

describe('after two weeks of silence', () => {
  test('both sides are asked, once, however often the sweep runs and wherever', async () => {
    const { id, sender, owner } = await silent(15);
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    const jobs = await asked(id);
    expect(jobs).toHaveLength(2);
    expect(new Set(jobs.map(({ data }) => data.user_id))).toEqual(new Set([sender.id, owner.id]));
    const texts = await Promise.all(jobs.map((job) => compose(job)));
    const to = (user: TestUser) => texts[jobs.findIndex(({ data }) => data.user_id === user.id)];
    expect(to(owner)?.subject).toMatch(/^Ada still waits for your answer about “.*”$/);
    expect(to(owner)?.text).toContain('> Hello! Is the room still free');
    expect(to(sender)?.subject).toMatch(/^Are you still interested in “.*”\?$/);
    expect(to(sender)?.text).toContain('withdraw your inquiry');
    expect(to(sender)?.text).toContain('unsubscribe');
    // Asked once, they are not asked again by a later silence.
    await write(owner, id, 'Come and see it.');
    await letDaysPass(app, id, 16);
    await sweep();
    expect(await asked(id)).toHaveLength(2);
  });

  test('whoever was answered is asked, and whoever answered is told that nothing came', async () => {
    const { id, sender, owner } = await silent(3);
    await write(owner, id, 'Come and see it on Friday.');
    await letDaysPass(app, id, 15);
    await sweep();
    const jobs = await asked(id);
    const subjects = new Map<number, string | undefined>();
    for (const job of jobs) subjects.set(job.data.user_id, (await compose(job))?.subject);
    expect(subjects.get(sender.id)).toContain('Ben still waits for your answer');
    expect(subjects.get(owner.id)).toContain('Ada has not answered you');
  });

  test('not before, not about what is closed, accepted or to a person, and not about a filled room', async () => {
    const { sql } = app.database;
    const early = await silent(13);
    const late = await silent(31);
    const accepted = await silent(15);
    await sql`update inquiries set status = 'accepted' where id = ${accepted.id}`;
    const filled = await silent(15);
    await sql`update listings set status = 'filled' where id = ${filled.listing_id}`;
    const person = await silent(15);
    await sql`update inquiries set kind = 'user', listing_id = null where id = ${person.id}`;
    await sweep();
    for (const { id } of [early, late, accepted, filled, person])
      expect(await asked(id)).toEqual([]);
  });

  test('nobody is asked who is blocked, suspended or gone, nor about one of them', async () => {
    const { sql } = app.database;
    const blocked = await silent(15);
    await sql`insert into blocks (blocker_id, blocked_id)
      values (${blocked.sender.id}, ${blocked.owner.id})`;
    const suspended = await silent(15);
    await sql`update users set suspended_at = now() where id = ${suspended.owner.id}`;
    const left = await silent(15);
    await done(app, 'deleteAccount', { as: left.sender });
    await sweep();
    for (const { id } of [blocked, suspended, left]) expect(await asked(id)).toEqual([]);
  });

  test('a mail that waits is not sent once somebody wrote, left the mails, or was blocked', async () => {
    const { sql } = app.database;
    const [answered, quiet, blocked] = [await silent(15), await silent(15), await silent(15)];
    await sweep();
    await write(answered.owner, answered.id, 'Come and see it.');
    await unsubscribe(sql, quiet.owner.id);
    await unsubscribe(sql, quiet.sender.id);
    await done(app, 'blockUser', { as: blocked.owner, params: { id: blocked.sender.id } });
    for (const { id } of [answered, quiet, blocked]) {
      const jobs = await asked(id);
      expect(jobs).toHaveLength(2);
      for (const job of jobs) expect(await compose(job)).toBeNull();
    }
  });

  test('waits for the end of quiet hours', async () => {
    const { id, owner } = await silent(15);
    await beginQuietHours(app, owner);
    await sweep();
    const job = (await asked(id)).find(({ data }) => data.user_id === owner.id);
    expect(job?.due_in).toBeGreaterThan(3000);
  });

  test('the mails speak the language of their reader', async () => {
    const { id, owner, sender } = await silent(15);
    await sweep();
    const jobs = await asked(id);
    const subjects = new Set<string | undefined>();
    for (const language of languages) {
      await app.database.sql`
        update users set locale = ${language} where id in (${owner.id}, ${sender.id})`;
      for (const job of jobs) {
        const mail = await compose(job);
        subjects.add(mail?.subject);
        expect(mail?.html).toContain(`lang="${language}"`);
      }
    }
    expect(subjects.size).toBe(2 * languages.length);
    expect([...subjects].join()).not.toContain('undefined');
  });
});

test('after thirty days it closes by itself, also when both were asked', async () => {
  const { id, sender, owner } = await silent(15);
  await sweep();
  await letDaysPass(app, id, 16);
  await expireInquiries(app.database.sql);
  for (const as of [sender, owner]) {
    expect((await done(app, 'getInquiry', { as, params: { id } })).status).toBe('expired');
  }
  for (const job of await asked(id)) expect(await compose(job)).toBeNull();
});
