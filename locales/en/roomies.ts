import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

/** Stands in for the name of somebody who gave none, in any sentence with {name} in it. */
export const aRoomie = 'A roomie';
/** The same within a sentence. */
export const aRoomieInside = 'a roomie';

// What somebody looks for, as short lines with a sign before them. Amounts come with their currency.
export const budgetRange = ({ min, max }: { min: string; max: string }) => `${min} to ${max}`;
export const budgetUpTo = ({ max }: { max: string }) => `up to ${max}`;
export const budgetFrom = ({ min }: { min: string }) => `from ${min}`;
/** `budget` is one of the three above, or an amount. */
export const aMonth = ({ budget }: { budget: string }) => `${budget} a month`;
export const stayFrom = ({ day }: { day: string }) => `from ${day}`;
export const stayFor = ({ count }: { count: number }) =>
  plural(count, {
    one: `for ${formatNumber(count)} month`,
    other: `for ${formatNumber(count)} months`,
  });
export const stayFromFor = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    one: `from ${day}, for ${formatNumber(count)} month`,
    other: `from ${day}, for ${formatNumber(count)} months`,
  });
export const stayNow = 'from now';
export const stayNowFor = ({ count }: { count: number }) =>
  plural(count, {
    one: `from now, for ${formatNumber(count)} month`,
    other: `from now, for ${formatNumber(count)} months`,
  });

// The list of roomies.
export const roomies = 'Roomies';
export const roomiesLede = 'The people behind the rooms. Every score comes with its reasons.';
export const loadingRoomies = 'Loading roomies…';
export const loadLater = 'Roomies load as soon as you are connected again.';
export const roomiesFailed = 'The roomies could not be loaded';
/** `reason` is one or more whole sentences. */
export const roomiesFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Your search is kept.`;
/** `total` is the count as it is shown, such as 10,000+. */
export const roomiesFound = ({ count, total }: { count: number; total: string }) =>
  plural(count, { one: `${total} roomie`, other: `${total} roomies` });
export const roomiesFoundNear = (given: { count: number; total: string; place: string }) =>
  plural(given.count, {
    one: `${given.total} roomie near ${given.place}`,
    other: `${given.total} roomies near ${given.place}`,
  });
/** After "near", when a place has no name. */
export const thisPlaceInside = 'this place';
export const notAnswered = 'Has not answered the questions yet';

// What the profile of the reader does to the list.
export const nearNote = ({ town, km }: { town: string; km: number }) =>
  `Near ${town}, within ${formatNumber(km)} km.`;
export const withoutBudget = 'Roomies who gave no budget are included.';
export const withoutDates = 'Roomies who gave no dates are included.';
export const withoutBoth = 'Roomies who gave no budget or dates are included.';
export const change = 'Change';
export const everywhereNote = ({ profile }: { profile: Wrap }) =>
  rich`These are roomies everywhere. ${profile('Say where you are looking')}, and you see those near there first.`;
/** `currency` is a code, such as EUR. */
export const notCompared = ({ currency }: { currency: string }) =>
  `Budgets in other currencies are not compared with ${currency}.`;
export const compared = ({ currency, day }: { currency: string; day: string }) =>
  `Budgets in other currencies are compared with ${currency} by exchange rates of ${day}.`;

// The filters of the list, as a form.
export const filters = 'Filters';
export const filtersSet = ({ count }: { count: number }) =>
  plural(count, {
    one: `Filters (${formatNumber(count)} set)`,
    other: `Filters (${formatNumber(count)} set)`,
  });
export const filterRoomies = 'Filter roomies';
export const mapOfTown = 'Map of the town where they look';
export const area = 'Area';
/** In the empty field. */
export const everywhere = 'Everywhere';
/** In the field, when a place has no name. */
export const thisPlace = 'This place';
export const noTown = 'No town starts with this';
export const townUnknown = 'We could not find a town with that name';
/** How far around the area. */
export const around = 'Around it';
export const kilometers = ({ km }: { km: number }) => `${formatNumber(km)} km`;
export const theirBudget = 'Their budget, a month';
export const from = 'From';
export const to = 'To';
/** In an empty field of an amount. */
export const any = 'Any';
export const currency = 'Currency';
/** The currency of the place that is searched. */
export const usualCurrency = 'As usual there';
export const moveInBy = 'Can move in by';
export const staysAtLeast = 'Stays at least';
export const anyTime = 'Any time';
export const months = ({ count }: { count: number }) =>
  plural(count, { one: `${formatNumber(count)} month`, other: `${formatNumber(count)} months` });
export const lookingUpTown = 'Looking up the town…';
export const showRoomies = 'Show roomies';

// The same filters as chips, as short as can be.
export const chipArea = ({ km, place }: { km: number; place: string }) =>
  `Within ${formatNumber(km)} km of ${place}`;
/** After "of", when a place has no name. */
export const aPlace = 'a place';
export const chipBudgetFrom = ({ amount }: { amount: string }) => `Budget from ${amount}`;
export const chipBudgetUpTo = ({ amount }: { amount: string }) => `Budget up to ${amount}`;
export const chipMovesBy = ({ day }: { day: string }) => `Moves by ${day}`;
export const chipStays = ({ count }: { count: number }) =>
  plural(count, {
    one: `Stays ${formatNumber(count)} month or more`,
    other: `Stays ${formatNumber(count)} months or more`,
  });
export const near = ({ town }: { town: string }) => `Near ${town}`;
/** `budget` is an amount or one of the texts at the top of this file. */
export const chipYourBudget = ({ budget }: { budget: string }) => `Your budget, ${budget}`;
export const chipYourDates = ({ day }: { day: string }) => `Your dates, from ${day}`;
export const ownFilters = 'Filters from your profile';
/** Read out before a filter that can be added or taken away. Keep the space at the end. */
export const addFilter = 'Add filter: ';
export const removeFilter = 'Remove filter: ';
export const noConflicts = 'No conflicts';
export const sortBy = 'Sort by';
export const bestFit = 'Best fit';
export const newest = 'Newest';

// Nobody found, and the ways to find more.
export const noSuchPage = 'There is no such page';
export const noSuchPageHint = 'The list has fewer pages.';
export const firstPage = 'Back to the first page';
export const nobodyYet = 'Nobody is here yet';
export const nobodyYetHint = 'You are the first. Check again soon.';
export const lookAtRooms = 'Look at rooms';
export const nobodyNear = ({ place }: { place: string }) => `No roomies near ${place} yet`;
export const nobodyFits = 'Nobody fits all of that';
export const nobodyJoined = 'Nobody who looks there has joined so far.';
export const nobodyFitsBudget = 'Nobody who looks there fits your budget so far.';
export const nobodyFitsDates = 'Nobody who looks there fits your dates so far.';
export const nobodyFitsBoth = 'Nobody who looks there fits your budget and dates so far.';
export const nobodyFitsHint =
  'People who did not fill in what you filter by are left out too. Try removing a filter:';
export const includeConflicts = 'Include conflicts';
/** The search without that filter, which is one of the chips. */
export const without = ({ filter }: { filter: string }) => `Without: ${filter}`;
export const lookWithin = ({ km }: { km: number }) => `Look within ${formatNumber(km)} km`;
export const lookEverywhere = 'Look everywhere';
export const lookFurther = 'Look further';
export const seeAllRoomies = 'See all roomies';

// One roomie.
export const allRoomies = 'All roomies';
export const loadingRoomie = 'Loading the roomie…';
/** The title of the page while it loads. */
export const roomie = 'Roomie';
export const thisIsYou = 'This is you';
export const thisIsYouHint = 'This is what others see of you.';
export const thisIsYouHidden = 'You are hidden: nobody finds this page.';
export const changeProfile = 'Change your profile';
export const writeTo = ({ name }: { name: string }) => `Write to ${name}`;
export const looksFor = ({ name }: { name: string }) => `What ${name} looks for`;
export const othersSeeFit = 'Others see here how well they fit with you, and why.';

// How well the reader and somebody would live together: the score on top.
export const youAnd = ({ name }: { name: string }) => `You and ${name}`;
export const loadingScore = 'Loading the score…';
export const scoreLater = 'The score loads as soon as you are connected again.';
export const scoreFailed = 'The score could not be loaded';
/** The end is only read out. */
export const fitScore = ({ score, hidden }: { score: number; hidden: Wrap }) =>
  rich`Fit ${formatNumber(score)} ${hidden('of 100')}`;
export const conflictsLast = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} conflict: a dealbreaker for one of you, so people without conflicts are listed first.`,
    other: `${formatNumber(count)} conflicts: a dealbreaker for one of you, so people without conflicts are listed first.`,
  });
export const scoreNote =
  'The score compares answers about living together, nothing else. It does not predict how you will get along: talk before you decide.';
export const allPointsKept = 'All 100 points kept.';
export const theyHaveNotAnswered = ({ name }: { name: string }) =>
  `${name} has not answered the questions you answered.`;
export const threeQuestions = ({ name }: { name: string }) =>
  `A score needs three questions that both you and ${name} answered.`;

// What the score is made of, question by question.
export const conflictsTitle = ({ count }: { count: number }) =>
  plural(count, { one: 'A conflict', other: 'Conflicts' });
export const lostTitle = 'Where points are lost';
export const differingTitle = 'Where you differ and lose no point';
export const keptTitle = 'Where nothing is lost';
export const bothAnswered = 'What you both answered';
export const leftOut = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} question left out, because one of you has not answered it.`,
    other: `${formatNumber(count)} questions left out, because one of you has not answered them.`,
  });
export const pointsLost = ({ count }: { count: number }) =>
  plural(count, {
    one: `−${formatNumber(count)} point`,
    other: `−${formatNumber(count)} points`,
  });
export const nothingLost = 'Nothing lost';
export const you = 'You';
/** Answers that somebody could live with. */
export const accepts = ({ answers }: { answers: string }) => `Accepts: ${answers}`;
/** How well an answer suits the other one of the two. */
export const suitsYou = {
  fully: 'Suits you',
  half: 'Half suits you',
  not: 'Does not suit you',
  partly: ({ percent }: { percent: number }) => `Suits you to ${formatNumber(percent)}%`,
};
export const suitsName = {
  fully: ({ name }: { name: string }) => `Suits ${name}`,
  half: ({ name }: { name: string }) => `Half suits ${name}`,
  not: ({ name }: { name: string }) => `Does not suit ${name}`,
  partly: ({ name, percent }: { name: string; percent: number }) =>
    `Suits ${name} to ${formatNumber(percent)}%`,
};

// Scores in short, on cards. `basis` says how many answers a score rests on, such as "from 9 of 12"
// (fit.ts).
export const noScoreBased = ({ basis, soft }: { basis: string; soft: Wrap }) =>
  rich`No score yet, ${soft(basis)}`;
export const scoreBased = (given: { score: number; basis: string; strong: Wrap }) =>
  rich`${given.strong(`Fit ${formatNumber(given.score)}`)}, ${given.basis}`;
/** Read out before the basis. Keep the space at the end. */
export const fitBefore = ({ score }: { score: number }) => `Fit ${formatNumber(score)}, `;
export const why = 'Why';
export const conflictsForOne = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} conflict: a dealbreaker for one of you`,
    other: `${formatNumber(count)} conflicts: dealbreakers for one of you`,
  });
export const tooFewAnswers = 'You have too few answered questions in common';
export const allDiffers = 'You differ on every question you both answered';

// For those who have not answered anything.
export const stillComparing = 'RoomieRadar is still comparing all roomies with you';
export const justStarted = 'It has just started. For some minutes, the newest roomies come first.';
export const tryAgain = 'Try again';
export const invitation = 'How well would you live together?';
export const invitationText = ({ count }: { count: number }) =>
  plural(count, {
    one: `Answer ${formatNumber(count)} short question about how you live, and everyone here is sorted by how well you fit, with the reasons. It takes two minutes.`,
    other: `Answer ${formatNumber(count)} short questions about how you live, and everyone here is sorted by how well you fit, with the reasons. It takes two minutes.`,
  });
export const answerQuestions = 'Answer the questions';

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
/** On a card, before each score. */
export const room = 'Room';
export const people = 'People';
export const conflictsThere = ({ count }: { count: number }) =>
  plural(count, {
    one: `${formatNumber(count)} conflict with who lives there`,
    other: `${formatNumber(count)} conflicts with who lives there`,
  });
export const loadingFit = 'Loading the fit…';
export const howItFits = 'How it fits you';
export const theRoomTitle = 'The room';
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
export const youAndHousehold = 'You and who lives there';
/** `count` is at least two. */
export const leastContent = ({ count, name }: { count: number; name: string }) =>
  plural(count, {
    one: `Of ${formatNumber(count)} pair, you and ${name} would be least content. The score is that pair’s.`,
    other: `Of ${formatNumber(count)} pairs, you and ${name} would be least content. The score is that pair’s.`,
  });
export const compareWith = ({ name }: { name: string }) => `Compare all answers with ${name}`;
export const moreAbout = ({ name }: { name: string }) => `More about ${name}`;
export const nobodyNamed = 'Nobody who lives there is named here yet.';
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
export const whatIf = 'What if';
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
export const changesAtTop = ({ count }: { count: number }) =>
  plural(count, {
    one: `Changes at the top of your list (${formatNumber(count)})`,
    other: `Changes at the top of your list (${formatNumber(count)})`,
  });
export const changes = 'Changes';
export const matchMeaning = ({ score }: { score: number }) =>
  `A match is a fit of ${formatNumber(score)} or more without a conflict. Nothing is saved yet.`;
// A score before and after: "No score → 82", with "to" read out for the arrow (keep its space).
export const noScoreBefore = 'No score';
export const scoreTo = 'to ';
export const noScoreAfter = 'no score';
export const outOfTop = ({ count }: { count: number }) =>
  plural(count, {
    one: `out of the top ${formatNumber(count)}`,
    other: `out of the top ${formatNumber(count)}`,
  });
export const nowNumber = ({ rank }: { rank: number }) => `now no. ${formatNumber(rank)}`;

// After the first profile: who and what is near the area that was chosen.
export const sayWhereOffering = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Say where your place is')}, and you see who is near there. Until then, here is everybody.`;
export const sayWhereLooking = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Say where you are looking')}, and you see who and what is near there. Until then, here is everybody.`;
export const loadingMatches = 'Loading your first matches…';
export const firstMatches = 'Your first matches';
export const firstMatchesNear = ({ place }: { place: string }) =>
  `Your first matches near ${place}`;
export const newRoomies = 'New roomies';
export const newRoomiesNear = ({ place }: { place: string }) => `New roomies near ${place}`;
export const nobodyWithin =
  'There is nobody within 10 km so far. Your profile is in the list now, so those who come can find you.';
export const nobodyWithinFits =
  'There is nobody within 10 km who fits your budget and dates so far. Your profile is in the list now, so those who come can find you.';
export const rooms = 'Rooms';
export const roomsNear = ({ place }: { place: string }) => `Rooms near ${place}`;
export const newestRooms = 'The newest rooms';
/** Above what stands there while it is not known where somebody looks. */
export const roomsNearYou = 'Rooms near you';
export const noRoomsNear = ({ place }: { place: string }) => `No rooms near ${place} yet`;
export const noRoomsHint = 'Nobody offers a room within 10 km so far.';
export const seeAllRooms = 'See all rooms';
export const seeAllNear = 'See all within 10 km';
export const changeArea = 'Change your area';
export const fromOtherSite = 'From another site';
