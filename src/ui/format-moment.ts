import { formatDay, formatTime } from '#locales/format.ts';
import { moment } from '#locales/ui.ts';

/** Day and time in the user's time zone: "Nov 3, 2026, 3:04 PM". */
export function formatMoment(instant: string): string {
  const date = new Date(instant);
  return moment({
    day: formatDay(calendarDay(date)),
    time: formatTime(date.getHours(), date.getMinutes()),
  });
}

/** The day of the clock on the wall, in the form of ISO 8601. */
export const calendarDay = (date: Date): string =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString();
