import type { Importance, QuestionId, QuestionTexts } from '#contract/questionnaire/questions.ts';
import { formatTime } from './format.ts';

// The questions about how people live. `topic` is a question's short name, `ask` asks about
// oneself, `askOfOthers` about what one accepts in others. Answers are short: they stand on buttons.
export const questions: { readonly [Id in QuestionId]: QuestionTexts<Id> } = {
  sleep: {
    topic: 'Sleep',
    ask: 'When do you usually sleep?',
    askOfOthers: 'Which sleeping hours would suit you in a roommate?',
  },
  cleaning: {
    topic: 'Cleaning the kitchen',
    ask: 'How soon do you clean up after cooking?',
    askOfOthers: 'How soon should your roommate clean up after cooking?',
    answers: {
      when_needed: 'When it bothers someone',
      every_few_days: 'Within a few days',
      same_day: 'The same day',
      right_away: 'Right away',
    },
  },
  quiet: {
    topic: 'Quiet hours',
    ask: 'On weeknights, from when are you quiet?',
    askOfOthers: 'On weeknights, from when should your roommate be quiet?',
    answers: {
      by_20: `From ${formatTime(20, 0)}`,
      by_22: `From ${formatTime(22, 0)}`,
      by_24: 'From midnight',
      no_hour: 'No quiet hours',
    },
  },
  overnight_guests: {
    topic: 'Overnight guests',
    ask: 'How often do you have guests overnight?',
    askOfOthers: 'How often may your roommate have guests overnight?',
    answers: {
      never: 'Never',
      monthly: 'Once or twice a month',
      weekly: 'Every week',
      most_nights: 'Most nights',
    },
  },
  gatherings: {
    topic: 'Friends over and parties',
    ask: 'How often do you have friends over?',
    askOfOthers: 'How often may your roommate have friends over?',
    answers: {
      never: 'Never',
      few_a_year: 'A few times a year',
      monthly: 'Every month',
      weekly: 'Every week',
    },
  },
  smoking: {
    topic: 'Smoking and vaping',
    ask: 'Do you smoke or vape at home?',
    askOfOthers: 'May your roommate smoke or vape at home?',
    answers: {
      never: 'Never',
      outside: 'Only outside the building',
      balcony: 'On the balcony or at a window',
      indoors: 'Indoors',
    },
  },
  alcohol: {
    topic: 'Alcohol',
    ask: 'How often do you drink alcohol at home?',
    askOfOthers: 'How often may your roommate drink alcohol at home?',
    answers: {
      never: 'Never',
      monthly: 'Once or twice a month',
      weekly: 'Every week',
      most_days: 'Most days',
    },
  },
  pets: {
    topic: 'Pets and allergies',
    ask: 'Do you have pets?',
    askOfOthers: 'Who could you live with?',
    answers: {
      allergic: 'Allergic to pets',
      none: 'No pets, prefer none',
      welcome: 'No pets, but happy with them',
      has: 'Pet owner',
    },
  },
  home_working: {
    topic: 'Working from home',
    ask: 'How many days a week do you work or study at home?',
    askOfOthers: 'How many days a week may your roommate work or study at home?',
    answers: {
      never: 'None',
      some_days: '1 or 2 days',
      most_days: '3 or 4 days',
      every_day: '5 or more days',
    },
  },
  sharing: {
    topic: 'Sharing food and household items',
    ask: 'What do you like to share with roommates?',
    askOfOthers: 'What should be shared at home?',
    answers: {
      nothing: 'Nothing',
      basics: 'Basics such as salt and oil',
      some_meals: 'Basics and a weekly meal',
      most_things: 'Most food and household items',
    },
  },
  chores: {
    topic: 'Chores and bills',
    ask: 'How do you like to split chores and bills?',
    askOfOthers: 'How should chores and bills be split?',
    answers: {
      as_it_comes: 'No fixed system',
      by_asking: 'Agree each time',
      by_turns: 'Take turns',
      written_plan: 'Written plan',
    },
  },
  conflict: {
    topic: 'Talking about problems',
    ask: 'When something bothers you, how soon do you bring it up?',
    askOfOthers: 'How soon should your roommate bring up a problem?',
    answers: {
      rarely: 'Rarely, if at all',
      within_weeks: 'When there is a good moment',
      within_days: 'Within a few days',
      same_day: 'The same day',
    },
  },
};

// Answers in lists, and clock times as an answer: "11:00 PM to 7:00 AM".
export const hours = ({ from, until }: { from: string; until: string }) => `${from} to ${until}`;
export const anyAnswer = 'Any answer';

// The times of sleep: one's own, and those one wants of others.
export const asleepFrom = 'Asleep from';
export const upAt = 'Up at';
export const notBefore = 'Not before';
export const upBy = 'Up by';
export const setHours = 'Set the hours';
export const differentTimes = 'Choose two different times';

// Passing over a question.
export const leaveOut = 'Leave out';
/** Read out for a button that says "Leave out". */
export const leaveOutTopic = ({ topic }: { topic: string }) => `Leave out: ${topic}`;

// What one wants of others.
export const howMuchItMatters = 'How much does it matter?';
export const importances: Record<Importance, string> = {
  0: 'Not at all',
  1: 'A little',
  2: 'A lot',
  4: 'Very much',
};
export const dealbreaker = 'Dealbreaker';
export const aDealbreaker = 'A dealbreaker';
export const dealbreakerHint = 'I could not live with any other answer';
/** The answer that one gave oneself. */
export const ownAnswer = ({ answer }: { answer: string }) => `${answer} (you)`;
export const easierRefused =
  'You rule out an answer that is easier to live with, so it can cost points.';
export const easierIsFree = 'Answers that are easier to live with never cost points.';

// What is wrong with an answer.
export const problemOfTopic = ({ topic, problem }: { topic: string; problem: string }) =>
  `${topic}: ${problem}`;
export const somethingIsMissing = 'Something is missing';

// The questions about somebody: a title, a line below it, and the fields.
export const whoAreYou = 'Who are you?';
export const whoAreYouLede =
  'Others see why you are here, your first name and your age, never your birth date.';
export const intent = 'What brings you here?';
export const firstName = 'First name';
export const lastName = 'Last name';
export const lastNameHint = 'Only you see it.';
export const birthDate = 'Birth date';

export const whereToLive = 'Where would you like to live?';
export const whereIsPlace = 'Where is your room?';
export const whereLede = 'A town or a borough is enough.';
export const noTown = 'No town by that name. Your text is kept as you typed it.';

export const whatCanYouPay = 'What can you pay each month?';
export const whatCanYouPayLede = 'For your room, including bills.';

export const whenToMove = 'When would you move in, and for how long?';
export const whenToMoveLede = 'Leave a field empty if you do not know yet.';
export const movingInFrom = 'Moving in from';
export const staying = 'Staying';
/** For how long. */
export const notSure = 'Not sure yet';

export const whatToKnow = 'What should a roommate know?';
export const whatToKnowLede = 'A line or two is enough.';
export const occupation = 'What you do';
export const occupationHint = 'For example: nurse, architecture student';
export const bioHint = 'A normal week for you, and what you like at home';
