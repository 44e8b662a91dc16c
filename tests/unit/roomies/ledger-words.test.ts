import { expect, test } from 'vitest';
import type { FitLine } from '#contract/matching/fit.ts';
import {
  answerWords,
  groupLedger,
  wantedWords,
} from '#src/features/roomies/person/ledger-words.ts';

const line = (question: FitLine['question'], changes: Partial<FitLine> = {}): FitLine => ({
  question,
  points: 0,
  mine: { answer: 'never', wanted: ['never'], importance: 1, satisfaction: 100 },
  theirs: { answer: 'never', wanted: null, satisfaction: 100 },
  conflict: null,
  ...changes,
});

test('reads conflicts first, then what costs most; every line once', () => {
  const ledger = [
    line('alcohol', { points: 3 }),
    line('pets'),
    line('smoking', { points: 9 }),
    line('quiet', { conflict: 'theirs' }),
    line('sleep', { points: 4, conflict: 'mine' }),
  ];
  const { conflicts, lost, kept } = groupLedger(ledger);
  expect(conflicts.map(({ question }) => question)).toEqual(['sleep', 'quiet']);
  expect(lost.map(({ question }) => question)).toEqual(['smoking', 'alcohol']);
  expect(kept.map(({ question }) => question)).toEqual(['pets']);
});

test('says answers in the words of their question', () => {
  expect(answerWords('quiet', 'by_22')).toBe('By 22:00');
  expect(answerWords('sleep', { from: '23:00', until: '07:00' })).toBe('23:00 to 07:00');
  expect(answerWords('quiet', 'by_18')).toBe('by_18');
});

test('says what someone accepts', () => {
  expect(wantedWords('quiet', ['by_20', 'by_22'])).toBe('By 20:00 · By 22:00');
  expect(wantedWords('quiet', ['by_20', 'by_22', 'by_24', 'no_hour'])).toBe('anything');
  expect(wantedWords('sleep', { from: '22:00', until: '08:00' })).toBe('within 22:00 to 08:00');
});
