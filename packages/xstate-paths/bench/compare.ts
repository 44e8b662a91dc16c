import {
  alignColumns,
  measureCoverage,
  explore,
  findPaths,
  formatShare,
  xstateShortestPaths,
  xstateTestModelPaths,
} from '#xstate-paths';
import { shapes } from '../examples/shapes.ts';

/** Prints what tours of the example machines cost and cover, beside XState's own paths. */
const head = [
  '',
  'situations',
  'edges',
  'states',
  'transitions',
  'tour',
  'every edge',
  'shortest',
  'TestModel',
];
const rows = shapes.map((model) => {
  const graph = explore(model);
  const tour = findPaths(model, 'tour', {}, graph).paths;
  const edges = findPaths(model, 'tour', { cover: 'edges' }, graph).paths;
  const { states, transitions } = measureCoverage(model, tour);
  const steps = (paths: typeof tour) => paths.reduce((sum, path) => sum + path.steps.length, 0);
  return [
    model.name,
    graph.nodes.length,
    graph.edges.length,
    formatShare(states),
    formatShare(transitions),
    steps(tour),
    steps(edges),
    xstateShortestPaths(model).steps,
    xstateTestModelPaths(model).steps,
  ];
});
process.stdout.write(`Steps of each kind of paths:\n\n${alignColumns([head, ...rows])}\n`);
