import type { Rating } from '#contract/outcomes/outcome-terms.ts';
import { pluralText } from './plural.ts';

// The page on which those who moved in together say how it turned out.
export const title = 'Living together';
export const heading = ({ name }: { name: string }) => `How is living with ${name}?`;
export const lede = ({ name }: { name: string }) =>
  `Your answers help to find out whether the score is right. ${name} never sees them.`;
export const stillTogether = 'Do you still live together?';
export const yes = 'Yes';
export const no = 'No';
export const howIsIt = 'How is it, or how was it?';
export const ratingLabels: Record<Rating, string> = {
  1: 'Bad',
  2: 'Rather bad',
  3: 'All right',
  4: 'Good',
  5: 'Very good',
};
export const habitByHabit = 'Habit by habit, if you wish';
export const habitHint = 'How do you get along in these?';
export const noRating = 'No answer';
export const send = 'Send the answers';
export const thanks =
  'Thank you. If you send the page again, the new answers replace the ones before.';
export const answerBoth = 'Answer both questions.';
export const surveyOver = 'This survey is over';
export const surveyOverHint = pluralText({
  one: 'It could be answered for # day, and only while you take part.',
  other: 'It could be answered for # days, and only while you take part.',
});
