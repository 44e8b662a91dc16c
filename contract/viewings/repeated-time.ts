/** So far clocks go back, in minutes: by half an hour on Lord Howe, by two hours in Antarctica. */
const steps = [30, 60, 120];

/**
 * The offset from UTC, such as "GMT+2", at a moment whose time the clocks of its place show twice because
 * they go back; without it nobody knows which of the two is meant. Null for every other moment.
 */
export function findRepeatedOffset(instantMs: number, timeZone: string): string | null {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  const shown = clock.format(instantMs);
  const isRepeated = steps
    .flatMap((minutes) => [minutes, -minutes])
    .some((minutes) => clock.format(instantMs + minutes * 60_000) === shown);
  if (!isRepeated) return null;
  const names = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const parts = names.formatToParts(instantMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
}
