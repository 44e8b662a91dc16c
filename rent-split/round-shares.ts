/**
 * Rounds shares of the form `numerator / denominator` to whole units, so that they add up to what
 * the exact shares add up to, which has to be whole. Each is rounded down; what remains goes one
 * unit each to the largest fractions, and among equal fractions to `first` and those after it, in
 * their order and round again. No share moves by a whole unit.
 */
export function roundShares(
  numerators: readonly bigint[],
  denominator: bigint,
  first: number,
): number[] {
  const floors = numerators.map((numerator) => floorDivide(numerator, denominator));
  const fractions = numerators.map((numerator, at) => numerator - (floors[at] ?? 0n) * denominator);
  const left = Number(fractions.reduce((sum, fraction) => sum + fraction, 0n) / denominator);
  const count = numerators.length;
  const turn = (at: number) => (at - (first % count) + count) % count;
  const order = fractions
    .map((fraction, at) => ({ fraction, at }))
    .sort((a, b) => compare(b.fraction, a.fraction) || turn(a.at) - turn(b.at));
  const shares = floors.map(Number);
  for (const { at } of order.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : Number(a > b));
