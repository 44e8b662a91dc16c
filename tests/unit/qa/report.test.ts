import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPaths } from '#xstate-paths';
import { playedPart } from '#qa/outcomes.ts';
import { countOutcomes } from '#qa/report/outcomes.ts';
import { makeReport } from '#qa/report/make-report.tsx';
import type { RunResults } from '#qa/results.ts';
import { doorModel } from '#xstate-paths/examples/door.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'qa-report-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A run of the tour that fails where the bell has rung, for the first time. */
function failedRun(): RunResults {
  const { paths, machine } = findPaths(doorModel, 'tour');
  let hasFailed = false;
  const results = paths.map((played) => {
    const failing = played.steps.findIndex(({ to }) => to.value === 'asking');
    const fails = !hasFailed && failing !== -1;
    hasFailed ||= fails;
    return {
      path: played,
      outcome: fails ? ('failed' as const) : ('passed' as const),
      durationMs: 10,
      replay: `npm run qa -- run door --path ${played.id}`,
      steps: played.steps.map((_, index) => ({
        outcome:
          !fails || index < failing
            ? ('passed' as const)
            : index === failing
              ? ('failed' as const)
              : ('skipped' as const),
        durationMs: 1,
        ...(fails &&
          index === failing && {
            screenshot: 'bell.png',
            problem: { at: 'see' as const, message: 'no <bell> & no light' },
          }),
      })),
    };
  });
  return {
    version: 1,
    model: 'door',
    machine,
    strategy: 'tour',
    startedAt: '2026-01-02T03:04:05.000Z',
    durationMs: 1000,
    paths: results,
  };
}

test('failed transitions are failed, and those that were not reached are open', () => {
  const { transitions, states } = countOutcomes(doorModel, failedRun());
  const outcomes = Object.fromEntries(transitions.map(({ name, outcome }) => [name, outcome]));
  expect(outcomes['shut · pushed · 1']).toBe('failed');
  expect(outcomes['* · sawn · 0']).toBe('leftOut');
  expect(states.get('asking')).toBe('failed');
  expect(states.get('shut')).toBe('passed');
  const untouched = countOutcomes(doorModel, null).transitions.map(({ outcome }) => outcome);
  expect(new Set(untouched)).toEqual(new Set(['open', 'leftOut']));
});

test('a path that failed before its first step shows nothing as passed', () => {
  const run = failedRun();
  const paths = run.paths.slice(0, 1).map((result) => ({
    ...result,
    outcome: 'failed' as const,
    problem: 'the page did not open',
    steps: result.steps.map(() => ({ outcome: 'skipped' as const, durationMs: 0 })),
  }));
  const { states, coverage } = countOutcomes(doorModel, { ...run, paths });
  expect(states.get('shut')).toBe('failed');
  expect([...states.values()]).not.toContain('passed');
  expect(coverage.states.covered).toBe(0);
});

test('without results, the command says how to get some', async () => {
  await expect(makeReport([doorModel], folder)).rejects.toThrow('npm run qa -- run');
});

test('the report is one self-contained page with every path, screenshot and problem', async () => {
  const own = path.join(folder, 'door');
  await mkdir(own, { recursive: true });
  const run = failedRun();
  await writeFile(path.join(own, 'results.json'), JSON.stringify(run));
  await sharp({ create: { width: 900, height: 300, channels: 3, background: '#888' } })
    .png()
    .toFile(path.join(own, 'bell.png'));

  const page = await makeReport([doorModel], folder);
  expect(page).not.toMatch(/<script|<link|@import|src="(?!data:)|url\((?!#)|href="(?!#)/);
  expect(page).toContain('src="data:image/webp;base64,');
  expect(page).toContain('no &lt;bell&gt; &amp; no light');
  for (const { path: played, replay } of run.paths) {
    expect(page).toContain(played.id);
    expect(page).toContain(replay);
  }
  // The first failed path is lit on the chart, and its story says what was expected and seen.
  const failed = run.paths.find(({ outcome }) => outcome === 'failed')!;
  expect(page).toMatch(new RegExp(`<option value="${failed.path.id}" selected=""`));
  expect(page).toContain(`href="#path-${failed.path.id}"`);
  expect(page).toMatch(/<dt>Expected<\/dt><dd>[^<]+<\/dd>/);
  // Every state and every event is drawn.
  for (const word of [
    'shut',
    'asking',
    'ajar',
    'open',
    'gone',
    'in any state',
    'after patienceMs',
  ]) {
    expect(page).toMatch(new RegExp(`<text[^>]*>(<title>[^<]*</title>)?${word}`));
  }
  expect(page).toContain('class="arrow failed"');
  // Each path can be chosen, and then fades what it does not pass or did not come to.
  for (const played of run.paths.map(playedPart)) {
    expect(page).toContain(`<option value="${played.id}"`);
    const [, kept = ''] =
      new RegExp(`value="${played.id}"\\]:checked\\) .chart [^{]*:not\\(([^{]*)\\) {`).exec(page) ??
      [];
    for (const name of played.steps.flatMap(({ transitions }) => transitions)) {
      expect(kept).toContain(`[data-transition="${name}"]`);
    }
  }
});

test('the file of unreadable results is named', async () => {
  const broken = path.join(folder, 'broken');
  await mkdir(path.join(broken, 'door'), { recursive: true });
  await writeFile(path.join(broken, 'door', 'results.json'), '{"version":9}');
  await expect(makeReport([doorModel], broken)).rejects.toThrow(/results.json holds no results/);
});
