import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { listingCard, offeredListing } from '../call-targets.ts';
import { ListingImage } from '../images/image.ts';
import { limits } from '../limits.ts';
import { ListingSummary } from '../listings/listing.ts';
import { searchParameters } from '../search/filters.ts';
import { publicFilters } from '../search/search-query.ts';
import { currencyCode, id, textUpTo } from '../primitives.ts';
import { closedStates, listLimits, type CardTheme } from './card.ts';

/**
 * What other sites may show of a listing. It is a separate allow-list, so a new field of a listing
 * stays private until someone adds it here. It has no user, no coordinates and no external link.
 */
export const EmbeddedListing = ListingSummary.pick(
  'id',
  'title',
  'address',
  'monthly_rent',
  'currency',
  'monthly_bills',
  'room_type',
  'total_bedrooms',
  'total_bathrooms',
  'current_roommates',
  'looking_for_roommates',
  'available_from',
).and({
  /** The room's page. */
  url: 'string',
  cover: ListingImage.omit('id').or('null'),
});
export type EmbeddedListing = typeof EmbeddedListing.infer;

/** The facts of a card as text, so that other sites need neither our labels nor our formats. */
export const CardLabels = type({
  /** The language of these texts, as a BCP 47 tag. */
  lang: 'string',
  facts: 'string[]',
  /** The costs of a month with their currency: "$1,240". */
  price: 'string',
  /** The words after the price: "a month in total". */
  period: 'string',
  /** The price in the currency that the site asked for; null when it is the same. */
  about: 'string | null',
});
export type CardLabels = typeof CardLabels.infer;

/** Why there is no card, and the way to rooms like it. */
export const ClosedLabels = type({
  lang: 'string',
  reason: 'string',
  others: 'string',
  /** The address of rooms nearby, or of all rooms. */
  others_url: 'string',
});
export type ClosedLabels = typeof ClosedLabels.infer;

/** A card's data: the listing while it is offered, otherwise only the reason why it is not. */
export const EmbeddedCard = type({
  id,
  state: "'active'",
  listing: EmbeddedListing,
  labels: CardLabels,
}).or({
  id,
  state: type.enumerated(...closedStates),
  listing: 'null',
  labels: ClosedLabels,
});
export type EmbeddedCard = typeof EmbeddedCard.infer;

/** Longer values are refused; any of ours is far shorter. */
const written = type('string <= 4000');

/**
 * `ids=7,42`: each listing once, answered in this order. A value that cannot be is left out and named
 * in `notes`, so that one wrong letter on a partner's page does not empty it.
 */
export const EmbeddedCardsQuery = type({
  ids: written,
  /** The language of the labels; English where we do not have it. */
  'lang?': written,
  /** Also gives each price in this currency. */
  'currency?': written,
});
export type EmbeddedCardsQuery = typeof EmbeddedCardsQuery.infer;

/**
 * What a list shows: the filters of `GET /api/listings`, in whose order of `sort` it comes, and
 * `owner` for the rooms of one user.
 */
export const listParameters = {
  ...publicFilters,
  'sort?': type("'newest' | 'rent' | 'distance'"),
  'owner?': type('string.integer.parse').to(id),
  /** A place by its name, where the search has no `lat` and `lng`; otherwise the name of that point. */
  'place?': textUpTo(searchParameters.place.max),
  /** What a visitor typed into the list's field: a town, or words. */
  'words?': textUpTo(limits.search.max),
  /** Also gives each price in this currency; `currency` is that of the rents searched for. */
  'price_currency?': currencyCode,
  'count?': type('string.integer.parse').to(`1 <= number <= ${listLimits.cards.max}`),
  'lang?': type('string <= 35'),
};
const AskedList = type(listParameters);
export type AskedList = typeof AskedList.infer;

/** The same as it is written in an address. What cannot be is left out, and named in `notes`. */
export const EmbeddedListQuery = type(
  Object.fromEntries(Object.keys(listParameters).map((name) => [name, written])) as {
    [Name in keyof typeof listParameters]: typeof written;
  },
);
export type EmbeddedListQuery = typeof EmbeddedListQuery.infer;

/** A part of a request that was left out or read as something else, for the developer of the page. */
export const EmbedNote = type({
  /** The attribute of the element that it comes from. */
  attribute: 'string',
  parameter: 'string',
  value: 'string',
  /** What may stand there, in English. */
  allowed: 'string',
});
export type EmbedNote = typeof EmbedNote.infer;

const notes = EmbedNote.array();

export const EmbeddedCards = type({ items: EmbeddedCard.array(), 'notes?': notes });

/** The texts of a list around its cards. */
export const ListLabels = type({
  lang: 'string',
  /** "24 rooms", or that there are none, or only others. */
  found: 'string',
  /** The link to all of them. */
  all: 'string',
  /** The label of the field for words, and of its button. */
  words: 'string',
  search: 'string',
});

export const EmbeddedList = type({
  /** The rooms; where nothing fits, those that come closest. */
  items: EmbeddedCard.array(),
  /** How many fit. Counts up to a thousand. */
  total: 'number.integer >= 0',
  /** The address of the whole search. */
  url: 'string',
  labels: ListLabels,
  'notes?': notes,
});
export type EmbeddedList = typeof EmbeddedList.infer;

const pixels = type('string.integer.parse').to('1 <= number <= 100000');

/** https://oembed.com, section 2.2. */
export const OEmbedQuery = type({
  url: textUpTo(limits.externalLink.max),
  'maxwidth?': pixels,
  'maxheight?': pixels,
  'format?': 'string <= 20',
});
export type OEmbedQuery = typeof OEmbedQuery.infer;

/** https://oembed.com, section 2.3: a card in a frame. */
export const OEmbed = type({
  version: "'1.0'",
  type: "'rich'",
  provider_name: 'string',
  provider_url: 'string',
  title: 'string',
  cache_age: 'number',
  html: 'string',
  width: 'number',
  height: 'number',
  'thumbnail_url?': 'string',
  'thumbnail_width?': 'number',
  'thumbnail_height?': 'number',
});
export type OEmbed = typeof OEmbed.infer;

/** What a card shows, of a room or of a wanted page. */
export type ShownCard =
  | {
      state: 'active';
      listing: Pick<EmbeddedListing, 'title' | 'address' | 'cover'>;
      labels: CardLabels;
    }
  | { state: (typeof closedStates)[number]; listing: null; labels: ClosedLabels };

/** The content of a frame on another site, from the parameters of its address. */
export interface FramedCard {
  card: ShownCard;
  theme: CardTheme;
  /** The address that the card links to: its room, or others like it. */
  href: string;
  /** `_blank` in a frame; on a site's own page, as that site wants it. */
  target?: string | undefined;
  /** `h1` in a frame, which is a separate document. */
  heading: 'h1' | 'p';
  /** In the element, which the page's own link is a part of, instead of a document of its own. */
  isElement: boolean;
}

/** The content of a list on another site, in a frame or before its script runs. */
export interface FramedList {
  list: EmbeddedList;
  theme: CardTheme;
  /** Where the links of its cards and the one to all rooms lead, with the parameters of the site. */
  withLink: (address: string) => string;
  /** `_blank` in a frame; on a site's own page, as that site wants it. */
  target?: string | undefined;
  /** Where a visitor's search leads while no script runs; null without a field to search in. */
  searchAction: string | null;
  isElement: boolean;
}

export interface RenderedCard {
  html: string;
  css: string;
}

/** Renders the card as HTML with its styles; a function of the server's build. */
export type RenderCard = (framed: FramedCard) => RenderedCard | Promise<RenderedCard>;

/** The same for a list. */
export type RenderList = (framed: FramedList) => RenderedCard | Promise<RenderedCard>;

/** The calls that other sites make; part of calls.ts. */
export const embedCalls = defineCalls({
  listEmbeddedCards: {
    route: 'GET /api/embed/listings',
    summary: 'Cards of rooms for other sites, each with its state',
    access: 'anyone',
    targets: [listingCard],
    query: EmbeddedCardsQuery,
    answer: EmbeddedCards,
  },
  searchEmbeddedCards: {
    route: 'GET /api/embed/search',
    summary: 'A list of rooms for other sites: of a search or of an owner',
    access: 'anyone',
    query: EmbeddedListQuery,
    answer: EmbeddedList,
  },
  getEmbeddedCard: {
    route: 'GET /api/embed/listings/{id}',
    summary: 'The card of one room for other sites; 410 once it is deleted',
    access: 'anyone',
    problems: ['gone'],
    targets: [listingCard],
    answer: EmbeddedCard,
  },
  getOEmbed: {
    route: 'GET /oembed',
    summary:
      'A card of a room or of a public wanted page, or a list of rooms, as oEmbed: by the address of its page or of a search',
    access: 'anyone',
    problems: ['not_found', 'gone', 'not_implemented'],
    targets: [offeredListing],
    query: OEmbedQuery,
    answer: OEmbed,
  },
});
