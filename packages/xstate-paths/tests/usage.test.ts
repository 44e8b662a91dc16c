import { createActor, createMachine, fromPromise, setup, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  explore,
  findPaths,
  measureUsage,
  modelFor,
  never,
  observe,
  parseLog,
  parseUsage,
} from '#xstate-paths';

const shop = setup({
  types: { context: {} as { items: number } },
  actors: { charge: fromPromise(async () => 'ok') },
}).createMachine({
  id: 'shop',
  context: { items: 0 },
  initial: 'browsing',
  states: {
    browsing: { on: { searched: 'results', helped: 'help' } },
    results: { on: { chosen: 'item', back: 'browsing' } },
    item: { on: { bought: 'paying', back: 'results' } },
    paying: { invoke: { src: 'charge', onDone: 'done', onError: 'item' } },
    help: { on: { back: 'browsing', wrote: 'done' } },
    done: { type: 'final' },
  },
});
const model = modelFor(shop);
const graph = explore(model);

describe('weights from real use', () => {
  const usage = {
    'browsing · searched · 0': 900,
    'results · chosen · 0': 400,
    'item · bought · 0': 100,
    'browsing · helped · 0': 3,
  };

  test('steer which paths come first in a few steps, and coverage says how much of use they are', () => {
    const two = findPaths(model, 'usage', { usage, length: 2 }).paths;
    expect(two.map(({ steps }) => steps.map(({ event }) => event.type))).toEqual([
      ['searched', 'chosen'],
    ]);
    expect(measureUsage(two, usage)).toMatchObject({ covered: 1300, all: 1403, percent: 92.6 });
    expect(measureUsage(two, usage).missing[0]).toEqual(['item · bought · 0', 100]);
    const all = findPaths(model, 'usage', { usage, length: 50 }).paths;
    expect(measureUsage(all, usage).percent).toBe(100);
  });

  test('come from counts or from recordings, and a wrong name is told', () => {
    const recorded = [
      { event: 'searched', transitions: ['browsing · searched · 0'] },
      { event: 'back', transitions: ['results · back · 0'] },
      { event: 'searched', transitions: ['browsing · searched · 0'] },
    ];
    const recording = { version: 1, model: 'shop', lost: 0, recorded };
    expect(parseUsage(graph, JSON.stringify([recording, recording]))).toEqual({
      'browsing · searched · 0': 4,
      'results · back · 0': 2,
    });
    expect(parseUsage(graph, JSON.stringify(usage))).toEqual(usage);
    expect(() => parseUsage(graph, '{"browsing · serched · 0": 1}')).toThrow(
      'Did you mean "browsing · searched · 0"?',
    );
    expect(() => findPaths(model, 'usage')).toThrow('--usage takes a file');
  });
});

describe('a running app that is observed', () => {
  test('does what its model allows, as the inspected actor shows', async () => {
    const observer = observe(model);
    const actor = createActor(shop, {
      inspect: observer.inspect,
      clock: new SimulatedClock(),
    }).start();
    for (const type of ['searched', 'chosen', 'unheard', 'bought']) actor.send({ type });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(actor.getSnapshot().value).toBe('done');
    expect(observer.departure()).toBeNull();
  });

  test('is followed with other actors and guards, as apps provide them', async () => {
    const silent = shop.provide({
      actors: { charge: fromPromise<string>(() => new Promise(() => {})) },
    });
    const observer = observe(modelFor(shop, { properties: { 'nobody pays': never('paying') } }));
    const actor = createActor(silent, { inspect: observer.inspect }).start();
    for (const type of ['searched', 'chosen', 'bought']) actor.send({ type });
    expect(observer.departure()).toMatchObject({ step: 3, because: 'It breaks "nobody pays".' });
    actor.stop();
  });

  test('is told at the first step that the model does not allow', () => {
    const states = { ...shop.config.states, results: { on: { chosen: 'paying' } } };
    const faulty = createMachine({ ...shop.config, states } as never).provide(
      shop.implementations as never,
    );
    const departures: string[] = [];
    const observer = observe(
      { ...model, machine: faulty as never },
      { graph, onDeparture: ({ because }) => departures.push(because) },
    );
    const actor = createActor(faulty, { inspect: observer.inspect }).start();
    for (const type of ['searched', 'chosen', 'back']) actor.send({ type });
    expect(departures).toEqual([
      '"chosen" leads from results to item {"items":0}, not to paying {"items":0}.',
    ]);
    expect(observer.departure()).toMatchObject({ step: 2, event: { type: 'chosen' } });
  });

  test('is read from a log, with or without states, transitions and payloads', () => {
    const log = `started
{"event":"searched","state":"results"}
{"event":{"type":"chosen","id":7},"transitions":["results · chosen · 0"]}
{"event":"bougt"}`;
    const observer = observe(model);
    for (const each of parseLog(log)) observer.see(each);
    expect(observer.departure()).toMatchObject({
      step: 3,
      because: '"bougt" cannot happen in item. Did you mean "bought"?',
    });
  });

  test('breaks a property', () => {
    const observer = observe(
      modelFor(shop, { properties: { 'nobody needs help': never('help') } }),
    );
    expect(observer.see({ event: { type: 'helped' } })).toMatchObject({
      because: 'It breaks "nobody needs help".',
    });
  });
});
