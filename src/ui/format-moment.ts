import { formatDay, formatTime } from '#locales/format.ts';
import { moment } from '#locales/ui.ts';

/** Day and time in the user's time zone: "Nov 3, 2026, 3:04 PM". */
export function formatMoment(instant: string): string {
  const date = new Date(instant);
  const day = new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  return moment({
    day: formatDay(day.toISOString()),
    time: formatTime(date.getHours(), date.getMinutes()),
  });
}
