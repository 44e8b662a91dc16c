/** What a report tells: how many tests ended how, and of each that failed its name and reason. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  /** Tests that passed only at the second try, which a stalled machine can cause, and a fault too. */
  flaky?: string[];
}

interface VitestReport {
  numPassedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** Reads the JSON report of a run of Vitest. */
export function readVitest(report: unknown): Outcome {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport;
  const failures = (testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => describe(name, test.fullName, test.failureMessages?.[0]));
    // A file that could not be loaded has no tests to count, but it failed.
    return failed.length === 0 && status === 'failed' ? [describe(name, '', message)] : failed;
  });
  return {
    passed: numPassedTests ?? 0,
    failed: failures.length,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
    failures,
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors?: { message?: string }[];
}

/** Reads the JSON report of a run of Playwright. */
export function readPlaywright(report: unknown): Outcome {
  const { stats, errors, ...root } = report as PlaywrightReport;
  const listSpecs = ({ specs, suites }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...(specs ?? []),
    ...(suites ?? []).flatMap(listSpecs),
  ];
  const specs = listSpecs(root).map(({ file, line, title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const reason = results.find(({ error }) => error)?.error?.message;
    return { ok, status: tests[0]?.status, line: describe(`${file}:${line}`, title, reason) };
  });
  const failures = specs.filter(({ ok }) => !ok).map(({ line }) => line);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [...failures, ...(errors ?? []).map(({ message }) => firstLine(message))],
    flaky: specs.filter(({ status }) => status === 'flaky').map(({ line }) => line),
  };
}

const describe = (place: string, title: string, reason: string | undefined) =>
  [place, title, firstLine(reason)].filter((part) => part !== '').join(' › ');

const colors = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

function firstLine(text: string | undefined): string {
  const line = (text ?? '').replaceAll(colors, '').trim().split('\n', 1)[0] ?? '';
  return line.slice(0, 200);
}
