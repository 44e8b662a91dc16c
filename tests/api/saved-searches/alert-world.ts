import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import type { SavedSearch } from '#contract/saved-searches/saved-search.ts';
import { createAlertMatcher } from '#domain/alerts/alert-matcher.ts';
import { createMailer } from '#domain/notifications/mailer.ts';
import { createLog } from '#platform/log.ts';
import { openMailTransport, type Mail } from '#platform/mail/mail-transport.ts';
import { listMails } from '#server/list-mails.ts';
import { makeDue } from '#tests/support/jobs.ts';
import { mailDeps } from '#tests/support/mail-deps.ts';
import { openTestApp, publicUrl, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done } from '../inquiries/steps.ts';

type Frequency = SavedSearch['frequency'];

/** A server that compares listings with saved searches, and writes mails to files. */
export interface AlertWorld {
  app: TestApp;
  /** Called after each mail; may break the connection by throwing. */
  afterSending: (mail: Mail) => Promise<void>;
  save(as: TestUser, search: string, frequency?: Frequency, name?: string): Promise<SavedSearch>;
  /** The mails to a user, decoded. */
  mailsTo(user: TestUser): Promise<string[]>;
  untilMailed(user: TestUser, count: number): Promise<string[]>;
  /** As if users were last told an hour ago; what waited for that is mailed. */
  anHourLater(): Promise<void>;
  /** Until no event and no due mail waits. */
  untilQuiet(): Promise<void>;
  forgetSearches(): Promise<void>;
  close(): Promise<void>;
}

export const patience = { timeout: 10_000 };
const nothingHappens = async () => undefined;

/** Not `app.start()`, which also fills the gazetteer. */
export async function openAlertWorld(): Promise<AlertWorld> {
  const app = await openTestApp();
  const { sql } = app.database;
  const log = createLog('silent');
  const deps = mailDeps(sql);
  const outbox = openMailTransport({ smtp: null, dataDir: app.dataDir, publicUrl }, log);
  const mailer = createMailer({
    sql,
    log,
    composers: listMails(deps),
    transport: {
      async send(mail) {
        await outbox.send(mail);
        await world.afterSending(mail);
      },
      close: () => outbox.close(),
    },
    pauses: { firstMs: 200, longestMs: 200 },
  });
  const matcher = createAlertMatcher({ sql, log, pricing: deps.pricing });

  async function mailsTo(user: TestUser): Promise<string[]> {
    const [row] = await sql<{ email: string }[]>`select email from users where id = ${user.id}`;
    const folder = path.join(app.dataDir, 'outbox');
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map(async (file) => readFile(path.join(folder, file), 'utf8')),
    );
    return mails.filter((mail) => mail.includes(`To: ${row?.email}`)).map(decoded);
  }

  const world: AlertWorld = {
    app,
    afterSending: nothingHappens,
    save: (as, search, frequency = 'at_once', name = 'Harlem') =>
      done(app, 'createSavedSearch', { as, body: { name, search, frequency } }),
    mailsTo,
    untilMailed: (user, count) =>
      vi.waitFor(async () => {
        const mails = await mailsTo(user);
        expect(mails).toHaveLength(count);
        return mails;
      }, patience),
    async anHourLater() {
      await world.untilQuiet();
      await sql`update search_matches set mailed_at = mailed_at - interval '1 hour'`;
      await makeDue(sql, 'mail');
      await world.untilQuiet();
    },
    untilQuiet: () =>
      vi.waitFor(async () => {
        const waiting = await sql`
          select from pgboss.job where name in ('listing_events', 'favorite_events', 'mail')
            and state < 'completed' and (name <> 'mail' or start_after <= now() or state <> 'created')`;
        expect(waiting).toHaveLength(0);
      }, patience),
    async forgetSearches() {
      world.afterSending = nothingHappens;
      await sql`delete from saved_searches`;
    },
    async close() {
      for (const job of [mailer, matcher]) await job.stop();
      await app.database.close();
    },
  };
  await Promise.all([mailer.start(), matcher.start()]);
  return world;
}

function decoded(mail: string): string {
  const end = mail.indexOf('\r\n\r\n');
  // Addresses in the head have "=" as it is.
  const head = mail.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = mail
    .slice(end)
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  return head + Buffer.from(body, 'latin1').toString();
}
