import { expect, test } from 'vitest';
import type { FitLine } from '#contract/matching/fit.ts';
import { groupLedger } from '#src/shared/fit/fit-labels.ts';
import { formatAccepted, formatAnswer } from '#src/shared/fit/answer-labels.ts';

const line = (question: FitLine['question'], changes: Partial<FitLine> = {}): FitLine => ({
  question,
  points: 0,
  mine: { answer: 'never', wanted: ['never'], importance: 1, satisfaction: 100 },
  theirs: { answer: 'never', wanted: null, satisfaction: 100 },
  conflict: null,
  ...changes,
});

test('lists conflicts first, then what costs most; every line once', () => {
  const ledger = [
    line('alcohol', { points: 3 }),
    line('pets'),
    line('chores', { theirs: { answer: 'never', wanted: null, satisfaction: 0 } }),
    line('smoking', { points: 9 }),
    line('quiet', { conflict: 'theirs' }),
    line('sleep', { points: 4, conflict: 'mine' }),
  ];
  const { conflicts, lost, differing, kept } = groupLedger(ledger);
  expect(conflicts.map(({ question }) => question)).toEqual(['sleep', 'quiet']);
  expect(lost.map(({ question }) => question)).toEqual(['smoking', 'alcohol']);
  // 'Where nothing is lost' must not list what does not suit one of them.
  expect(differing.map(({ question }) => question)).toEqual(['chores']);
  expect(kept.map(({ question }) => question)).toEqual(['pets']);
});

test('shows an answer by its label, and an unknown one unchanged', () => {
  expect(formatAnswer('quiet', 'by_22')).toBe('From 10:00 PM');
  expect(formatAnswer('sleep', { from: '23:00', until: '07:00' })).toBe('11:00 PM to 7:00 AM');
  expect(formatAnswer('quiet', 'by_18')).toBe('by_18');
});

test('lists what a user accepts', () => {
  expect(formatAccepted('quiet', ['by_20', 'by_22'])).toBe('From 8:00 PM\u00A0· From 10:00 PM');
  expect(formatAccepted('quiet', ['by_20', 'by_22', 'by_24', 'no_hour'])).toBe('Any answer');
  expect(formatAccepted('sleep', { from: '22:00', until: '08:00' })).toBe('10:00 PM to 8:00 AM');
});
