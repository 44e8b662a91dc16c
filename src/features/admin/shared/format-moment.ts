const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time in the user's time zone: "Nov 3, 2026, 3:04 PM". */
export function formatMoment(instant: string): string {
  return format.format(new Date(instant));
}
