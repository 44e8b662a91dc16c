import { formatState, type AnyPathModel, type Path, type PathStep } from '#xstate-paths';
import type { PathResult, RunResults, StepResult } from './results.ts';

type ProblemPoint = NonNullable<StepResult['problem']>['at'];

/** The words that terminal, report and files for other tools have in common for a failed step. */
const problemPoints: Record<ProblemPoint, string> = {
  load: 'a page did not load',
  act: 'making it happen',
  see: 'what is seen afterwards',
  accessibility: 'accessibility afterwards',
  console: 'the console',
  end: 'what must hold after the path',
};

/** A failed path as a story: how it came to its failure, what was expected there, and what was seen. */
export interface FailureStory {
  /** Where the path begins. */
  start: string;
  /** What happened up to the failure; of a long path only the last steps. */
  events: { number: number; label: string; isFailed: boolean }[];
  /** How many steps are left out before `events`. */
  skipped: number;
  /** Null if the path failed before its first step. */
  step: PathStep | null;
  /** The number of the failed step, from 1; 0 for the start. */
  number: number;
  place: string;
  expected: string;
  seen: string;
  /** File names of the screenshots before and after the failed step, where there are some. */
  before: string | undefined;
  after: string | undefined;
}

/** More steps are not read; what happened just before the failure is worth the most. */
const storySteps = 8;

/** Tells what failed in a path; null if nothing did. Terminal, report and other files tell this alike. */
export function describeFailure(
  model: AnyPathModel<never>,
  path: Path,
  { steps, problem, screenshot }: Pick<PathResult, 'steps' | 'problem' | 'screenshot'>,
): FailureStory | null {
  const index = steps.findIndex(({ outcome }) => outcome === 'failed');
  const step = path.steps[index];
  const cause = steps[index]?.problem;
  const start = path.start;
  if (step && cause) {
    const number = index + 1;
    const skipped = Math.max(0, number - storySteps);
    return {
      start,
      events: path.steps.slice(skipped, number).map(({ label }, at) => ({
        number: skipped + at + 1,
        label,
        isFailed: skipped + at === index,
      })),
      skipped,
      step,
      number,
      place: problemPoints[cause.at],
      expected: describeExpected(model, step, cause.at),
      seen: cause.message,
      before: index === 0 ? screenshot : steps[index - 1]?.screenshot,
      after: steps[index]?.screenshot,
    };
  }
  if (problem === undefined) return null;
  return {
    start,
    events: [],
    skipped: 0,
    step: null,
    number: 0,
    place: 'before the first step',
    expected: formatState(model, path.from),
    seen: problem,
    before: undefined,
    after: screenshot,
  };
}

function describeExpected(
  model: AnyPathModel<never>,
  { label, to }: PathStep,
  at: ProblemPoint,
): string {
  const expected: Record<ProblemPoint, string> = {
    load: 'The page loads.',
    act: `This can happen: ${label}`,
    see: formatState(model, to),
    accessibility: 'The screen is accessible.',
    console: 'Nothing stands in the console.',
    end: 'Nothing else happens after the last step.',
  };
  return expected[at];
}

/** The part of a path that passed; null if it failed before its first step. */
export function passedPart({ path, steps, problem }: PathResult): Path | null {
  if (problem !== undefined) return null;
  const length = steps.findIndex(({ outcome }) => outcome !== 'passed');
  return { ...path, steps: length === -1 ? path.steps : path.steps.slice(0, length) };
}

/** The part of a path that was played: up to the step that failed, if one did. */
export function playedPart({ path, steps }: Pick<PathResult, 'path' | 'steps'>): Path {
  const failed = steps.findIndex(({ outcome }) => outcome === 'failed');
  return failed === -1 ? path : { ...path, steps: path.steps.slice(0, failed + 1) };
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
