/**
 * Shares `total` whole points out by `parts` (whole, not negative), adding up exactly: each gets
 * its share rounded down, what is left goes to the largest remainders, the first of equal ones.
 * Without any parts all are 0.
 */
export function apportion(total: number, parts: readonly number[]): number[] {
  const sum = parts.reduce((one, other) => one + other, 0);
  if (sum === 0) return parts.map(() => 0);
  const shares = parts.map((part, position) => ({
    position,
    points: Math.floor((total * part) / sum),
    remainder: (total * part) % sum,
  }));
  const left = total - shares.reduce((points, share) => points + share.points, 0);
  const byRemainder = shares.toSorted((one, other) => other.remainder - one.remainder);
  for (const share of byRemainder.slice(0, left)) share.points += 1;
  return shares.map(({ points }) => points);
}
