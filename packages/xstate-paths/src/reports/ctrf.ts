import { formatPath } from '../formats/labels.ts';
import type { PlayedRun } from './played.ts';

/** Formats a run in the Common Test Report Format (https://ctrf.io). */
export function toCtrf({ model, startedAt, durationMs, paths }: PlayedRun): string {
  const failed = paths.filter(({ outcome }) => outcome === 'failed').length;
  const start = startedAt.getTime();
  const report = {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    results: {
      tool: { name: 'xstate-paths' },
      summary: {
        tests: paths.length,
        passed: paths.length - failed,
        failed,
        skipped: 0,
        pending: 0,
        other: 0,
        flaky: paths.filter(({ outcome }) => outcome === 'flaky').length,
        start,
        stop: start + Math.round(durationMs),
      },
      tests: paths.map(({ path, outcome, durationMs, retries, problem }) => ({
        name: `${path.id}: ${formatPath(path)}`,
        status: outcome === 'failed' ? 'failed' : 'passed',
        duration: Math.round(durationMs),
        suite: [model],
        ...(retries !== undefined && { retries }),
        ...(outcome === 'flaky' && { flaky: true }),
        ...(problem !== undefined && { message: problem }),
      })),
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
