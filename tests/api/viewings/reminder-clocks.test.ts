import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { transaction } from '#platform/database/sql.ts';
import { testApp } from '#tests/support/test-app.ts';
import { agree, offered, readReminders } from './steps.ts';

/** Every half hour of 60 hours around a change of the clocks. */
const around = (change: string) =>
  Array.from({ length: 120 }, (_, step) =>
    Temporal.Instant.from(change).add({ minutes: (step - 60) * 30 }),
  );

// In 2027, whichever of the two: times that do not exist, and times that come twice.
test.each([
  ['Europe/Berlin', ['2027-03-28T01:00:00Z', '2027-10-31T01:00:00Z']],
  ['America/New_York', ['2027-03-14T07:00:00Z', '2027-11-07T06:00:00Z']],
  ['America/Santiago', ['2027-09-05T04:00:00Z', '2027-04-04T03:00:00Z']],
  ['Australia/Lord_Howe', ['2027-10-02T15:30:00Z', '2027-04-03T15:00:00Z']],
  ['Africa/Cairo', ['2027-04-29T22:00:00Z', '2027-10-28T21:00:00Z']],
])(
  'reminders come 24 and 2 hours that pass before, also when clocks change in %s',
  async (zone, changes) => {
    const app = await testApp();
    const { owner, listingId, sender, id, slots } = await offered(app);
    const viewing = await agree(app, sender, id, slots[0]!.id);
    const starts = new Map<number, Temporal.Instant>();
    await transaction(app.database.sql, async (sql) => {
      // The server of the database may be anywhere.
      await sql`select set_config('TimeZone', ${zone}, true)`;
      for (const start of changes.flatMap(around)) {
        const [slot] = await sql<{ id: number }[]>`
        insert into viewing_slots (listing_id, owner_id, starts_at, ends_at, time_zone, places, mode)
        values (${listingId}, ${owner.id}, ${start.toString()}::text::timestamptz,
          ${start.add({ minutes: 20 }).toString()}::text::timestamptz, ${zone}, 1, 'in_person')
        returning id`;
        starts.set(slot!.id, start);
        await sql`update viewings set slot_id = ${slot!.id} where id = ${viewing.id}`;
      }
    });
    const reminders = (await readReminders(app, viewing.id)).filter(
      ({ user_id: userId, slot_id: slotId }) => userId === sender.id && starts.has(slotId),
    );
    expect(reminders).toHaveLength(3 * starts.size);
    let byOtherClocks = 0;
    for (const { kind, slot_id: slotId, due } of reminders) {
      const start = starts.get(slotId)!;
      const expected = {
        viewing_day: start.subtract({ hours: 24 }),
        viewing_soon: start.subtract({ hours: 2 }),
        viewing_ended: start.add({ minutes: 80 }),
      }[kind];
      expect(Temporal.Instant.from(due).toString(), `${kind} of ${start.toString()}`).toBe(
        expected?.toString(),
      );
      const dayBefore = start.toZonedDateTimeISO(zone).subtract({ days: 1 }).toInstant();
      if (kind === 'viewing_day' && !dayBefore.equals(expected!)) byOtherClocks += 1;
    }
    // Otherwise no clock changed here.
    expect(byOtherClocks).toBeGreaterThan(0);
  },
);
