import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  measureCoverage,
  explore,
  findDeviation,
  findPaths,
  pathsAround,
  traceRoute,
  selectShard,
} from '#xstate-paths';
import { shortestRoutes } from '#xstate-paths/strategies/shortest.ts';
import { flatMachine, flatMachines, createModel, parallelMachines } from './random-machine.ts';

test('all shards together cover what the paths do, and each can be followed', () => {
  fc.assert(
    fc.property(
      fc.oneof(flatMachines, parallelMachines),
      fc.integer({ min: 1, max: 5 }),
      (machine, count) => {
        const model = createModel(machine);
        const graph = explore(model);
        const { paths } = findPaths(model, 'tour', {}, graph);
        const shards = Array.from({ length: count }, (_, index) =>
          selectShard(graph, paths, index + 1, count),
        );
        expect(measureCoverage(model, shards.flat())).toEqual(measureCoverage(model, paths));
        for (const path of shards.flat()) expect(findDeviation(model, path)).toBeNull();
      },
    ),
  );
});

test('a path is planned anew around a step that failed: all else that can be reached is taken', () => {
  fc.assert(
    fc.property(fc.oneof(flatMachines, parallelMachines), fc.nat(), (machine, seed) => {
      const model = createModel(machine);
      const graph = explore(model);
      const { paths } = findPaths(model, 'tour', { cover: 'edges' }, graph);
      for (const path of paths) {
        const { edges } = traceRoute(graph, path);
        const failed = edges[seed % edges.length];
        if (!failed) continue;
        const rest = edges.slice(edges.indexOf(failed) + 1);
        const further = pathsAround(graph, rest, new Set([failed]));
        for (const each of further) expect(findDeviation(model, each)).toBeNull();
        const taken = new Set(further.flatMap((each) => traceRoute(graph, each).edges));
        expect(taken.has(failed)).toBe(false);
        const reached = new Set(
          shortestRoutes(graph, new Set([failed])).map(
            (route) => route.edges.at(-1)?.to ?? route.start.node,
          ),
        );
        for (const edge of rest) {
          if (edge !== failed && reached.has(edge.from)) expect(taken.has(edge)).toBe(true);
        }
      }
    }),
  );
});

test('a long path is shared', () => {
  const ring = createModel(
    // 40 states in a ring, each with a way back to the first.
    flatRing(40),
  );
  const graph = explore(ring);
  const { paths } = findPaths(ring, 'tour', { cover: 'edges' }, graph);
  const steps = (index: number) =>
    selectShard(graph, paths, index, 2).reduce((sum, path) => sum + path.steps.length, 0);
  const whole = paths.reduce((sum, path) => sum + path.steps.length, 0);
  expect(steps(1)).toBeLessThan(0.8 * whole);
  expect(steps(2)).toBeLessThan(0.8 * whole);
});

test('a shard that does not exist is refused', () => {
  const graph = explore(createModel(flatRing(3)));
  expect(() => selectShard(graph, [], 4, 3)).toThrow('A shard is a number from 1 to 3, not 4');
});

function flatRing(size: number) {
  return flatMachine(Array.from({ length: size }, (_, state) => [(state + 1) % size, 0]));
}
