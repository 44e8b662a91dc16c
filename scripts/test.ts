import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from './find-chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.tmp/reports');
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Where its report lies, and how to count it. */
  report?: { file: string; count: (report: unknown) => Counts };
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Everything that must be true before a change lands: checks, then tests, then one line of counts. */
async function main(): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const chromium = findChromium(say);
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };

  for (const step of steps(chromium, process.env['POSTGRES_15_ADMIN_URL'])) {
    say(`\n== ${step.name}`);
    const startedAt = Date.now();
    const isFine = await run(step);
    const counts = step.report && (await readCounts(step.report));
    if (counts) {
      total.passed += counts.passed;
      total.failed += counts.failed;
      total.skipped += counts.skipped;
    }
    // A check that fails has no report of its own, nor has a runner that broke down.
    if (!isFine && !counts?.failed) total.failed += 1;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    say(`-- ${step.name}: ${isFine ? 'fine' : 'FAILED'} in ${seconds} s`);
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  say(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function steps(chromium: string, postgres15: string | undefined): Step[] {
  const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
  const vitest = (name: string, ...more: string[]): Pick<Step, 'command' | 'report'> => {
    const file = path.join(reports, `${name}.json`);
    return {
      command: [
        bin('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...more,
      ],
      report: { file, count: countVitest },
    };
  };
  return [
    { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
    { name: 'types', command: [bin('tsc'), '--noEmit'] },
    { name: 'lint', command: [bin('oxlint'), '--type-aware', '--quiet'] },
    { name: 'unused code', command: [bin('knip'), '--no-progress'] },
    { name: 'unit, architecture, API and fault tests', ...vitest('vitest') },
    ...(postgres15
      ? [
          {
            name: 'API tests on PostgreSQL 15',
            env: { TEST_DATABASE_ADMIN_URL: postgres15 },
            ...vitest('postgres-15', '--project', 'api'),
          },
        ]
      : []),
    {
      name: 'build within its budget',
      command: [process.execPath, '--import', 'tsx', 'scripts/build.ts'],
    },
    {
      name: 'journeys in Chromium',
      command: [bin('playwright'), 'test'],
      env: { CHROMIUM_PATH: chromium },
      report: { file: path.join(reports, 'e2e.json'), count: countPlaywright },
    },
  ];
}

function run({ command: [program = '', ...args], env }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
      .on('error', () => resolve(false))
      .on('exit', (code) => resolve(code === 0));
  });
}

async function readCounts({ file, count }: NonNullable<Step['report']>): Promise<Counts | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : count(JSON.parse(text));
}

function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } =
    report as Record<string, number | undefined>;
  return {
    passed: numPassedTests ?? 0,
    // A file that could not be loaded has no tests to count, but it failed.
    failed: Math.max(numFailedTests ?? 0, Math.min(numFailedTestSuites ?? 0, 1)),
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
}

function countPlaywright(report: unknown): Counts {
  const { stats } = report as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

await main();
