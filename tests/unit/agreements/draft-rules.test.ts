import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clauseSections, sections } from '#contract/agreements/clauses.ts';
import type { Habits, Preferences } from '#contract/questionnaire/questions.ts';
import { draftRules, type DraftRule } from '#domain/agreements/draft-rules.ts';

const member = (user_id: number, habits: Habits, preferences: Preferences = {}) => ({
  user_id,
  habits,
  preferences,
});
const findRule = (rules: DraftRule[], question: string) =>
  rules.find(({ clause, proposals }) => (clause ?? proposals[0] ?? '').startsWith(`${question}.`));

test('makes a rule of what everybody does and accepts', () => {
  const rules = draftRules([
    member(1, { smoking: 'outside' }),
    member(2, { smoking: 'outside' }),
    member(3, { smoking: 'never' }, { smoking: accept('never', 'outside') }),
  ]);
  expect(findRule(rules, 'smoking')).toEqual({
    section: 'smoking',
    clause: 'smoking.outside',
    proposals: [],
    leanings: [],
  });
});

test('keeps the two closest proposals open where answers differ, and who is closer to which', () => {
  const rules = draftRules([
    member(1, { quiet: 'by_22' }),
    member(2, { quiet: 'by_22' }),
    member(3, { quiet: 'by_24' }),
  ]);
  expect(findRule(rules, 'quiet')).toEqual({
    section: 'quiet',
    clause: null,
    proposals: ['quiet.by_22', 'quiet.by_24'],
    leanings: [
      { user_id: 1, clause: 'quiet.by_22' },
      { user_id: 2, clause: 'quiet.by_22' },
      { user_id: 3, clause: 'quiet.by_24' },
    ],
  });
});

test('welcomes pets only when everybody would live with one', () => {
  const welcome = draftRules([member(1, { pets: 'has' }), member(2, { pets: 'welcome' })]);
  expect(findRule(welcome, 'pets')?.clause).toBe('pets.welcome');
  const none = draftRules([member(1, { pets: 'none' }), member(2, { pets: 'welcome' })]);
  expect(findRule(none, 'pets')?.clause).toBe('pets.none');
  const open = draftRules([member(1, { pets: 'has' }), member(2, { pets: 'allergic' })]);
  expect(findRule(open, 'pets')?.proposals).toEqual(['pets.welcome', 'pets.none']);
});

test('suggests rules about money and moving out, and guesses no answer', () => {
  expect(draftRules([member(1, {}), member(2, {})]).map(({ clause }) => clause)).toEqual([
    'money.equal',
    'money.on_time',
    'moving_out.notice',
    'moving_out.clean',
  ]);
});

test('has a clause for every section', () => {
  expect(new Set(Object.values(clauseSections))).toEqual(new Set(sections));
});

test('drafts the same whatever the order of the members, and decides only what suits all', () => {
  const smoking = fc.constantFrom('never', 'outside', 'balcony', 'indoors');
  const sharing = fc.constantFrom('nothing', 'basics', 'some_meals', 'most_things');
  const group = fc.array(fc.record({ smoking, sharing }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(group, (habits) => {
      const members = habits.map((each, at) => member(at + 1, each as Habits));
      const rules = draftRules(members);
      const reversed = draftRules(members.toReversed());
      expect(reversed.map(({ clause, proposals }) => ({ clause, proposals }))).toEqual(
        rules.map(({ clause, proposals }) => ({ clause, proposals })),
      );
      const levels = ['never', 'outside', 'balcony', 'indoors'];
      const rule = findRule(rules, 'smoking');
      // By default everybody accepts what they do themselves and what is easier.
      const isAlike = new Set(habits.map((each) => each.smoking)).size === 1;
      expect(rule?.clause !== null).toBe(isAlike);
      for (const proposal of rule?.proposals ?? []) {
        expect(levels).toContain(proposal.split('.')[1]);
      }
    }),
  );
});

function accept<Answer extends string>(...acceptable: Answer[]) {
  return { acceptable, importance: 1 as const, is_dealbreaker: false };
}
