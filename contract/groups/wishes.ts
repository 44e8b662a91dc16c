import { type } from '../type.ts';
import { id } from '../primitives.ts';

/**
 * What a group asks of a listing: that it has room for all, which is one to share with that many or a
 * whole place; of each member, a rent within their budget, and of all together one within the sum;
 * that all can move in; that the pets of anyone are welcome.
 */
export const groupWishKinds = ['rooms', 'rent', 'together', 'dates', 'pets'] as const;
export type GroupWishKind = (typeof groupWishKinds)[number];

/** A condition that a search as a group has, and whose it is. */
const GroupWish = type({
  /** As in `without_wishes`: the kind, and of a member's wish the id of the user: `rent-12`. */
  id: 'string',
  kind: type.enumerated(...groupWishKinds),
  /** Null for what the group needs as a whole. */
  user: type({ id, first_name: 'string', is_me: 'boolean' }).or('null'),
  /** A number of people, a whole amount of `currency`, or a day; empty where there is nothing to say. */
  value: 'string',
  /** The currency of an amount. */
  currency: 'string | null',
  /** Whether the search goes on without it. */
  is_off: 'boolean',
});
export type GroupWish = typeof GroupWish.infer;

/** The group that a search is for. */
export const GroupSearch = type({ id, name: 'string', wishes: GroupWish.array() });
export type GroupSearch = typeof GroupSearch.infer;
