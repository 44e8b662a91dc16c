import { assign, setup, type AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { alignColumns, explore, modelFor, strategies, type Graph } from '#xstate-paths';

/**
 * Prints how long exploring and touring large machines takes, beside `getAdjacencyMap`, which only
 * explores, and the memory of a situation. Run it as `npm run bench:speed`, with SIZES=10000,100000.
 */
const sizes = (process.env['SIZES'] ?? '10000,100000').split(',').map(Number);

/** A grid of two counters that go round: each situation has two ways on. */
function grid(size: number): AnyStateMachine {
  const side = Math.ceil(Math.sqrt(size));
  const next = (count: number) => (count + 1) % side;
  return setup({ types: { context: {} as { x: number; y: number } } }).createMachine({
    id: `grid of ${side * side}`,
    context: { x: 0, y: 0 },
    initial: 'on',
    states: {
      on: {
        on: {
          right: { actions: assign({ x: ({ context }) => next(context.x) }) },
          down: { actions: assign({ y: ({ context }) => next(context.y) }) },
        },
      },
    },
  });
}

function measureMs(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const rows = sizes.map((size) => {
  const machine = grid(size);
  const adjacencyMs = measureMs(() => getAdjacencyMap(machine, { limit: Infinity }));
  const model = modelFor(machine, { maxSituations: Infinity });
  let graph: Graph | null = null;
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const exploreMs = measureMs(() => (graph = explore(model)));
  globalThis.gc?.();
  const bytes = process.memoryUsage().heapUsed - before;
  const { nodes, edges } = graph as unknown as Graph;
  const tourMs = measureMs(() => strategies.tour.find(graph as unknown as Graph, {}));
  return [
    machine.id,
    nodes.length,
    edges.length,
    `${Math.round(adjacencyMs)} ms`,
    `${Math.round(exploreMs)} ms`,
    `${(exploreMs / adjacencyMs).toFixed(2)} x`,
    `${Math.round(tourMs)} ms`,
    `${Math.round(bytes / nodes.length)} B`,
  ];
});
const head = ['', 'situations', 'edges', 'getAdjacencyMap', 'explore', '', 'tour', 'a situation'];
process.stdout.write(`${alignColumns([head, ...rows])}\n`);
