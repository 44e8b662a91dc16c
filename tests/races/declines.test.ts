import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { InquiryStatus } from '#contract/vocabulary.ts';
import { countJobs, makeDue, readJobs } from '#tests/support/jobs.ts';
import { examples } from '#tests/support/seed.ts';
import {
  openSecondApp,
  openTestApp,
  type TestApp,
  type TestUser,
} from '#tests/support/test-app.ts';
import {
  applicant,
  hold,
  letSecondsPass,
  startSender,
  undo,
} from '../api/applicants/decline-steps.ts';
import { room } from '../api/inquiries/steps.ts';

/** How often each race is run. */
const tries = examples(200);
/** At the same time, each in a room of its own. */
const lanes = 4;

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  second = await openSecondApp(app);
});
afterAll(async () => {
  await second.database.close();
  await app.database.close();
});

interface Try {
  owner: TestUser;
  as: TestUser;
  listing: number;
  inquiry: number;
  decline: number;
}

/** An inquiry that is about to be declined. */
async function prepare(): Promise<Try> {
  const owner = await app.user();
  const listing = await room(app, owner);
  const { as, inquiry } = await applicant(app, listing);
  const { id: decline } = await hold(app, owner, listing, [inquiry]);
  return { owner, as, listing, inquiry, decline };
}

/** What is true of a try once nothing waits any more. */
async function readLedger({ inquiry, owner, decline }: Try) {
  const { sql } = app.database;
  const [row] = await sql<
    { status: InquiryStatus; messages: number; left: number; ends: number }[]
  >`
    select i.status,
      (select count(*)::int from inquiry_messages
        where inquiry_id = i.id and author_id = ${owner.id}) as messages,
      (select count(*)::int from held_decline_inquiries where inquiry_id = i.id) as left,
      (select sent + skipped from held_declines where id = ${decline}) as ends
    from inquiries i where i.id = ${inquiry}`;
  const mails = await readJobs<{ kind: string }>(sql, 'mail', { inquiry_id: inquiry });
  const mailed = mails.filter(({ data }) => data.kind === 'declined').length;
  return row && { ...row, mailed };
}

/** Runs a race again and again, and answers how often each end came. */
async function raceAgain(run: (each: Try) => Promise<string>): Promise<Record<string, number>> {
  const ends: Record<string, number> = {};
  const waiting = Array.from({ length: tries }).entries();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const _ of waiting) {
        const end = await run(await prepare());
        ends[end] = (ends[end] ?? 0) + 1;
      }
    }),
  );
  return ends;
}

const untilSent = () =>
  vi.waitFor(async () => expect(await countJobs(app.database.sql, 'declines')).toBe(0), 30_000);

async function withSenders<T>(work: () => Promise<T>): Promise<T> {
  const senders = [await startSender(app), await startSender(second)];
  try {
    return await work();
  } finally {
    await Promise.all(senders.map((each) => each.stop()));
  }
}

test('undoing against sending ends in one of the two, never in both or neither', async () => {
  const ends = await withSenders(() =>
    raceAgain(async (each) => {
      const { sql } = app.database;
      const due = makeDue(sql, 'declines', { decline_id: each.decline });
      // The sending begins some milliseconds after it is due.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 12));
      const { status } = await undo(app, each.owner, each.listing, each.decline);
      await due;
      await vi.waitFor(
        async () =>
          expect(await readJobs(sql, 'declines', { decline_id: each.decline })).toEqual([]),
        20_000,
      );
      const ledger = await readLedger(each);
      if (status === 204) {
        expect(ledger).toEqual({ status: 'sent', messages: 0, left: 0, ends: 0, mailed: 0 });
        return 'undone';
      }
      expect(status).toBe(409);
      expect(ledger).toEqual({ status: 'declined', messages: 1, left: 0, ends: 1, mailed: 1 });
      return 'sent';
    }),
  );
  console.info(`Undoing against sending, ${tries} tries: ${JSON.stringify(ends)}`);
  expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(tries);
}, 300_000);

test('accepting against declining ends in one of the two, and tells of that one alone', async () => {
  const ends = await withSenders(() =>
    raceAgain(async (each) => {
      const { sql } = app.database;
      const due = makeDue(sql, 'declines', { decline_id: each.decline });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 12));
      const { status } = await app.call('updateInquiry', {
        as: each.owner,
        params: { id: each.inquiry },
        body: { status: 'accepted' },
      });
      await due;
      await vi.waitFor(
        async () =>
          expect(await readJobs(sql, 'declines', { decline_id: each.decline })).toEqual([]),
        20_000,
      );
      const ledger = await readLedger(each);
      if (status === 200) {
        expect(ledger).toEqual({ status: 'accepted', messages: 0, left: 0, ends: 1, mailed: 0 });
        return 'accepted';
      }
      expect(status).toBe(409);
      expect(ledger).toEqual({ status: 'declined', messages: 1, left: 0, ends: 1, mailed: 1 });
      return 'declined';
    }),
  );
  console.info(`Accepting against declining, ${tries} tries: ${JSON.stringify(ends)}`);
  expect(Object.values(ends).reduce((sum, count) => sum + count, 0)).toBe(tries);
}, 300_000);

test('two processes whose connections are cut again and again decline each of a hundred once', async () => {
  const owner = await app.user();
  const listing = await room(app, owner);
  const people = [];
  for (let count = 0; count < 100; count += 1) people.push(await applicant(app, listing));
  const inquiries = people.map(({ inquiry }) => inquiry);
  const { id: decline } = await hold(app, owner, listing, inquiries);
  await withSenders(async () => {
    await letSecondsPass(app);
    for (let cuts = 0; cuts < 6; cuts += 1) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      await app
        .asOwner(
          (sql) => sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()
            and state = 'idle in transaction'`,
        )
        .catch(() => undefined);
      // What a killed process had in its hands goes to the other one.
      await app.database.sql`
        update pgboss.job set state = 'retry', start_after = now()
        where name = 'declines' and state = 'active'`.catch(() => undefined);
      await makeDue(app.database.sql, 'declines').catch(() => undefined);
    }
    await untilSent();
  });
  const ledgers = await Promise.all(
    people.map(({ as, inquiry }) => readLedger({ owner, as, listing, inquiry, decline })),
  );
  for (const ledger of ledgers) {
    expect(ledger).toEqual({ status: 'declined', messages: 1, left: 0, ends: 100, mailed: 1 });
  }
}, 120_000);
