import { rich, type Wrap } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

/** The same within a sentence. */
export const aRoomieInside = 'a roomie';

// What somebody looks for, as short lines with a sign before them. Amounts come with their currency.
export const budgetRange = ({ min, max }: { min: string; max: string }) => `${min} to ${max}`;
export const budgetUpTo = ({ max }: { max: string }) => `up to ${max}`;
export const budgetFrom = ({ min }: { min: string }) => `from ${min}`;
/** `budget` is one of the three above, or an amount. */
export const aMonth = ({ budget }: { budget: string }) => `${budget} a month`;
export const stayFor = ({ stay }: { stay: string }) => `for ${stay}`;
export const stayFromFor = ({ day, stay }: { day: string; stay: string }) =>
  `from ${day}, for ${stay}`;
export const stayNow = 'from now';
export const stayNowFor = ({ stay }: { stay: string }) => `from now, for ${stay}`;

// The list of roomies.
export const roomiesLede = 'The people behind the rooms. Every score comes with its reasons.';
export const loadingRoomies = 'Loading roomies…';
export const loadLater = 'Roomies load as soon as you are connected again.';
export const roomiesFailed = 'The roomies could not be loaded';
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
  rich`You are seeing roomies everywhere. ${profile('Say where you are looking')} to see those nearby first.`;
/** `currency` is a code, such as EUR. */
export const notCompared = ({ currency }: { currency: string }) =>
  `Budgets in other currencies are not compared with ${currency}.`;
export const compared = ({ currency, day }: { currency: string; day: string }) =>
  `Budgets in other currencies are compared with ${currency} by exchange rates of ${day}.`;

// The filters of the list, as a form.
export const filtersSet = pluralText({ one: 'Filters (# set)', other: 'Filters (# set)' });
export const filterRoomies = 'Filter roomies';
export const mapOfTown = 'Map of the town where they look';
/** In the empty field. */
export const everywhere = 'Everywhere';
export const noTown = 'No town starts with that';
export const townUnknown = 'We could not find a town with that name';
export const theirBudget = 'Their monthly budget';
export const to = 'To';
export const moveInBy = 'Can move in by';
export const staysAtLeast = 'Stays at least';
export const anyTime = 'Any time';
export const lookingUpTown = 'Looking up the town…';
export const showRoomies = 'Show roomies';

// The same filters as chips, as short as can be.
export const chipBudgetFrom = ({ amount }: { amount: string }) => `Budget from ${amount}`;
export const chipBudgetUpTo = ({ amount }: { amount: string }) => `Budget up to ${amount}`;
export const chipMovesBy = ({ day }: { day: string }) => `Moves by ${day}`;
export const chipStays = ({ stay }: { stay: string }) => `Stays ${stay} or more`;
export const near = ({ town }: { town: string }) => `Near ${town}`;
/** `budget` is an amount or one of the texts at the top of this file. */
export const chipYourBudget = ({ budget }: { budget: string }) => `Your budget, ${budget}`;
export const chipYourDates = ({ day }: { day: string }) => `Your dates, from ${day}`;
export const ownFilters = 'Filters from your profile';
/** Read out before a filter that can be added or taken away. Keep the space at the end. */
export const addFilter = 'Add filter: ';
export const removeFilter = 'Remove filter: ';
export const noConflicts = 'No conflicts';

// Nobody found, and the ways to find more.
export const noSuchPage = 'There is no such page';
export const noSuchPageHint = 'The list has fewer pages.';
export const nobodyYet = 'Nobody is here yet';
export const nobodyYetHint = 'You are the first. Check again soon.';
export const nobodyNear = ({ place }: { place: string }) => `No roomies near ${place} yet`;
export const nobodyFits = 'Nobody matches all your filters';
export const nobodyJoined = 'Nobody looking there has joined yet.';
export const nobodyFitsBudget = 'Nobody looking there fits your budget yet.';
export const nobodyFitsDates = 'Nobody looking there fits your dates yet.';
export const nobodyFitsBoth = 'Nobody looking there fits your budget and dates yet.';
export const nobodyFitsHint =
  'People who did not fill in what you filter by are left out too. Try removing a filter:';
export const includeConflicts = 'Include conflicts';
export const lookWithin = ({ km }: { km: number }) => `Look within ${formatNumber(km)} km`;
export const lookEverywhere = 'Look everywhere';
export const lookFurther = 'Look further';

// One roomie.
export const allRoomies = 'All roomies';
export const loadingRoomie = 'Loading the roomie…';
export const thisIsYou = 'This is you';
export const thisIsYouHint = 'This is what others see of you.';
export const thisIsYouHidden = 'You are hidden: nobody finds this page.';
export const changeProfile = 'Change your profile';
export const looksFor = ({ name }: { name: string }) => `What ${name} is looking for`;
export const othersSeeFit = 'Others see here how well they fit with you, and why.';

// After the first profile: who and what is near the area that was chosen.
export const sayWhereOffering = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Say where your place is')} to see who is nearby. Until then, you see everyone.`;
export const sayWhereLooking = ({ profile }: { profile: Wrap }) =>
  rich`${profile('Say where you are looking')} to see the people and rooms nearby. Until then, you see everyone.`;
export const loadingBestFits = 'Finding who fits you best…';
export const bestFits = 'Who fits you best';
export const bestFitsNear = ({ place }: { place: string }) => `Who fits you best near ${place}`;
export const newRoomies = 'New roomies';
export const newRoomiesNear = ({ place }: { place: string }) => `New roomies near ${place}`;
export const nobodyWithin =
  'There is nobody within 10 km yet. Your profile is in the list now, so new roomies can find you.';
export const nobodyWithinFits =
  'There is nobody within 10 km who fits your budget and dates yet. Your profile is in the list now, so new roomies can find you.';
export const roomsNear = ({ place }: { place: string }) => `Rooms near ${place}`;
export const newestRooms = 'The newest rooms';
/** Above what stands there while it is not known where somebody looks. */
export const roomsNearYou = 'Rooms near you';
export const noRoomsNear = ({ place }: { place: string }) => `No rooms near ${place} yet`;
export const noRoomsHint = 'Nobody offers a room within 10 km yet.';
export const seeAllNear = 'See all within 10 km';
export const changeArea = 'Change your area';

// An example of a card, for those who cannot see the list yet.
export const anExample = 'An example, not a real person';
export const exampleRoomie = {
  first_name: 'Lena',
  occupation: 'Nurse',
  area: 'Lisbon, Portugal',
};
