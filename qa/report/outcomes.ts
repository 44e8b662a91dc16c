import {
  measureCoverage,
  transitionsToTake,
  type Coverage,
  type AnyPathModel,
  listLeaves,
  readStructure,
  type Transition,
} from '#xstate-paths';
import type { Mark } from '#xstate-paths/chart/draw-chart.ts';
import { passedParts } from '../outcomes.ts';
import type { RunResults } from '../results.ts';

/** The outcome of a transition or state in a run; `leftOut` ones are not walked. */
export type Outcome = Mark;

export interface TransitionOutcome extends Transition {
  outcome: Outcome;
  /** Whether the guard passed, and whether it refused. Null without a guard. */
  guard: { passed: boolean; refused: boolean } | null;
}

export interface Outcomes {
  transitions: TransitionOutcome[];
  states: Map<string, Outcome>;
  /** Counts only what passed. */
  coverage: Coverage;
}

/**
 * Returns the outcome of each part of a model's machine in a run; everything is open without one.
 */
export function countOutcomes(model: AnyPathModel<never>, results: RunResults | null): Outcomes {
  const structure = readStructure(model.machine);
  const played = results?.paths ?? [];
  const begun = played.filter(({ problem }) => problem === undefined);
  const failedSteps = begun.flatMap(({ path, steps }) =>
    path.steps.filter((_, index) => steps[index]?.outcome === 'failed'),
  );
  const coverage = measureCoverage(model, passedParts({ paths: played }));
  const failed = new Set(failedSteps.flatMap(({ transitions }) => transitions));
  const failedViews = [
    ...failedSteps.map(({ to }) => to),
    ...played.filter(({ problem }) => problem !== undefined).map(({ path }) => path.from),
  ];
  const failedStates = new Set(failedViews.flatMap(({ value }) => listLeaves(value)));
  const openOnes = new Set([...coverage.transitions.missing, ...coverage.states.missing]);
  const unguarded = new Set(coverage.guards.missing);
  const toTake = new Set(transitionsToTake(model, structure).map(({ name }) => name));

  const toOutcome = (name: string, isFailed: boolean): Outcome => {
    if (isFailed) return 'failed';
    return openOnes.has(name) ? 'open' : 'passed';
  };
  return {
    coverage,
    transitions: structure.transitions.map((transition) => {
      const { name, isGuarded } = transition;
      const isToTake = toTake.has(name);
      return {
        ...transition,
        outcome: isToTake ? toOutcome(name, failed.has(name)) : 'leftOut',
        guard:
          isGuarded && isToTake
            ? {
                passed: !unguarded.has(`${name}, passing`),
                refused: !unguarded.has(`${name}, refusing`),
              }
            : null,
      };
    }),
    states: new Map(
      Object.entries(model.states).map(([way, state]) => [
        way,
        'expectShown' in state ? toOutcome(way, failedStates.has(way)) : 'leftOut',
      ]),
    ),
  };
}
