import { type } from 'arktype';

/**
 * What the schema of CTRF (https://ctrf.io) asks of the fields that we write, and no others. The
 * schemas themselves are not in this repository; a file that fits what stands here fits them.
 */
export const CtrfReport = type({
  '+': 'reject',
  reportFormat: "'CTRF'",
  specVersion: /^\d+\.\d+\.\d+$/,
  results: {
    '+': 'reject',
    tool: { '+': 'reject', name: 'string > 0' },
    summary: {
      '+': 'reject',
      tests: 'number.integer >= 0',
      passed: 'number.integer >= 0',
      failed: 'number.integer >= 0',
      skipped: 'number.integer >= 0',
      pending: 'number.integer >= 0',
      other: 'number.integer >= 0',
      flaky: 'number.integer >= 0',
      start: 'number.integer',
      stop: 'number.integer',
    },
    tests: type({
      '+': 'reject',
      name: 'string > 0',
      status: "'passed' | 'failed' | 'skipped' | 'pending' | 'other'",
      duration: 'number.integer >= 0',
      'suite?': '(string > 0)[] >= 1',
      'message?': 'string',
      'retries?': 'number.integer >= 0',
      'flaky?': 'boolean',
    }).array(),
  },
});

interface ElementRule {
  required: readonly string[];
  optional?: readonly string[];
  children?: readonly string[];
}

/** What both the schema of Jenkins (junit-10) and that of Maven Surefire allow, of what we write. */
const junitRules: Record<string, ElementRule> = {
  testsuites: {
    required: [],
    optional: ['name', 'time', 'tests', 'failures', 'errors'],
    children: ['testsuite'],
  },
  testsuite: {
    required: ['name', 'tests', 'failures', 'errors', 'skipped'],
    optional: ['time', 'timestamp'],
    children: ['testcase'],
  },
  testcase: {
    required: ['name', 'time'],
    optional: ['classname'],
    children: ['failure', 'flakyFailure'],
  },
  failure: { required: ['type'], optional: ['message'] },
  // Text stands in an element of its own here; Surefire demands that.
  flakyFailure: { required: ['type'], optional: ['message'], children: ['stackTrace'] },
  stackTrace: { required: [] },
};
const textIn = new Set(['failure', 'stackTrace']);
const surefireTime = /^\d{0,3}(,?\d{3})*(\.\d{0,3})?$/;

/** What of an element and those inside it these schemas do not allow. */
export function findJunitProblems(element: Element): string[] {
  const { nodeName: name, children, attributes } = element;
  const rule = junitRules[name];
  if (!rule) return [`There is no <${name}>`];
  const given = [...attributes].map((each) => each.name);
  const inner = [...children].map((child) => child.nodeName);
  const text = [...element.childNodes]
    .filter((node) => node.nodeType === node.TEXT_NODE)
    .map((node) => node.textContent ?? '');
  const time = element.getAttribute('time');
  return [
    ...rule.required.filter((each) => !given.includes(each)).map((each) => `${name} needs ${each}`),
    ...given
      .filter((each) => ![...rule.required, ...(rule.optional ?? [])].includes(each))
      .map((each) => `${name} has no ${each}`),
    ...inner
      .filter((each) => !rule.children?.includes(each))
      .map((each) => `${name} has no <${each}> inside`),
    ...(textIn.has(name) || text.join('').trim() === '' ? [] : [`${name} has no text`]),
    ...(time === null || surefireTime.test(time) ? [] : [`${name} has the time ${time}`]),
    ...[...children].flatMap((child) => findJunitProblems(child)),
  ];
}
