import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { quotas } from '#contract/quotas.ts';
import { findRefusalCode, refusals } from '#contract/refusals.ts';
import { codeFiles } from '#tests/architecture/imports.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What only those who write programs for the API, or operate the server, get to see. */
const onlyForCallers = [
  /^(The JSON is|The body is|Send |This is not a valid upload|Only format=json)/,
  /^(An earlier request|An Idempotency-Key|Request |Token refresh|This request came)/,
  /^There is no offered room at this address/,
  // Screens of imports find its code by themselves.
  /^The file at this URL is empty/,
  // The data or another service is away: screens say that in words of their own.
  /try again (shortly|later|in a few minutes)\.$/,
];

/** The texts that the server gives as the detail of a problem, with a number for each parameter. */
const details = codeFiles
  .filter((file) => file.startsWith('server/') && !file.includes('other-names'))
  .flatMap((file) =>
    Array.from(
      readFileSync(path.join(root, file), 'utf8').matchAll(
        /\bdetail(?:: | = |:\s+)(?:[^'"`;{]*\? *)?(['`])((?:(?!\1).)+)\1/gs,
      ),
      ([, , text = '']) => text.replaceAll(/\$\{[^}]+\}/g, '7'),
    ),
  )
  .filter((text) => /^[A-Z]\S* /.test(text));

test('a reason that people can get to see has a code, in every file of the server', () => {
  expect(details.length).toBeGreaterThan(60);
  const uncoded = details.filter(
    (text) => !onlyForCallers.some((each) => each.test(text)) && findRefusalCode(text) === null,
  );
  expect(uncoded).toEqual([]);
});

test('a refusal of a quota is recognized, however long the wait', () => {
  for (const { refusal, times } of Object.values(quotas)) {
    for (const wait of ['1 minute', '30 minutes', '24 hours', '30 days']) {
      const reason = refusals[refusal].replace('{most}', String(times));
      expect(findRefusalCode(`${reason} Try again in ${wait}`)?.code).toBe(refusal);
    }
  }
});

test('no code is left of a reason that nobody gives any more', () => {
  const sources = codeFiles
    .filter((file) => file.startsWith('server/'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const ofQuotas = new Set<string>(Object.values(quotas).map(({ refusal }) => refusal));
  const unused = Object.entries(refusals).filter(
    ([code, text]) =>
      !ofQuotas.has(code) && text.split(/\{\w+\}/).some((part) => !sources.includes(part)),
  );
  expect(unused).toEqual([]);
});
