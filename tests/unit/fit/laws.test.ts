import { assert, constantFrom, dictionary, integer, property, string } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  answerOptions,
  easiestAnswer,
  questionIds,
  type ChoiceQuestionId,
  type Habits,
  type Preferences,
} from '#contract/questionnaire/questions.ts';
import { completePreferences } from '#contract/questionnaire/preference-rules.ts';
import { compare, type Shared, type Side } from '#fit/compare.ts';
import { computeFit, fitSummary, pointsLost } from '#fit/compute-fit.ts';
import { exactFit, rankingKey, roundScore, sumPoints } from '#fit/score.ts';
import { examples } from '#tests/support/seed.ts';
import { users, sharedQuestions } from './sample-users.ts';

/** Each law over so many random pairs. */
const pairs = { numRuns: examples(100_000) };
// Seconds where nothing else runs; many more where the whole suite does.
vi.setConfig({ testTimeout: 60_000 });

const choiceIds = questionIds.filter((id): id is ChoiceQuestionId => id !== 'sleep');

const turnedAround = (shared: readonly Shared[]) =>
  shared.map(({ question, mine, theirs }) => ({ question, mine: theirs, theirs: mine }));

describe('for any weights and satisfactions', () => {
  test('a score is the same from both sides, between 0 and 100', () => {
    assert(
      property(sharedQuestions, (shared) => {
        const fit = exactFit(sumPoints(shared));
        expect(exactFit(sumPoints(turnedAround(shared)))).toBe(fit);
        if (fit !== null && !(fit >= 0 && fit <= 100)) throw new Error(`${fit} is out of range`);
      }),
      pairs,
    );
  });

  test('a score never falls when a satisfaction rises', () => {
    assert(
      property(sharedQuestions, integer({ min: 0, max: 23 }), (shared, at) => {
        const raised = shared.map((line, position) => {
          if (position !== at >> 1) return line;
          const side = at % 2 === 0 ? 'mine' : 'theirs';
          return { ...line, [side]: moreContent(line[side]) };
        });
        const [before, after] = [exactFit(sumPoints(shared)), exactFit(sumPoints(raised))];
        if ((before === null) !== (after === null)) throw new Error('A score came or went');
        if (before === null || after === null) return;
        if (after < before) throw new Error(`${before} fell to ${after}`);
        const n = shared.length;
        if (rankingKey(after, n) < rankingKey(before, n)) throw new Error('The place fell');
      }),
      pairs,
    );
  });

  test('a ledger adds up to 100 minus the score, the same from both sides', () => {
    assert(
      property(sharedQuestions, (shared) => {
        const score = roundScore(exactFit(sumPoints(shared)));
        const points = pointsLost(shared, score);
        const sum = points.reduce((one, other) => one + other, 0);
        if (sum !== (score === null ? 0 : 100 - score)) throw new Error(`${sum} with ${score}`);
        if (points.some((lost) => lost < 0 || !Number.isInteger(lost)))
          throw new Error('Not whole');
        expect(pointsLost(turnedAround(shared), score)).toEqual(points);
      }),
      pairs,
    );
  });
});

const moreContent = (side: Side): Side => ({
  ...side,
  satisfaction: Math.min(100, side.satisfaction + 1),
});

/** The same habits with an answer that is one step easier to live with, where there is one. */
function kinderHabits(habits: Habits, id: ChoiceQuestionId): Habits {
  const [answers, easiest] = [answerOptions(id) as string[], easiestAnswer(id)];
  const at = answers.indexOf(habits[id] ?? '');
  if (at === -1 || easiest === null || habits[id] === easiest) return habits;
  return { ...habits, [id]: answers[answers.indexOf(easiest) === 0 ? at - 1 : at + 1] };
}

const withoutRefusals = (preferences: Preferences): Preferences =>
  Object.fromEntries(
    Object.entries(preferences).map(([id, { acceptable, importance, is_dealbreaker }]) => [
      id,
      { acceptable, importance, is_dealbreaker },
    ]),
  );

describe('for any two users', () => {
  test('an easier answer never costs points nor breaks a dealbreaker, unless it was refused', () => {
    assert(
      property(users, users, constantFrom(...choiceIds), (me, them, id) => {
        const [own, wish] = [me.habits[id], me.preferences[id]];
        const [easiest, theirs] = [easiestAnswer(id), them.habits[id]];
        if (own === undefined || theirs === undefined || !easiest || wish?.only_these) return;
        const side = (answer: string) =>
          compare(me, { ...them, habits: { ...them.habits, [id]: answer } }).find(
            ({ question }) => question === id,
          )?.mine;
        const path = answerOptions(id) as string[];
        const towards = path[0] === easiest ? path.toReversed() : path;
        const easier = towards.slice(towards.indexOf(theirs)).map(side);
        for (const [at, better] of easier.entries()) {
          const worse = easier[at - 1];
          if (worse && better && better.satisfaction < worse.satisfaction)
            throw new Error(`${id}: ${worse.satisfaction} fell to ${better.satisfaction}`);
        }
        expect(side(easiest)).toMatchObject({ satisfaction: 100, isBroken: false });
      }),
      { numRuns: examples(20_000) },
    );
  });

  test('a kinder answer never lowers the score nor adds a conflict, whatever preferences are stored', () => {
    assert(
      property(users, users, constantFrom(...choiceIds), (me, stranger, id) => {
        const habits = kinderHabits(me.habits, id);
        // Whoever refuses easier answers wants the less kind one.
        const them = { ...stranger, preferences: withoutRefusals(stranger.preferences) };
        const stored = completePreferences(me.habits, me.preferences);
        const before = computeFit({ habits: me.habits, preferences: stored }, them);
        const after = computeFit(
          { habits, preferences: completePreferences(habits, stored) },
          them,
        );
        if ((before.score === null) !== (after.score === null))
          throw new Error('A score came or went');
        if ((after.score ?? 0) < (before.score ?? 0))
          throw new Error(`${id}: ${before.score} fell to ${after.score}`);
        expect(before.conflicts).toEqual(expect.arrayContaining(after.conflicts));
      }),
      { numRuns: examples(20_000) },
    );
  });

  test('both see the same score, points and conflicts, in the list and on the page', () => {
    assert(
      property(users, users, (me, them) => {
        const [mine, theirs] = [computeFit(me, them), computeFit(them, me)];
        expect(theirs.score).toBe(mine.score);
        expect(theirs.ledger.map((line) => line.points)).toEqual(
          mine.ledger.map((line) => line.points),
        );
        expect(theirs.conflicts).toEqual(mine.conflicts);
        const summary = fitSummary(me, them);
        if (!summary) return;
        expect(summary).toEqual({
          score: mine.score,
          shared: mine.shared,
          of: 12,
          conflicts: mine.conflicts.length,
          reasons: mine.reasons,
        });
      }),
      { numRuns: examples(2000) },
    );
  });

  test('nothing but answers changes a score', () => {
    const anything = dictionary(string(), string());
    assert(
      property(users, users, anything, (me, them, more) => {
        const other = { ...more, habits: them.habits, preferences: them.preferences };
        expect(computeFit(me, other)).toEqual(computeFit(me, them));
      }),
      { numRuns: examples(2000) },
    );
  });

  test('a user whose every answer suits the other loses no points', () => {
    assert(
      property(users, (me) => {
        const same = computeFit(me, me);
        if (same.score !== null) expect(same.score).toBe(100);
        expect(same.conflicts).toEqual([]);
      }),
      { numRuns: examples(2000) },
    );
  });

  test('a question that one of them left out changes nothing', () => {
    assert(
      property(users, users, (me, them) => {
        const shared = new Set(compare(me, them).map(({ question }) => question as string));
        const habits = Object.fromEntries(
          Object.entries(them.habits).filter(([question]) => shared.has(question)),
        );
        expect(computeFit(me, { ...them, habits })).toEqual(computeFit(me, them));
      }),
      { numRuns: examples(2000) },
    );
  });
});
