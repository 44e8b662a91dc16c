import { defineCalls } from '../call.ts';
import { anyExternalListing } from '../call-targets.ts';
import * as external from './external-listing.ts';

/** The calls by which administrators review external listings. */
export const externalListingCalls = defineCalls({
  listExternalListings: {
    route: 'GET /api/admin/external-listings',
    summary: 'External listings, filtered, sorted and paged',
    access: 'admin',
    query: external.ExternalListingQuery,
    answer: external.ExternalListingPage,
  },
  createExternalListing: {
    route: 'POST /api/admin/external-listings',
    summary: 'Add an external listing by hand',
    access: 'admin',
    changesPublic: true,
    isIdempotent: true,
    status: 201,
    body: external.ExternalListingForm,
    answer: external.ExternalListing,
  },
  changeExternalListings: {
    route: 'PATCH /api/admin/external-listings',
    summary: 'Publish, reject or hold many listings, one part per call',
    access: 'admin',
    changesPublic: true,
    takesLong: true,
    targets: [anyExternalListing],
    body: external.ExternalStatusChange,
    answer: external.PartDone,
  },
  deleteExternalListings: {
    route: 'DELETE /api/admin/external-listings',
    summary: 'Delete many listings, one part per call',
    access: 'admin',
    changesPublic: true,
    targets: [anyExternalListing],
    query: external.ExternalDeletion,
    answer: external.PartDone,
  },
  getExternalListing: {
    route: 'GET /api/admin/external-listings/{id}',
    summary: 'One external listing',
    access: 'admin',
    targets: [anyExternalListing],
    answer: external.ExternalListing,
  },
  changeExternalListing: {
    route: 'PATCH /api/admin/external-listings/{id}',
    summary: 'Change fields of an external listing',
    access: 'admin',
    changesPublic: true,
    targets: [anyExternalListing],
    body: external.ExternalListingChange,
    answer: external.ExternalListing,
  },
});
