import type { AnswerTo, ChoiceQuestionId } from '#contract/questionnaire/questions.ts';

interface AnswerLabel {
  /** The habit, after "you" or "they". */
  lives: string;
  /** The wish, after "you want" or "they want". */
  wants: string;
}

/**
 * Every answer as part of a sentence. "You" and "they" have the same verb form, so one text works
 * for both sides. To say what a user wants, use the acceptable answer that is nearest to the
 * other's.
 */
export const answerLabels: {
  [Q in ChoiceQuestionId]: Record<AnswerTo<Q>, AnswerLabel>;
} = {
  cleaning: {
    when_needed: { lives: 'clean up when it bothers someone', wants: 'no rush to clean up' },
    every_few_days: {
      lives: 'clean up within a few days',
      wants: 'the kitchen clean within a few days',
    },
    same_day: { lives: 'clean up the same day', wants: 'the kitchen clean the same day' },
    right_away: { lives: 'clean up right away', wants: 'the kitchen clean right away' },
  },
  quiet: {
    by_20: { lives: 'are quiet from 20:00', wants: 'quiet from 20:00' },
    by_22: { lives: 'are quiet from 22:00', wants: 'quiet from 22:00' },
    by_24: { lives: 'are quiet from midnight', wants: 'quiet from midnight' },
    no_hour: { lives: 'have no quiet hours', wants: 'no quiet hours' },
  },
  overnight_guests: {
    never: { lives: 'never have overnight guests', wants: 'no overnight guests' },
    monthly: {
      lives: 'have overnight guests once or twice a month',
      wants: 'overnight guests once or twice a month',
    },
    weekly: { lives: 'have overnight guests every week', wants: 'overnight guests every week' },
    most_nights: {
      lives: 'have overnight guests most nights',
      wants: 'overnight guests most nights',
    },
  },
  gatherings: {
    never: { lives: 'never have friends over', wants: 'no friends over' },
    few_a_year: {
      lives: 'have friends over a few times a year',
      wants: 'friends over a few times a year',
    },
    monthly: { lives: 'have friends over every month', wants: 'friends over every month' },
    weekly: { lives: 'have friends over every week', wants: 'friends over every week' },
  },
  smoking: {
    never: { lives: 'don’t smoke', wants: 'no smoking' },
    outside: { lives: 'smoke outside the building', wants: 'smoking only outside the building' },
    balcony: {
      lives: 'smoke on the balcony or at a window',
      wants: 'smoking on the balcony or at a window at most',
    },
    indoors: { lives: 'smoke indoors', wants: 'smoking indoors' },
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
    never: { lives: 'never work at home', wants: 'no work at home' },
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
    nothing: { lives: 'share nothing', wants: 'to share nothing' },
    basics: { lives: 'share basics such as salt and oil', wants: 'to share basics' },
    some_meals: {
      lives: 'share basics and a weekly meal',
      wants: 'to share basics and a weekly meal',
    },
    most_things: {
      lives: 'share most food and household items',
      wants: 'to share most food and household items',
    },
  },
  chores: {
    as_it_comes: { lives: 'have no fixed system for chores', wants: 'no fixed system for chores' },
    by_asking: { lives: 'agree on chores each time', wants: 'to agree on chores each time' },
    by_turns: { lives: 'take turns with chores', wants: 'to take turns with chores' },
    written_plan: { lives: 'use a written plan for chores', wants: 'a written plan for chores' },
  },
  conflict: {
    rarely: { lives: 'rarely bring up problems', wants: 'problems brought up rarely' },
    within_weeks: {
      lives: 'wait for a good moment to bring up problems',
      wants: 'problems brought up at a good moment',
    },
    within_days: {
      lives: 'bring up problems within a few days',
      wants: 'problems brought up within a few days',
    },
    same_day: {
      lives: 'bring up problems the same day',
      wants: 'problems brought up the same day',
    },
  },
};
