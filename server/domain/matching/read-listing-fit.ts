import type { FitWithListing } from '#contract/matching/fit.ts';
import type { HouseRule } from '#contract/vocabulary.ts';
import { canSeeUnlisted } from '#domain/listings/public.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { fitSummary } from '#fit/fit-between.ts';
import { listingFit } from '#fit/listing-fit.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { readRoomies, readSeeker, usersHiddenFrom } from './read-roomies.ts';

interface ListingRow {
  user_id: number | null;
  status: string;
  monthly_rent: number;
  available_from: string | null;
  latitude: number | null;
  longitude: number | null;
  house_rules: HouseRule[];
}

/** How well a listing and its owner fit the viewer; null when they may not see the listing. */
export async function readFitWithListing(
  sql: Sql,
  viewer: Viewer,
  listingId: number,
): Promise<FitWithListing | null> {
  // Rounded as everyone sees it: a score by the exact location would reveal it.
  const [listing] = await sql<ListingRow[]>`
    select user_id, status, monthly_rent, available_from::text, house_rules,
      round(latitude::numeric, 3)::float8 as latitude,
      round(longitude::numeric, 3)::float8 as longitude
    from listings where id = ${listingId}`;
  if (!listing) return null;
  if (listing.status !== 'active' && !canSeeUnlisted(viewer, listing)) return null;
  const { answers, seeker } = await readSeeker(sql, viewer.user_id);
  return {
    listing: listingFit(
      { ...seeker, habits: answers.habits },
      { ...listing, min_stay_months: null },
    ),
    owner: await fitWithOwner(sql, viewer.user_id, answers, listing.user_id),
  };
}

async function fitWithOwner(sql: Sql, viewerId: number, me: UserAnswers, ownerId: number | null) {
  if (ownerId === null || ownerId === viewerId) return null;
  const hidden = await usersHiddenFrom(sql, viewerId);
  if (hidden.includes(ownerId)) return null;
  const [owner] = await readRoomies(sql, [ownerId]);
  return owner ? fitSummary(me, owner.answers) : null;
}
