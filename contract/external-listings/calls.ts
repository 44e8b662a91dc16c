import type { Call } from '../call.ts';
import * as external from './external-listing.ts';
import { byId } from '../primitives.ts';

/** The calls by which administrators review listings from outside; part of calls.ts. */
export const externalListingCalls = {
  listExternalListings: {
    summary: 'Listings from outside, filtered, sorted and paged',
    access: 'admin',
    status: 200,
    query: external.ExternalListingQuery,
    answer: external.ExternalListingPage,
  },
  createExternalListing: {
    summary: 'Add a listing from outside by hand',
    access: 'admin',
    status: 201,
    body: external.ExternalListingForm,
    answer: external.ExternalListing,
  },
  changeExternalListings: {
    summary: 'Publish, reject or hold back many, a part at a time',
    access: 'admin',
    status: 200,
    body: external.ExternalStatusChange,
    answer: external.PartDone,
  },
  deleteExternalListings: {
    summary: 'Delete many, a part at a time',
    access: 'admin',
    status: 200,
    query: external.ExternalDeletion,
    answer: external.PartDone,
  },
  getExternalListing: {
    summary: 'One listing from outside',
    access: 'admin',
    status: 200,
    params: byId,
    answer: external.ExternalListing,
  },
  changeExternalListing: {
    summary: 'Change some of a listing from outside',
    access: 'admin',
    status: 200,
    params: byId,
    body: external.ExternalListingChange,
    answer: external.ExternalListing,
  },
} as const satisfies Record<string, Call>;
