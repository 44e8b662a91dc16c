// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViewingSlot } from '#contract/viewings/viewing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { examples } from '#tests/support/seed.ts';
import {
  agree,
  freePlaceMails,
  offered,
  viewingMails,
  waitFor,
  writer,
} from '../api/viewings/steps.ts';

let app: TestApp;
beforeAll(async () => {
  // As on two servers: on one, the writes of a user wait for each other.
  app = await openTestApp({}, { concurrencyLimiter: { run: (_, __, work) => work() } });
});
afterAll(() => app.database.close());

const seats = (slotId: number) => app.database.sql<{ seat: number }[]>`
  select seat from viewings where slot_id = ${slotId} and status <> 'cancelled' order by seat`;

/**
 * Rejects unless each change of each viewing at a time is told once to both sides, as one event; answers
 * how many events and mails there are.
 */
async function expectMails(slotId: number) {
  const viewings = await app.database.sql<{ id: number; sequence: number; sides: number[] }[]>`
    select v.id, v.sequence, inquiry_readers(v.inquiry_id) as sides
    from viewings v where v.slot_id = ${slotId}`;
  let mails = 0;
  for (const { id, sequence, sides } of viewings) {
    const changes = Array.from({ length: sequence + 1 }, (_, change) => change);
    const expected = changes.flatMap((change) => sides.map((side) => [side, change]));
    expect(await viewingMails(app, id)).toEqual(expected);
    mails += expected.length;
  }
  return { events: viewings.length, mails };
}

test('of 200 tries at one time, exactly its places are given, and all others get free ones', async () => {
  const tries = examples(200);
  const places = 3;
  const { listingId, slots } = await offered(app, { places });
  const [slot] = slots;
  const everyone = [];
  for (let count = 0; count < tries; count += 1) everyone.push(await writer(app, listingId));
  const answers = await Promise.all(
    everyone.map(({ sender, id }) =>
      app.call('agreeOnViewing', { as: sender, params: { id }, body: { slot_id: slot!.id } }),
    ),
  );
  const agreed = answers.filter(({ status }) => status === 201);
  expect(agreed).toHaveLength(places);
  expect((await seats(slot!.id)).map(({ seat }) => seat)).toEqual([1, 2, 3]);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(
    new Set(['slot_unavailable']),
  );
  for (const { problem } of refused) {
    const { items } = problem.current as { items: ViewingSlot[] };
    expect(items.map(({ id }) => id)).toEqual(slots.slice(1).map(({ id }) => id));
  }
  const mailed = await expectMails(slot!.id);
  expect(mailed).toEqual({ events: places, mails: 2 * places });
  console.info('ledger', { tries, given: agreed.length, refused: refused.length, ...mailed });
});

test('a place that is cancelled while others want it is given to one of them at most', async () => {
  for (let round = 0; round < examples(30); round += 1) {
    const { listingId, sender, id, slots } = await offered(app, { minutes: 120 });
    const [slot] = slots;
    const viewing = await agree(app, sender, id, slot!.id);
    const others = await Promise.all([writer(app, listingId), writer(app, listingId)]);
    const [cancelled, ...answers] = await Promise.all([
      app.call('changeViewing', {
        as: sender,
        params: { id: viewing.id },
        body: { status: 'cancelled' },
      }),
      ...others.map((other) =>
        app.call('agreeOnViewing', {
          as: other.sender,
          params: { id: other.id },
          body: { slot_id: slot!.id },
        }),
      ),
    ]);
    expect(cancelled.status).toBe(200);
    const given = answers.filter(({ status }) => status === 201).length;
    expect(given).toBeLessThanOrEqual(1);
    expect(await seats(slot!.id)).toHaveLength(given);
    await expectMails(slot!.id);
  }
});

test('a time that is withdrawn while someone chooses it leaves no viewing', async () => {
  for (let round = 0; round < examples(30); round += 1) {
    const { owner, sender, id, slots } = await offered(app, { minutes: 120 });
    const [slot] = slots;
    const [withdrawn, agreed] = await Promise.all([
      app.call('withdrawViewingSlot', { as: owner, params: { id: slot!.id } }),
      app.call('agreeOnViewing', { as: sender, params: { id }, body: { slot_id: slot!.id } }),
    ]);
    expect(withdrawn.status).toBe(204);
    expect([201, 409]).toContain(agreed.status);
    expect(await seats(slot!.id)).toEqual([]);
    await expectMails(slot!.id);
  }
});

test('more and fewer places while people choose: never more seats than places, and one mail each', async () => {
  for (let round = 0; round < examples(30); round += 1) {
    const { owner, sender, id, listingId, slots } = await offered(app, { minutes: 120 });
    const [slot] = slots;
    await agree(app, sender, id, slot!.id);
    const waiting = await Promise.all([1, 2, 3].map(() => writer(app, listingId)));
    for (const each of waiting) await waitFor(app, each.sender, each.id, slot!.id);
    const set = (places: number) =>
      app.call('changeViewingSlot', { as: owner, params: { id: slot!.id }, body: { places } });
    const choose = ({ sender: as, id: inquiry }: (typeof waiting)[number]) =>
      app.call('agreeOnViewing', { as, params: { id: inquiry }, body: { slot_id: slot!.id } });
    const answers = await Promise.all([set(2), ...waiting.map(choose), set(3), set(1)]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    const [stored] = await app.database.sql<{ places: number }[]>`
      select places from viewing_slots where id = ${slot!.id}`;
    expect((await seats(slot!.id)).length).toBeLessThanOrEqual(stored!.places);
    const readers = await freePlaceMails(app, slot!.id);
    expect(new Set(readers).size).toBe(readers.length);
    await expectMails(slot!.id);
  }
});
