import { type } from 'arktype';
import { embedLimits } from './embed-limits.ts';
import { closedStates } from './embed-vocabulary.ts';
import { ListingSummary, Picture } from '../listings/listing.ts';
import { id } from '../primitives.ts';

/**
 * What other sites may show of a room: an allow-list of its own, so that a new field of a listing
 * stays at home until someone adds it here. No person, no place on the map, no outside link.
 */
export const EmbeddedListing = ListingSummary.pick(
  'id',
  'title',
  'address',
  'monthly_rent',
  'total_bedrooms',
  'total_bathrooms',
  'current_roommates',
  'looking_for_roommates',
  'available_from',
).and({
  /** The room's page. */
  url: 'string',
  currency: "'USD'",
  cover: Picture.omit('id').or('null'),
});
export type EmbeddedListing = typeof EmbeddedListing.infer;

/** A room as other sites get it: all of it while it is offered, else only why not. */
export const EmbeddedCard = type({ id, state: "'active'", listing: EmbeddedListing }).or({
  id,
  state: type.enumerated(...closedStates),
  listing: 'null',
});
export type EmbeddedCard = typeof EmbeddedCard.infer;

export const EmbeddedCards = type({ items: EmbeddedCard.array() });

const tooMany = `Give 1 to ${embedLimits.cardsPerRequest} ids`;
/** `ids=7,42`: each room once, answered in this order. */
export const EmbeddedCardsQuery = type({
  ids: type('string <= 1000')
    .pipe((ids) => [...new Set(ids.split(','))].map(Number))
    .to(id.array().moreThanLength(0).atMostLength(embedLimits.cardsPerRequest))
    .configure({ message: tooMany }),
});
