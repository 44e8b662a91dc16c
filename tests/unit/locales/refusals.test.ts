import { expect, test } from 'vitest';
import { fillIn } from '#catalogs/format-message.ts';
import { findRefusalCode } from '#contract/refusals.ts';
import { roundWait } from '#contract/wait.ts';
import { getLocales } from '#get-locales';
import { translateProblem } from '#src/api/translate-problem.ts';

test('a reason with numbers is said in another language, with its own digits', () => {
  const detail = 'A photo may have 10,000 pixels a side and 100 million in all';
  const { code, params } = findRefusalCode(detail) ?? {};
  const {
    refusals: { refusals },
    format,
  } = getLocales('de');
  expect(code && fillIn(refusals[code], params ?? {}, format.formatNumber)).toBe(
    'Ein Foto darf höchstens 10.000 Pixel je Seite und insgesamt 100 Millionen Pixel haben',
  );
});

test('a quota says when to try again, and what has no code stays as it is', () => {
  const quota = { code: 'rate_limited', detail_code: 'quota.messages', detail_params: {} } as const;
  expect(translateProblem(quota, 1800)).toBe('That was a lot of messages. Try again in 30 minutes');
  expect(translateProblem({ detail: 'Request 7', code: 'internal_error' }, null)).toBe('Request 7');
});

test('a wait is said in the unit that people would say it in', () => {
  const waits = [1, 90 * 60, 24 * 3600, 30 * 24 * 3600].map((seconds) => roundWait(seconds));
  expect(waits.map(({ count, unit }) => `${count} ${unit}`)).toEqual([
    '1 minutes',
    '90 minutes',
    '24 hours',
    '30 days',
  ]);
});
