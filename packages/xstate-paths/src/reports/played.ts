import type { Path } from '../path.ts';

/** What became of a path that was played. */
export interface PlayedPath {
  path: Path;
  /** `flaky`: it failed, and passed when it was played again. */
  outcome: 'passed' | 'flaky' | 'failed';
  durationMs: number;
  /** How often it was played again. */
  retries?: number;
  /** Why it failed, if it ever did. */
  problem?: string;
}

/** All paths of one run. */
export interface PlayedRun {
  model: string;
  startedAt: Date;
  durationMs: number;
  paths: readonly PlayedPath[];
}
