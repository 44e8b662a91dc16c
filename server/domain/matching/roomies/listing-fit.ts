import type { Sql } from '#platform/database/sql.ts';
import type { ListingFit } from '#contract/matching/fit.ts';
import type { HouseRule } from '#contract/vocabulary.ts';
import { fitSummary } from '#fit/fit-between.ts';
import type { Person } from '#fit/person.ts';
import { placeFit } from '#fit/place-fit.ts';
import { canSeeUnlisted } from '#domain/listings/policy.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { peopleHiddenFrom } from './hidden-people.ts';
import { readRoomies, readSeeker } from './read-roomies.ts';

interface RoomRow {
  user_id: number | null;
  status: string;
  monthly_rent: number;
  available_from: string | null;
  latitude: number | null;
  longitude: number | null;
  house_rules: HouseRule[];
}

/** How a room and who posted it suit the viewer; null when they may not see it. */
export async function listingFit(
  sql: Sql,
  viewer: Viewer,
  listingId: number,
): Promise<ListingFit | null> {
  // Rounded as everyone sees it: a score by the exact place would give it away.
  const [room] = await sql<RoomRow[]>`
    select user_id, status, monthly_rent, available_from::text, house_rules,
      round(latitude::numeric, 3)::float8 as latitude,
      round(longitude::numeric, 3)::float8 as longitude
    from listings where id = ${listingId}`;
  if (!room) return null;
  if (room.status !== 'active' && !canSeeUnlisted(viewer, room)) return null;
  const { person: me, seeker } = await readSeeker(sql, viewer.user_id);
  return {
    place: placeFit({ ...seeker, habits: me.habits }, { ...room, min_stay_months: null }),
    person: await fitWithOwner(sql, viewer.user_id, me, room.user_id),
  };
}

async function fitWithOwner(sql: Sql, viewerId: number, me: Person, ownerId: number | null) {
  if (ownerId === null || ownerId === viewerId) return null;
  const hidden = await peopleHiddenFrom(sql, viewerId);
  if (hidden.includes(ownerId)) return null;
  const [owner] = await readRoomies(sql, [ownerId]);
  return owner ? fitSummary(me, owner.person) : null;
}
