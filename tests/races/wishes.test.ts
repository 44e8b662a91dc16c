import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViewingSlot } from '#contract/viewings/viewing.ts';
import { examples } from '#tests/support/seed.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, room } from '../api/inquiries/steps.ts';
import {
  agree,
  freePlaceMails,
  offer,
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

/** A day of 2099 for each round. */
const dayFor = (round: number) => new Date(Date.UTC(2099, 5, 2 + round)).toISOString().slice(0, 10);

const propose = (as: TestUser, id: number, day: string, from: string) =>
  done(app, 'proposeViewing', { as, params: { id }, body: { day, from, minutes: 30 } });
const answer = (as: TestUser, id: number, status: string) =>
  app.call('answerViewingWish', { as, params: { id }, body: { status } });
const cancel = (as: TestUser, id: number) =>
  app.call('changeViewing', { as, params: { id }, body: { status: 'cancelled' } });
const byNumber = (one: number, other: number) => one - other;
/** More rounds than one person may do in a day. */
const forgetQuotas = () => app.database.sql`delete from rate_limits`;

test('of two wishes for one time that the owner agrees to at once, one is agreed', async () => {
  const { owner, listingId, slots, ...one } = await offered(app, { until: '18:20' });
  const elsewhere = await room(app, owner, { title: 'Another room' });
  const wishers = [
    [one, await writer(app, listingId)],
    [await writer(app, listingId), await writer(app, elsewhere)],
  ];
  for (let round = 0; round < examples(200); round += 1) {
    await forgetQuotas();
    const day = dayFor(round);
    const both = wishers[round % wishers.length]!;
    const wishes = await Promise.all(
      both.map(({ sender, id }, index) =>
        propose(sender, id, day, index === 0 ? '12:00' : '12:15'),
      ),
    );
    const answers = await Promise.all(wishes.map(({ id }) => answer(owner, id, 'agreed')));
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    for (const [index, { status, problem }] of answers.entries()) {
      const { sender, id } = both[index]!;
      const { viewing, wish } = await done(app, 'getInquiryViewings', {
        as: sender,
        params: { id },
      });
      if (status === 200) {
        expect(viewing).toMatchObject({ id: wishes[index]!.id, status: 'agreed' });
        expect((await cancel(sender, viewing!.id)).status).toBe(200);
        const sides = [owner.id, sender.id].toSorted(byNumber);
        const both = (change: number) => sides.map((side) => [side, change]);
        // The proposal to the owner, then to both that it is agreed, and that it is off.
        expect(await viewingMails(app, viewing!.id)).toEqual([
          [owner.id, 0],
          ...both(1),
          ...both(2),
        ]);
      } else {
        expect(problem.code).toBe('slots_overlap');
        const { items } = problem.current as { items: ViewingSlot[] };
        const isOfSlots = both[index] === both[0] || round % 2 === 0;
        expect(items.map((slot) => slot.id)).toEqual(isOfSlots ? [slots[0]!.id] : []);
        expect(wish?.status).toBe('proposed');
        expect((await answer(sender, wish!.id, 'cancelled')).status).toBe(200);
      }
    }
  }
});

test('a freed place is told once to everyone who waits, also who joins just then', async () => {
  const { owner, listingId, sender, id } = await offered(app, { until: '18:20' });
  const [b, c, late] = await Promise.all([
    writer(app, listingId),
    writer(app, listingId),
    writer(app, listingId),
  ]);
  for (let round = 0; round < examples(200); round += 1) {
    await forgetQuotas();
    const times = { first_day: dayFor(round), until: '18:20' };
    const [slot] = (await offer(app, owner, listingId, times)).items;
    const slotId = slot!.id;
    const viewing = await agree(app, sender, id, slotId);
    await Promise.all([b, c].map((each) => waitFor(app, each.sender, each.id, slotId)));
    const [cancelled, joined] = await Promise.all([
      cancel(sender, viewing.id),
      app.call('waitForSlot', { as: late.sender, params: { id: late.id, slot_id: slotId } }),
    ]);
    expect(cancelled.status).toBe(200);
    // Either they wait and hear of the place, or they read at once that it is free.
    expect([204, 409]).toContain(joined.status);
    const readers = [b, c, ...(joined.status === 204 ? [late] : [])];
    const ids = readers.map((each) => each.sender.id).toSorted(byNumber);
    expect(await freePlaceMails(app, slotId)).toEqual(ids);

    const answers = await Promise.all(
      [b, c].map((each) =>
        app.call('agreeOnViewing', {
          as: each.sender,
          params: { id: each.id },
          body: { slot_id: slotId },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([201, 409]);
    const waits = await app.database.sql<{ notified_at: string | null }[]>`
      select notified_at from slot_waits where slot_id = ${slotId}`;
    expect(waits.map((wait) => wait.notified_at)).toEqual(readers.slice(1).map(() => null));
    await done(app, 'withdrawViewingSlot', { as: owner, params: { id: slotId } });
  }
});
