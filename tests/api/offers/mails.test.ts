// @module-tag essential

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listMails } from '#server/list-mails.ts';
import type { OfferMail } from '#domain/notifications/queue.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { viewingSafety } from '#locales/mails.ts';
import { scamAdvice } from '#locales/scam-guard.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { done } from '../inquiries/steps.ts';
import { agreed, answering, offering, pair } from './steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
beforeEach(() => deleteJobs(app.database.sql));

describe('mails', () => {
  /** The subjects of the mails that wait, by recipient. */
  async function subjects(): Promise<[number, string | null][]> {
    const composers = listMails(mailDeps(app.database.sql, ['en']));
    const jobs = await readJobs<OfferMail>(app.database.sql, 'mail');
    const composed = [];
    for (const { id, data } of jobs.filter(({ data }) => data.kind.startsWith('offer'))) {
      const answer = await composers[data.kind]({ id, queue: 'mail', data } as never);
      const mail = 'mail' in answer ? answer.mail : null;
      composed.push([data.user_id, mail?.subject ?? null] as [number, string | null]);
    }
    return composed;
  }

  test('tell each side what the other did, once, and nothing that is no longer so', async () => {
    const made = await pair(app);
    await done(app, 'makeOffer', offering(made));
    expect(await subjects()).toEqual([[made.sender.id, expect.stringMatching(/offers you/)]]);
    await done(app, 'updateOffer', answering(made, 'sender', 'accepted'));
    await done(app, 'updateOffer', answering(made, 'sender', 'accepted'));
    expect(await subjects()).toEqual([
      [made.sender.id, null],
      [made.owner.id, expect.stringMatching(/accepted your offer/)],
    ]);
    const reason = 'My job moved to another city';
    await done(app, 'updateOffer', answering(made, 'sender', 'stepped_back', { reason }));
    expect((await subjects()).at(-1)).toEqual([
      made.owner.id,
      expect.stringMatching(/stepped back/),
    ]);
    expect((await subjects()).filter(([, subject]) => subject !== null)).toHaveLength(1);
  });

  test('of an offer say to pay nothing for a room that one has not seen', async () => {
    const made = await pair(app);
    await done(app, 'makeOffer', offering(made));
    const composers = listMails(mailDeps(app.database.sql, ['en']));
    const [job] = await readJobs<OfferMail>(app.database.sql, 'mail', { kind: 'offer_made' });
    const { id, data } = job!;
    const answer = await composers.offer_made({ id, queue: 'mail', data });
    expect('mail' in answer && answer.mail?.text).toContain(viewingSafety);
  });

  test('warn of a reason that reads like a scam, as the conversation does', async () => {
    const made = await agreed(app);
    const reason = 'I am abroad. Send the deposit by Western Union and I mail you the keys.';
    await done(app, 'updateOffer', answering(made, 'owner', 'stepped_back', { reason }));
    const composers = listMails(mailDeps(app.database.sql, ['en']));
    const jobs = await readJobs<OfferMail>(app.database.sql, 'mail', { kind: 'offer_answered' });
    const texts = [];
    for (const { id, data } of jobs) {
      const answer = await composers.offer_answered({ id, queue: 'mail', data });
      texts.push('mail' in answer ? (answer.mail?.text ?? '') : '');
    }
    expect(texts.at(-1)).toContain(reason);
    expect(texts.at(-1)).toContain(scamAdvice.payment);
  });
});
