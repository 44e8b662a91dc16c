import type { Path, PathStep } from '#xstate-paths';
import type { PathResult, RunResults, StepResult } from './results.ts';

/** The words that terminal, report and files for other tools have in common for a failed step. */
export const problemPlaces: Record<NonNullable<StepResult['problem']>['at'], string> = {
  load: 'a page did not load',
  act: 'making it happen',
  see: 'what is seen afterwards',
  accessibility: 'accessibility afterwards',
  console: 'the console',
  end: 'what must hold after the path',
};

/** What failed in a path, and where. */
export interface PathFailure {
  /** Null if the path failed before its first step. */
  step: PathStep | null;
  /** The number of the step, from 1; 0 for the start. */
  number: number;
  place: string;
  message: string;
}

/** Returns what failed in a path, or null if nothing did. */
export function findFailure(
  path: Path,
  { steps, problem }: Pick<PathResult, 'steps' | 'problem'>,
): PathFailure | null {
  const index = steps.findIndex(({ outcome }) => outcome === 'failed');
  const step = path.steps[index];
  const cause = steps[index]?.problem;
  if (step && cause) {
    const place = problemPlaces[cause.at];
    return { step, number: index + 1, place, message: cause.message };
  }
  if (problem === undefined) return null;
  return { step: null, number: 0, place: 'before the first step', message: problem };
}

/** The part of a path that passed; null if it failed before its first step. */
export function passedPart({ path, steps, problem }: PathResult): Path | null {
  if (problem !== undefined) return null;
  const length = steps.findIndex(({ outcome }) => outcome !== 'passed');
  return { ...path, steps: length === -1 ? path.steps : path.steps.slice(0, length) };
}

/** The parts of all paths that passed: what a run covers. */
export const passedParts = ({ paths }: Pick<RunResults, 'paths'>): Path[] =>
  paths.flatMap((result) => passedPart(result) ?? []);

/** How many paths and steps of a run passed, failed, or passed when they were played again. */
export interface RunTotals {
  paths: number;
  passed: number;
  flaky: number;
  failed: number;
  passedSteps: number;
}

/** Counts what a run tells, for the terminal and the report alike. */
export function countRun(results: Pick<RunResults, 'paths'>): RunTotals {
  const count = (wanted: PathResult['outcome']) =>
    results.paths.filter(({ outcome }) => outcome === wanted).length;
  const failed = count('failed');
  return {
    paths: results.paths.length,
    passed: results.paths.length - failed,
    flaky: count('flaky'),
    failed,
    passedSteps: passedParts(results).reduce((sum, { steps }) => sum + steps.length, 0),
  };
}
