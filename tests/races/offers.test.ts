// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '#tests/support/seed.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  agreed,
  answering,
  applicant,
  moveDay,
  offering,
  pair,
  readListingStatus,
  type Pair,
} from '../api/offers/steps.ts';
import { done } from '../api/inquiries/steps.ts';

/** How often each race is run. */
const tries = examples(200);
const lanes = 8;

let app: TestApp;
beforeAll(async () => {
  // As on two servers: on one, the writes of a user wait for each other.
  app = await openTestApp({}, { concurrencyLimiter: { run: (_, __, work) => work() } });
});
afterAll(() => app.database.close());

type Call = Parameters<TestApp['call']>;
interface Outcome {
  status: number;
  code: string | null;
}

/** Both calls at once, either of which may start. */
async function atOnce(turn: number, one: Call, other: Call): Promise<[Outcome, Outcome]> {
  const send = async (call: Call): Promise<Outcome> => {
    const { status, problem } = await app.call(...call);
    return { status, code: status < 400 ? null : problem.code };
  };
  if (turn % 2 === 0) return Promise.all([send(one), send(other)]);
  const [second, first] = await Promise.all([send(other), send(one)]);
  return [first, second];
}

/** Plays a race often, in some lanes; returns how often each end came. */
async function playOften(play: (turn: number) => Promise<string>): Promise<Record<string, number>> {
  const ledger: Record<string, number> = {};
  const turns = Array.from({ length: tries }, (_, turn) => turn).values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const turn of turns) {
        const end = await play(turn);
        ledger[end] = (ledger[end] ?? 0) + 1;
      }
    }),
  );
  console.info('ledger', ledger);
  return ledger;
}

async function readRow({ id }: Pair) {
  const [row] = await app.database.sql<
    { inquiry: string; offer: string | null; mails: number; readers: number[] }[]
  >`
    select i.status as inquiry,
      (select status from offers o where o.inquiry_id = i.id order by id desc limit 1) as offer,
      count(j.data)::int as mails, coalesce(array_agg((j.data->>'user_id')::int)
        filter (where j.data->>'status' = 'ended'), '{}') as readers
    from inquiries i left join (select o.inquiry_id, j.data from offers o
        join pgboss.job j on j.name = 'mail' and (j.data->>'offer_id')::int = o.id) j
      on j.inquiry_id = i.id
    where i.id = ${id} group by i.id`;
  return row;
}

const sum = (ledger: Record<string, number>) =>
  Object.values(ledger).reduce((all, each) => all + each, 0);

describe('at the same time', () => {
  test('two accept the last place: exactly one gets it', async () => {
    const ledger = await playOften(async (turn) => {
      const first = await pair(app, 2);
      const second = await applicant(app, first);
      for (const each of [first, second]) await done(app, 'makeOffer', offering(each));
      await app.database.sql`
        update listings set looking_for_roommates = 1 where id = ${first.listing}`;
      const outcomes = await atOnce(
        turn,
        ['updateOffer', answering(first, 'sender', 'accepted')],
        ['updateOffer', answering(second, 'sender', 'accepted')],
      );
      const stored = await Promise.all([first, second].map(readRow));
      const accepted = stored.filter((row) => row?.offer === 'accepted').length;
      const codes = outcomes.map(({ code }) => code ?? 'accepted').toSorted();
      // One mail of each offer, and one of the acceptance.
      const mails = stored.reduce((all, row) => all + (row?.mails ?? 0), 0);
      return `${codes.join(' + ')}: ${accepted} stored, ${mails} mails, ${await readListingStatus(app, first.listing)}`;
    });
    const one = 'accepted + no_free_place: 1 stored, 3 mails, filled';
    expect(ledger).toEqual({ [one]: tries });
  });

  test('one offers the last place to two: exactly one has it', async () => {
    const ledger = await playOften(async (turn) => {
      const first = await pair(app);
      const second = await applicant(app, first);
      const outcomes = await atOnce(
        turn,
        ['makeOffer', offering(first)],
        ['makeOffer', offering(second)],
      );
      const stored = await Promise.all([first, second].map(readRow));
      const offered = stored.filter((row) => row?.offer === 'offered').length;
      return `${outcomes
        .map(({ code }) => code ?? 'offered')
        .toSorted()
        .join(' + ')}: ${offered}`;
    });
    expect(ledger).toEqual({ 'no_free_place + offered: 1': tries });
  });

  test('one offers, the other withdraws: no offer stands in a closed inquiry', async () => {
    const ledger = await playOften(async (turn) => {
      const made = await pair(app);
      const [offered, withdrawn] = await atOnce(
        turn,
        ['makeOffer', offering(made)],
        [
          'updateInquiry',
          { ...answering(made, 'sender', 'declined'), body: { status: 'withdrawn' } },
        ],
      );
      const row = await readRow(made);
      return `${offered.code ?? 'offered'}, ${withdrawn.code ?? 'withdrawn'}: ${row?.inquiry}, ${row?.offer}`;
    });
    const ends = new Set([
      'offered, withdrawn: withdrawn, ended',
      'inquiry_closed, withdrawn: withdrawn, null',
    ]);
    expect(Object.keys(ledger).filter((end) => !ends.has(end))).toEqual([]);
    expect(sum(ledger)).toBe(tries);
  });

  test('one says that they moved in, the other steps back: one of the two holds', async () => {
    const ledger = await playOften(async (turn) => {
      const made = await agreed(app);
      await moveDay(app, made, 0);
      const [moved, back] = await atOnce(
        turn,
        ['updateOffer', answering(made, 'owner', 'moved_in')],
        ['updateOffer', answering(made, 'sender', 'stepped_back', { reason: 'My job moved' })],
      );
      const row = await readRow(made);
      return `${moved.code ?? 'moved'}, ${back.code ?? 'back'}: ${row?.offer}`;
    });
    const ends = new Set([
      'moved, transition_refused: moved_in',
      'transition_refused, back: stepped_back',
    ]);
    expect(Object.keys(ledger).filter((end) => !ends.has(end))).toEqual([]);
    expect(sum(ledger)).toBe(tries);
  });

  test('one presses "Contract signed" in two tabs: everyone else is held once', async () => {
    const ledger = await playOften(async (turn) => {
      const made = await agreed(app);
      await app.database.sql`update listings set status = 'active' where id = ${made.listing}`;
      const other = await applicant(app, made);
      await app.database.sql`update listings set status = 'filled' where id = ${made.listing}`;
      const press: Call = [
        'notifyOthers',
        { as: made.owner, params: { id: made.listing }, body: { message: null } },
      ];
      const outcomes = await atOnce(turn, press, press);
      const [held] = await app.database.sql<{ rows: number; inquiries: number; jobs: number }[]>`
        select count(*)::int as rows, sum(inquiries)::int as inquiries,
          (select count(*)::int from held_decline_inquiries where inquiry_id = ${other.id}) as jobs
        from held_declines where listing_id = ${made.listing}`;
      const codes = outcomes.map(({ code }) => code ?? 'held').toSorted();
      return `${codes.join(' + ')}: ${held?.rows} held, ${held?.inquiries} inquiries, ${held?.jobs} row`;
    });
    expect(ledger).toEqual({ 'held + inquiry_closed: 1 held, 1 inquiries, 1 row': tries });
  });

  test.each(['owner', 'sender'] as const)(
    'one accepts, and the account of the %s is deleted: no offer stands, no place is lost, and the other hears of it once',
    async (whose) => {
      const ledger = await playOften(async (turn) => {
        const made = await pair(app);
        await done(app, 'makeOffer', offering(made));
        const [accepted, deleted] = await atOnce(
          turn,
          ['updateOffer', answering(made, 'sender', 'accepted')],
          ['deleteAccount', { as: made[whose] }],
        );
        const row = await readRow(made);
        const listing = await readListingStatus(app, made.listing);
        expect(row?.readers).toEqual([made[whose === 'owner' ? 'sender' : 'owner'].id]);
        return `${accepted.code ?? 'accepted'}, ${deleted.code ?? 'deleted'}: ${row?.offer}, ${listing}`;
      });
      const ends = new Set(
        whose === 'owner'
          ? ['accepted, deleted: ended, undefined', 'transition_refused, deleted: ended, undefined']
          : [
              'accepted, deleted: ended, filled',
              'unauthorized, deleted: ended, active',
              'not_found, deleted: ended, active',
              'unauthorized, deleted: ended, filled',
              'not_found, deleted: ended, filled',
            ],
      );
      expect(Object.keys(ledger).filter((end) => !ends.has(end))).toEqual([]);
      expect(sum(ledger)).toBe(tries);
    },
  );
});
