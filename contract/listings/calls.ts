import { type } from 'arktype';
import type { Call } from '../call.ts';
import { byId, pageQuery } from '../primitives.ts';
import * as listing from './listing.ts';

/** The calls about listings; part of calls.ts. */
export const listingCalls = {
  listListings: {
    summary: 'Listings, filtered, sorted and paged',
    access: 'anyone',
    status: 200,
    query: listing.ListingQuery,
    answer: listing.ListingPage,
  },
  getListing: {
    summary: 'One listing',
    access: 'anyone',
    status: 200,
    params: byId,
    answer: listing.Listing,
  },
  listOwnListings: {
    summary: 'My listings, newest first',
    access: 'user',
    status: 200,
    query: type(pageQuery),
    answer: listing.ListingPage,
  },
  createListing: {
    summary: 'Post a listing',
    access: 'user',
    status: 201,
    body: listing.ListingForm,
    answer: listing.Listing,
  },
  updateListing: {
    summary: 'Change a listing of mine',
    access: 'user',
    status: 200,
    params: byId,
    body: listing.ListingForm,
    answer: listing.Listing,
  },
  deleteListing: { summary: 'Delete a listing of mine', access: 'user', status: 204, params: byId },
  deleteListingAsAdmin: {
    summary: 'Delete any listing',
    access: 'admin',
    status: 204,
    params: byId,
  },
} as const satisfies Record<string, Call>;
