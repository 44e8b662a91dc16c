import { isBlockedBetween } from '#domain/safety/public.ts';
import { findable } from '#domain/users/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import {
  hasWantedEnded,
  isOffered,
  userConditions,
  type RoomieFilters,
} from '#domain/matching/public.ts';
import type { WantedVisibility } from '#contract/vocabulary.ts';
import { fragment, join, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { fitsRoom } from './groups/group-facts.ts';
import { hasEnoughPeople, readGroupWantedPage, type GroupPage } from './groups/read-group-pages.ts';
import { readOwnRooms, roomFilters } from './room-filters.ts';

type Seer = Pick<Viewer, 'user_id' | 'is_admin'>;

/**
 * May this user, or a visitor without an account, see a wanted page? Its author and administrators see
 * each. A block hides it from both sides, however public it is.
 */
export async function canSeeWanted(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn'>,
  viewer: Seer | null,
  id: number,
): Promise<boolean> {
  const group = await readGroupWantedPage(sql, pricing, viewer?.user_id ?? null, id);
  if (group) return canSeeGroupPage(sql, pricing, viewer, group);
  const viewerId = viewer?.user_id ?? null;
  const [page] = await sql<
    { author_id: number; visibility: WantedVisibility; is_offered: boolean; is_blocked: boolean }[]
  >`
    select u.id as author_id, w.visibility,
      ${isOffered} and not ${hasWantedEnded} and ${findable} as is_offered,
      ${isBlockedBetween(fragment`u.id`, fragment`${viewerId}::int`)} as is_blocked
    from wanted_pages w join users u on u.id = w.user_id where w.id = ${id}`;
  if (!page) return false;
  if (viewer && (viewer.is_admin || page.author_id === viewerId)) return true;
  if (!page.is_offered || page.is_blocked) return false;
  if (page.visibility === 'everyone' || viewer === null) return page.visibility === 'everyone';
  return page.visibility === 'members' || hasFittingRoom(sql, pricing, viewer, page.author_id);
}

/** A page of a group, with a block between the viewer and any of them, is hidden as that of one person is. */
async function canSeeGroupPage(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn'>,
  viewer: Seer | null,
  page: GroupPage,
): Promise<boolean> {
  if (viewer && (viewer.is_admin || page.is_member)) return true;
  if (!page.is_open || page.is_blocked) return false;
  const { visibility } = page;
  if (visibility === 'everyone' || viewer === null) return visibility === 'everyone';
  if (visibility === 'members') return true;
  const rooms = await readOwnRooms(sql, viewer.user_id);
  return rooms.some((room) => fitsRoom(page, room, pricing));
}

/** The pages in a range of ids, its end included, that everyone sees and search engines may list. */
export const listIndexedWanted = (sql: Sql, after: number, last: number) => sql<{ id: number }[]>`
  select w.id from wanted_pages w left join users u on u.id = w.user_id
  where w.is_indexed and w.visibility = 'everyone' and w.id > ${after} and w.id <= ${last}
    and ${isOffered} and not ${hasWantedEnded}
    and case when w.group_id is null then ${findable} else ${hasEnoughPeople} end
  order by w.id`;

/** Does an owner offer a room that fits the author of a page, by the rules of the search? */
async function hasFittingRoom(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn'>,
  owner: Seer,
  authorId: number,
): Promise<boolean> {
  const rooms = await readOwnRooms(sql, owner.user_id);
  const fitting = rooms.flatMap((room) => roomFilters(room, pricing) ?? []);
  if (fitting.length === 0) return false;
  const conditions = (filters: RoomieFilters) =>
    fragment`(${userConditions({ viewerId: owner.user_id, without: [], filters })})`;
  const matching = await sql`
    select from users u where u.id = ${authorId}
      and (${join(fitting.map(conditions), fragment` or `)})`;
  return matching.length > 0;
}

/** SQL: the user who answers for the page `w`: who wrote it, of a group who leads it. */
export const wantedAnswerer = fragment`coalesce(w.user_id, (select m.user_id from group_members m
  where m.group_id = w.group_id and m.role = 'lead'))`;

/** The answer about a wanted page that a viewer must not know of, and about none. */
export const noSuchWanted = () =>
  new ProblemError('not_found', { detail: 'There is no such wanted page' });
