import { describe, expect, test } from 'vitest';
import {
  checkModel,
  measureCoverage,
  explore,
  findPaths,
  findDeviation,
  formatTraces,
  makeTraces,
  mutate,
  parseTraces,
  xstateTestModelPaths,
} from '#xstate-paths';
import { shapes } from '../examples/shapes.ts';

describe.each(shapes.map((model) => [model.name, model] as const))('%s', (_, model) => {
  const graph = explore(model);
  const { paths } = findPaths(model, 'tour', {}, graph);

  test('is covered by its tour: every state, every transition', () => {
    expect(checkModel(model)).toEqual([]);
    const { states, transitions } = measureCoverage(model, paths);
    expect([states.missing, transitions.missing]).toEqual([[], []]);
  });

  test('keeps its invariants on long random walks', () => {
    for (const seed of [1, 2, 3]) {
      const walks = findPaths(model, 'random', { seed, length: 300 }, graph).paths;
      for (const path of walks) expect(findDeviation(model, path)).toBeNull();
    }
  });

  test('has a tour of every edge in no more steps than the TestModel of XState', () => {
    const edges = findPaths(model, 'tour', { cover: 'edges' }, graph).paths;
    // The TestModel knows no errors without `onError`.
    const steps = edges.flatMap((path) => path.steps.filter(({ to }) => to.status !== 'error'));
    expect(steps.length).toBeLessThanOrEqual(xstateTestModelPaths(model).steps);
  });

  // Each survivor costs a check of the whole model, which takes the player too long.
  if (graph.nodes.length > 100) return;
  test('has traces that notice four of five mutants', () => {
    const traces = parseTraces(formatTraces(makeTraces(model, paths, graph)));
    const { mutants, killed } = mutate(model, traces, paths);
    expect(killed / mutants.length).toBeGreaterThan(0.8);
  });
});
