/** A length of stay in words: 3 months, 1 year, 1½ years. */
export function formatStay(months: number): string {
  if (months % 6 !== 0 || months < 12) return months === 1 ? '1 month' : `${months} months`;
  const years = `${Math.floor(months / 12)}${months % 12 === 6 ? '½' : ''}`;
  return years === '1' ? '1 year' : `${years} years`;
}

/** How long one can stay, as far as it is stated: "3 months to 1 year"; empty without both. */
export function formatStayRange(least: number | null, most: number | null): string {
  if (least !== null && most !== null) {
    return least === most ? formatStay(least) : `${formatStay(least)} to ${formatStay(most)}`;
  }
  if (least !== null) return `at least ${formatStay(least)}`;
  return most === null ? '' : `at most ${formatStay(most)}`;
}
