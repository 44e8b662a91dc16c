import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMailer } from '#domain/notifications/mailer.ts';
import { createLog } from '#platform/log.ts';
import type { Mail, MailTransport } from '#platform/mail/mail-transport.ts';
import { listMails } from '#server/list-mails.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { examples } from '#tests/support/seed.ts';
import { countJobs, makeDue } from '#tests/support/jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { agree, offered, setTime } from '../api/viewings/steps.ts';

let app: TestApp;
const sent: Mail[] = [];
let mailers: { start(): Promise<void>; stop(): Promise<void> }[] = [];

beforeAll(async () => {
  app = await openTestApp({}, { concurrencyLimiter: { run: (_, __, work) => work() } });
  const { sql } = app.database;
  const transport = {
    send: async (mail: Mail) => void sent.push(mail),
    close: () => undefined,
  } as unknown as MailTransport;
  const composers = listMails(mailDeps(sql));
  // Two processes.
  mailers = [1, 2].map(() => createMailer({ sql, log: createLog('silent'), transport, composers }));
  for (const mailer of mailers) await mailer.start();
});
afterAll(async () => {
  for (const mailer of mailers) await mailer.stop();
  await app.database.close();
});

/** Until no mail is due. */
const untilSent = () =>
  vi.waitFor(
    async () => {
      const due = await app.database.sql`
        select from pgboss.job where name = 'mail' and state < 'completed'
          and start_after <= now()`;
      expect(due).toHaveLength(0);
    },
    { timeout: 30_000, interval: 20 },
  );

test('a viewing that is cancelled while its reminder is due: each of the two hears of it once', async () => {
  const emails = async (ids: number[]) =>
    (
      await app.database.sql<{ email: string }[]>`
        select email from users where id = any(${ids}::int[])`
    ).map(({ email }) => email);
  const ledger = { reminded: 0, spared: 0 };
  for (let round = 0; round < examples(200); round += 1) {
    const { owner, sender, id, slots } = await offered(app, { minutes: 120 });
    const slotId = slots[0]!.id;
    await setTime(app, slotId, 30);
    const viewing = await agree(app, sender, id, slotId);
    await untilSent();
    sent.length = 0;
    const ids = { viewing_id: viewing.id };
    const as = round % 2 === 0 ? sender : owner;
    const [cancelled] = await Promise.all([
      app.call('changeViewing', { as, params: { id: viewing.id }, body: { status: 'cancelled' } }),
      makeDue(app.database.sql, 'mail', { kind: 'viewing_day', ...ids }),
    ]);
    expect(cancelled.status).toBe(200);
    await makeDue(app.database.sql, 'mail', ids);
    await untilSent();
    expect(new Set(sent.map((mail) => mail.id)).size).toBe(sent.length);
    for (const email of await emails([owner.id, sender.id])) {
      const subjects = sent.filter(({ to }) => to === email).map(({ subject }) => subject);
      const reminders = subjects.filter((subject) => subject.startsWith('Reminder'));
      expect(subjects.filter((subject) => subject.includes('cancelled'))).toHaveLength(1);
      expect(subjects).toHaveLength(1 + reminders.length);
      expect(reminders.length).toBeLessThanOrEqual(1);
      ledger[reminders.length === 1 ? 'reminded' : 'spared'] += 1;
    }
    // No reminder is left for later.
    expect(await countJobs(app.database.sql, 'mail')).toBe(0);
  }
  console.info(`Reminded before it was cancelled: ${ledger.reminded}; spared: ${ledger.spared}`);
  expect(ledger.reminded + ledger.spared).toBe(2 * examples(200));
}, 300_000);
