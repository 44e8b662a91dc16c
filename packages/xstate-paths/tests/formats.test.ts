import { expect, test } from 'vitest';
import { measureCoverage, findPaths, formatNamed, parsePathSet } from '#xstate-paths';
import { doorModel } from '../examples/door.ts';

const set = findPaths(doorModel, 'events', { events: ['turned', 'pushed'] });
const path = set.paths[0]!;
const written = (format: string) => formatNamed(format)(set, doorModel);

test('a path lists the transitions taken and the guards that refused', () => {
  expect(path.steps.map(({ transitions, refused }) => ({ transitions, refused }))).toEqual([
    { transitions: ['shut · turned · 0'], refused: [] },
    { transitions: ['shut · pushed · 0', 'ajar · always · 0'], refused: [] },
  ]);
  const tour = findPaths(doorModel, 'tour').paths;
  const locked = tour.flatMap(({ steps }) => steps).find(({ to }) => to.value === 'asking');
  expect(locked?.refused).toEqual(['shut · pushed · 0']);
});

test('a tour covers all states and transitions; guards are counted both ways', () => {
  const { states, transitions, guards } = measureCoverage(
    doorModel,
    findPaths(doorModel, 'tour').paths,
  );
  expect(states).toEqual({ covered: 3, all: 3, missing: [] });
  expect(transitions).toEqual({ covered: 8, all: 8, missing: [] });
  expect(guards).toEqual({
    covered: 5,
    all: 6,
    // Another key turns nothing, so that no path does it.
    missing: ['shut · turned · 0, refusing'],
  });
});

test('the table counts what is covered and lists what is missing', () => {
  expect(written('table')).toMatch(
    /2 {2}in front of it, 2 steps, to open[^]*states {7}2 of 3 \(66 %\)[^]*transitions {2}3 of 8 \(37 %\)[^]*not covered:\n {2}asking\n/,
  );
});

test('JSON is a set of paths', () => {
  expect(parsePathSet(written('json'))).toEqual(set);
});

test('Markdown is a script with a box for each step', () => {
  expect(written('markdown')).toBe(
    [
      '# Coming in: events',
      `## ${path.id}: in front of it, 2 steps, to open`,
      'Begin: in front of it. You see: the door is shut',
      '1. [ ] turns the key (`turned {"key":"right"}`)\\\n   You see: the door is shut\n' +
        '2. [ ] pushes (`pushed`)\\\n   You see: the door is open',
    ].join('\n\n'),
  );
});

test('Gherkin is a scenario for each path', () => {
  expect(written('gherkin')).toBe(
    `Feature: Coming in (events)

  @${path.id}
  Scenario: in front of it, 2 steps, to open
    Given in front of it
    Then the door is shut
    When turns the key
    Then the door is shut
    When pushes
    Then the door is open`,
  );
});

test('Mermaid is the statechart, each arrow with how often it is taken', () => {
  const lines = written('mermaid').split('\n');
  expect(lines[0]).toBe('stateDiagram-v2');
  expect(lines).toContain('  [*] --> shut');
  expect(lines).toContain('  shut --> ajar: pushed, unlocked (1x)');
  expect(lines).toContain('  asking --> shut: after patienceMs (not taken)');
  expect(lines).toContain('  ajar --> open: always (1x)');
  expect(lines).toContain('  open --> [*]');
});

test('an unknown format is refused with a list of the known ones', () => {
  expect(() => formatNamed('pdf')).toThrow(
    'There is no format "pdf". There are: table, json, markdown, gherkin, mermaid',
  );
});
