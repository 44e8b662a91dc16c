import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { expandSlots, type DailyTimes } from '#domain/viewings/expand-slots.ts';
import { examples } from '#tests/support/seed.ts';

/** Days on which clocks change, in zones that do it in their own ways. */
const changes = [
  ['Europe/Berlin', '2027-03-28'],
  ['Europe/Berlin', '2027-10-31'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  // At midnight.
  ['America/Santiago', '2027-04-03'],
  ['America/Santiago', '2027-09-05'],
  // By half an hour.
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Australia/Lord_Howe', '2027-10-03'],
  // At midnight, by the day before.
  ['Africa/Cairo', '2027-04-30'],
  ['Africa/Cairo', '2027-10-28'],
] as const;

const most = 5000;
const expand = (times: DailyTimes, timeZone: string) => expandSlots(times, timeZone, most);
const clock = (instant: string, timeZone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5);
const begins = (times: DailyTimes, timeZone: string) =>
  expand(times, timeZone).map(({ starts_at: start }) => clock(start, timeZone));
const day = (first: string, more: Partial<DailyTimes> = {}): DailyTimes => ({
  first_day: first,
  from: '18:00',
  until: '20:00',
  minutes: 20,
  ...more,
});

describe('on any day', () => {
  test('an evening is filled to its end', () => {
    const evening = ['18:00', '18:20', '18:40', '19:00', '19:20', '19:40'];
    expect(begins(day('2027-06-01'), 'Europe/Berlin')).toEqual(evening);
    expect(begins(day('2027-06-01', { from: '23:00', until: '24:00' }), 'Europe/Berlin')).toEqual([
      '23:00',
      '23:20',
      '23:40',
    ]);
  });

  test('only the wanted weekdays count, without blocked days', () => {
    const week = day('2027-06-01', {
      last_day: '2027-06-08',
      weekdays: [1, 2, 3, 4, 5],
      blocked_days: ['2027-06-03'],
      until: undefined,
    });
    const days = expand(week, 'Europe/Berlin').map(({ starts_at: start }) => start.slice(0, 10));
    expect(days).toEqual(['2027-06-01', '2027-06-02', '2027-06-04', '2027-06-07', '2027-06-08']);
  });

  test('it stops at the most', () => {
    expect(expandSlots(day('2027-06-01', { last_day: '2027-06-30' }), 'UTC', 7)).toHaveLength(7);
  });
});

describe('when clocks change', () => {
  test('a day without 02:00 to 03:00 offers nothing at those hours', () => {
    const night = day('2027-03-28', { from: '01:20', until: '03:40' });
    expect(begins(night, 'Europe/Berlin')).toEqual(['01:20', '01:40', '03:00', '03:20']);
    const within = day('2027-03-28', { from: '02:20', until: '03:40' });
    expect(begins(within, 'Europe/Berlin')).toEqual(['03:00', '03:20']);
    const alone = day('2027-03-28', { from: '02:20', until: undefined });
    expect(expand(alone, 'Europe/Berlin')).toEqual([]);
  });

  test('an hour that comes twice is offered twice, and alone means its first time', () => {
    const night = day('2027-10-31', { from: '01:40', until: '03:20' });
    expect(begins(night, 'Europe/Berlin')).toEqual([
      '01:40',
      '02:00',
      '02:20',
      '02:40',
      '02:00',
      '02:20',
      '02:40',
      '03:00',
    ]);
    const [alone] = expand(day('2027-10-31', { from: '02:20', until: undefined }), 'Europe/Berlin');
    expect(alone).toEqual({ starts_at: '2027-10-31T00:20:00Z', ends_at: '2027-10-31T00:40:00Z' });
  });

  test('a day that begins at 01:00 has nothing before', () => {
    const morning = day('2027-09-05', { from: '00:00', until: '01:40' });
    expect(begins(morning, 'America/Santiago')).toEqual(['01:00', '01:20']);
  });

  test('evenings keep their hours before and after', () => {
    for (const [timeZone, change] of changes) {
      const from = Temporal.PlainDate.from(change).subtract({ days: 2 }).toString();
      const to = Temporal.PlainDate.from(change).add({ days: 2 }).toString();
      const starts = begins(day(from, { last_day: to, until: undefined }), timeZone);
      expect(starts, `${timeZone} ${change}`).toEqual(Array.from({ length: 5 }, () => '18:00'));
    }
  });
});

const minuteOfDay = fc.integer({ min: 0, max: 24 * 60 });
const write = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

test('times follow each other without a gap, each of its length, within the hours of its day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...changes),
      fc.integer({ min: -1, max: 1 }),
      minuteOfDay,
      minuteOfDay,
      fc.integer({ min: 5, max: 120 }),
      ([timeZone, change], offset, one, other, minutes) => {
        const [from, until] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(from < 24 * 60);
        const date = Temporal.PlainDate.from(change).add({ days: offset });
        const slots = expand(
          { first_day: date.toString(), from: write(from), until: write(until), minutes },
          timeZone,
        );
        const lengthMs = minutes * 60_000;
        for (const [at, slot] of slots.entries()) {
          expect(Date.parse(slot.ends_at) - Date.parse(slot.starts_at)).toBe(lengthMs);
          const next = slots[at + 1];
          if (next) expect(next.starts_at).toBe(slot.ends_at);
          const local = Temporal.Instant.from(slot.starts_at).toZonedDateTimeISO(timeZone);
          expect(local.toPlainDate().toString()).toBe(date.toString());
        }
        // Both are the same moment unless clocks skip that time.
        const momentMs = (minute: number, disambiguation: 'earlier' | 'later') =>
          date
            .toPlainDateTime()
            .add({ minutes: minute })
            .toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds;
        const skipsTo = (minute: number) => {
          const [early, late] = [momentMs(minute, 'earlier'), momentMs(minute, 'later')];
          const shown = clock(new Date(early).toISOString(), timeZone);
          return shown === write(minute % (24 * 60)) ? early : late;
        };
        const [first, last] = [slots[0], slots.at(-1)];
        if (first && last) {
          expect(Date.parse(first.starts_at)).toBeGreaterThanOrEqual(momentMs(from, 'earlier'));
          expect(Date.parse(first.starts_at)).toBeLessThanOrEqual(skipsTo(from));
          expect(Date.parse(last.ends_at)).toBeLessThanOrEqual(skipsTo(until));
        }
        // What is left of the day is too short for one more.
        const rest = last ? Date.parse(last.ends_at) : skipsTo(from);
        expect(momentMs(until, 'earlier') - rest).toBeLessThan(lengthMs);
      },
    ),
    { numRuns: examples(500) },
  );
});
