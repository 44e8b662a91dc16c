import { execFileSync, spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from './find-chromium.ts';
import { type Outcome, readPlaywright, readVitest } from './test-reports.ts';

/**
 * `essential` is `npm test`: the same tests every time. `sampled` is what `.ci/run` asks for: those,
 * and parts of the long suites that a printed seed chooses. `all` is every test.
 */
type Scope = 'essential' | 'sampled' | 'all';

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

/** Runs all checks, then the tests of a scope, then prints what failed and one line of counts. */
async function main(scope: Scope): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const outcomes: Outcome[] = [];

  // Tests of the server wait for PostgreSQL, and leave time for checks beside them. The build goes
  // first, since the server and the journeys need what it makes.
  const seed = scope === 'sampled' ? drawSeed() : 1;
  const [units, ...others] = [...essentialSteps(scope, seed), ...longSteps(scope, seed)];
  outcomes.push(...(await Promise.all([runStep(buildStep, 'pipe'), runStep(units, 'inherit')])));
  const checked = Promise.all(checks.map((check) => runStep(check, 'pipe')));
  for (const step of others) {
    print(`\n== ${step.name}`);
    outcomes.push(await runStep(step, 'inherit'));
  }
  outcomes.push(...(await checked));
  process.exitCode = printTotal(outcomes) > 0 ? 1 : 0;
}

/** Repeats all failures, since a long output is often read from its end. Returns their count. */
function printTotal(outcomes: Outcome[]): number {
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failures.length > 0) print(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky ?? []);
  if (flaky.length > 0)
    print(`\nPassed at the second try:\n${flaky.map((line) => `  ${line}`).join('\n')}`);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  print(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return sum('failed');
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

const checks: Step[] = [
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  { name: 'types and lint', command: [bin('oxlint'), '--type-aware', '--type-check', '--quiet'] },
  { name: 'unused code', command: [bin('knip'), '--no-progress'] },
];

const buildStep: Step = {
  name: 'build within its budget',
  command: [process.execPath, 'scripts/node.mjs', 'scripts/build.ts'],
};

/** All unit and architecture tests and, of the long suites, the tests that are tagged essential. */
function essentialSteps(scope: Scope, seed: number): [Step, ...Step[]] {
  const env = {
    TEST_ALL_EXAMPLES: scope === 'all' ? '1' : '',
    TEST_SAMPLED: scope === 'sampled' ? '1' : '',
  };
  const units = {
    ...vitestStep(
      'unit and architecture tests',
      ['unit', 'architecture', 'recipes'],
      scope === 'essential' ? ['--tags-filter=not long'] : [],
    ),
    env: { ...env, TEST_ORDER: scope === 'sampled' ? String(seed) : '' },
  };
  if (scope === 'all') return [units];
  return [
    units,
    {
      ...vitestStep(
        'essential API, model, race and fault tests',
        ['api', 'races', 'faults'],
        ['--tags-filter=essential and not long', ...findEssentialFiles()],
      ),
      env,
    },
    journeyStep('essential journeys', findChromium(print), ['--grep=@essential']),
  ];
}

/** Vitest would load all files to find the tagged tests, which takes longer than to run them. */
function findEssentialFiles(): string[] {
  const pattern = String.raw`@module-tag essential|tags: 'essential'`;
  return execFileSync('git', ['grep', '-lE', pattern, '--', 'tests'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
}

/** The suites that take too long for every run, whole or in parts. */
function longSteps(scope: Scope, seed: number): Step[] {
  if (scope === 'essential') return [];
  const isSampled = scope === 'sampled';
  /** One part of so many; the next seed plays the next part. */
  const part = (count: number, shift = 0) =>
    isSampled ? [`--shard=${((seed + shift) % count) + 1}/${count}`] : [];
  const {
    POSTGRES_15_ADMIN_URL: postgres15,
    TEST_NODE_24: hasNode24,
    TEST_CLUSTER: hasCluster,
    TEST_TWO_CHROMIUMS: hasTwoChromiums,
    TEST_HOSTS: hasHosts,
  } = process.env;
  const everyTime = [
    vitestStep('API and model tests', ['api'], part(apiParts)),
    vitestStep('races', ['races']),
    vitestStep('fault tests', ['faults'], part(12)),
    journeyStep('journeys', findChromium(print), part(journeyParts)),
  ];
  const byTurns = [
    { ...vitestStep('recipes in a copy', ['recipes']), env: { TEST_RECIPES: '1' } },
    { ...vitestStep('chaos', ['chaos']), env: isSampled ? { CHAOS_SECONDS: '75' } : {} },
    postgres15 && {
      ...vitestStep('API tests on PostgreSQL 15', ['api'], part(apiParts, apiParts / 2)),
      env: { TEST_DATABASE_ADMIN_URL: postgres15 },
    },
    hasCluster && {
      ...vitestStep('a cluster under faults', ['cluster']),
      env: { CLUSTER_FAULTS: '2' },
    },
    hasNode24 && nodeStep(),
    // Chromium with windows asks for icons and loads pages in another order. Its part is half of all
    // parts away, so that in time each browser plays them all.
    hasTwoChromiums &&
      journeyStep(
        'journeys in Chromium with windows',
        findChromium(print, { hasWindows: true }),
        part(journeyParts, journeyParts / 2),
      ),
    hasHosts && hostsStep(),
    vitestStep('journeys in Firefox and WebKit', ['engines']),
  ].filter((step) => typeof step === 'object');
  const steps = [...everyTime, ...(isSampled ? takeTurn(byTurns, seed) : byTurns)];
  const env = {
    TEST_SEED: String(seed),
    TEST_ALL_EXAMPLES: '1',
    RACES: '12000',
    ...(isSampled && {
      TEST_SAMPLED: '1',
      MIGRATION_ROWS: '20000',
      VERSION_LOADS: '20',
      RACES: '1500',
    }),
    BAD_INPUT_REQUESTS: '25000',
    // Every viewer's order is compared with SQL, instead of a quarter of them.
    TEST_ALL_VIEWERS: '1',
  };
  return steps.map((step) => ({ ...step, env: { ...env, ...step.env } }));
}

/** All API tests, and all journeys, take two processors about 35 minutes each. */
const apiParts = 16;
const journeyParts = 40;

/**
 * One of the suites that take minutes each. The parts repeat after 80 seeds ({@link apiParts},
 * {@link journeyParts}), so by the seed alone a suite would meet the same few parts again and again.
 */
const takeTurn = (steps: Step[], seed: number): Step[] => {
  const nth = Math.floor(seed / 80) % steps.length;
  return steps.slice(nth, nth + 1);
};

function drawSeed(): number {
  const given = Number(process.env['TEST_SEED']);
  const seed = Number.isInteger(given) && given > 0 ? given : Math.floor(Date.now() / 1000);
  print(`Seed of the parts and samples: ${seed} (TEST_SEED=${seed} repeats it)`);
  return seed;
}

const reportFile = (name: string) => path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);

function vitestStep(name: string, projects: string[], args: string[] = []): Step {
  const file = reportFile(name);
  return {
    name: [name, ...args.filter((arg) => arg.startsWith('--shard'))].join(' '),
    command: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...projects.flatMap((project) => ['--project', project]),
      ...args,
    ],
    report: { file, read: readVitest },
  };
}

function journeyStep(name: string, chromium: string, args: string[]): Step {
  const file = reportFile(name);
  const output = `.tmp/e2e/${path.basename(file, '.json')}`;
  return {
    name: [name, `(${chromium})`, ...args].join(' '),
    command: [bin('playwright'), 'test', `--output=${output}`, ...args],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: readPlaywright },
  };
}

/** The server and a part of the tests on Node 24, which runs TypeScript without a loader. */
function nodeStep(): Step {
  const file = reportFile('node-24');
  return {
    name: 'server and tests on Node 24',
    command: [path.join(root, '.ci/node-24'), file],
    report: { file, read: readVitest },
  };
}

/** Partners' sites with other frameworks and bundlers, whose packages only .ci/run installs. */
function hostsStep(): Step {
  const file = reportFile('hosts');
  return {
    name: 'cards on sites of partners',
    command: [path.join(root, '.ci/hosts')],
    env: { CHROMIUM_PATH: findChromium(print), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: readPlaywright },
  };
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

await main(
  process.argv.includes('--all')
    ? 'all'
    : process.argv.includes('--sampled')
      ? 'sampled'
      : 'essential',
);
