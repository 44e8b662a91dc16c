import type { ListingSummary } from '#contract/listings/listing.ts';
import type { FitWithListing, Household } from '#contract/matching/calls.ts';
import { canSeeUnlisted, summaryJson } from '#domain/listings/public.ts';
import { usersHiddenFrom } from '#domain/safety/public.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { fitSummary } from '#fit/compute-fit.ts';
import { listingFit, type Terms } from '#fit/listing-fit.ts';
import { findWeakestFit, listingFitSummary } from '#fit/listing-fit-summary.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Pricing } from '#domain/money/public.ts';
import { householdJson, listComparableAnswers, livesThere, type Member } from './household.ts';
import type { FitViewer } from './read-fit-viewer.ts';
import { readBudget, readRoomies, readSeeker, termsColumns } from './read-roomies.ts';

type ListingRow = { user_id: number | null; owner_lives_there: boolean; status: string } & Terms;

/** How well a listing and who lives there fit the viewer; null when they may not see the listing. */
export async function readFitWithListing(
  sql: Sql,
  pricing: Pick<Pricing, 'compareIn'>,
  viewer: Pick<Viewer, 'user_id' | 'is_admin'>,
  listingId: number,
): Promise<FitWithListing | null> {
  const [listing] = await sql<ListingRow[]>`
    select l.user_id, l.owner_lives_there, l.status, ${termsColumns}
    from listings l where l.id = ${listingId}`;
  if (!listing) return null;
  const { user_id: ownerId, status, owner_lives_there } = listing;
  if (status !== 'active' && !canSeeUnlisted(viewer, listing)) return null;
  const { answers, seeker } = await readSeeker(sql, viewer.user_id);
  const household = ownerId !== null && {
    owner_lives_there,
    ...(await readMembers(sql, viewer.user_id, answers, listingId)),
  };
  return {
    listing: listingFit(
      { ...seeker, budget: readBudget(seeker, pricing), habits: answers.habits },
      listing,
    ),
    household: household || null,
  };
}

/** Who lives in a listing, without those the viewer must not find, and how the viewer fits each. */
async function readMembers(
  sql: Sql,
  viewerId: number,
  me: UserAnswers,
  listingId: number,
): Promise<Omit<Household, 'owner_lives_there'>> {
  const living = await sql<{ id: number; is_owner: boolean }[]>`
    select u.id, u.id = l.user_id as is_owner
    from listings l join users u on ${livesThere}
    left join household_members m on (m.listing_id, m.user_id) = (l.id, u.id)
    where l.id = ${listingId} order by is_owner desc, m.joined_at, u.id`;
  const hidden = await usersHiddenFrom(sql, viewerId);
  const shown = living.filter(({ id }) => !hidden.includes(id));
  const roomies = await readRoomies(
    sql,
    viewerId,
    shown.map(({ id }) => id),
  );
  const members = roomies.map(({ user: { id, first_name, profile_picture_url }, answers }) => ({
    id,
    first_name,
    profile_picture_url,
    is_owner: shown.some((each) => each.id === id && each.is_owner),
    fit: id === viewerId ? null : fitSummary(me, answers),
  }));
  const own = living.find(({ id }) => id === viewerId);
  const least = findWeakestFit(members.flatMap(({ fit }) => fit ?? []));
  const weakest = own ? undefined : members.find(({ fit }) => fit !== null && fit === least);
  return {
    is_member: own?.is_owner === false,
    members,
    weakest_id: weakest?.id ?? null,
  };
}

/** A listing as a card shows it, and what its fit is computed from, which stays on the server. */
export interface FoundListing {
  summary: ListingSummary;
  terms: Terms;
  household: Member[];
}

/** SQL: the JSON of a `FoundListing`, for a row `l` of listings. */
export const foundListingJson = (mediaUrl: string): Fragment =>
  fragment`json_build_object('summary', ${summaryJson(mediaUrl)},
    'terms', (select to_json(terms) from (select ${termsColumns}) terms),
    'household', ${householdJson})`;

/** The listing with how well it fits this user. */
export function withFit(
  viewer: FitViewer,
  { summary, terms, household }: FoundListing,
): ListingSummary {
  const offer = { terms, household: listComparableAnswers(household, viewer) };
  return { ...summary, fit: listingFitSummary(viewer.answers, viewer.seeker, offer) };
}
