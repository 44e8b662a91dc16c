import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import {
  type Edge,
  type Graph,
  type AnyPathModel,
  createPathSet,
  pathsAround,
  traceRoute,
  type Path,
  type PathSet,
  computeFingerprint,
  shrink,
  type Failure,
} from '#xstate-paths';
import { resultsFolder, type PathResult, type RunResults } from '../results.ts';
import { formatFailure } from './format-results.ts';
import { playAgain } from './play-again.ts';
import { playPath, type Played, type PlayOptions } from './play-path.ts';
import { expectRecorder, type World } from './world.ts';

export interface RunOptions extends Pick<
  PlayOptions,
  'url' | 'dataDir' | 'screenshots' | 'viewport' | 'colorScheme' | 'onStep' | 'stepLimitMs'
> {
  strategy: PathSet['strategy'];
  workers: number;
  /** Looks for the shortest path that fails in the same way, for the first paths that fail. */
  isShrinking: boolean;
  /** How often a failing path is played again; if it then passes, it is flaky. */
  retries?: number;
  /** Plans what a failing path did not come to anew, around the step that failed. */
  isGoingOn?: boolean;
  patienceMs?: number;
  /** Screens that passed the accessibility check before. */
  checkedScreens?: Set<string>;
  /** When to begin no further path, as milliseconds since 1970; those left are not in the results. */
  until?: number;
  /** Folder of the results and screenshots; the model's own folder by default. */
  folder?: string;
  /** Returns the command that replays a passed path. */
  again?(path: Path): string;
  /** Called as each path ends. */
  onResult(result: PathResult): void;
}

/** An app that fails this often is not worth more of it. */
const maxFailures = 10;
/** Each is played up to forty times more. */
const maxShrunk = 3;

/** Plays paths in parallel. Writes `results.json` and screenshots to the model's folder. */
export async function runPaths(
  browser: Browser,
  graph: Graph,
  paths: readonly Path[],
  options: RunOptions,
): Promise<RunResults> {
  const { url, dataDir, screenshots, viewport, colorScheme, strategy, workers } = options;
  const model = graph.model as unknown as AnyPathModel<World>;
  const folder = options.folder ?? resultsFolder(model.name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const startedAt = new Date();
  const checkedScreens = options.checkedScreens ?? new Set<string>();
  const play = (path: Path) =>
    playPath(browser, model, path, {
      url,
      dataDir,
      folder,
      screenshots,
      checkedScreens,
      ...(options.patienceMs !== undefined && { patienceMs: options.patienceMs }),
      ...(options.stepLimitMs !== undefined && { stepLimitMs: options.stepLimitMs }),
      ...(options.onStep && { onStep: options.onStep }),
      ...(viewport && { viewport }),
      ...(colorScheme && { colorScheme }),
    });
  await assertRecorder(browser, url);

  let shrunkPaths = 0;

  async function playWithRetries(whole: Path): Promise<PathResult> {
    const replay = options.again?.(whole) ?? '';
    const { last, retries, failedFirst } = await playAgain(() => play(whole), options.retries ?? 0);
    if (last.outcome === 'passed') {
      if (!failedFirst) return { path: whole, ...last, replay };
      const retriedFor = formatFailure(model, whole, failedFirst);
      return { path: whole, ...last, outcome: 'flaky', retries, retriedFor, replay };
    }
    const failure = failureIn(whole, last);
    const isShrunk = options.isShrinking && failure !== null && shrunkPaths < maxShrunk;
    if (isShrunk) shrunkPaths += 1;
    const shortest = isShrunk
      ? await shrink(graph, whole, failure, async (path) => failureIn(path, await play(path)))
      : whole;
    const file = path.join(folder, `failed-${shortest.id}.json`);
    await writeFile(
      file,
      `${JSON.stringify(createPathSet(graph, [shortest], strategy), null, 2)}\n`,
    );
    return {
      path: whole,
      ...last,
      replay: `npm run qa -- run ${model.name} --file ${path.relative(process.cwd(), file)}`,
      ...(shortest.id !== whole.id && {
        shortest: { path: shortest, ...(await play(shortest)) },
      }),
    };
  }

  const results = new Map<number, PathResult>();
  const queue = [...paths.entries()];
  const failed = new Set<Edge>();
  let count = paths.length;

  /** Queues new paths for what the failed one did not come to. */
  function planAnew({ path, steps }: PathResult): void {
    const at = steps.findIndex(({ outcome }) => outcome === 'failed');
    const { edges } = traceRoute(graph, path);
    const edge = edges[at];
    if (!edge) return;
    failed.add(edge);
    if (failed.size > maxFailures) return;
    for (const further of pathsAround(graph, edges.slice(at + 1), failed)) {
      queue.push([count, further]);
      count += 1;
    }
  }

  const work = async () => {
    const isLate = () => options.until !== undefined && Date.now() > options.until;
    for (let next = queue.shift(); next && !isLate(); next = queue.shift()) {
      const [index, path] = next;
      const result = await playWithRetries(path);
      results.set(index, result);
      options.onResult(result);
      if (options.isGoingOn && result.outcome === 'failed') planAnew(result);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, workers) }, work));

  const run: RunResults = {
    version: 1,
    model: model.name,
    machine: { id: model.machine.id, fingerprint: computeFingerprint(model.machine) },
    strategy: strategy.name,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    paths: [...results].toSorted(([one], [other]) => one - other).map(([, result]) => result),
  };
  await writeFile(path.join(folder, 'results.json'), `${JSON.stringify(run, null, 2)}\n`);
  return run;
}

async function assertRecorder(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext();
  try {
    await expectRecorder(context.request, url);
  } finally {
    await context.close();
  }
}

/**
 * Two failures are the same if they have the same step and the same first line of the message. Null
 * if the path passed.
 */
function failureIn({ steps }: Path, played: Played): Failure | null {
  if (played.outcome === 'passed') return null;
  const step = played.steps.findIndex(({ outcome }) => outcome === 'failed');
  const problem = played.steps[step]?.problem;
  const message = problem ? `${problem.at} ${problem.message}` : (played.problem ?? '');
  const { event, to } = steps[step] ?? {};
  const place = JSON.stringify([event?.type, to?.value]);
  return { step, signature: `${place} ${message.split('\n', 1)[0]}` };
}
