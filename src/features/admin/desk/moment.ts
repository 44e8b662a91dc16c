const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time of an instant where the person is: "Nov 3, 2026, 3:04 PM". */
export function formatMoment(instant: string): string {
  return format.format(new Date(instant));
}
