const inUtc = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An instant (ISO 8601) to the minute: May 1, 2027, 4:05 PM UTC. */
export function formatMoment(instant: string): string {
  return inUtc.format(new Date(instant));
}
