import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explore, findPaths, type Path, findDeviation, xstateTestModelPaths } from '#xstate-paths';
import { flatMachine, flatMachines, createModel, parallelMachines } from './random-machine.ts';

const machines = fc.oneof(flatMachines, parallelMachines);
const covers = fc.constantFrom('transitions', 'pairs', 'edges');
const countSteps = (paths: readonly Path[]) =>
  paths.reduce((sum, { steps }) => sum + steps.length, 0);

describe('a tour of any machine', () => {
  test('takes every transition that can be taken', () => {
    fc.assert(
      fc.property(machines, covers, (machine, cover) => {
        const model = createModel(machine);
        const reachable = new Set(explore(model).edges.flatMap(({ transitions }) => transitions));
        const { paths } = findPaths(model, 'tour', { cover });
        const taken = paths.flatMap(({ steps }) => steps.flatMap(({ transitions }) => transitions));
        expect(new Set(taken)).toEqual(reachable);
      }),
    );
  });

  test('takes every case from every situation on request', () => {
    fc.assert(
      fc.property(machines, (machine) => {
        const model = createModel(machine);
        const { paths } = findPaths(model, 'tour', { cover: 'edges' });
        const taken = paths.flatMap(({ steps }) =>
          steps.map(({ event, from }) => JSON.stringify([from.value, event])),
        );
        expect(new Set(taken).size).toBe(explore(model).edges.length);
      }),
    );
  });

  test('brings an event about in each way, for each of its transitions', () => {
    const ways = ['by mouse', 'by keyboard'];
    fc.assert(
      fc.property(machines, fc.constantFrom('transitions', 'pairs'), (machine, cover) => {
        const model = createModel(machine);
        const cases = ways.map((way) => ({ label: `does it ${way}`, way }));
        for (const event of Object.values(model.events)) if ('cases' in event) event.cases = cases;
        const reachable = new Set(explore(model).edges.map(({ transitions: [first] }) => first));
        const { paths } = findPaths(model, 'tour', { cover });
        const taken = paths.flatMap(({ steps }) =>
          steps.map(({ event, transitions: [first] }) => `${first} ${String(event['way'])}`),
        );
        expect(new Set(taken).size).toBe(reachable.size * ways.length);
      }),
    );
  });

  test('begins each path at the start, and XState can follow it', () => {
    fc.assert(
      fc.property(machines, covers, (machine, cover) => {
        const model = createModel(machine);
        for (const path of findPaths(model, 'tour', { cover }).paths) {
          expect(findDeviation(model, path)).toBeNull();
          let at = path.from;
          for (const step of path.steps) {
            expect(step.from).toEqual(at);
            at = step.to;
          }
        }
      }),
    );
  });

  test('has at most as many steps as the transition paths of the TestModel of XState', () => {
    fc.assert(
      fc.property(machines, (machine) => {
        const model = createModel(machine);
        const { paths } = findPaths(model, 'tour', { cover: 'edges', resetCost: 0 });
        expect(countSteps(paths)).toBeLessThanOrEqual(xstateTestModelPaths(model).steps);
      }),
    );
  });
});

describe('the fewest steps', () => {
  const stepsAndPaths = (to: number[][], resetCost = 1) => {
    const { paths } = findPaths(createModel(flatMachine(to)), 'tour', { resetCost });
    return [countSteps(paths), paths.length];
  };

  test('a ring is walked once', () => {
    expect(stepsAndPaths([[1], [2], [3], [0]])).toEqual([4, 1]);
  });

  test('a star with dead ends takes a path for each arm', () => {
    expect(stepsAndPaths([[1, 2, 3], [], [], []])).toEqual([3, 3]);
  });

  test('walks back instead of starting over when that is cheaper', () => {
    // From 1 out to 2, 3 or 4, and from each of them a long way back to 0.
    const machine = [[1], [2, 3, 4], [5], [5], [5], [6], [7], [0]];
    expect(stepsAndPaths(machine, 1)).toEqual([12, 2]);
    expect(stepsAndPaths(machine, 9)).toEqual([15, 1]);
  });

  test('on small machines, no other set of paths is shorter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat({ max: 3 }), { maxLength: 2 }), { minLength: 4, maxLength: 4 }),
        (to) => {
          const [steps = 0, paths = 0] = stepsAndPaths(to);
          expect(steps + Math.max(0, paths - 1)).toBe(fewestByTrying(to));
        },
      ),
    );
  });
});

/** Breadth first over everything one can stand at and have taken; a reset counts as a step. */
function fewestByTrying(to: readonly (readonly number[])[]): number {
  const arcs = to.flatMap((targets, from) => targets.map((target) => ({ from, target })));
  const reachable = new Set([0]);
  for (const node of reachable) for (const target of to[node] ?? []) reachable.add(target);
  const all = arcs.reduce(
    (mask, { from }, arc) => (reachable.has(from) ? mask | (1 << arc) : mask),
    0,
  );
  const seen = new Set(['0 0']);
  let ring = [{ at: 0, taken: 0 }];
  for (let steps = 0; ; steps += 1) {
    const further: typeof ring = [];
    for (const { at, taken } of ring) {
      if (taken === all) return steps;
      const next = arcs.flatMap(({ from, target }, arc) =>
        from === at ? [{ at: target, taken: taken | (1 << arc) }] : [],
      );
      for (const each of [...next, { at: 0, taken }]) {
        const key = `${each.at} ${each.taken}`;
        if (seen.has(key)) continue;
        seen.add(key);
        further.push(each);
      }
    }
    ring = further;
  }
}
