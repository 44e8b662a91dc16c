import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { markLimits } from '../marks/limits.ts';
import { chosenStates } from '../marks/mark.ts';
import { id, instant } from '../primitives.ts';
import { viewingModes } from '../vocabulary.ts';

/** The kinds of news on the home page of someone who comes back; each can be dismissed. */
const newsKinds = ['rooms', 'favorites', 'inquiries', 'saved_searches', 'roomies'] as const;
export type NewsKind = (typeof newsKinds)[number];

const count = type('number.integer >= 0');

/** State and rent of a listing; the rent in whole currency units a month, with all costs. */
export const ListingOffer = type({
  state: type.enumerated(...chosenStates),
  total: 'number.integer | null',
  currency: 'string | null',
});
export type ListingOffer = typeof ListingOffer.infer;

const NewsViewing = type({
  inquiry_id: id,
  /** The title of the listing. */
  title: 'string',
  starts_at: instant,
  /** The time zone of the place. */
  time_zone: 'string',
  mode: type.enumerated(...viewingModes),
  /** Within a day of it, until I confirm that I come. */
  'asks_whether_coming?': 'boolean',
});

const ChangedFavorite = type({
  id,
  /** The title when I marked it, or the current one. */
  title: 'string',
  now: ListingOffer,
  /** Its state and rent when I last saw it. */
  was: ListingOffer,
});
export type ChangedFavorite = typeof ChangedFavorite.infer;

export const News = type({
  /** Rooms listed after this moment are new to me: since I dismissed them, or two weeks at most. */
  rooms_since: instant,
  favorites: type({ count, items: ChangedFavorite.array() }),
  /**
   * The next viewing that I agreed to, on either side; null without one. An older server beside this
   * one does not have it.
   */
  'next_viewing?': NewsViewing.or('null'),
  /** The next time that the other side proposed, and that waits for my answer. */
  'asked_wish?': NewsViewing.or('null'),
  /** The newest viewing of which nobody said yet whether it took place. */
  'ended_viewing?': NewsViewing.or('null'),
  /** Inquiries with something unread, or that wait for my answer. */
  inquiries: count,
  /** Searches that found something, and how many rooms. */
  saved_searches: type({ searches: count, rooms: count }),
  /** Roomies near me who came since I dismissed them, or within two weeks. */
  roomies: count,
  /** When this was read, for `until` of what I dismiss. */
  read_at: instant,
});
export type News = typeof News.infer;

const Dismissal = type({
  kind: type.enumerated(...newsKinds),
  until: instant,
  /** Only these favorites. */
  'ids?': id.array().atMostLength(markLimits.chosen),
});
export type Dismissal = typeof Dismissal.infer;

/** The calls about what is new for me; part of calls.ts. */
export const newsCalls = defineCalls({
  getNews: {
    route: 'GET /api/users/news',
    summary: 'What is new for me: rooms, favorites that changed, inquiries, saved searches',
    access: 'user',
    answer: News,
  },
  dismissNews: {
    route: 'POST /api/users/news/dismissed',
    summary: 'I saw the news of a kind up to a moment; what came later stays new',
    access: 'user',
    // The same answer for every id: only one's own favorites are seen.
    targets: [{ kind: 'listing', for: {} }],
    body: Dismissal,
  },
});
