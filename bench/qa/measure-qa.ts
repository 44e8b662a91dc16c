import type { AnyStateMachine } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { explore, measureCoverage, toPath, strategies, xstateTestModelPaths } from '#xstate-paths';
import { median, type Figure, type MeasureOptions, type Part } from '../part.ts';
import { createModel, shapes, type Shape } from './shapes.ts';

/** Tours of machines of up to 1,000 states: their coverage, their length, and the time to find them. */
export const qaPart: Part = {
  title: 'Test paths',
  tools: [],
  async measure(options) {
    const figures: Figure[] = [];
    const rows: string[] = [];
    for (const shape of shapes) {
      const measured = measureShape(shape, options);
      figures.push(...makeFigures(shape, measured));
      rows.push(formatRow(shape, measured));
      options.say(rows.at(-1) ?? '');
    }
    return {
      method: [
        'For each machine, we find a tour (`npm run qa -- paths ... --strategy tour`). The reference of its time is `getAdjacencyMap` of `xstate/graph` on the same machine.',
        'All tours of these machines are as short as possible.',
        `Times are processor times: medians of at least ${options.rounds * timesInRound} runs and one second. The two functions take turns, after two warm-up runs each.`,
        'Steps of `getShortestPaths` are the steps of all its paths; there is one path to each state.',
        "Steps of the TestModel are the steps of XState's own path generator, which covers every edge. A tour covers every transition; with `--cover edges` it covers every edge too.",
      ],
      figures,
      notes: [[...tableHead, ...rows].join('\n')],
    };
  },
};

const timesInRound = 3;
/**
 * Small machines take so little time that one garbage collection would distort it, so repeat them.
 */
const minMs = 1000;

interface Measured {
  states: number;
  edges: number;
  transitions: { covered: number; all: number };
  steps: number;
  paths: number;
  edgeSteps: number;
  shortestSteps: number;
  testModelSteps: number | null;
  tourMs: number;
  adjacencyMs: number;
}

function measureShape({ machine }: Shape, { rounds }: MeasureOptions): Measured {
  const model = createModel(machine);
  const tourMs: number[] = [];
  const adjacencyMs: number[] = [];
  let spentMs = 0;
  for (let time = -2; time < rounds * timesInRound || spentMs < minMs; time += 1) {
    const mapped = measureMs(() => getAdjacencyMap(machine, {}));
    const toured = measureMs(() => strategies.tour.find(explore(model), {}));
    if (time < 0) continue;
    spentMs += mapped + toured;
    adjacencyMs.push(mapped);
    tourMs.push(toured);
  }
  const graph = explore(model);
  const paths = strategies.tour.find(graph, {}).map((route) => toPath(graph, route));
  const everyEdge = strategies.tour.find(graph, { cover: 'edges' });
  const { covered, all } = measureCoverage(model, paths).transitions;
  return {
    states: graph.nodes.length,
    edges: graph.edges.length,
    transitions: { covered, all },
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    paths: paths.length,
    edgeSteps: everyEdge.reduce((sum, { edges }) => sum + edges.length, 0),
    shortestSteps: stepsOfShortest(machine),
    // The TestModel keeps all paths in memory and takes minutes for larger machines.
    testModelSteps: graph.edges.length <= 500 ? xstateTestModelPaths(model).steps : null,
    tourMs: median(tourMs),
    adjacencyMs: median(adjacencyMs),
  };
}

function measureMs(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

function stepsOfShortest(machine: AnyStateMachine): number {
  return getShortestPaths(machine).reduce((sum, { weight }) => sum + weight, 0);
}

function makeFigures({ name, isTwoWay }: Shape, measured: Measured): Figure[] {
  const { transitions, steps, shortestSteps, tourMs, adjacencyMs, edgeSteps, testModelSteps } =
    measured;
  return [
    {
      name: `${name}: transitions taken`,
      unit: '',
      value: transitions.covered,
      against: { name: 'all', value: transitions.all },
      goal: { atLeast: 1 },
    },
    {
      name: `${name}: time to find a tour`,
      unit: 'ms',
      value: tourMs,
      against: { name: 'getAdjacencyMap', value: adjacencyMs },
      goal: { atMost: 1.3 },
    },
    ...(isTwoWay
      ? [
          {
            name: `${name}: steps of the tour`,
            unit: '',
            value: steps,
            against: { name: 'transitions', value: transitions.all },
            goal: { atMost: 1.5 },
          },
        ]
      : []),
    {
      name: `${name}: steps of the tour, compared with the shortest paths`,
      unit: '',
      value: steps,
      against: { name: 'getShortestPaths', value: shortestSteps },
      // Without edges back, the shortest possible tour may be longer than that.
      goal: isTwoWay && shortestSteps > 4 * transitions.all ? { atMost: 0.5 } : null,
    },
    ...(testModelSteps === null
      ? []
      : [
          {
            name: `${name}: steps of a tour of every edge`,
            unit: '',
            value: edgeSteps,
            against: { name: 'TestModel', value: testModelSteps },
            goal: { atMost: 1 },
          },
        ]),
  ];
}

const tableHead = [
  '| Machine | States | Edges | Tour, paths | Tour, steps | Every edge, steps | getShortestPaths, steps | TestModel, steps |',
  '|---|---:|---:|---:|---:|---:|---:|---:|',
];

function formatRow({ name }: Shape, measured: Measured): string {
  const { states, edges, paths, steps, edgeSteps, shortestSteps, testModelSteps } = measured;
  const cells = [states, edges, paths, steps, edgeSteps, shortestSteps, testModelSteps ?? ''];
  return `| ${name} | ${cells.map((cell) => cell.toLocaleString('en')).join(' | ')} |`;
}
