import { assert, property } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { FitLine, ListingFitLine } from '#contract/matching/fit.ts';
import { questionIds } from '#contract/questionnaire/questions.ts';
import { computeFit } from '#fit/compute-fit.ts';
import {
  describeListingLine,
  describeConfidence,
  describeConflict,
  describeLine,
  describeReason,
} from '#src/shared/fit/fit-labels.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import { users } from './sample-users.ts';

vi.setConfig({ testTimeout: 60_000 });

const line = (changes: Partial<FitLine>): FitLine => ({
  question: 'quiet',
  points: 0,
  mine: { answer: 'by_22', wanted: ['by_20', 'by_22'], importance: 1, satisfaction: 100 },
  theirs: { answer: 'by_22', wanted: null, satisfaction: 100 },
  conflict: null,
  ...changes,
});

describe('a line of the ledger', () => {
  test('names the wanted answer nearest to the given one, and the points', () => {
    const lost = line({
      points: 7,
      theirs: { answer: 'by_24', wanted: null, satisfaction: 100 },
      mine: { answer: 'by_22', wanted: ['by_20', 'by_22'], importance: 2, satisfaction: 50 },
    });
    expect(describeLine(lost)).toBe(
      'You want quiet from 10:00 PM, they are quiet from midnight: −7',
    );
  });

  test('names both sides where both lose points', () => {
    const lost = line({
      question: 'pets',
      points: 9,
      mine: { answer: 'allergic', wanted: ['allergic', 'none'], importance: 4, satisfaction: 0 },
      theirs: { answer: 'has', wanted: ['has', 'welcome'], satisfaction: 0 },
    });
    expect(describeLine(lost)).toBe(
      'You want someone who wants no pets, they have a pet; they want someone without a pet, you are allergic to pets: −9',
    );
  });

  test('lists shared habits when no points are lost', () => {
    expect(describeLine(line({}))).toBe('You both are quiet from 10:00 PM');
    const hours = line({
      question: 'sleep',
      mine: {
        answer: { from: '23:00', until: '07:00' },
        wanted: { from: '22:00', until: '08:00' },
        importance: 1,
        satisfaction: 100,
      },
      theirs: { answer: { from: '22:30', until: '06:30' }, wanted: null, satisfaction: 100 },
    });
    expect(describeLine(hours)).toBe(
      'You sleep 11:00 PM to 7:00 AM, they sleep 10:30 PM to 6:30 AM',
    );
  });

  test('says whose dealbreaker a conflict is', () => {
    const broken = line({
      question: 'smoking',
      conflict: 'mine',
      mine: { answer: 'never', wanted: ['never'], importance: 4, satisfaction: 0 },
      theirs: { answer: 'indoors', wanted: null, satisfaction: 100 },
    });
    expect(describeConflict(broken)).toBe(
      'A dealbreaker for you: you want no smoking, they smoke indoors',
    );
  });

  test('reads as a sentence for any two users', () => {
    assert(
      property(users, users, (me, them) => {
        for (const each of computeFit(me, them).ledger) {
          expect(describeLine(each)).toMatch(/^(You|They) .*[^:,; ]$/);
          expect(describeLine(each)).not.toMatch(/undefined|object|_|They want .*They/);
          if (each.points > 0) expect(describeLine(each)).toContain(' want ');
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('every question has a reason, and a score says how many answers it is based on', () => {
  expect(new Set(questionIds.map(describeReason)).size).toBe(12);
  expect(describeConfidence({ shared: 9, of: 12 })).toBe('from 9 of 12');
});

test('a line of a listing says how far off it is', () => {
  const money = (amount: number) => `$${amount}`;
  const lines = [
    { part: 'budget', points: 18, satisfaction: 50, off_by: 100, broken_rules: [] },
    { part: 'dates', points: 1, satisfaction: 98, off_by: 1, broken_rules: [] },
    { part: 'house_rules', points: 0, satisfaction: 100, off_by: 0, broken_rules: [] },
    {
      part: 'house_rules',
      points: 9,
      satisfaction: 50,
      off_by: 1,
      broken_rules: ['no_smoking'],
    },
    {
      part: 'house_rules',
      points: 18,
      satisfaction: 0,
      off_by: 2,
      broken_rules: ['no_pets', 'quiet_hours'],
    },
    { part: 'stay', points: 8, satisfaction: 50, off_by: 24, broken_rules: [] },
  ] satisfies ListingFitLine[];
  expect(lines.map((each) => describeListingLine(each, { money, stay: formatStay }))).toEqual([
    '$100 a month above your budget: −18',
    'Available 1 day after you want to move in: −1',
    'Your habits match the house rules',
    'Your habits break a house rule: No smoking: −9',
    'Your habits break house rules: No pets, Quiet hours: −18',
    'The shortest stay is 2 years longer than yours: −8',
  ]);
});
