import { describe, expect, test } from 'vitest';
import { explore, findPaths, formatNamed } from '#xstate-paths';
import { compare, emptyDraft, lookAt, openJson, openStrategy } from '#xstate-paths/studio/draft.ts';
import { doorModel } from '../examples/door.ts';

const graph = explore(doorModel);
const begin = lookAt(graph, emptyDraft(graph));

/** Takes events by their labels. */
function walk(...labels: string[]) {
  let look = begin;
  for (const label of labels) {
    const choice = look.possible.find((each) => each.label === label);
    if (!choice) throw new Error(`“${label}” cannot happen in ${look.now.state}`);
    look = lookAt(graph, { ...look.draft, edges: [...look.draft.edges, choice.edge] });
  }
  return look;
}

describe('building a path', () => {
  test('offers what can happen at the start, and nothing else', () => {
    expect(begin.possible.map(({ label }) => label).toSorted()).toEqual([
      'pushes',
      'turns the key',
    ]);
    expect(begin.now).toMatchObject({ state: 'shut', label: 'the door is shut', context: 'true' });
  });

  test('each step says what it leads to, and which of the next steps are new', () => {
    const look = walk('pushes', 'gives up');
    expect(look.steps.map(({ to }) => to.state)).toEqual(['asking', 'shut']);
    expect(look.now.within).toEqual(['shut']);
    const isNew = Object.fromEntries(look.possible.map((each) => [each.label, each.isNew]));
    expect(isNew).toEqual({ pushes: false, 'turns the key': true });
  });

  test('ends where nothing can happen any more', () => {
    expect(walk('turns the key', 'pushes').possible).toEqual([]);
  });

  test('counts what the path covers', () => {
    expect(begin.coverage.transitions.covered).toBe(0);
    const { coverage } = walk('pushes', 'someone opens');
    expect(coverage.transitions.covered).toBe(3);
    expect(coverage.states.missing).toEqual([]);
  });

  test('has the ids of the strategies, so a path is the same wherever it comes from', () => {
    const [path] = findPaths(doorModel, 'events', {
      events: ['turned', 'pushed'],
    }).paths;
    expect(walk('turns the key', 'pushes').path.id).toBe(path?.id);
  });

  test('refuses a draft that does not fit the machine', () => {
    const [last] = walk('pushes', 'gives up').draft.edges.slice(-1);
    expect(() => lookAt(graph, { ...begin.draft, edges: [last ?? 0] })).toThrow('cannot happen');
    expect(() => lookAt(graph, { start: 'behind it', edges: [] })).toThrow('no start "behind it"');
  });
});

describe('opening a file', () => {
  test('a saved path comes back as it was', () => {
    const saved = walk('pushes', 'someone does not', 'turns the key');
    const opened = openJson(graph, saved.json);
    expect(opened.left).toBeNull();
    expect(opened.look).toEqual(saved);
  });

  test('every path of a set can be chosen', () => {
    const set = findPaths(doorModel, 'shortest');
    const json = formatNamed('json')(set, doorModel);
    const opened = set.paths.map((_, index) => openJson(graph, json, index));
    expect(opened.map(({ look }) => look.path.id)).toEqual(set.paths.map(({ id }) => id));
    expect(opened.map(({ left }) => left)).toEqual(set.paths.map(() => null));
    expect(() => openJson(graph, json, 99)).toThrow('no such path');
  });

  test('a path of another machine is followed as far as it goes, with the reason', () => {
    const set = JSON.parse(walk('pushes', 'gives up', 'turns the key').json);
    set.machine.fingerprint = '0';
    set.paths[0].steps[1].to.value = 'open';
    const { look, left } = openJson(graph, JSON.stringify(set));
    expect(look.now.state).toBe('asking');
    expect(left).toEqual({
      step: 2,
      because: expect.stringMatching(/leads to shut here, not to open.*The machine has changed/),
    });
  });

  test('an event that cannot happen is named', () => {
    const set = JSON.parse(walk('pushes').json);
    set.paths[0].steps[0].event.type = 'kicked';
    expect(openJson(graph, JSON.stringify(set)).left?.because).toMatch(/kicked.*cannot happen/);
  });

  const recording = (...recorded: { event: string; transitions: string[] }[]) =>
    JSON.stringify({ version: 1, model: 'door', lost: 0, recorded });

  test('a recording of a bug report shows where the app left the machine', () => {
    const { look, left } = openJson(
      graph,
      recording(
        { event: 'pushed', transitions: ['shut · pushed · 1'] },
        { event: 'pushed', transitions: ['asking · pushed · 0'] },
      ),
    );
    expect(look.now.state).toBe('asking');
    expect(left).toMatchObject({
      step: 2,
      because: expect.stringContaining('no case of the model'),
    });
  });

  test('a recording that follows the machine leaves it nowhere', () => {
    const json = recording({ event: 'pushed', transitions: ['shut · pushed · 1'] });
    expect(openJson(graph, json)).toMatchObject({ left: null, paths: [{}] });
  });

  test('refuses a draft of another model, and one that is no path', () => {
    expect(() => openJson(graph, begin.json.replace('"model": "door"', '"model": "gate"'))).toThrow(
      'belongs to the model "gate"',
    );
    expect(() => openJson(graph, '{}')).toThrow('not a path set');
  });
});

test('strategies are compared, and what one finds can be opened', () => {
  const rows = compare(graph);
  const tour = rows.find(({ label }) => label === 'tour');
  expect(tour?.cost).toMatchObject({ steps: 10 });
  const opened = openStrategy(graph, tour?.index ?? -1);
  expect(opened.paths).toHaveLength(tour?.cost?.paths ?? 0);
  expect(openJson(graph, opened.json, 0).look).toEqual(opened.look);
});
