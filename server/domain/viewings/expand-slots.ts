import { Temporal } from 'temporal-polyfill';

/** Times of days, by the clocks of a place: `HH:MM`, and `24:00` for the end of a day. */
export interface DailyTimes {
  first_day: string;
  last_day?: string | undefined;
  /** 1 is Monday, 7 Sunday; all without it. */
  weekdays?: readonly number[] | undefined;
  blocked_days?: readonly string[] | undefined;
  from: string;
  /** Without it, one time a day, that begins at `from`. */
  until?: string | undefined;
  minutes: number;
}

/** A time with its end, as instants in UTC. */
export interface SlotTimes {
  starts_at: string;
  ends_at: string;
}

/**
 * Returns the times that fit on each day between `from` and `until`, one after the other, in a time
 * zone. Clocks that change in between make a day longer or shorter, and each time keeps its length.
 * A day on which `from` does not exist begins when the clocks go on; without `until` it has none.
 * Where a time of the clock comes twice, the first one counts. Stops after `most`.
 */
export function expandSlots(times: DailyTimes, timeZone: string, most: number): SlotTimes[] {
  const { minutes, weekdays, blocked_days: blockedDays = [] } = times;
  const length = { minutes };
  const first = Temporal.PlainDate.from(times.first_day);
  const last = Temporal.PlainDate.from(times.last_day ?? times.first_day);
  const slots: SlotTimes[] = [];
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (weekdays && !weekdays.includes(day.dayOfWeek)) continue;
    if (blockedDays.includes(day.toString())) continue;
    const from = findInstant(day, times.from, timeZone);
    if (times.until === undefined) {
      if (from.exists) slots.push(writeTimes(from.instant, from.instant.add(length)));
      continue;
    }
    const until = findInstant(day, times.until, timeZone).instant;
    let start = from.instant;
    for (;;) {
      const end = start.add(length);
      if (Temporal.Instant.compare(end, until) > 0) break;
      slots.push(writeTimes(start, end));
      if (slots.length >= most) return slots;
      start = end;
    }
  }
  return slots;
}

const writeTimes = (start: Temporal.Instant, end: Temporal.Instant): SlotTimes => ({
  starts_at: start.toString(),
  ends_at: end.toString(),
});

/** When a clock shows a time; where it skips that time, the moment in which it does. */
function findInstant(
  day: Temporal.PlainDate,
  time: string,
  timeZone: string,
): { instant: Temporal.Instant; exists: boolean } {
  const wall =
    time === '24:00'
      ? day.add({ days: 1 }).toPlainDateTime()
      : day.toPlainDateTime(Temporal.PlainTime.from(time));
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (zoned.toPlainDateTime().equals(wall)) return { instant: zoned.toInstant(), exists: true };
  // Clocks go on after `zoned`, which is by the offset before the change.
  const change = zoned.getTimeZoneTransition('next') ?? zoned;
  return { instant: change.toInstant(), exists: false };
}
