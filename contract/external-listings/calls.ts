import type { Call } from '../call.ts';
import { anyExternalListing } from '../call-targets.ts';
import * as external from './external-listing.ts';
import { byId } from '../primitives.ts';

/** The calls by which administrators review external listings. */
export const externalListingCalls = {
  listExternalListings: {
    summary: 'External listings, filtered, sorted and paged',
    access: 'admin',
    status: 200,
    query: external.ExternalListingQuery,
    answer: external.ExternalListingPage,
  },
  createExternalListing: {
    summary: 'Add an external listing by hand',
    access: 'admin',
    status: 201,
    body: external.ExternalListingForm,
    answer: external.ExternalListing,
  },
  changeExternalListings: {
    summary: 'Publish, reject or hold many listings, one part per call',
    access: 'admin',
    targets: [anyExternalListing],
    status: 200,
    body: external.ExternalStatusChange,
    answer: external.PartDone,
  },
  deleteExternalListings: {
    summary: 'Delete many listings, one part per call',
    access: 'admin',
    targets: [anyExternalListing],
    status: 200,
    query: external.ExternalDeletion,
    answer: external.PartDone,
  },
  getExternalListing: {
    summary: 'One external listing',
    access: 'admin',
    targets: [anyExternalListing],
    status: 200,
    params: byId,
    answer: external.ExternalListing,
  },
  changeExternalListing: {
    summary: 'Change fields of an external listing',
    access: 'admin',
    targets: [anyExternalListing],
    status: 200,
    params: byId,
    body: external.ExternalListingChange,
    answer: external.ExternalListing,
  },
} as const satisfies Record<string, Call>;
