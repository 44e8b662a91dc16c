import type { RelaxedName } from '#contract/search/filters.ts';
import type { Area } from '../index/search-area.ts';
import type { Condition } from '../index/conditions.ts';
import { countBits, type Mask } from '../index/masks.ts';

/** A smaller demand. */
export interface RelaxationStep {
  parameter: RelaxedName;
  /** As in an address; null leaves the parameter out. */
  value: string | null;
  without?: string;
  /** How much a user gives up: 1 is a tenth of the rent, a bedroom, or an amenity. */
  effort: number;
  /** The area of a step that looks elsewhere. */
  area?: Area;
}

/**
 * Adds to the count of each step how many of these slots it finds; the mask is of the block that
 * begins with the slot `begin`, and may be overwritten.
 */
export type StepCounter = (slots: Mask, begin: number, counts: number[]) => void;

/** What a search demands, and the steps that relax it, the smallest first. */
export interface Relaxation {
  test: Condition;
  steps: RelaxationStep[];
  count: StepCounter;
  /** Does every step find all that the search finds? */
  widens: boolean;
}

/** One step, which finds all slots. */
export const countOneStep: StepCounter = (slots, _, counts) => {
  counts[0]! += countBits(slots);
};

/** Each step finds all that the smaller ones do, so the largest goes first. */
export function countNested(steps: readonly Condition[]): StepCounter {
  return (slots, begin, counts) => {
    for (let nth = steps.length - 1; nth >= 0; nth -= 1) {
      steps[nth]!(slots, begin);
      counts[nth]! += countBits(slots);
    }
  };
}

/** Leaves a filter out. */
export const dropFilter = (
  parameter: RelaxedName,
  test: Condition,
  effort: number,
): Relaxation => ({
  test,
  steps: [{ parameter, value: null, effort }],
  count: countOneStep,
  widens: true,
});

/** A demand in numbers: that of the search, then smaller ones, and none at last. */
export function lowerDemand(
  parameter: RelaxedName,
  [demanded, ...smaller]: [number, ...number[]],
  testFor: (count: number) => Condition,
  unconditionalEffort: number,
): Relaxation {
  const steps = smaller.map((count, nth): RelaxationStep => {
    return { parameter, value: String(count), effort: nth + 1 };
  });
  return {
    test: testFor(demanded),
    steps: [...steps, { parameter, value: null, effort: unconditionalEffort }],
    count: countNested([...smaller.map(testFor), () => undefined]),
    widens: true,
  };
}
