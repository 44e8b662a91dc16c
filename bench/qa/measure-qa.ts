import type { AnyStateMachine } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { explore } from '#qa/explore.ts';
import { coverageOf } from '#qa/coverage.ts';
import { toPath } from '#qa/routes.ts';
import { strategies } from '#qa/strategies.ts';
import { xstateTestModelPaths } from '#qa/xstate-test-model.ts';
import { median, type Figure, type MeasureOptions, type Part } from '../part.ts';
import { modelOf, shapes, type Shape } from './shapes.ts';

/** Tours of machines of up to 1,000 states: what they take, in how many steps, found how fast. */
export const qaPart: Part = {
  title: 'Test paths',
  tools: [],
  async measure(options) {
    const figures: Figure[] = [];
    const rows: string[] = [];
    for (const shape of shapes) {
      const measured = measureShape(shape, options);
      figures.push(...figuresOf(shape, measured));
      rows.push(rowOf(shape, measured));
      options.say(rows.at(-1) ?? '');
    }
    return {
      method: [
        'Each machine is explored and toured (`npm run qa -- paths ... --strategy tour`), and beside that given to `getAdjacencyMap` of `xstate/graph` as it is.',
        'Every tour here is the shortest there is.',
        `Times are those of the processor, medians of at least ${options.rounds * timesInRound} runs of each and a second of them, taken in turn after two of each that do not count.`,
        'Steps of `getShortestPaths` are those of all its paths: one to each state, none left out.',
        'Steps of the TestModel are those of its shortest paths with a node for each way into each state, which take every edge; a tour takes every transition, and `--cover edges` every edge too.',
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
const leastMs = 1000;

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
  const model = modelOf(machine);
  const tourMs: number[] = [];
  const adjacencyMs: number[] = [];
  let spentMs = 0;
  for (let time = -2; time < rounds * timesInRound || spentMs < leastMs; time += 1) {
    const mapped = msOf(() => getAdjacencyMap(machine, {}));
    const toured = msOf(() => strategies.tour.find(explore(model), {}));
    if (time < 0) continue;
    spentMs += mapped + toured;
    adjacencyMs.push(mapped);
    tourMs.push(toured);
  }
  const graph = explore(model);
  const paths = strategies.tour.find(graph, {}).map((route) => toPath(graph, route));
  const everyEdge = strategies.tour.find(graph, { cover: 'edges' });
  const { covered, all } = coverageOf(model, paths).transitions;
  return {
    states: graph.nodes.length,
    edges: graph.edges.length,
    transitions: { covered, all },
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    paths: paths.length,
    edgeSteps: everyEdge.reduce((sum, { edges }) => sum + edges.length, 0),
    shortestSteps: stepsOfShortest(machine),
    // It keeps every whole path in memory and takes minutes beyond this size.
    testModelSteps: graph.edges.length <= 500 ? xstateTestModelPaths(model).steps : null,
    tourMs: median(tourMs),
    adjacencyMs: median(adjacencyMs),
  };
}

function msOf(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

function stepsOfShortest(machine: AnyStateMachine): number {
  return getShortestPaths(machine).reduce((sum, { weight }) => sum + weight, 0);
}

function figuresOf({ name, isTwoWay }: Shape, measured: Measured): Figure[] {
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
      name: `${name}: steps of the tour, beside the shortest paths`,
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
            name: `${name}: steps of the tour of every edge`,
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

function rowOf({ name }: Shape, measured: Measured): string {
  const { states, edges, paths, steps, edgeSteps, shortestSteps, testModelSteps } = measured;
  const cells = [states, edges, paths, steps, edgeSteps, shortestSteps, testModelSteps ?? ''];
  return `| ${name} | ${cells.map((cell) => cell.toLocaleString('en')).join(' | ')} |`;
}
