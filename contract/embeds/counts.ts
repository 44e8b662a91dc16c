import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { day, id } from '../primitives.ts';
import { cardsPerRequest } from './card.ts';

/** The name under which a site's cards are counted, signed by the server: it stands in its pages. */
const partner = type('string <= 40');

/** A new name, and the key with which its counts can be read. */
export const EmbedPartner = type({ partner, key: 'string' });
export type EmbedPartner = typeof EmbedPartner.infer;

const most = cardsPerRequest;
const counted = type('string.integer.parse').to(`0 <= number <= ${most}`);
/** Numbers of rooms, with commas between them: one for each card. */
const rooms = type(`string <= ${most * 11}`);

/**
 * In the query instead of a body, so that browsers need not ask before they send it. Scripts that a
 * page has pinned may send numbers of cards, without their rooms.
 */
export const CountEmbedsQuery = type({
  partner,
  'seen?': counted,
  'followed?': counted,
  'rooms_seen?': rooms,
  'rooms_followed?': rooms,
});
export type CountEmbedsQuery = typeof CountEmbedsQuery.infer;

/** With `listing`, the days of one room. */
export const EmbedCountsQuery = type({
  partner,
  key: 'string <= 100',
  'listing?': type('string.integer.parse').to(id),
});
export type EmbedCountsQuery = typeof EmbedCountsQuery.infer;

const count = type('number.integer >= 0');
/**
 * Newest day first; days on which nothing was counted are left out. `rooms` are those that were seen
 * most, summed up over all days.
 */
export const EmbedCounts = type({
  days: type({ day, seen: count, followed: count }).array(),
  rooms: type({ listing: id, seen: count, followed: count }).array(),
});
export type EmbedCounts = typeof EmbedCounts.infer;

/** The counts of partners; part of calls.ts. */
export const embedCountCalls = defineCalls({
  createEmbedPartner: {
    route: 'POST /api/embed/partners',
    summary: 'Get a name under which the cards of a site are counted, and the key to the counts',
    access: 'anyone',
    requestLimit: 'partners',
    status: 201,
    answer: EmbedPartner,
  },
  countEmbeds: {
    route: 'POST /api/embed/counts',
    summary: 'Count cards of a site that were seen or followed',
    access: 'anyone',
    requestLimit: 'counts',
    query: CountEmbedsQuery,
  },
  getEmbedCounts: {
    route: 'GET /api/embed/counts',
    summary: 'How often the cards of a site were seen and followed, by day and by room',
    access: 'anyone',
    problems: ['not_found'],
    query: EmbedCountsQuery,
    answer: EmbedCounts,
  },
});
