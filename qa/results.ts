import path from 'node:path';
import { type } from 'arktype';
import { Path } from './path.ts';

const StepResult = type({
  /** `skipped`: the path had failed before. */
  outcome: "'passed' | 'failed' | 'skipped'",
  durationMs: 'number >= 0',
  /** File name of the picture, beside the results. */
  'screenshot?': 'string',
  /** What went wrong, in words; at most one for a path. */
  'problem?': {
    /** Where: making it happen, what is seen afterwards, axe, or the page's console. */
    at: "'act' | 'see' | 'accessibility' | 'console'",
    message: 'string',
  },
});

const PathResult = type({
  path: Path,
  outcome: "'passed' | 'failed'",
  durationMs: 'number >= 0',
  /** One for each step of the path. */
  steps: StepResult.array(),
  /** Set where the failure came before the first step. */
  'problem?': 'string',
  /** The picture before the first step. */
  'screenshot?': 'string',
  /** The command that plays this path again; empty where none can say it. */
  replay: 'string',
  /** The path it was cut down from. */
  'shrunkFrom?': 'string',
});

/** What became of a run of one model, as kept in `results.json`. */
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

/** Where a run leaves its results and pictures, and the report its page. */
export const reportFolder = path.resolve(import.meta.dirname, '../qa-report');
/** Holds `results.json` and the pictures of a model's last run. */
export const resultsFolder = (model: string): string => path.join(reportFolder, model);
