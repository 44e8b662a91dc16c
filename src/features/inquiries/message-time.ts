import { formatDay, formatTime } from '#locales/format.ts';
import * as t from '#locales/inquiries.ts';
import { calendarDay } from '#src/ui/format-moment.ts';

/** The local day of an instant, relative to `nowMs`: "Today", "Nov 3", "Nov 3, 2025". */
export function formatMessageDay(instant: string, nowMs: number): string {
  const [date, now] = [new Date(instant), new Date(nowMs)];
  return date.toDateString() === now.toDateString()
    ? t.today
    : formatDay(calendarDay(date), Date.parse(calendarDay(now)));
}

/** The local time of day of an instant: "3:04 PM". */
export function formatMessageTime(instant: string): string {
  const date = new Date(instant);
  return formatTime(date.getHours(), date.getMinutes());
}

/** The time of an instant of today, "3:04 PM", or the day of an older one. */
export function formatMessageMoment(instant: string, nowMs: number): string {
  const day = formatMessageDay(instant, nowMs);
  return day === t.today ? formatMessageTime(instant) : day;
}
