import type { Habits } from '#contract/questionnaire/questions.ts';
import type { HouseRule } from '#contract/vocabulary.ts';

type Breaks = { [Q in keyof Habits]?: readonly NonNullable<Habits[Q]>[] };

/** Which habits go against which rule of a house. */
const brokenBy: Partial<Record<HouseRule, Breaks>> = {
  no_smoking: { smoking: ['balcony', 'indoors'] },
  no_pets: { pets: ['has'] },
  pets_welcome: { pets: ['allergic'] },
  quiet_hours: { quiet: ['by_24', 'no_hour'] },
  no_parties: { gatherings: ['weekly'] },
};

/** How many of the rules my answers speak about, and which of them my habits are against. */
export function rulesAgainst(
  habits: Habits,
  rules: readonly HouseRule[],
): { concerned: number; against: HouseRule[] } {
  const concerned = rules.flatMap((rule) =>
    Object.entries(brokenBy[rule] ?? {}).flatMap(([question, breaking]) => {
      const answer = habits[question as keyof Habits];
      if (answer === undefined) return [];
      return [{ rule, isAgainst: (breaking as readonly unknown[]).includes(answer) }];
    }),
  );
  return {
    concerned: concerned.length,
    against: concerned.filter(({ isAgainst }) => isAgainst).map(({ rule }) => rule),
  };
}
