import { afterEach, expect, test, vi } from 'vitest';
import type { Tokens } from '#contract/auth/auth.ts';
import { limits } from '#contract/limits.ts';
import { createSessions } from '#qa/models/auth/sessions.ts';
import { countRun, passedParts, describeFailure } from '#qa/outcomes.ts';
import type { PathResult } from '#qa/results.ts';
import { readFailureReason } from '#qa/run/failure-reason.ts';
import {
  formatFailure,
  formatResult,
  formatRunTotals,
  toPlayedRun,
} from '#qa/run/format-results.ts';
import { findPaths, formatState } from '#xstate-paths';
import { runCommandLine } from '#xstate-paths/commands/command-line.ts';
import { mutateCommand } from '#xstate-paths/commands/mutate.ts';
import { runCommand } from '#qa/commands/run.ts';
import { doorModel } from '#xstate-paths/examples/door.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a session is not handed out again once half of its life is over', async () => {
  vi.useFakeTimers();
  let count = 0;
  const sessions = createSessions({ 1: 'one', 2: 'two' }, async (): Promise<Tokens> => {
    count += 1;
    const claims = { exp: Date.now() / 1000 + limits.accessTokenSeconds, count };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return { access_token: `head.${payload}.x`, refresh_token: `${count}` } as Tokens;
  });
  const first = await sessions.take(1);
  const second = await sessions.take(1);
  expect(await sessions.take(1)).toBe(first);
  vi.advanceTimersByTime((limits.accessTokenSeconds / 2 - 1) * 1000);
  expect(await sessions.take(1)).toBe(second);
  vi.advanceTimersByTime(2000);
  const third = await sessions.take(1);
  expect([first, second]).not.toContain(third);
  expect(count).toBe(3);
});

const [path] = findPaths(doorModel, 'tour').paths;
if (!path) throw new Error('The door has a tour');
const base = { path, durationMs: 1, replay: '' };
const steps = (failing: number, at: 'load' | 'end' = 'load'): PathResult['steps'] =>
  path.steps.map((_, index) => {
    if (index > failing) return { outcome: 'skipped', durationMs: 0 };
    if (index < failing) return { outcome: 'passed', durationMs: 1 };
    return { outcome: 'failed', durationMs: 1, problem: { at, message: 'why' } };
  });

test('terminal and report count a failed path alike, up to the step that failed', () => {
  const paths: PathResult[] = [
    { ...base, outcome: 'failed', steps: steps(2) },
    { ...base, outcome: 'flaky', steps: steps(path.steps.length) },
    { ...base, outcome: 'failed', problem: 'no page', steps: steps(-1) },
  ];
  expect(countRun({ paths })).toEqual({
    paths: 3,
    passed: 1,
    flaky: 1,
    failed: 2,
    passedSteps: 2 + path.steps.length,
  });
  expect(passedParts({ paths }).map((part) => part.steps.length)).toEqual([2, path.steps.length]);
  expect(formatRunTotals({ paths })).toBe(
    `1 of 3 paths passed (1 flaky), ${2 + path.steps.length} steps`,
  );
});

test('a failure says whether a page did not load, a step failed, or what follows the last one', () => {
  expect(formatFailure(doorModel, path, { steps: steps(0) })).toMatch(
    /^failed at step 1 of \d+, a page did not load: .*\n {2}begins .*\n {2}-> +1 .*\n {2}expected {2}The page loads\.\n {2}seen {6}why\n/,
  );
  const last = path.steps.length - 1;
  expect(describeFailure(doorModel, path, { steps: steps(last, 'end') })).toMatchObject({
    number: path.steps.length,
    place: 'what must hold after the path',
  });
  expect(formatFailure(doorModel, path, { steps: steps(-1), problem: 'no page' })).toBe(
    'failed before the first step\n  begins    ' +
      `${path.start}\n  expected  ${formatState(doorModel, path.from)}\n  seen      no page`,
  );
  expect(describeFailure(doorModel, path, { steps: steps(path.steps.length) })).toBeNull();
});

test('a failed path is told by the shortest path that fails in the same way', () => {
  const shortest = { ...path, id: 'short', steps: path.steps.slice(0, 1) };
  const result: PathResult = {
    ...base,
    outcome: 'failed',
    steps: steps(path.steps.length - 1),
    shortest: { path: shortest, durationMs: 1, steps: steps(0).slice(0, 1) },
  };
  const text = formatResult(doorModel, result, 'qa-report');
  expect(text).toContain(
    `cut down from ${path.steps.length} steps to 1, short failed at step 1 of 1`,
  );
  const [played] = toPlayedRun(doorModel, {
    version: 1,
    model: 'door',
    strategy: 'tour',
    durationMs: 1,
    machine: { id: 'door', fingerprint: '' },
    startedAt: '2026-01-02T03:04:05.000Z',
    paths: [result],
  }).paths;
  // Files for other tools have the text of the terminal.
  expect(text).toContain(played?.problem);
});

test('a reason has no terms of the test runner and knows a page that did not load', () => {
  expect(
    readFailureReason(
      new Error(
        "expect(locator).toBeVisible() failed\n\nLocator: getByRole('heading')\nExpected: visible\n" +
          'Timeout: 1000ms\nError: element(s) not found\n\nCall log:\n  - waiting for it\n',
      ),
    ).message,
  ).toBe(
    "Locator: getByRole('heading')\nExpected: visible\nWaited for 1 s\nError: element(s) not found",
  );
  expect(
    readFailureReason(
      new Error('\u001B[31mExpected: 1\nTimeout 30000ms exceeded while waiting on the predicate'),
    ),
  ).toEqual({ message: 'Expected: 1\nWaited for 30 s', isPageLoad: false });
  expect(
    readFailureReason(new Error('page.goto: net::ERR_CONNECTION_REFUSED at http://localhost:1/')),
  ).toEqual({
    message: 'The page did not load: net::ERR_CONNECTION_REFUSED at http://localhost:1/',
    isPageLoad: true,
  });
});

test.each(['--help', '-h'])('every command answers %s with its usage', async (option) => {
  const printed: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  try {
    const commands = { mutate: async () => mutateCommand, run: async () => runCommand };
    for (const name of Object.keys(commands)) {
      const load = () => Promise.reject(new Error('Nothing is loaded for that'));
      expect(await runCommandLine(commands, 'npm run qa --', [name, option], load)).toBe(0);
    }
  } finally {
    write.mockRestore();
  }
  expect(printed).toEqual([
    expect.stringMatching(/^npm run qa -- mutate \[model\]/),
    expect.stringMatching(/^npm run qa -- run <model>/),
  ]);
});
