import { formatTime, language } from '#locales/format.ts';
import { moment } from '#locales/ui.ts';

interface SlotTime {
  starts_at: string;
  time_zone: string;
}

/** The day of a slot by the clocks of its place: "Monday, June 1". */
export const formatSlotDay = ({ starts_at: startsAt, time_zone: timeZone }: SlotTime): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    numberingSystem: 'latn',
    timeZone,
  }).format(Date.parse(startsAt));

/** The time of day at which a slot begins, by the clocks of its place: "6:00 PM". */
export function formatSlotTime({ starts_at: startsAt, time_zone: timeZone }: SlotTime): string {
  const [hour = 0, minute = 0] = readClock(startsAt, timeZone).split(':').map(Number);
  return formatTime(hour, minute);
}

/** Day and time: "Monday, June 1, 6:00 PM". */
export const formatSlot = (slot: SlotTime): string =>
  moment({ day: formatSlotDay(slot), time: formatSlotTime(slot) });

/** What the clocks of a place are called, where they differ from the reader's; otherwise null. */
export function foreignZoneName({ starts_at: startsAt, time_zone: timeZone }: SlotTime) {
  const instant = Date.parse(startsAt);
  const { timeZone: ownZone } = Intl.DateTimeFormat().resolvedOptions();
  if (readClock(startsAt, timeZone) === readClock(startsAt, ownZone)) return null;
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
