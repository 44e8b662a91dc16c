import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

// The filters.
export const withinKm = ({ km }: { km: number }) => `Within ${formatNumber(km)} km`;
export const howLong = 'Length of stay';
export const rentFrom = 'Rent from';
/** The currency of the rents. */
export const rentsIn = 'Currency';
export const currencyAsUsual = ({ currency }: { currency: string }) =>
  `Local currency (${currency})`;
export const roomFor = 'People moving in';
export const bedrooms = 'Bedrooms';
export const orMore = ({ count }: { count: number }) => `${formatNumber(count)} or more`;
export const nobodyYet = 'Nobody yet';
export const atMost = ({ count }: { count: number }) => `Up to ${formatNumber(count)}`;
/** Words to look for in titles and descriptions. */
export const words = 'Keywords';
export const suchAsPiano = 'For example, piano';
export const clear = 'Clear';
export const showRooms = 'Show rooms';
/** `total` may be a count that stopped: "10,000+". */
export const showCounted = ({ count, total }: { count: number; total: string }) =>
  plural(count, { one: `Show ${total} room`, other: `Show ${total} rooms` });
/** An answer on offer, and how many rooms it finds: "2 or more (34)". */
export const withCount = ({ label, count }: { label: string; count: number }) =>
  `${label} (${formatNumber(count)})`;
export const places = 'Places';
export const noTown = 'No town by that name. We will search for these words instead.';
export const noPostalCodes = 'You cannot search by postal code. Type a town or neighborhood.';
/** The field “Where” held other words. */
export const noSuchPlace = ({ place }: { place: string }) =>
  `We could not find a place called “${place}”. These rooms mention those words.`;

// The filters in force, each on a chip.
/** A search for the members of a group. */
export const asGroup = 'As a group';
export const quoted = ({ words: typed }: { words: string }) => `“${typed}”`;
export const fromRent = ({ rent }: { rent: string }) => `From ${rent}`;
export const upToRent = ({ rent }: { rent: string }) => `Up to ${rent}`;
export const roomForPeople = pluralText({ one: 'Room for # person', other: 'Room for # people' });
export const atLeastBedrooms = pluralText({
  one: 'At least # bedroom',
  other: 'At least # bedrooms',
});
export const freeByDay = ({ day }: { day: string }) => `Available by ${day}`;
export const forStay = ({ stay }: { stay: string }) => `For ${stay}`;
export const nobodyLivesThere = 'Nobody lives there yet';
export const atMostLiveThere = pluralText({
  one: 'Up to # person living there',
  other: 'Up to # people living there',
});

// Over the results.
/** The title of the page; `filters` is a list: "Within 10 km of Lisbon, Up to €700". */
export const searchTitle = ({ filters: all }: { filters: string }) => `Rooms: ${all} · RoomieRadar`;
/** `rooms` is "12 rooms" or "Rooms". */
export const roomsNear = ({ rooms, place }: { rooms: string; place: string }) =>
  `${rooms} near ${place}`;
export const roomsNearThisPlace = ({ rooms }: { rooms: string }) => `${rooms} near this place`;
export const anywhere = 'Anywhere';
export const anyDateAnyRent = 'Any date, any rent';
export const aboutRent = ({ rent }: { rent: string }) => `about ${rent}`;
export const ratesDay = ({ day }: { day: string }) =>
  `Rents in other currencies are converted at the exchange rates of ${day}.`;
export const saveSearch = 'Save search';
export const saveForGroup = 'Save for the group';
/** In its place, where these filters are saved. */
export const isSaved = 'Saved';
export const feed = 'Feed of this search';

// Who asks for the best fit and does not get it.
export const stillComparing = 'We are still comparing all rooms with you';
export const justStarted = 'This takes a few minutes. Until then, the newest rooms come first.';
export const notSortedByFit = 'These rooms are not sorted by fit yet';
export const signInAndAnswer = ({ count }: { count: number }) =>
  `Sign in and answer ${formatNumber(count)} short questions about how you live to see how well you fit with the people in each room. Until then, the newest come first.`;
export const answerToSort = ({ count }: { count: number }) =>
  `Answer ${formatNumber(count)} short questions about how you live to see how well you fit with the people in each room. Until then, the newest come first.`;

// Nothing found.
export const noSuchPage = 'No more results';
export const resultsEnd = 'There are fewer pages than this.';
export const couldBeFirst = 'Yours could be the first.';
export const noRoomFits = 'No room matches all your filters';
export const oneFilterLess = 'Try removing a filter:';
export const lookWithin50Km = 'Look within 50 km';
export const notifyMe = 'Notify me about new rooms';
