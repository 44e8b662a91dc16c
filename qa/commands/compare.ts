import {
  UsageError,
  coverageOf,
  explore,
  type Graph,
  findPaths,
  alignColumns,
  formatShare,
  type StrategyOptions,
  xstateTestModelPaths,
} from '#xstate-paths';
import { type Command } from '../command.ts';
import { modelNamed } from '../models.ts';

const comparedStrategies: [name: string, strategy: string, options: StrategyOptions][] = [
  ['shortest', 'shortest', {}],
  ['simple', 'simple', {}],
  ['random', 'random', { length: 10_000, until: 'transitions' }],
  ['tour', 'tour', {}],
  ['tour, every pair', 'tour', { cover: 'pairs' }],
  ['tour, every edge', 'tour', { cover: 'edges' }],
];

export const compareCommand: Command = {
  usage: 'compare <model>               what each strategy costs and covers, side by side',
  async run([name], print) {
    const model = modelNamed(name);
    const graph = explore(model);
    const steps = new Map<string, number>();
    const rows = comparedStrategies.map(([label, strategy, options]) => {
      const row = rowOf(graph, label, strategy, options);
      steps.set(label, Number(row[2]));
      return row;
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

function rowOf(
  graph: Graph,
  label: string,
  strategy: string,
  options: StrategyOptions,
): (string | number)[] {
  try {
    const { paths } = findPaths(graph.model, strategy, options, graph);
    const { states, transitions, guards } = coverageOf(graph.model, paths);
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
    return [label, paths.length, steps, ...[states, transitions, guards].map(formatShare)];
  } catch (error) {
    if (error instanceof UsageError) return [label, 'refused', '', '', '', ''];
    throw error;
  }
}
