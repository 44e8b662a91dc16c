import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from './find-chromium.ts';
import { type Outcome, readPlaywright, readVitest } from './test-reports.ts';

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.tmp/reports');
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** The file of its report, and how to read it. */
  report?: { file: string; read: (report: unknown) => Outcome };
}

/** Runs all checks, then all tests, then prints what failed and one line of counts. */
async function main(): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const seed = readSeed();
  // The suites sample by the same seed.
  process.env['TEST_SEED'] = String(seed);
  print(`Seed of the parts and samples: ${seed} (TEST_SEED=${seed} repeats it)`);
  const steps = [...suites(seed), ...journeySteps(seed)];
  const outcomes: Outcome[] = [];

  // At once: none of these uses more than one processor for long.
  print(`\n== ${checks.map(({ name }) => name).join(', ')}`);
  outcomes.push(...(await Promise.all(checks.map((check) => runStep(check, 'pipe')))));
  for (const step of steps) {
    print(`\n== ${step.name}`);
    outcomes.push(await runStep(step, 'inherit'));
  }
  process.exitCode = printTotal(outcomes) > 0 ? 1 : 0;
}

/** Once more at the end, since a long output is often read from there. Returns how many failed. */
function printTotal(outcomes: Outcome[]): number {
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failures.length > 0) print(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  print(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return sum('failed');
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

const checks: Step[] = [
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--quiet'] },
  { name: 'unused code', command: [bin('knip'), '--no-progress'] },
  {
    name: 'build within its budget',
    command: [process.execPath, 'scripts/node.mjs', 'scripts/build.ts'],
  },
];

/** Long suites are played in parts: this one of so many. The next seed plays the next part. */
const part = (seed: number, count: number) => `${(seed % count) + 1}/${count}`;

/** The tests beside the journeys. Some need what only .ci/run provides. */
function suites(seed: number): Step[] {
  const {
    POSTGRES_15_ADMIN_URL: postgres15,
    TEST_NODE_24: hasNode24,
    TEST_CLUSTER: hasCluster,
  } = process.env;
  const node24Report = path.join(reports, 'node-24.json');
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
      report: { file, read: readVitest },
    };
  };
  const playsMore = Boolean(process.env['TEST_MORE']);
  const api = part(seed, 4);
  // They kill and restart servers, which is minutes of waiting.
  const faults = part(seed, playsMore ? 4 : 8);
  return [
    {
      name: 'unit, architecture and race tests',
      ...vitest(
        'vitest',
        ...['unit', 'architecture', 'races'].flatMap((name) => ['--project', name]),
      ),
    },
    {
      name: `API and model tests, ${api}`,
      ...vitest('api', '--project', 'api', `--shard=${api}`),
    },
    {
      name: `fault tests, ${faults}`,
      ...vitest('faults', '--project', 'faults', `--shard=${faults}`),
    },
    ...(postgres15
      ? [
          {
            name: `API tests on PostgreSQL 15, ${part(seed, 8)}`,
            env: { TEST_DATABASE_ADMIN_URL: postgres15 },
            ...vitest('postgres-15', '--project', 'api', `--shard=${part(seed, 8)}`),
          },
        ]
      : []),
    ...(hasCluster
      ? [
          {
            name: 'a cluster under faults',
            env: { CLUSTER_FAULTS: '2' },
            ...vitest('cluster', '--project', 'cluster'),
          },
        ]
      : []),
    ...(hasNode24
      ? [
          {
            name: 'server and tests on Node 24',
            command: [path.join(root, '.ci/node-24'), node24Report],
            report: { file: node24Report, read: readVitest },
          },
        ]
      : []),
  ];
}

/** All journeys take two processors 35 minutes. */
const journeyParts = 20;

/**
 * A part of the journeys in Chromium. Where the machine has both kinds, another part in the one that
 * people have: only that one asks for icons, and it loads pages in another order.
 */
function journeySteps(seed: number): Step[] {
  const step = (chromium: string, played: string): Step => {
    const browser = path.basename(chromium);
    const file = path.join(reports, `${browser}.json`);
    return {
      name: `journeys, ${played} (${chromium})`,
      command: [bin('playwright'), 'test', `--output=.tmp/e2e/${browser}`, `--shard=${played}`],
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      report: { file, read: readPlaywright },
    };
  };
  const first = step(findChromium(print), part(seed, journeyParts));
  const hosts = process.env['TEST_HOSTS'] ? [hostsStep()] : [];
  if (!process.env['TEST_TWO_CHROMIUMS']) return [first, ...hosts];
  const withWindows = findChromium(print, { hasWindows: true });
  // Half of all parts away, so that each browser plays them all.
  return [first, step(withWindows, part(seed + journeyParts / 2, journeyParts)), ...hosts];
}

/** Partners' sites with other frameworks and bundlers, whose packages only .ci/run installs. */
function hostsStep(): Step {
  const file = path.join(reports, 'hosts.json');
  return {
    name: 'cards on sites of partners',
    command: [bin('playwright'), 'test', '--config=tests/hosts'],
    env: { CHROMIUM_PATH: findChromium(print), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: readPlaywright },
  };
}

/** Changes from run to run, so that in time everything is tested everywhere. */
function readSeed(): number {
  const given = Number(process.env['TEST_SEED']);
  return Number.isInteger(given) && given > 0 ? given : Math.floor(Date.now() / 1000);
}

/** Runs a step to its end, prints its result and time, and returns its outcome. */
async function runStep(step: Step, output: 'inherit' | 'pipe'): Promise<Outcome> {
  const startedAt = Date.now();
  const isFine = await run(step, output);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  print(`-- ${step.name}: ${isFine ? 'fine' : 'FAILED'} in ${seconds} s`);
  const outcome = (step.report && (await readReport(step.report))) ?? nothing;
  if (isFine || outcome.failed > 0) return outcome;
  // A check that fails has no report of its own, nor has a runner that crashed.
  return { ...outcome, failed: 1, failures: [...outcome.failures, step.name] };
}

const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * Piped output is printed when the step has ended, so that the lines of parallel steps do not mix.
 */
function run(
  { command: [program = '', ...args], env }: Step,
  output: 'inherit' | 'pipe',
): Promise<boolean> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child
      .on('error', () => resolve(false))
      .on('close', (code) => {
        process.stdout.write(Buffer.concat(chunks));
        resolve(code === 0);
      });
  });
}

async function readReport({ file, read }: NonNullable<Step['report']>): Promise<Outcome | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : read(JSON.parse(text));
}

await main();
