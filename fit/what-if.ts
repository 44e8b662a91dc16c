import { compare, type Shared } from './compare.ts';
import type { Person } from './person.ts';
import { exactFit, shownScore, sumsOf } from './score.ts';

/** What a change of mine does to the score with someone. */
export interface FitChange {
  before: number | null;
  after: number | null;
  /** After less before; null when one of them has no score. */
  delta: number | null;
  hadConflict: boolean;
  hasConflict: boolean;
}

/** The score with `them` before and after I change habits or preferences; each given replaces all. */
export function whatIf(me: Person, change: Partial<Person>, them: Person): FitChange {
  const [old, new_] = [compare(me, them), compare({ ...me, ...change }, them)];
  const [before, after] = [scoreOf(old), scoreOf(new_)];
  return {
    before,
    after,
    delta: before === null || after === null ? null : after - before,
    hadConflict: hasConflict(old),
    hasConflict: hasConflict(new_),
  };
}

const scoreOf = (shared: readonly Shared[]) => shownScore(exactFit(sumsOf(shared)));
const hasConflict = (shared: readonly Shared[]) =>
  shared.some(({ mine, theirs }) => mine.isBroken || theirs.isBroken);
