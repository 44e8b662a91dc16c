import type { AnswerTo, ChoiceQuestionId } from '#contract/questionnaire/questions.ts';

interface AnswerLabel {
  /** After "you" or "they": how someone lives. */
  lives: string;
  /** After "you want" or "they want". */
  wants: string;
}

/**
 * Every answer in words. In English "you" and "they" share the verb, so one phrase serves both
 * sides; what is wanted is said by the acceptable answer nearest to the other's.
 */
export const answerLabels: {
  [Q in ChoiceQuestionId]: Record<AnswerTo<Q>, AnswerLabel>;
} = {
  cleaning: {
    when_needed: { lives: 'clean once it bothers someone', wants: 'no rush with cleaning' },
    every_few_days: { lives: 'clean within a few days', wants: 'it clean within a few days' },
    same_day: { lives: 'clean the same day', wants: 'it clean the same day' },
    right_away: { lives: 'clean right after the meal', wants: 'it clean right after the meal' },
  },
  quiet: {
    by_20: { lives: 'are quiet by 20:00', wants: 'quiet by 20:00' },
    by_22: { lives: 'are quiet by 22:00', wants: 'quiet by 22:00' },
    by_24: { lives: 'are quiet by 24:00', wants: 'quiet by 24:00' },
    no_hour: { lives: 'have no quiet hour', wants: 'no fixed quiet hour' },
  },
  overnight_guests: {
    never: { lives: 'never have overnight guests', wants: 'no overnight guests' },
    monthly: {
      lives: 'have overnight guests once or twice a month',
      wants: 'overnight guests once or twice a month',
    },
    weekly: { lives: 'have overnight guests every week', wants: 'overnight guests every week' },
    most_nights: { lives: 'have guests most nights', wants: 'guests most nights' },
  },
  gatherings: {
    never: { lives: 'never have friends over', wants: 'no gatherings' },
    few_a_year: {
      lives: 'have friends over a few times a year',
      wants: 'friends over a few times a year',
    },
    monthly: { lives: 'have friends over every month', wants: 'friends over every month' },
    weekly: { lives: 'have friends over every week', wants: 'friends over every week' },
  },
  smoking: {
    never: { lives: 'don’t smoke', wants: 'no smoking' },
    outside: { lives: 'smoke outside the house', wants: 'smoking outside the house only' },
    balcony: {
      lives: 'smoke on the balcony or at the window',
      wants: 'smoking on the balcony at most',
    },
    indoors: { lives: 'smoke inside', wants: 'smoking inside' },
  },
  alcohol: {
    never: { lives: 'don’t drink at home', wants: 'no alcohol at home' },
    monthly: {
      lives: 'drink at home once or twice a month',
      wants: 'drinks at home once or twice a month',
    },
    weekly: { lives: 'drink at home every week', wants: 'drinks at home every week' },
    most_days: { lives: 'drink at home most days', wants: 'drinks at home most days' },
  },
  pets: {
    allergic: { lives: 'are allergic to pets', wants: 'someone allergic to pets' },
    none: { lives: 'want no pets', wants: 'someone who wants no pets' },
    welcome: { lives: 'like pets and have none', wants: 'someone without a pet' },
    has: { lives: 'have a pet', wants: 'someone with a pet' },
  },
  home_working: {
    never: { lives: 'never work at home', wants: 'nobody working at home' },
    some_days: {
      lives: 'work at home one or two days a week',
      wants: 'work at home one or two days a week',
    },
    most_days: {
      lives: 'work at home three or four days a week',
      wants: 'work at home three or four days a week',
    },
    every_day: { lives: 'work at home every day', wants: 'work at home every day' },
  },
  sharing: {
    nothing: { lives: 'share nothing', wants: 'nothing shared' },
    basics: { lives: 'share salt, oil and the like', wants: 'basics shared' },
    some_meals: {
      lives: 'share basics and a meal every week',
      wants: 'basics and a meal every week shared',
    },
    most_things: { lives: 'share most food and things', wants: 'most food and things shared' },
  },
  chores: {
    as_it_comes: { lives: 'do chores as they come', wants: 'chores as they come' },
    by_asking: { lives: 'ask each other about chores', wants: 'chores by asking each other' },
    by_turns: { lives: 'do chores by turns', wants: 'chores by turns' },
    written_plan: { lives: 'do chores by a written plan', wants: 'a written plan for chores' },
  },
  conflict: {
    rarely: { lives: 'rarely bring up problems', wants: 'small things let go' },
    within_weeks: {
      lives: 'wait for a good moment to talk',
      wants: 'talks when a good moment comes',
    },
    within_days: {
      lives: 'talk about problems within a few days',
      wants: 'problems told within a few days',
    },
    same_day: {
      lives: 'talk about problems the same day',
      wants: 'problems told the same day',
    },
  },
};
