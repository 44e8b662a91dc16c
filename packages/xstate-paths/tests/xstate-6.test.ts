import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMachine as createMachine5 } from 'xstate';
import { formatCounterexample, modelFor } from '#xstate-paths';
import {
  checkProperties,
  eventually,
  exploreXState6,
  findGraphPaths,
  leadsTo,
  measureCoverage,
  playPath,
} from '#xstate-paths/xstate-6/index.ts';
import type { XState6 } from '#xstate-paths/xstate-6/machine-types.ts';

/** What the adapter is written for. `XSTATE_6=next` tries the newest instead. */
const pinned = '6.0.0-alpha.52';
const version = process.env['XSTATE_6'] ?? pinned;

interface Package6 extends XState6 {
  createMachine(config: object): object;
  createAsyncLogic(options: object): unknown;
  createActor(machine: object): { start(): Actor6 };
}
interface Actor6 {
  send(event: object): void;
  getSnapshot(): { value: unknown };
  stop(): void;
}

let folder: string;
let xstate: Package6;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'xstate-6-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', `xstate@${version}`];
  execFileSync('npm', args, { cwd: folder, stdio: 'pipe' });
  writeFileSync(path.join(folder, 'entry.mjs'), "export * from 'xstate';");
  const entry = pathToFileURL(path.join(folder, 'entry.mjs')).href;
  xstate = (await import(/* @vite-ignore */ entry)) as Package6;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

interface Coffee {
  context: { cents: number };
  event: { cents: number; output: string };
}

/** Transitions of XState 6 are functions that return where to go, and the context. */
const coffee = () =>
  xstate.createMachine({
    id: 'coffee',
    context: { cents: 0 },
    initial: 'waiting',
    states: {
      waiting: {
        on: {
          coin: ({ context, event }: Coffee) => {
            const cents = Math.min(200, context.cents + event.cents);
            return cents >= 200
              ? { target: 'brewing', context: { cents } }
              : { context: { cents } };
          },
          cancelled: ({ context }: Coffee) =>
            context.cents > 0 ? { context: { cents: 0 } } : undefined,
        },
      },
      brewing: {
        invoke: {
          id: 'brew',
          src: xstate.createAsyncLogic({ run: () => new Promise(() => undefined) }),
          onDone: 'ready',
          onError: { target: 'waiting', context: { cents: 0 } },
        },
      },
      ready: { on: { taken: 'emptied' }, after: { 60_000: 'emptied' } },
      emptied: { always: { target: 'waiting', context: { cents: 0 } } },
    },
  });
const facts = {
  events: { coin: [{ cents: 100 }] },
  outcomes: { brew: { done: ['espresso'], error: ['no water'] } },
  leftOut: { emptied: 'left at once' },
};

test('a tour takes every transition, and each that may refuse does', () => {
  const graph = exploreXState6(xstate, coffee(), facts);
  const { paths } = findGraphPaths(graph, 'tour');
  const { states, transitions, guards } = measureCoverage(graph.model, paths);
  expect(states.missing).toEqual([]);
  expect(transitions.missing).toEqual([]);
  expect(guards.missing).toEqual(['waiting · coin · 0, refusing']);
  expect(transitions.all).toBe(7);
  expect(paths.flatMap(({ steps }) => steps.map(({ label }) => label))).toContain('60000 elapses');
});

test('paths are played on an actor of XState 6, and a fault is caught', async () => {
  const graph = exploreXState6(xstate, coffee(), facts);
  const { paths } = findGraphPaths(graph, 'tour', { cover: 'edges' });
  const play = async (isFaulty: boolean) => {
    for (const path of paths) {
      const actor = xstate.createActor(coffee()).start();
      await playPath(path, {
        act: (event) =>
          actor.send(isFaulty && event.type === 'taken' ? { type: 'cancelled' } : event),
        expectState: ({ value }) => expect(actor.getSnapshot().value).toEqual(value),
      }).finally(() => actor.stop());
    }
  };
  await play(false);
  await expect(play(true)).rejects.toThrow(/taken, from ready to waiting/);
});

test('properties hold, or have a counterexample', () => {
  const properties = {
    'who pays gets a cup or the money': leadsTo('brewing', ['ready', 'waiting'], { isFair: true }),
    'somebody gets a coffee': eventually('ready'),
  };
  const graph = exploreXState6(xstate, coffee(), { ...facts, properties });
  const verdicts = checkProperties(graph).map(
    ({ counterexample }) => counterexample && formatCounterexample(counterexample),
  );
  expect(verdicts).toEqual([
    null,
    expect.stringMatching(/^the start \(waiting\).*then again and again .*: it never comes$/),
  ]);
});

test('a wrong key is an error with the nearest right one', () => {
  const exploreWith = (wrong: object) => () =>
    exploreXState6(xstate, coffee(), { ...facts, ...wrong });
  expect(exploreWith({ events: { coni: [{}] } })).toThrow(
    'The machine "coffee" has no event "coni". Did you mean "coin"?',
  );
  expect(exploreWith({ outcomes: { brwe: { done: [1] } } })).toThrow(
    /The machine "coffee" invokes no actor "brwe"\. Did you mean/,
  );
});

test('machines of the other version are refused with what reads them', () => {
  expect(() => exploreXState6(xstate, createMachine5({}))).toThrow('machines of XState 6');
  expect(() => modelFor(coffee() as never)).toThrow(
    'xstate-paths/xstate-6 reads those of XState 6',
  );
  expect(() => exploreXState6({} as XState6, coffee())).toThrow('machines of XState 6');
});
