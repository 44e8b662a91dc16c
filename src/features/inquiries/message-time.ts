import * as t from '#locales/inquiries.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const otherYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The local day of an instant, relative to `nowMs`: "Today", "Nov 3", "Nov 3, 2025". */
export function formatMessageDay(instant: string, nowMs: number): string {
  const [date, now] = [new Date(instant), new Date(nowMs)];
  if (date.toDateString() === now.toDateString()) return t.today;
  return (date.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(date);
}

/** The local time of day of an instant: "3:04 PM". */
export function formatMessageTime(instant: string): string {
  return clock.format(new Date(instant));
}

/** The time of an instant of today, "3:04 PM", or the day of an older one. */
export function formatMessageMoment(instant: string, nowMs: number): string {
  const day = formatMessageDay(instant, nowMs);
  return day === t.today ? formatMessageTime(instant) : day;
}
