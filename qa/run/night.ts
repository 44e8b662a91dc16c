import type { Browser } from '@playwright/test';
import {
  findPaths,
  selectShard,
  splitPaths,
  type Graph,
  type Path,
  type PathSet,
} from '#xstate-paths';
import { reportFolder, type PathResult } from '../results.ts';
import type { RunningApp } from './start-app.ts';
import { runPaths } from './run-paths.ts';

export const nightKinds = ['tour', 'edges', 'pairs', 'random'] as const;
export type NightKind = (typeof nightKinds)[number];

export interface NightOptions {
  app: Pick<RunningApp, 'url' | 'dataDir'>;
  /** How many rounds. */
  times: number;
  /** Each round has another seed: this one for the first. */
  seed: number;
  /** Paths played at once. */
  workers: number;
  /** Plays a share of each round, of about so many steps. */
  sample?: number | undefined;
  /** When to begin no further path, as milliseconds since 1970. */
  until?: number | undefined;
  /** Called as each step ends. */
  onStep(): void;
  /** Called as each path ends, with the folder of its files. */
  onResult(result: PathResult, folder: string): void;
  onRound(round: Round): void;
}

/** What came of one round. */
export interface Round {
  index: number;
  seed: number;
  durationMs: number;
  results: PathResult[];
  /** All its paths were played. */
  isWhole: boolean;
}

/** Random walks of one round have so many steps. */
const randomSteps = 200;

/** Plays one kind of paths of a model again and again; returns the rounds that were begun. */
export async function playRounds(
  browser: Browser,
  graph: Graph,
  kind: NightKind,
  options: NightOptions,
): Promise<Round[]> {
  const { app, times, seed, workers, sample, until, onStep, onResult, onRound } = options;
  const isLate = () => until !== undefined && Date.now() > until;
  const rounds: Round[] = [];
  const checkedScreens = new Set<string>();
  let begun = 0;

  async function playRound(index: number, workers: number): Promise<void> {
    const startedAt = Date.now();
    const { strategy, paths } = makeRound(graph, kind, seed + index, sample, workers);
    const folder = `nightly/${graph.model.name}-${kind}-${seed + index}`;
    const playing = {
      ...app,
      folder: `${reportFolder}/${folder}`,
      strategy,
      workers,
      ...(until !== undefined && { until }),
      screenshots: false,
      isShrinking: false,
      checkedScreens,
      isGoingOn: kind !== 'random',
      onStep,
      onResult: (result: PathResult) => onResult(result, `qa-report/${folder}`),
    };
    const { paths: results } = await runPaths(browser, graph, paths, playing);
    const isWhole = !isLate() || results.length >= paths.length;
    const durationMs = Date.now() - startedAt;
    const round = { index, seed: seed + index, durationMs, results, isWhole };
    rounds.push(round);
    onRound(round);
  }

  // Several rounds at once leave no worker without a path at the end of each.
  const lanes = Math.min(workers, times);
  const lane = async () => {
    while (begun < times && !isLate()) {
      begun += 1;
      await playRound(begun - 1, Math.max(1, Math.floor(workers / lanes)));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return rounds.toSorted((one, other) => one.index - other.index);
}

/**
 * The paths of a round. The seed chooses the random walks, and which share of the others. Long paths
 * are cut so that all workers have some.
 */
export function makeRound(
  graph: Graph,
  kind: NightKind,
  seed: number,
  sample: number | undefined,
  workers = 1,
): { strategy: PathSet['strategy']; paths: Path[] } {
  if (kind === 'random') {
    const length = Math.min(randomSteps, sample ?? randomSteps);
    return findPaths(graph.model, 'random', { seed, length }, graph);
  }
  const cover = kind === 'tour' ? {} : { cover: kind };
  const { strategy, paths } = findPaths(graph.model, 'tour', cover, graph);
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  const shares = sample === undefined ? 1 : Math.max(1, Math.round(steps / sample));
  const share = shares === 1 ? paths : selectShard(graph, paths, (seed % shares) + 1, shares);
  return { strategy, paths: splitPaths(graph, share, workers) };
}
