const inUtc = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An instant (ISO 8601), to the minute: May 1, 2027, 4:05 PM UTC. */
export function formatMoment(instant: string): string {
  return inUtc.format(new Date(instant));
}

const usualMonths = [1, 3, 6, 9, 12, 18, 24, 36];

/** A length of stay in words: 3 months, 1 year, 1½ years. */
export function formatStay(months: number): string {
  if (months % 6 !== 0 || months < 12) return months === 1 ? '1 month' : `${months} months`;
  const years = `${Math.floor(months / 12)}${months % 12 === 6 ? '½' : ''}`;
  return years === '1' ? '1 year' : `${years} years`;
}

/** The lengths of stay to choose from; `chosen` (months, or empty) is among them. */
export function stayOptions(chosen: string): { value: string; label: string }[] {
  const own = Number(chosen);
  const months = [...new Set([...usualMonths, ...(own > 0 ? [own] : [])])].sort((a, b) => a - b);
  return [
    { value: '', label: 'Not sure yet' },
    ...months.map((count) => ({ value: String(count), label: formatStay(count) })),
  ];
}
