import type { Call } from '../call.ts';
import { anyExternalListing } from '../call-targets.ts';
import * as external from './external-listing.ts';
import { byId } from '../primitives.ts';

/** The calls by which administrators review external listings. */
export const externalListingCalls = {
  listExternalListings: {
    method: 'GET',
    path: '/api/admin/external-listings',
    summary: 'External listings, filtered, sorted and paged',
    access: 'admin',
    status: 200,
    query: external.ExternalListingQuery,
    answer: external.ExternalListingPage,
  },
  createExternalListing: {
    method: 'POST',
    path: '/api/admin/external-listings',
    summary: 'Add an external listing by hand',
    access: 'admin',
    changesPublic: true,
    isIdempotent: true,
    status: 201,
    body: external.ExternalListingForm,
    answer: external.ExternalListing,
  },
  changeExternalListings: {
    method: 'PATCH',
    path: '/api/admin/external-listings',
    summary: 'Publish, reject or hold many listings, one part per call',
    access: 'admin',
    changesPublic: true,
    takesLong: true,
    targets: [anyExternalListing],
    status: 200,
    body: external.ExternalStatusChange,
    answer: external.PartDone,
  },
  deleteExternalListings: {
    method: 'DELETE',
    path: '/api/admin/external-listings',
    summary: 'Delete many listings, one part per call',
    access: 'admin',
    changesPublic: true,
    targets: [anyExternalListing],
    status: 200,
    query: external.ExternalDeletion,
    answer: external.PartDone,
  },
  getExternalListing: {
    method: 'GET',
    path: '/api/admin/external-listings/{id}',
    summary: 'One external listing',
    access: 'admin',
    targets: [anyExternalListing],
    status: 200,
    params: byId,
    answer: external.ExternalListing,
  },
  changeExternalListing: {
    method: 'PATCH',
    path: '/api/admin/external-listings/{id}',
    summary: 'Change fields of an external listing',
    access: 'admin',
    changesPublic: true,
    targets: [anyExternalListing],
    status: 200,
    params: byId,
    body: external.ExternalListingChange,
    answer: external.ExternalListing,
  },
} as const satisfies Record<string, Call>;
