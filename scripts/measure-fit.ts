/**
 * Measures what scores strangers get, and how often a kinder answer lowers one, with today's default
 * preferences and with others that were tried:
 *
 *     npx tsx scripts/measure-fit.ts [pairs] [seed]
 *
 * 20,000 pairs take half a minute.
 */
import type { Habits } from '#contract/questionnaire/questions.ts';
import { users } from '#demo/content.ts';
import { demoPreferences } from '#demo/preferences.ts';
import { startRandom } from '#demo/random.ts';
import { countFalls, drawHabits, measureScores, trials, type Pair } from './fit/strangers.ts';

const [count = 20_000, seed = 1] = process.argv.slice(2).map(Number);
/** Each pair has some twenty kinder answers. */
const countedForFalls = count / 20;

type HabitPair = readonly [Habits, Habits];

const drawPairs = (answered: number): HabitPair[] => {
  const random = startRandom(seed);
  return Array.from({ length: count }, () => [
    drawHabits(random, answered),
    drawHabits(random, answered),
  ]);
};

const people = users.flatMap(({ email, habits }) => (habits ? [{ email, habits }] : []));
const demoPairs = people.flatMap((one, at) =>
  people.slice(at + 1).map((other) => [one, other] as const),
);

const populations: Record<string, HabitPair[]> = {
  'strangers who answer everything': drawPairs(1),
  'strangers who answer 85 %': drawPairs(0.85),
  'demo users': demoPairs.map(([one, other]) => [one.habits, other.habits]),
};

const header = 'mean    5%   25%   50%   75%   95%  match %   none   falls/changes';

function printLine(name: string, pairs: readonly Pair[], falls: string): void {
  const { scores, none, matches } = measureScores(pairs);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const quantiles = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) =>
    String(scores[Math.floor(scores.length * share)]).padStart(6),
  );
  const cells = [mean.toFixed(1), quantiles.join(''), matches.toFixed(1).padStart(9)];
  process.stdout.write(
    `${cells.join('')} ${String(none).padStart(6)} ${falls.padStart(15)}  ${name}\n`,
  );
}

for (const [population, pairs] of Object.entries(populations)) {
  process.stdout.write(`\n${pairs.length} pairs of ${population}, seed ${seed}\n${header}\n`);
  for (const [name, defaults] of Object.entries(trials)) {
    const answers = (habits: Habits) => ({ habits, preferences: defaults(habits) });
    const { falls, changes } = countFalls(pairs.slice(0, countedForFalls), defaults);
    const scored = pairs.map(([one, other]) => [answers(one), answers(other)] as const);
    printLine(name, scored, `${falls}/${changes}`);
  }
}

const withWishes = ({ email, habits }: (typeof people)[number]) => ({
  habits,
  preferences: demoPreferences(habits, email),
});
process.stdout.write(`\n${demoPairs.length} pairs of demo users\n${header}\n`);
printLine(
  'with the preferences that they stated',
  demoPairs.map(([one, other]) => [withWishes(one), withWishes(other)] as const),
  '',
);
