import { findable, readStoredAnswers, type StoredAnswers } from '#domain/users/public.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';
import { answerTables } from './read-roomies.ts';

// Who lives in a listing is read here and not in the subject `household`, which needs inquiries, groups and
// so matching: the subjects would form a cycle.

/** A user who lives in a listing, and their answers, which stay private. */
export type Member = { id: number } & StoredAnswers;

/** SQL: ids of those who joined the household of the listing `l`. */
export const memberIds = fragment`array(
  select m.user_id from household_members m where m.listing_id = l.id)`;

/** SQL condition: did this user join the household of this listing? */
export const isMember = (listingId: Fragment, userId: Fragment): Fragment => fragment`exists (
  select from household_members m where m.listing_id = ${listingId} and m.user_id = ${userId})`;

/**
 * SQL: ids of everyone who lives in the listing `l`: the members, and the owner unless they said
 * otherwise. All scores of listings take the household from here. The index reads a listing again when
 * {@link selectHouseholdListings} names it for a changed user, or when a trigger calls `note_listing_changes`.
 */
export const householdIds = fragment`(
  ${memberIds} || case when l.owner_lives_there then l.user_id end)`;

/** SQL: the columns of `l` that {@link householdIds} needs. */
export const householdColumns = fragment`l.id, l.user_id, l.owner_lives_there`;

/** SQL: ids of all listings where a user may live; the reverse of {@link householdIds}. */
export const selectHouseholdListings = (userId: Fragment) => fragment`
  select l.id from listings l where l.user_id = ${userId}
  union select m.listing_id from household_members m where m.user_id = ${userId}`;

/** SQL condition: does the user `u` live in the listing `l`, as far as others may know? */
export const livesThere = fragment`(u.id = any (${householdIds}) and ${findable})`;

/** SQL: the {@link Member}s of the listing `l`, as JSON. */
export const householdJson = fragment`(
  select coalesce(json_agg(json_build_object('id', u.id, 'answers', h.answers,
    'acceptable', p.acceptable, 'importance', p.importance, 'dealbreakers', p.dealbreakers,
    'only_these', p.only_these) order by u.id), '[]')
  from users u ${answerTables} where ${livesThere})`;

/**
 * The answers of those whom a viewer is compared with: everyone who lives there, except users whom
 * a block hides. Nobody, when the viewer lives there too.
 */
export function listComparableAnswers(
  household: readonly Member[],
  viewer: { id: number; hidden: ReadonlySet<number> },
): UserAnswers[] {
  if (household.some(({ id }) => id === viewer.id)) return [];
  return household.filter(({ id }) => !viewer.hidden.has(id)).map(readStoredAnswers);
}
