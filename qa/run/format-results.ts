import {
  measureCoverage,
  type Graph,
  formatCount,
  alignColumns,
  formatShare,
  type Path,
  formatStateName,
  strategyNamed,
  type PlayedPath,
  type PlayedRun,
} from '#xstate-paths';
import type { PathResult, RunResults } from '../results.ts';
import type { Played } from './play-path.ts';

/** Describes the failed step, its states and the error. Empty if no step failed. */
export function formatFailure(path: Path, played: Pick<Played, 'steps' | 'problem'>): string {
  const index = played.steps.findIndex(({ outcome }) => outcome === 'failed');
  const step = path.steps[index];
  const problem = played.steps[index]?.problem;
  if (!step || !problem) {
    return played.problem === undefined ? '' : `failed before the first step\n${played.problem}`;
  }
  const places = {
    act: 'making it happen',
    see: 'what is seen afterwards',
    accessibility: 'accessibility afterwards',
    console: 'the console',
  };
  return [
    `failed at step ${index + 1} of ${path.steps.length}, ${places[problem.at]}: ${step.label}`,
    `  event   ${JSON.stringify(step.event)}`,
    `  before  ${formatStateName(step.from)} ${JSON.stringify(step.from.context)}`,
    `  after   ${formatStateName(step.to)} ${JSON.stringify(step.to.context)}, expected`,
    ...problem.message.split('\n').map((line) => `  ${line}`),
  ].join('\n');
}

/** Formats the result of one path, with the command that replays it. */
export function formatResult(result: PathResult, folder: string): string {
  const { path, outcome, durationMs, steps, replay, shrunkFrom } = result;
  const seconds = (durationMs / 1000).toFixed(1);
  const head = `${outcome === 'failed' ? 'FAILED' : outcome}  ${path.id}  ${formatCount(path.steps.length, 'step')}, ${seconds} s`;
  if (outcome === 'passed') return head;
  if (outcome === 'flaky') return `${head}, after ${result.retriedFor ?? ''}`;
  const screenshotFile =
    steps.find((step) => step.outcome === 'failed')?.screenshot ?? result.screenshot;
  return [
    head,
    formatFailure(path, result),
    ...(shrunkFrom ? [`  shrunk  from path ${shrunkFrom}`] : []),
    ...(screenshotFile ? [`  screenshot ${folder}/${screenshotFile}`] : []),
    `  replay  ${replay}`,
  ].join('\n');
}

const compared: [label: string, name: string, options: object][] = [
  ['tour', 'tour', {}],
  ['tour, every edge', 'tour', { cover: 'edges' }],
  ['shortest', 'shortest', {}],
  ['random until all', 'random', { length: 10_000, until: 'transitions' }],
];

/** The paths that passed, at once or when they were played again. */
export function passedPaths(paths: readonly PathResult[]): Path[] {
  return paths.filter(({ outcome }) => outcome !== 'failed').map(({ path }) => path);
}

/** A run as reports for other tools take it. */
export function toPlayedRun({ model, startedAt, durationMs, paths }: RunResults): PlayedRun {
  return {
    model,
    startedAt: new Date(startedAt),
    durationMs,
    paths: paths.map((result): PlayedPath => {
      const { path, outcome, durationMs, retries, retriedFor } = result;
      const problem = outcome === 'failed' ? formatFailure(path, result) : retriedFor;
      return {
        path,
        outcome,
        durationMs,
        ...(retries !== undefined && { retries }),
        ...(problem !== undefined && { problem }),
      };
    }),
  };
}

/** Formats the coverage of a run and the cost of each strategy. */
export function formatTotals(graph: Graph, { paths, durationMs }: RunResults): string {
  const passed = passedPaths(paths);
  const flaky = paths.filter(({ outcome }) => outcome === 'flaky').length;
  const covered = measureCoverage(graph.model, passed);
  const steps = passed.reduce((sum, path) => sum + path.steps.length, 0);
  return [
    `${graph.model.name}: ${passed.length} of ${formatCount(paths.length, 'path')} passed${flaky > 0 ? ` (${flaky} flaky)` : ''}, ${formatCount(steps, 'step')}, ${Math.round(durationMs / 1000)} s`,
    `  states       ${formatShare(covered.states)}`,
    `  transitions  ${formatShare(covered.transitions)}`,
    `  guards       ${formatShare(covered.guards)}, each passing and refusing`,
    '',
    formatCosts(graph),
  ].join('\n');
}

/** Formats the number of paths and steps of each strategy. */
export function formatCosts(graph: Graph): string {
  const costs = compared.map(([label, name, options]) => {
    const routes = strategyNamed(name).find(graph, options);
    return [label, routes.length, routes.reduce((sum, { edges }) => sum + edges.length, 0)];
  });
  return alignColumns([['strategy', 'paths', 'steps'], ...costs]);
}
