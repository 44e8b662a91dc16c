import { findRepeatedOffset } from '#contract/viewings/repeated-time.ts';
import { formatTime, language } from '#locales/format.ts';
import { moment } from '#locales/ui.ts';

interface SlotTime {
  starts_at: string;
  time_zone: string;
}

interface Times extends SlotTime {
  ends_at: string;
}

/**
 * The day of a slot by the clocks of its place, with a year that is not the current one: "Monday, June 1", and
 * short "Mon, Jun 1".
 */
export const formatSlotDay = (
  { starts_at: startsAt, time_zone: timeZone }: SlotTime,
  length: 'long' | 'short' = 'long',
): string =>
  new Intl.DateTimeFormat(language, {
    weekday: length,
    day: 'numeric',
    month: length,
    ...(readYear(Date.parse(startsAt), timeZone) !== readYear(Date.now(), timeZone) && {
      year: 'numeric',
    }),
    numberingSystem: 'latn',
    timeZone,
  }).format(Date.parse(startsAt));

const readYear = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone }).format(instant);

/**
 * The time of day at which a slot begins, by the clocks of its place: "6:00 PM", and "11:00 PM (GMT-3)" in
 * a night in which they show it twice.
 */
export function formatSlotTime({ starts_at: startsAt, time_zone: timeZone }: SlotTime): string {
  const [hour = 0, minute = 0] = readClock(startsAt, timeZone).split(':').map(Number);
  const time = formatTime(hour, minute);
  const offset = findRepeatedOffset(Date.parse(startsAt), timeZone);
  return offset === null ? time : `${time} (${offset})`;
}

/** Day and time: "Monday, June 1, 6:00 PM". */
export const formatSlot = (slot: SlotTime): string =>
  moment({ day: formatSlotDay(slot), time: formatSlotTime(slot) });

/** What the clocks of a place are called, where they differ from the reader's; otherwise null. */
export function foreignZoneName({ starts_at: startsAt, time_zone: timeZone }: SlotTime) {
  const instant = Date.parse(startsAt);
  const { timeZone: ownZone } = Intl.DateTimeFormat().resolvedOptions();
  const isSame = (read: (instant: string, zone: string) => string) =>
    read(startsAt, timeZone) === read(startsAt, ownZone);
  if (isSame(readClock) && isSame(readDay)) return null;
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    timeZoneName: 'long',
  }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** "18:00", whatever the language. */
const readClock = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(Date.parse(instant));

/** "2099-06-01": Swedish dates are those of ISO 8601. */
const readDay = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(Date.parse(instant));

/** A slot as one types it: its day and time by the clocks of its place, and its length. */
export function toWishForm({ starts_at: start, ends_at: end, time_zone: timeZone }: Times) {
  const day = readDay(start, timeZone);
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  return { day, from: readClock(start, timeZone), minutes };
}

/** Slots by their day, in order. */
export function groupByDay<Slot extends SlotTime>(slots: readonly Slot[]): [string, Slot[]][] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = formatSlotDay(slot);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}

/** A day of the week, from 1 for Monday to 7: "Mon". */
export const formatWeekday = (day: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    // The first of January 2024 was a Monday.
    Date.UTC(2024, 0, day),
  );

/** A day as `YYYY-MM-DD`: "Monday, June 1", with a year that is not the current one. */
export const formatDay = (day: string): string =>
  formatSlotDay({ starts_at: `${day}T12:00:00Z`, time_zone: 'UTC' });
