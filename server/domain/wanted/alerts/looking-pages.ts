import type { Pricing } from '#domain/money/public.ts';
import { hasWantedEnded, isOffered } from '#domain/matching/public.ts';
import { findable } from '#domain/users/public.ts';
import { fragment, integer, type Fragment, type Sql } from '#platform/database/sql.ts';
import type { GroupFacts, LookingGroup } from '../groups/group-facts.ts';
import { readGroupPages } from '../groups/read-group-pages.ts';

/** A wanted page that others find, of one person or a group, with what is wanted. */
export interface LookingPage extends LookingGroup {
  id: number;
  /** Who wrote it, or who is in the group. */
  seekerIds: readonly number[];
}

type PersonRow = GroupFacts & {
  id: number;
  user_id: number;
  latitude: number | null;
  longitude: number | null;
};

/** The newest of the wanted pages `w` with this condition that others find, up to so many. */
export async function readLookingPages(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn'>,
  condition: Fragment,
  most: number,
): Promise<LookingPage[]> {
  const offered = fragment`${isOffered} and not ${hasWantedEnded}`;
  const [people, groups] = await Promise.all([
    sql<PersonRow[]>`
      select w.id, u.id as user_id, w.people, '' as area, u.latitude, u.longitude, u.budget_max,
        u.budget_currency, u.move_in_from::text, u.stay_months
      from wanted_pages w join users u on u.id = w.user_id and ${findable}
      where ${condition} and ${offered} order by w.id desc limit ${integer(most)}`,
    readGroupPages(
      sql,
      pricing,
      null,
      fragment`select w.* from wanted_pages w where w.group_id is not null and ${condition}
        and ${offered} order by w.id desc limit ${integer(most)}`,
    ),
  ]);
  return [
    ...people.map((row) => toPage(row)),
    ...groups
      .filter(({ is_open: isOpen }) => isOpen)
      .map((page) => ({ ...page, seekerIds: page.members.map(({ id }) => id) })),
  ];
}

/** One person pays alone, and a room has space for them. */
function toPage({ id, user_id, latitude, longitude, ...facts }: PersonRow): LookingPage {
  const one = { ...facts, people: 1 };
  return {
    id,
    seekerIds: [user_id],
    latitude,
    longitude,
    facts: one,
    members: [{ ...one, is_lead: true }],
  };
}
