import { type } from '../type.ts';
import type { Call } from '../call.ts';
import { cardOfListing, offeredListing } from '../call-targets.ts';
import { ListingImage } from '../images/image.ts';
import { limits } from '../limits.ts';
import { ListingSummary } from '../listings/listing.ts';
import { byId, id, textUpTo } from '../primitives.ts';
import { closedStates, embedLimits, type CardTheme } from './card.ts';

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

/** A card's data: the listing while it is offered, otherwise only the reason why it is not. */
export const EmbeddedCard = type({ id, state: "'active'", listing: EmbeddedListing }).or({
  id,
  state: type.enumerated(...closedStates),
  listing: 'null',
});
export type EmbeddedCard = typeof EmbeddedCard.infer;

export const EmbeddedCards = type({ items: EmbeddedCard.array() });

const tooMany = `Give 1 to ${embedLimits.cardsPerRequest} ids`;
/** `ids=7,42`: each listing once, answered in this order. */
export const EmbeddedCardsQuery = type({
  ids: type('string <= 1000')
    .pipe((ids) => [...new Set(ids.split(','))].map(Number))
    .to(id.array().moreThanLength(0).atMostLength(embedLimits.cardsPerRequest))
    .configure({ message: tooMany }),
});

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

/** What a frame on another site shows, from the parameters of its address. */
export interface FramedCard {
  card: EmbeddedCard;
  theme: CardTheme;
  /** The address that the card links to. */
  href: string;
  /** The link to all rooms, when this one cannot be shown. */
  homeUrl: string;
  nowMs: number;
}

export interface RenderedCard {
  html: string;
  css: string;
}

/** Renders the card as HTML with its styles; a function of the server's build. */
export type RenderCard = (framed: FramedCard) => RenderedCard | Promise<RenderedCard>;

/** The calls that other sites make; part of calls.ts. */
export const embedCalls = {
  listEmbeddedCards: {
    summary: 'Cards of rooms for other sites, each with its state',
    access: 'anyone',
    targets: [cardOfListing],
    status: 200,
    query: EmbeddedCardsQuery,
    answer: EmbeddedCards,
  },
  getEmbeddedCard: {
    summary: 'The card of one room for other sites; 410 once it is deleted',
    access: 'anyone',
    targets: [cardOfListing],
    status: 200,
    params: byId,
    answer: EmbeddedCard,
  },
  getOEmbed: {
    summary: "A room's card as oEmbed, by the address of its page",
    access: 'anyone',
    targets: [offeredListing],
    status: 200,
    query: OEmbedQuery,
    answer: OEmbed,
  },
} as const satisfies Record<string, Call>;
