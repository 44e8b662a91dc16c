import { measureCoverage, type Coverage } from '../coverage.ts';
import { explore, type Graph } from '../explore.ts';
import { findPaths } from '../find-paths.ts';
import { alignColumns, formatShare } from '../formats/table.ts';
import type { StrategyOptions } from '../strategies.ts';
import { UsageError } from '../usage-error.ts';
import { xstateTestModelPaths } from '../xstate-test-model.ts';
import type { Command } from './command.ts';
import { modelNamed } from './project.ts';

const comparedStrategies: [name: string, strategy: string, options: StrategyOptions][] = [
  ['shortest', 'shortest', {}],
  ['simple', 'simple', {}],
  ['random', 'random', { length: 10_000, until: 'transitions' }],
  ['tour', 'tour', {}],
  ['tour, every pair', 'tour', { cover: 'pairs' }],
  ['tour, every edge', 'tour', { cover: 'edges' }],
];

export const compareCommand: Command = {
  usage: 'compare [model]               what each strategy costs and covers, side by side',
  async run([name], print, { models }) {
    const model = modelNamed(models, name);
    const graph = explore(model);
    const steps = new Map<string, number>();
    const rows = compareStrategies(graph).map(({ label, cost }): (string | number)[] => {
      if (!cost) return [label, 'refused', '', '', '', ''];
      steps.set(label, cost.steps);
      const { states, transitions, guards } = cost.coverage;
      return [label, cost.paths, cost.steps, ...[states, transitions, guards].map(formatShare)];
    });
    const testModel = xstateTestModelPaths(model);
    rows.push(["XState's TestModel", testModel.paths, testModel.steps, '', '', '']);
    print(`${model.name}: ${graph.nodes.length} situations, ${graph.edges.length} edges\n`);
    print(alignColumns([['', 'paths', 'steps', 'states', 'transitions', 'guards'], ...rows]));
    const ratio = (label: string) => ((steps.get(label) ?? 0) / testModel.steps).toFixed(2);
    print(
      `\nSteps against the TestModel's, which takes every edge: tour ${ratio('tour')}, ` +
        `tour of every edge ${ratio('tour, every edge')}`,
    );
    return 0;
  },
};

/** What a strategy costs and covers; without a cost if it finds too many paths. */
export interface ComparedStrategy {
  label: string;
  strategy: string;
  options: StrategyOptions;
  cost: { paths: number; steps: number; coverage: Coverage } | null;
}

/** Finds paths with each strategy that needs no choice. */
export function compareStrategies(graph: Graph): ComparedStrategy[] {
  return comparedStrategies.map(([label, strategy, options]) => ({
    label,
    strategy,
    options,
    cost: measureCost(graph, strategy, options),
  }));
}

function measureCost(graph: Graph, strategy: string, options: StrategyOptions) {
  try {
    const { paths } = findPaths(graph.model, strategy, options, graph);
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
    return { paths: paths.length, steps, coverage: measureCoverage(graph.model, paths) };
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}
