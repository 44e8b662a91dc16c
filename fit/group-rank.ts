import type { FitSummary } from '#contract/matching/fit.ts';

/** What decides the place of a listing in the list of a group. */
export interface GroupRanked {
  id: number;
  /** The fit of the least content pair of somebody in the group and somebody who lives there. */
  fit: Pick<FitSummary, 'score' | 'conflicts'> | null;
}

/**
 * Compares for "best first": no conflict before conflict, a score before none, the higher score, the
 * smaller id. Never 0 for two listings.
 */
export function compareForGroup(one: GroupRanked, other: GroupRanked): number {
  const hasConflict = ({ fit }: GroupRanked) => Number((fit?.conflicts ?? 0) > 0);
  const score = ({ fit }: GroupRanked) => fit?.score ?? -1;
  return hasConflict(one) - hasConflict(other) || score(other) - score(one) || one.id - other.id;
}
