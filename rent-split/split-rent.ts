import { roundShares } from './round-shares.ts';

/** Shares of the same size, as far as the units go; amounts in the smallest unit of the currency. */
export function splitEqually(rent: number, members: number, first: number): number[] {
  return splitByWeights(
    rent,
    Array.from({ length: members }, () => 1),
    first,
  );
}

/**
 * Shares in proportion to the areas of the members' rooms, which are positive whole numbers of any
 * unit; the rent is in the smallest unit of the currency.
 */
export function splitByArea(rent: number, areas: readonly number[], first: number): number[] {
  return splitByWeights(rent, areas, first);
}

function splitByWeights(rent: number, weights: readonly number[], first: number): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  return roundShares(
    weights.map((weight) => BigInt(rent) * BigInt(weight)),
    total,
    first,
  );
}

/** Who begins to pay the units that remain, by position: it differs from split to split. */
export function firstInTurn(splitId: number, members: number): number {
  return splitId % members;
}
