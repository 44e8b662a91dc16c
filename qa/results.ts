import path from 'node:path';
import { type } from 'arktype';
import { findPathProblem, type Path } from '#xstate-paths';

const PathJson = type('unknown').narrow((value, ctx): value is Path => {
  const problem = findPathProblem(value);
  return problem === null || ctx.mustBe(`a path: ${problem}`);
});

const StepResult = type({
  /** `skipped`: the path had failed before. */
  outcome: "'passed' | 'failed' | 'skipped'",
  durationMs: 'number >= 0',
  /** File name of the screenshot, in the folder of the results. */
  'screenshot?': 'string',
  /** The failure, if this step failed; at most one step of a path has one. */
  'problem?': {
    /**
     * Where it failed: loading a page, bringing the event about, checking the screen, axe, the
     * console of the page, or what must hold after the last step.
     */
    at: "'load' | 'act' | 'see' | 'accessibility' | 'console' | 'end'",
    message: 'string',
  },
});

/** A path that was played once. */
const PlayedOnce = type({
  path: PathJson,
  durationMs: 'number >= 0',
  /** One result for each step of the path. */
  steps: StepResult.array(),
  /** Set if the path failed before its first step. */
  'problem?': 'string',
  /** The screenshot before the first step. */
  'screenshot?': 'string',
});

const PathResult = PlayedOnce.and({
  /** `flaky`: it failed, and passed when it was played again. */
  outcome: "'passed' | 'flaky' | 'failed'",
  /** How often it was played again, and why. */
  'retries?': 'number >= 1',
  'retriedFor?': 'string',
  /** The command that plays this path again; empty if there is none. */
  replay: 'string',
  /** The shortest path that fails in the same way, if it is shorter: `replay` plays this one. */
  'shortest?': PlayedOnce,
});

/** The results of one run of a model, as stored in `results.json`. */
export const RunResults = type({
  version: type.unit(1),
  model: 'string',
  machine: { id: 'string', fingerprint: 'string' },
  strategy: 'string',
  startedAt: 'string.date.iso',
  durationMs: 'number >= 0',
  paths: PathResult.array(),
});

export type StepResult = typeof StepResult.infer;
export type PathResult = typeof PathResult.infer;
export type RunResults = typeof RunResults.infer;

/** Folder of the results and screenshots of all runs, and of the report. */
export const reportFolder = path.resolve(import.meta.dirname, '../qa-report');
/** Folder of `results.json` and the screenshots of a model's last run. */
export const resultsFolder = (model: string): string => path.join(reportFolder, model);
