import { answerOptions } from '#contract/questionnaire/questions.ts';
import { choiceIds } from '#domain/matching/packed-answers.ts';
import { adminId, size, viewerId } from './rows.ts';

type Group = 'Searches' | 'Map' | 'Pages' | 'Cards' | 'Signed in' | 'Administrators';

/** A request that a screen makes, with other values each time, so that no answer is one of before. */
export interface ScreenRequest {
  group: Group;
  name: string;
  /** Who asks; nobody in particular without it. */
  as?: number;
  address(nth: number): string;
  /** The body of a POST request; requests without one are GET. */
  body?(nth: number): object;
}

/** The nth of values that seem random, from 0 up to 1. */
const spread = (nth: number, step = 0.618_034) => (nth * step) % 1;
const pickNth = <T>(nth: number, values: readonly T[]) =>
  values[Math.floor(spread(nth) * values.length)] as T;
const anyId = (nth: number) => 1 + Math.floor(spread(nth, 0.754_878) * size);
/** Somewhere in the city where the listings are. */
const center = (nth: number) =>
  `lat=${(40.55 + spread(nth) * 0.4).toFixed(3)}&lng=${(-74.15 + spread(nth, 0.754_878) * 0.4).toFixed(3)}`;
const rent = (nth: number) => 500 + Math.floor(spread(nth) * 150) * 10;
const word = (nth: number) =>
  pickNth(nth, ['quiet', 'sunny', 'large', 'cosy', 'bright', 'harlem', 'kitchen']);
const rareWord = (nth: number) => String(anyId(nth));
const box = (nth: number, degrees: number) => {
  const west = -74.2 + spread(nth) * 0.4;
  const south = 40.5 + spread(nth, 0.754_878) * 0.4;
  const corners = [west, south, west + degrees, south + degrees];
  return corners.map((each) => each.toFixed(3)).join();
};

/** Answers to all questions with a choice, as the form sends them when one of them changes. */
const makeHabits = (nth: number) =>
  Object.fromEntries(
    choiceIds.map((id, position) => [id, pickNth(nth + position, answerOptions(id))]),
  );

const search = (name: string, query: (nth: number) => string): ScreenRequest => ({
  group: 'Searches',
  name,
  address: (nth) => `/api/listings?${query(nth)}`,
});

const searches = [
  search('a later page', (nth) => `page=${2 + (nth % 40)}`),
  search('a rent', (nth) => `max_rent=${rent(nth)}`),
  search(
    'a range of rent by rent',
    (nth) => `min_rent=${rent(nth)}&max_rent=${rent(nth) + 100}&sort=rent`,
  ),
  search('bedrooms', (nth) => `bedrooms=${1 + (nth % 6)}&max_rent=${rent(nth)}`),
  search('amenities by rent', (nth) => `amenities=parking,lift&sort=rent&min_rent=${rent(nth)}`),
  search(
    'a type of room for a stay',
    (nth) => `room_type=private_room&stay_months=${1 + (nth % 12)}&max_rent=${rent(nth)}`,
  ),
  search('a date', (nth) => `available_from=2027-0${1 + (nth % 9)}-01&min_rent=${rent(nth)}`),
  search('a common word', (nth) => `q=${word(nth)}&page=${1 + (nth % 20)}`),
  search('a common word by rent', (nth) => `q=${word(nth)}&sort=rent&min_rent=${rent(nth)}`),
  search('a rare word', (nth) => `q=${rareWord(nth)}`),
  search('a rare and a common word', (nth) => `q=${word(nth)}+${rareWord(nth)}`),
  search('an unknown word', (nth) => `q=zeppelin${nth}`),
  search(
    'words with rent and bedrooms',
    (nth) => `q=${word(nth)}+balcony&max_rent=${rent(nth)}&bedrooms=${1 + (nth % 4)}`,
  ),
  search('a place of 2 km', (nth) => `${center(nth)}&radius_km=2`),
  search('a place of 20 km by distance', (nth) => `${center(nth)}&radius_km=20&sort=distance`),
  search('a place of 20 km by rent', (nth) => `${center(nth)}&radius_km=20&sort=rent`),
  search(
    'a word in a place by distance',
    (nth) => `q=${word(nth)}&${center(nth)}&radius_km=20&sort=distance`,
  ),
  search(
    'a place with rent and amenities',
    (nth) => `${center(nth)}&radius_km=5&max_rent=${rent(nth)}&amenities=wifi`,
  ),
  search(
    'everything at once',
    (nth) => `q=room&max_rent=${rent(nth)}&bedrooms=2&amenities=wifi&${center(nth)}`,
  ),
];

const map: ScreenRequest[] = [
  {
    group: 'Map',
    name: 'map of the city',
    address: (nth) => `/api/listings/map?box=${box(nth, 0.5)}&zoom=11&max_rent=${rent(nth)}`,
  },
  {
    group: 'Map',
    name: 'map of streets',
    address: (nth) => `/api/listings/map?box=${box(nth, 0.05)}&zoom=14`,
  },
  {
    group: 'Map',
    name: 'map with a word',
    address: (nth) =>
      `/api/listings/map?box=${box(nth, 0.3)}&zoom=12&q=${word(nth)}&min_rent=${rent(nth)}`,
  },
  {
    group: 'Map',
    name: 'advice',
    address: (nth) =>
      `/api/listings/advice?max_rent=${rent(nth)}&bedrooms=2&${center(nth)}&radius_km=3`,
  },
  {
    group: 'Map',
    name: 'choices',
    address: (nth) => `/api/listings/choices?max_rent=${rent(nth)}&${center(nth)}`,
  },
];

const page = (name: string, address: ScreenRequest['address']): ScreenRequest => ({
  group: 'Pages',
  name,
  address,
});
const pages = [
  page('home', (nth) => `/?visit=${nth}`),
  page('a search', (nth) => `/listings?max_rent=${rent(nth)}&bedrooms=${1 + (nth % 4)}`),
  page('a search of a place', (nth) => `/listings?${center(nth)}&place=Here&radius_km=5`),
  page('a room', (nth) => `/listings/${anyId(nth)}`),
  page('a room, by the API', (nth) => `/api/listings/${anyId(nth)}`),
  page('ledger of a room', (nth) => `/api/listings/${anyId(nth)}/ledger`),
  page(
    'places by name',
    (nth) =>
      `/api/places?q=${pickNth(nth, ['harl', 'berl', 'lond', 'lis', 'new y', 'brook'])}${nth % 2 ? '' : '+'}`,
  ),
];

const cards: ScreenRequest[] = [
  {
    group: 'Cards',
    name: 'ten cards',
    address: (nth) =>
      `/api/embed/listings?ids=${Array.from({ length: 10 }, (_, card) => anyId(nth * 10 + card)).join()}`,
  },
  {
    group: 'Cards',
    name: 'a list of cards',
    address: (nth) => `/api/embed/search?${center(nth)}&radius_km=5&max_rent=${rent(nth)}`,
  },
  {
    group: 'Cards',
    name: 'oEmbed',
    address: (nth) => `/oembed?url=${encodeURIComponent(`{origin}/listings/${anyId(nth)}`)}`,
  },
];

const mine = (name: string, address: ScreenRequest['address']): ScreenRequest => ({
  group: 'Signed in',
  name,
  as: viewerId,
  address,
});
const signedIn = [
  mine('roomies around me', (nth) => `/api/users?page=${1 + (nth % 20)}`),
  mine('roomies of a place', (nth) => `/api/users?${center(nth)}&radius_km=${2 + (nth % 20)}`),
  mine(
    'roomies everywhere with a budget',
    (nth) =>
      `/api/users?everywhere=true&budget_min=${rent(nth)}&budget_max=${rent(nth) + 300}&budget_currency=USD`,
  ),
  mine(
    'roomies without conflicts, newest',
    (nth) => `/api/users?everywhere=true&no_conflicts=true&sort=newest&page=${1 + (nth % 20)}`,
  ),
  mine('a roomie', (nth) => `/api/users/${anyId(nth)}`),
  mine('fit with a roomie', (nth) => `/api/users/${anyId(nth)}/fit`),
  mine('ledger of a roomie', (nth) => `/api/users/${anyId(nth)}/ledger`),
  {
    ...mine('fit with other answers', () => '/api/users/fit/preview'),
    body: (nth: number) => ({ habits: makeHabits(nth) }),
  },
  mine('rooms by fit', (nth) => `/api/listings?sort=fit&max_rent=${rent(nth)}`),
  mine('rooms of a place by fit', (nth) => `/api/listings?sort=fit&${center(nth)}&radius_km=10`),
  mine('a word by fit', (nth) => `/api/listings?sort=fit&q=${word(nth)}&max_rent=${rent(nth)}`),
  mine('fit with a room', (nth) => `/api/listings/${anyId(nth)}/fit`),
  mine(
    'rents nearby, for the form',
    (nth) => `/api/listings/rents?${center(nth)}&room_type=private_room`,
  ),
  mine('news', () => '/api/users/news'),
  mine('favorites', (nth) => `/api/marks?page=${1 + (nth % 3)}`),
  mine(
    'chosen rooms',
    (nth) => `/api/listings/chosen?ids=${[anyId(nth), anyId(nth + 1), anyId(nth + 2)].join()}`,
  ),
  mine('saved searches', () => '/api/saved-searches'),
  mine('inquiries of mine', (nth) => `/api/user-inquiries/my?page=${1 + (nth % 5)}`),
  mine('inquiries received', (nth) => `/api/user-inquiries/received?page=${1 + (nth % 5)}`),
  mine('unread inquiries', () => '/api/inquiries/counts'),
  mine('my rooms', (nth) => `/api/users/listings?page=${1 + (nth % 3)}`),
  mine('my data', () => '/api/users/profile'),
];

const admin = (name: string, address: ScreenRequest['address']): ScreenRequest => ({
  group: 'Administrators',
  name,
  as: adminId,
  address,
});
const administrators = [
  admin('overview', () => '/api/admin/overview'),
  admin('external listings', (nth) => `/api/admin/external-listings?page=${1 + (nth % 40)}`),
  admin(
    'external listings in a status',
    (nth) =>
      `/api/admin/external-listings?status=${pickNth(nth, ['pending', 'published', 'rejected'])}&page=${1 + (nth % 10)}`,
  ),
  admin(
    'external listings of a source',
    (nth) =>
      `/api/admin/external-listings?source=${pickNth(nth, ['city-portal', 'rooms-feed'])}&page=${1 + (nth % 10)}`,
  ),
  admin(
    'external listings with a common word',
    (nth) => `/api/admin/external-listings?q=${word(nth)}&page=${1 + (nth % 10)}`,
  ),
  admin(
    'external listings with a rare word',
    (nth) => `/api/admin/external-listings?q=${rareWord(nth)}`,
  ),
  admin(
    'external duplicates',
    (nth) => `/api/admin/external-listings?duplicate=true&page=${1 + (nth % 10)}`,
  ),
  admin(
    'external listings with problems',
    (nth) => `/api/admin/external-listings?problems=true&page=${1 + (nth % 10)}`,
  ),
  admin('open reports', (nth) => `/api/admin/reports?status=open&page=${1 + (nth % 20)}`),
  admin(
    'reports of a kind',
    (nth) =>
      `/api/admin/reports?kind=${pickNth(nth, ['listing', 'inquiry'])}&page=${1 + (nth % 10)}`,
  ),
  admin('a report', (nth) => `/api/admin/reports/${1 + (nth % 1000)}`),
  admin('people by name', (nth) => `/api/admin/users?q=name${nth % 1000}`),
  admin('rooms by words', (nth) => `/api/admin/listings?q=${word(nth)}+${nth % 1000}`),
  admin('reported messages', (nth) => `/api/admin/messages?q=word${(nth % 500) * 10}`),
  admin('appeals', () => '/api/admin/appeals'),
  admin('audit log', (nth) => `/api/admin/audit-events?page=${1 + (nth % 100)}`),
  admin('imports', () => '/api/admin/imports'),
  admin('web vitals', () => '/api/admin/vitals'),
];

export const screens: ScreenRequest[] = [
  ...searches,
  ...map,
  ...pages,
  ...cards,
  ...signedIn,
  ...administrators,
];
