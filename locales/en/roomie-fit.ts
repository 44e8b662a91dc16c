import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// How well the reader and somebody would live together: the score on top.
export const loadingScore = 'Loading the score…';
export const scoreLater = 'The score loads as soon as you are connected again.';
export const scoreFailed = 'The score could not be loaded';
/** The end is only read out. */
export const fitScore = ({ score, hidden }: { score: number; hidden: Wrap }) =>
  rich`Fit ${formatNumber(score)} ${hidden('of 100')}`;
export const conflictsLast = pluralText({
  one: '# conflict: a dealbreaker for one of you, so people without conflicts are listed first.',
  other: '# conflicts: a dealbreaker for one of you, so people without conflicts are listed first.',
});
export const scoreNote =
  'The score compares answers about living together, nothing else. It does not predict how you will get along, so talk before you decide.';
export const allPointsKept = 'All 100 points kept.';
export const theyHaveNotAnswered = ({ name }: { name: string }) =>
  `${name} has not answered the questions you answered.`;
export const threeQuestions = ({ name }: { name: string }) =>
  `A score needs three questions that both you and ${name} answered.`;

// What the score is made of, question by question.
export const conflictsTitle = pluralText({ one: 'A conflict', other: 'Conflicts' });
export const lostTitle = 'Where points are lost';
export const differingTitle = 'Where you differ and lose no point';
export const keptTitle = 'Where nothing is lost';
export const bothAnswered = 'What you both answered';
export const leftOut = pluralText({
  one: '# question left out, because one of you has not answered it.',
  other: '# questions left out, because one of you has not answered them.',
});
export const pointsLost = pluralText({ one: '−# point', other: '−# points' });
export const nothingLost = 'Nothing lost';
/** Answers that somebody could live with. */
export const accepts = ({ answers }: { answers: string }) => `Accepts: ${answers}`;
/** How well an answer suits the other one of the two. */
export const suitsYou = {
  fully: 'Suits you',
  half: 'Half suits you',
  not: 'Does not suit you',
  partly: ({ percent }: { percent: number }) => `Suits you ${formatNumber(percent)}%`,
};
export const suitsName = {
  fully: ({ name }: { name: string }) => `Suits ${name}`,
  half: ({ name }: { name: string }) => `Half suits ${name}`,
  not: ({ name }: { name: string }) => `Does not suit ${name}`,
  partly: ({ name, percent }: { name: string; percent: number }) =>
    `Suits ${name} ${formatNumber(percent)}%`,
};

// Scores in short, on cards. `basis` says how many answers a score rests on, such as "from 9 of 12"
// (fit.ts).
export const noScoreBased = ({ basis, soft }: { basis: string; soft: Wrap }) =>
  rich`No score yet, ${soft(basis)}`;
export const scoreBased = (given: { score: number; basis: string; strong: Wrap }) =>
  rich`${given.strong(`Fit ${formatNumber(given.score)}`)}, ${given.basis}`;
/** Read out before the basis. Keep the space at the end. */
export const fitBefore = ({ score }: { score: number }) => `Fit ${formatNumber(score)}, `;
/** Beside a score that is one. */
export const match = 'Match';
export const matchMeaning = ({ score }: { score: number }) =>
  `A match: a fit of ${formatNumber(score)} or more without a conflict.`;
export const why = 'Why';
export const conflictsForOne = pluralText({
  one: '# conflict: a dealbreaker for one of you',
  other: '# conflicts: dealbreakers for one of you',
});
export const tooFewAnswers = 'You have too few answered questions in common';
export const nothingMatters = 'One of you has not yet said what matters to them';
export const allDiffers = 'You differ on every question you both answered';

// For those who have not answered anything.
export const stillComparing = 'We are still comparing all roomies with you';
export const justStarted = 'This takes a few minutes. Until then, the newest roomies come first.';
export const invitation = 'How well would you live together?';
export const invitationText = pluralText({
  one: 'Answer # short question about how you live, and everyone here is sorted by how well you fit, with the reasons. It takes two minutes.',
  other:
    'Answer # short questions about how you live, and everyone here is sorted by how well you fit, with the reasons. It takes two minutes.',
});

// How well a room and those who live there fit the reader: two scores.
export const wouldItFit = ({ bold, profile }: { bold: Wrap; profile: Wrap }) =>
  rich`${bold('Would it fit you?')} Add your budget, your dates and how you live ${profile('to your profile')} to see.`;
/** Beside its score; the long form is read out. */
export const theRoom = 'the room';
export const thePeople = 'the people';
export const fitWithRoom = ({ score }: { score: number }) =>
  `Fit with the room: ${formatNumber(score)}`;
export const fitWithPeople = ({ score }: { score: number }) =>
  `Fit with the people: ${formatNumber(score)}`;
export const whyAndConflicts = 'Why, and what conflicts';
/** The lowest score of somebody in my group with somebody who lives there. */
export const yourGroup = 'Your group';
export const groupConflict = 'A conflict with somebody in your group';
export const people = 'People';
export const conflictsThere = pluralText({
  one: '# conflict with who lives there',
  other: '# conflicts with who lives there',
});
export const loadingFit = 'Loading the fit…';
export const howItFits = 'How it fits you';
export const noRoomScore = ({ profile }: { profile: Wrap }) =>
  rich`Add your budget, move-in date and area ${profile('to your profile')} to see how well rooms suit you.`;
/** `currency` is a code, such as EUR. */
export const rentNotCompared = ({ currency: code }: { currency: string }) =>
  `Your budget is in ${code} and the rent is not, so they are not compared.`;
/** The same on a card. */
export const budgetNotCompared = ({ currency: code }: { currency: string }) =>
  `Rent not compared with your budget in ${code}`;
export const rentCompared = ({ currency: code, day }: { currency: string; day: string }) =>
  `The rent is compared with your budget in ${code}, by exchange rates of ${day}.`;
export const youAndHousehold = 'You and the people there';
/** `count` is at least two. */
export const leastContent = ({ count, name }: { count: number; name: string }) =>
  plural(count, {
    one: `Of ${formatNumber(count)} pair, you and ${name} fit least, so this is your score with the household.`,
    other: `Of ${formatNumber(count)} pairs, you and ${name} fit least, so this is your score with the household.`,
  });
export const compareWith = ({ name }: { name: string }) => `Compare all answers with ${name}`;
export const moreAbout = ({ name }: { name: string }) => `More about ${name}`;
export const nobodyNamed = 'Nobody who lives there has joined this page yet.';
export const answerToSee = ({ count, profile }: { count: number; profile: Wrap }) =>
  plural(count, {
    one: rich`${profile(`Answer ${formatNumber(count)} short question`)} about how you live to see how well you fit.`,
    other: rich`${profile(`Answer ${formatNumber(count)} short questions`)} about how you live to see how well you fit.`,
  });
export const theyLackAnswers =
  'No score yet: they have not answered enough questions about living together.';
export const noneHasAnswers =
  'No score yet: none of them has answered enough questions about living together.';

// What a change in the profile would do, before it is saved.
export const whatIf = 'What would change';
export const previewFailed = 'The preview is not available right now.';
export const previewLoading = 'Working out what this would change…';
/** `count` matches after the change; `difference` more or fewer than now. */
export const matchesSame = ({ count, bold }: { count: number; bold: Wrap }) =>
  plural(count, {
    one: rich`${bold(formatNumber(count))} match, as many as now.`,
    other: rich`${bold(formatNumber(count))} matches, as many as now.`,
  });
export const matchesMore = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} match: ${formatNumber(given.difference)} more than now.`,
    other: rich`${given.bold(formatNumber(given.count))} matches: ${formatNumber(given.difference)} more than now.`,
  });
export const matchesFewer = (given: { count: number; difference: number; bold: Wrap }) =>
  plural(given.count, {
    one: rich`${given.bold(formatNumber(given.count))} match: ${formatNumber(given.difference)} fewer than now.`,
    other: rich`${given.bold(formatNumber(given.count))} matches: ${formatNumber(given.difference)} fewer than now.`,
  });
export const nothingChanges = 'Nothing changes at the top of your list';
export const changesAtTop = pluralText({
  one: 'Changes at the top of your list (#)',
  other: 'Changes at the top of your list (#)',
});
export const changes = 'Changes';
export const previewMeaning = ({ score }: { score: number }) =>
  `A match is a fit of ${formatNumber(score)} or more without a conflict. Nothing is saved yet.`;
// A score before and after: "No score → 82", with "to" read out for the arrow (keep its space).
export const noScoreBefore = 'No score';
export const scoreTo = 'to ';
export const noScoreAfter = 'no score';
export const outOfTop = pluralText({ one: 'out of the top #', other: 'out of the top #' });
export const nowNumber = ({ rank }: { rank: number }) => `now no. ${formatNumber(rank)}`;
