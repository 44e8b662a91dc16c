const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const otherYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The day of an instant, seen from `nowMs` where the person is: "Today", "Nov 3", "Nov 3, 2025". */
export function formatMessageDay(instant: string, nowMs: number): string {
  const [date, now] = [new Date(instant), new Date(nowMs)];
  if (date.toDateString() === now.toDateString()) return 'Today';
  return (date.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(date);
}

/** The time of day of an instant where the person is: "3:04 PM". */
export function formatMessageTime(instant: string): string {
  return clock.format(new Date(instant));
}

/** As short as it can be told: "3:04 PM" of today, the day of an older one. */
export function formatMessageMoment(instant: string, nowMs: number): string {
  const day = formatMessageDay(instant, nowMs);
  return day === 'Today' ? formatMessageTime(instant) : day;
}
