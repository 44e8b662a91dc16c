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
import { countRun, findFailure, passedParts } from '../outcomes.ts';
import type { PathResult, RunResults } from '../results.ts';
import type { Played } from './play-path.ts';

/** Describes the failed step, its states and the error. Empty if no step failed. */
export function formatFailure(path: Path, played: Pick<Played, 'steps' | 'problem'>): string {
  const failure = findFailure(path, played);
  if (!failure) return '';
  const { step, number, place, message } = failure;
  if (!step) return `failed ${place}\n${message}`;
  return [
    `failed at step ${number} of ${path.steps.length}, ${place}: ${step.label}`,
    `  event   ${JSON.stringify(step.event)}`,
    `  before  ${formatStateName(step.from)} ${JSON.stringify(step.from.context)}`,
    `  after   ${formatStateName(step.to)} ${JSON.stringify(step.to.context)}, expected`,
    ...message.split('\n').map((line) => `  ${line}`),
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

/** Formats how many paths and steps passed: `2 of 3 paths passed (1 flaky), 40 steps`. */
export function formatRunTotals(results: Pick<RunResults, 'paths'>): string {
  const { paths, passed, flaky, passedSteps } = countRun(results);
  const again = flaky > 0 ? ` (${flaky} flaky)` : '';
  return `${passed} of ${formatCount(paths, 'path')} passed${again}, ${formatCount(passedSteps, 'step')}`;
}

/** Formats the coverage of a run and the cost of each strategy. */
export function formatTotals(graph: Graph, results: RunResults): string {
  const covered = measureCoverage(graph.model, passedParts(results));
  return [
    `${graph.model.name}: ${formatRunTotals(results)}, ${Math.round(results.durationMs / 1000)} s`,
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
