import { formatPath } from '../formats/labels.ts';
import type { PlayedPath, PlayedRun } from './played.ts';

/**
 * Formats a run as JUnit XML, in the form that Jenkins and GitLab read. Flaky paths are marked as by
 * Maven Surefire.
 */
export function toJunit({ model, startedAt, durationMs, paths }: PlayedRun): string {
  const failures = paths.filter(({ outcome }) => outcome === 'failed').length;
  const counts = `tests="${paths.length}" failures="${failures}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${text(model)}" ${counts} time="${seconds(durationMs)}">`,
    `  <testsuite name="${text(model)}" ${counts} skipped="0" timestamp="${startedAt.toISOString().slice(0, 19)}" time="${seconds(durationMs)}">`,
    ...paths.map((played) => testCase(model, played)),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(model: string, { path, outcome, durationMs, problem = '' }: PlayedPath): string {
  const name = `${path.id}: ${formatPath(path)}`;
  const head = `    <testcase classname="${text(model)}" name="${text(name)}" time="${seconds(durationMs)}"`;
  if (outcome === 'passed') return `${head}/>`;
  const [first = ''] = problem.split('\n', 1);
  const inside =
    outcome === 'failed'
      ? `<failure message="${text(first)}" type="path">${text(problem)}</failure>`
      : // Surefire's own schema wants the text inside of this element; others allow it.
        `<flakyFailure message="${text(first)}" type="path"><stackTrace>${text(problem)}</stackTrace></flakyFailure>`;
  return `${head}>\n      ${inside}\n    </testcase>`;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Escapes a text for attributes and elements, without characters that XML forbids. */
function text(given: string): string {
  return (
    given
      // oxlint-disable-next-line no-control-regex -- XML forbids them
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/[&<>"\n]/g, (character) => entities[character] as string)
  );
}
