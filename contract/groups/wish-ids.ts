// This is not in wishes.ts, because pages of searches do without its schemas.
import type { GroupWishKind } from './wishes.ts';

/** The id of a wish; of one of the whole group without a user. */
export const wishId = (kind: GroupWishKind, userId?: number): string =>
  userId === undefined ? kind : `${kind}-${userId}`;

/** The wishes that a search goes on without. Ids that no wish has mean nothing. */
export const splitWishes = (without = ''): string[] => without.split(',').filter(Boolean);
