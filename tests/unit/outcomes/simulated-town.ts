import { createRandom } from '#bench/matching/random-searches.ts';
import { formatHalfHour } from '#contract/questionnaire/hours.ts';
import {
  answerOptions,
  importances,
  isChoice,
  questionIds,
  type Habits,
  type QuestionId,
} from '#contract/questionnaire/questions.ts';
import {
  completePreferences,
  wantedPreferences,
} from '#contract/questionnaire/preference-rules.ts';
import type { RatedPair } from '#domain/outcomes/calibration/estimate-multipliers.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { compare } from '#fit/compare.ts';
import { pointsLost } from '#fit/compute-fit.ts';
import { exactFit, roundScore, sumPoints } from '#fit/score.ts';

type ByQuestion = Record<QuestionId, number>;
type Random = () => number;
type Ledger = RatedPair['ledger'];

/** A town in which a lost point costs what these multipliers say, and not what the score says. */
export interface Town {
  pairs: RatedPair[];
  /** Such that all pairs lose as many points with them as without. */
  multipliers: ByQuestion;
}

/** What a lost point costs of a rating on average, and how much ratings scatter beyond that. */
const [perPoint, pairScatter, answerScatter] = [0.03, 0.35, 0.5];

/** The same town for the same number: pairs who moved in together, and how they rate it. */
export function simulateTown(number: number, pairs: number, country: Ledger[]): Town {
  const random = createRandom(number);
  // The first values of neighboring seeds are alike.
  for (let skipped = 0; skipped < 20; skipped += 1) random();
  const ledgers = Array.from({ length: pairs }, () => pickOne(random, country));
  const multipliers = scaleMultipliers(
    byQuestion(() => 0.2 + 2.3 * random()),
    ledgers,
  );
  return { multipliers, pairs: ledgers.map((ledger) => ratePair(random, ledger, multipliers)) };
}

/** What pairs lose who might move in together anywhere: towns draw theirs from these. */
export function simulateCountry(count: number): Ledger[] {
  const random = createRandom(0);
  const people = Array.from({ length: count }, () => drawPerson(random));
  const ledgers: Ledger[] = [];
  while (ledgers.length < count) {
    const ledger = comparePeople(pickOne(random, people), pickOne(random, people));
    if (ledger) ledgers.push(ledger);
  }
  return ledgers;
}

function ratePair(random: Random, ledger: Ledger, multipliers: ByQuestion): RatedPair {
  const lost = questionIds.reduce((sum, id) => sum + (ledger[id] ?? 0) * multipliers[id], 0);
  const mean = 4.4 - perPoint * lost + pairScatter * drawNormal(random);
  // One or two people answer up to three surveys, in whole numbers.
  const answers = Array.from({ length: 1 + Math.floor(random() * 6) }, () =>
    Math.min(5, Math.max(1, Math.round(mean + answerScatter * drawNormal(random)))),
  );
  return { ledger, rating: answers.reduce((sum, each) => sum + each, 0) / answers.length };
}

/** The points that two people lose; null for the same one, without a score, and where few would move in. */
function comparePeople(one: UserAnswers, other: UserAnswers): Ledger | null {
  const shared = compare(one, other);
  const score = roundScore(exactFit(sumPoints(shared)));
  if (one === other || score === null || score < 40) return null;
  const points = pointsLost(shared, score);
  return Object.fromEntries(shared.map(({ question }, at) => [question, points[at] ?? 0]));
}

function scaleMultipliers(drawn: ByQuestion, ledgers: Ledger[]): ByQuestion {
  const lostOn = (id: QuestionId) => ledgers.reduce((sum, ledger) => sum + (ledger[id] ?? 0), 0);
  const sum = (value: (id: QuestionId) => number) =>
    questionIds.reduce((total, id) => total + value(id), 0);
  const mean = sum((id) => drawn[id] * lostOn(id)) / sum(lostOn);
  return byQuestion((id) => drawn[id] / mean);
}

function drawPerson(random: Random): UserAnswers {
  const habits: Habits = Object.fromEntries(
    questionIds.map((id) => [
      id,
      isChoice(id) ? pickOne(random, answerOptions(id)) : drawNight(random),
    ]),
  );
  const wanted = Object.entries(wantedPreferences(habits, {})).map(
    ([id, preference]) =>
      [id, { ...preference, importance: pickOne(random, importances.slice(1)) }] as const,
  );
  return { habits, preferences: completePreferences(habits, Object.fromEntries(wanted)) };
}

function drawNight(random: Random) {
  const from = 42 + Math.floor(random() * 10);
  return { from: formatHalfHour(from % 48), until: formatHalfHour((from + 16) % 48) };
}

const pickOne = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** From the standard normal distribution, by Box and Muller. */
const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const byQuestion = (value: (id: QuestionId) => number): ByQuestion =>
  Object.fromEntries(questionIds.map((id) => [id, value(id)])) as ByQuestion;
