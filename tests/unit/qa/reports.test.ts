// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  measureCoverage,
  findPaths,
  toAnnotations,
  toCtrf,
  toJunit,
  type PlayedRun,
} from '#xstate-paths';
import { doorModel } from '#xstate-paths/examples/door.ts';
import { formatLost } from '#xstate-paths/commands/paths.ts';
import { playAgain } from '#qa/run/play-again.ts';
import type { Played } from '#qa/run/play-path.ts';
import { CtrfReport, findJunitProblems } from './report-formats.ts';

const { paths } = findPaths(doorModel, 'shortest');
const [one, other = one] = [...paths, ...findPaths(doorModel, 'tour').paths];
if (!one || !other) throw new Error('The door has paths');
const problem = 'It said "<no> & never"\nand\u0007 beeped';
const run: PlayedRun = {
  model: 'door',
  startedAt: new Date('2026-01-02T03:04:05Z'),
  durationMs: 4500,
  paths: [
    { path: one, outcome: 'passed', durationMs: 1000 },
    { path: other, outcome: 'flaky', durationMs: 1500.4, retries: 2, problem },
    { path: other, outcome: 'failed', durationMs: 2000, problem },
  ],
};

test('the JUnit file is well-formed, counts failures, and says what is flaky', () => {
  const xml = new DOMParser().parseFromString(toJunit(run), 'application/xml');
  expect(findJunitProblems(xml.documentElement)).toEqual([]);
  const suite = xml.querySelector('testsuites > testsuite');
  expect(
    ['name', 'tests', 'failures', 'errors', 'skipped', 'timestamp', 'time'].map((name) =>
      suite?.getAttribute(name),
    ),
  ).toEqual(['door', '3', '1', '0', '0', '2026-01-02T03:04:05', '4.500']);
  const cases = [...xml.querySelectorAll('testcase')];
  expect(cases.map((each) => each.querySelector('failure, flakyFailure')?.nodeName)).toEqual([
    undefined,
    'flakyFailure',
    'failure',
  ]);
  expect(cases[1]?.textContent).toContain('It said');
  expect(cases[2]?.querySelector('failure')?.getAttribute('message')).toBe(
    'It said "<no> & never"',
  );
  expect(cases[2]?.querySelector('failure')?.textContent).toBe(
    'It said "<no> & never"\nand beeped',
  );
});

test('a JUnit file that another tool would refuse is noticed', () => {
  const file = `<testsuites><testsuite name="a" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="b" time="soon" color="red"><flakyFailure type="path">Why</flakyFailure></testcase>
    <note/></testsuite></testsuites>`;
  const xml = new DOMParser().parseFromString(file, 'application/xml');
  expect(findJunitProblems(xml.documentElement)).toEqual([
    'testsuite has no <note> inside',
    'testcase has no color',
    'testcase has the time soon',
    'flakyFailure has no text',
    'There is no <note>',
  ]);
});

test('the CTRF file has the fields that its schema demands, and no others', () => {
  const report = JSON.parse(toCtrf(run)) as {
    reportFormat: string;
    results: { summary: object; tests: { flaky?: boolean; status: string; duration: number }[] };
  };
  expect(() => CtrfReport.assert(report)).not.toThrow();
  expect(() => CtrfReport.assert({ ...report, model: 'door' })).toThrow(/model/);
  const start = run.startedAt.getTime();
  expect(report.results.summary).toEqual({
    tests: 3,
    passed: 2,
    failed: 1,
    skipped: 0,
    pending: 0,
    other: 0,
    flaky: 1,
    start,
    stop: start + 4500,
  });
  expect(
    report.results.tests.map(({ status, flaky, duration }) => [status, flaky, duration]),
  ).toEqual([
    ['passed', undefined, 1000],
    ['passed', true, 1500],
    ['failed', undefined, 2000],
  ]);
});

test('annotations for GitHub name failed and flaky paths, each on one line', () => {
  const lines = toAnnotations(run).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(
      /^::warning title=door%2C path \w{10}%3A flaky::.*It said "<no> & never"/,
    ),
    expect.stringMatching(/^::error title=door%2C path \w{10}%3A failed::.*%0AIt said .*%0Aand/),
  ]);
});

const played = (outcome: Played['outcome']): Played => ({ outcome, durationMs: 1, steps: [] });

test('a failing path is played again as often as asked, and not once it passes', async () => {
  const outcomes: Played['outcome'][] = ['failed', 'failed', 'passed', 'failed'];
  const play = async () => played(outcomes.shift() ?? 'failed');
  const tries = await playAgain(play, 5);
  expect(tries).toEqual({ last: played('passed'), retries: 2, failedFirst: played('failed') });
  expect(await playAgain(play, 0)).toMatchObject({ last: played('failed'), retries: 0 });
  const passes = await playAgain(async () => played('passed'), 3);
  expect(passes).toEqual({ last: played('passed'), retries: 0, failedFirst: null });
});

test('a lost transition is named, and too few covered ones are told', () => {
  const tour = findPaths(doorModel, 'tour').paths;
  expect(formatLost(doorModel, tour, 100)).toBeNull();
  const rest = tour.slice(1);
  const [lost] = measureCoverage(doorModel, rest).transitions.missing;
  expect(formatLost(doorModel, rest, 100)).toContain(lost);
  expect(formatLost(doorModel, rest, 1)).toBeNull();
});
