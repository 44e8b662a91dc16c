import {
  measureCoverage,
  type AnyPathModel,
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
import { countRun, passedParts, describeFailure } from '../outcomes.ts';
import type { PathResult, RunResults } from '../results.ts';
import type { Played } from './play-path.ts';

/** Tells a failed path: its steps, what was expected and what was seen. Empty if no step failed. */
export function formatFailure(
  model: AnyPathModel<never>,
  path: Path,
  played: Pick<Played, 'steps' | 'problem' | 'screenshot'>,
): string {
  const story = describeFailure(model, path, played);
  if (!story) return '';
  const { start, events, skipped, step, number, place, expected, seen } = story;
  const head = step
    ? `failed at step ${number} of ${path.steps.length}, ${place}`
    : `failed ${place}`;
  const indented = (text: string) => text.replaceAll('\n', '\n            ');
  return [
    step ? `${head}: ${step.label}` : head,
    `  begins    ${start}`,
    ...(skipped > 0 ? [`            ... ${formatCount(skipped, 'step')}`] : []),
    ...events.map(
      (event) =>
        `  ${event.isFailed ? '->' : '  '} ${String(event.number).padStart(4)}   ${event.label}`,
    ),
    `  expected  ${indented(expected)}`,
    `  seen      ${indented(seen)}`,
    ...(step
      ? [
          `  event     ${JSON.stringify(step.event)}`,
          `  before    ${formatStateName(step.from)} ${JSON.stringify(step.from.context)}`,
          `  after     ${formatStateName(step.to)} ${JSON.stringify(step.to.context)}`,
        ]
      : []),
  ].join('\n');
}

/** Formats the result of one path, with the command that replays it. */
export function formatResult(
  model: AnyPathModel<never>,
  result: PathResult,
  folder: string,
): string {
  const { path, outcome, durationMs, replay, shortest } = result;
  const seconds = (durationMs / 1000).toFixed(1);
  const head = `${outcome === 'failed' ? 'FAILED' : outcome}  ${path.id}  ${formatCount(path.steps.length, 'step')}, ${seconds} s`;
  if (outcome === 'passed') return head;
  if (outcome === 'flaky') return `${head}, after ${result.retriedFor ?? ''}`;
  const screenshot = describeFailure(model, (shortest ?? result).path, shortest ?? result)?.after;
  return [
    head,
    formatFailed(model, result),
    ...(screenshot ? [`  screenshot ${folder}/${screenshot}`] : []),
    `  replay    ${replay}`,
  ].join('\n');
}

/** Tells why a path failed, by the shortest path that fails in the same way. */
function formatFailed(model: AnyPathModel<never>, result: PathResult): string {
  const { path, shortest } = result;
  if (!shortest) return formatFailure(model, path, result);
  const cut = `cut down from ${formatCount(path.steps.length, 'step')} to ${shortest.path.steps.length}, ${shortest.path.id} `;
  return `${cut}${formatFailure(model, shortest.path, shortest)}`;
}

const compared: [label: string, name: string, options: object][] = [
  ['tour', 'tour', {}],
  ['tour, every edge', 'tour', { cover: 'edges' }],
  ['shortest', 'shortest', {}],
  ['random until all', 'random', { length: 10_000, until: 'transitions' }],
];

/** A run as reports for other tools take it. */
export function toPlayedRun(
  model: AnyPathModel<never>,
  { startedAt, durationMs, paths }: RunResults,
): PlayedRun {
  return {
    model: model.name,
    startedAt: new Date(startedAt),
    durationMs,
    paths: paths.map((result): PlayedPath => {
      const { path, outcome, durationMs, retries, retriedFor } = result;
      const problem = outcome === 'failed' ? formatFailed(model, result) : retriedFor;
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
