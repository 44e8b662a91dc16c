import { afterEach, expect, test, vi } from 'vitest';
import { findRepeatedOffset } from '#contract/viewings/repeated-time.ts';
import { formatMoment } from '#domain/viewings/format-moment.ts';
import { foreignZoneName, formatSlot } from '#src/shared/viewings/slot-times.ts';

afterEach(() => vi.restoreAllMocks());

// An hour before and after clocks go back, and the times that they show twice in between.
test.each([
  ['Europe/Berlin', '2027-10-31T01:00:00Z', 60, ['GMT+2', 'GMT+1']],
  ['America/New_York', '2027-11-07T06:00:00Z', 60, ['GMT-4', 'GMT-5']],
  ['America/Santiago', '2027-04-04T03:00:00Z', 60, ['GMT-3', 'GMT-4']],
  ['Australia/Lord_Howe', '2027-04-03T15:00:00Z', 30, ['GMT+11', 'GMT+10:30']],
  ['Africa/Cairo', '2027-10-28T21:00:00Z', 60, ['GMT+3', 'GMT+2']],
])(
  'a time that clocks in %s show twice says which of the two it is',
  (zone, change, minutes, offsets) => {
    const at = (step: number) => Date.parse(change) + step * 60_000;
    const read = (step: number) => findRepeatedOffset(at(step), zone);
    expect([read(-minutes), read(-1), read(0), read(minutes - 1)]).toEqual([
      offsets[0],
      offsets[0],
      offsets[1],
      offsets[1],
    ]);
    expect([read(-minutes - 1), read(minutes), read(24 * 60)]).toEqual([null, null, null]);
    const [first, second] = [-10, minutes - 10].map((step) => new Date(at(step)).toISOString());
    const slot = (starts_at = '') => ({ starts_at, time_zone: zone });
    expect(formatSlot(slot(first))).not.toBe(formatSlot(slot(second)));
    expect(formatSlot(slot(second))).toContain(`(${offsets[1]})`);
    expect(formatMoment(second ?? '', zone, 'en')).toContain(`(${offsets[1]})`);
  },
);

test('a time on a day without a change has no offset', () => {
  const slot = { starts_at: '2027-06-01T16:00:00Z', time_zone: 'Europe/Berlin' };
  expect(formatSlot(slot)).not.toContain('GMT');
  expect(formatMoment(slot.starts_at, slot.time_zone, 'de')).not.toContain('GMT');
});

test('whose clocks show the same time of another day is told whose times these are', () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const readAt = (timeZone: string) =>
    vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...options, timeZone });
  // Twenty-four hours apart.
  const slot = { starts_at: '2027-06-01T06:00:00Z', time_zone: 'Pacific/Kiritimati' };
  readAt('Pacific/Honolulu');
  expect(foreignZoneName(slot)).toMatch(/Line Islands/);
  readAt('Pacific/Kiritimati');
  expect(foreignZoneName(slot)).toBeNull();
});
