/** A wait in the unit that people would say it in, rounded up: 90 minutes, 2 hours, 3 days. */
export function roundWait(seconds: number): { count: number; unit: 'minutes' | 'hours' | 'days' } {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return { count: minutes, unit: 'minutes' };
  const hours = Math.ceil(minutes / 60);
  if (hours < 49) return { count: hours, unit: 'hours' };
  return { count: Math.ceil(hours / 24), unit: 'days' };
}
