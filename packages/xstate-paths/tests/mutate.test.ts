import { StateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  findPaths,
  firstDifference,
  formatDifference,
  formatTraces,
  makeTraces,
  mutantsOf,
  mutate,
  parseTraces,
  type AnyPathModel,
} from '#xstate-paths';
import { doorMachine, doorModel } from '../examples/door.ts';

const { paths } = findPaths(doorModel, 'tour');
const traces = parseTraces(formatTraces(makeTraces(doorModel, paths)));
const withConfig = (change: object) =>
  new StateMachine(
    { ...doorMachine.config, ...change } as never,
    doorMachine.implementations as never,
  );

describe('traces', () => {
  test('say the state, the changed context and the effects of each step', () => {
    const [start] = traces.lines;
    expect(start).toMatchObject({
      label: 'in front of it',
      state: 'shut',
      context: { isLocked: true },
    });
    const asks = traces.lines.find(({ state, isTry }) => state === 'asking' && !isTry);
    expect(asks?.effects).toEqual([
      'after 5000 ms xstate.after.patienceMs.door.asking',
      'start askInside',
    ]);
  });

  test('are followed by their own machine, and left by another at the first difference', () => {
    expect(firstDifference(doorMachine, doorModel.starts, traces)).toBeNull();
    const open = firstDifference(
      withConfig({ context: { isLocked: false } }),
      {},
      {
        ...traces,
      },
    );
    expect(open).toMatchObject({ step: 0, path: paths[0]?.id });
    expect(open && formatDifference(open)).toMatch(
      /at its start, in front of it\n {2}- [^]*\n {2}\+ /,
    );
  });

  test('mark what is accepted though nobody offers it', () => {
    const model: AnyPathModel<never> = { ...doorModel, sneaks: [{ type: 'sawn' }] };
    const sneaks = makeTraces(model, paths).lines.filter(({ isSneak }) => isSneak);
    expect(new Set(sneaks.map(({ event, state }) => `${event?.type} → ${state}`))).toEqual(
      new Set(['sawn → gone']),
    );
  });
});

describe('mutants', () => {
  test('are made of every kind of part, each with a name of its own', () => {
    const names = [...mutantsOf(doorMachine)].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        '*: begins in asking',
        'shut · turned · 0: guard dropped',
        'shut · turned · 0: guard negated',
        'shut · turned · 0: action 1, xstate.assign, dropped',
        'shut · pushed · 1: dropped',
        'shut · pushed · 1: leads to ajar',
        'asking: invocation of askInside dropped',
        'asking · xstate.done.actor.askInside · 0: leads nowhere',
        'delay patienceMs: changed',
        'open: no longer final',
      ]),
    );
  });

  test('that nothing notices are named with the path that should have', () => {
    const { mutants, killed } = mutate(doorModel, traces, paths);
    const survivors = mutants.filter(({ killedBy }) => killedBy === null);
    expect(killed + survivors.length).toBe(mutants.length);
    // The door is never sawn, because the model finds that too loud; ajar, it opens at once.
    expect(survivors.map(({ name }) => name)).toEqual([
      '* · sawn · 0: leads to shut',
      'shut · pushed · 0: leads to open',
      'asking · xstate.done.actor.askInside · 0: leads to open',
    ]);
    expect(survivors[0]?.because).toBe('no path takes it');
  });

  test('are noticed once the traces try what was left out', () => {
    const model: AnyPathModel<never> = { ...doorModel, sneaks: [{ type: 'sawn' }] };
    const { mutants } = mutate(model, makeTraces(model, paths), paths);
    const sawn = mutants.filter(({ name }) => name.includes('sawn'));
    expect(sawn.map(({ killedBy }) => killedBy)).toEqual(sawn.map(() => 'traces'));
  });

  test('are not made of a machine that already differs from its traces', () => {
    const machine = withConfig({ initial: 'open' });
    expect(() => mutate({ ...doorModel, machine }, traces, paths)).toThrow(
      /differs from its traces/,
    );
  });
});
