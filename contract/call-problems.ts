import { calls } from './calls.ts';
import type { Call } from './call.ts';
import { endpoints, type EndpointId } from './endpoints.ts';
import type { ProblemCode } from './problem.ts';

/** The calls that take an Idempotency-Key. */
export const idempotentCalls = new Set<EndpointId>([
  'createListing',
  'createExternalListing',
  'sendListingInquiry',
  'sendUserInquiry',
  'sendMessage',
  'sendUserMessage',
  'sendReport',
  'mergeMarks',
]);

/**
 * The problems of each call beyond those that its description implies ({@link problemsOf}). Kept
 * apart from calls.ts, which the browser loads: the API reference and the tests alone read them.
 */
const ownProblems = {
  startSignIn: ['sign_in_unavailable'],
  finishSignIn: ['unauthorized', 'account_suspended', 'sign_in_unavailable'],
  refreshSession: ['unauthorized'],
  getCurrentUser: [],
  signOut: [],
  listSessions: [],
  endOtherSessions: [],
  endSession: [],

  listListings: [],
  getListingMap: [],
  getListingAdvice: [],
  getListing: ['gone'],
  listOwnListings: [],
  createListing: ['gone', 'too_many_listings'],
  updateListing: ['forbidden', 'gone', 'too_many_listings'],
  changeListingStatus: ['forbidden', 'gone', 'too_many_listings'],
  countListingView: ['gone'],
  deleteListing: ['forbidden', 'gone'],
  deleteListingAsAdmin: ['gone'],
  requestUpload: ['forbidden', 'gone', 'not_found', 'too_many_images'],
  registerImage: [
    'forbidden',
    'gone',
    'upload_missing',
    'upload_expired',
    'upload_used',
    'image_refused',
    'too_many_images',
  ],
  orderImages: ['forbidden', 'gone', 'conflict'],
  describeImage: ['forbidden', 'gone'],
  deleteImage: ['forbidden', 'gone'],
  searchPlaces: [],
  searchAddresses: [],

  getOnboarding: [],
  skipOnboarding: ['out_of_order'],
  getProfile: [],
  getLanguage: [],
  saveLanguage: [],
  updateProfile: [],
  deleteAccount: [],
  exportAccount: [],
  getHabits: [],
  saveHabits: ['out_of_order'],
  getPreferences: [],
  savePreferences: ['out_of_order'],
  requestPhotoUpload: [],
  registerPhoto: ['not_found', 'upload_missing', 'upload_expired', 'upload_used', 'image_refused'],
  removePhoto: [],
  listUsers: [],
  getUser: [],
  getUserFit: [],
  previewFit: [],
  getListingFit: [],

  getMarks: [],
  mergeMarks: ['too_many_marks'],
  listChosenListings: [],
  listChosenUsers: [],
  markListing: ['gone', 'too_many_marks'],
  unmarkListing: [],
  markUser: ['own_target', 'too_many_marks'],
  unmarkUser: [],

  listSavedSearches: [],
  createSavedSearch: ['too_many_saved_searches'],
  updateSavedSearch: ['conflict'],
  deleteSavedSearch: [],

  updateHousehold: ['gone'],
  listHouseholdInvitations: ['forbidden', 'gone'],
  createHouseholdInvitation: ['gone', 'household_full'],
  withdrawHouseholdInvitation: ['gone'],
  removeHouseholdMember: ['gone'],
  leaveHousehold: [],
  listOwnHouseholds: [],
  getHouseholdInvitation: ['not_found'],
  acceptHouseholdInvitation: ['not_found', 'own_target'],

  sendListingInquiry: [
    'not_found',
    'gone',
    'no_owner',
    'own_target',
    'cannot_write',
    'inquiry_open',
  ],
  listOwnInquiries: [],
  listReceivedInquiries: [],
  countInquiries: [],
  getListingInquiryStatus: ['not_found'],
  getInquiry: [],
  updateInquiry: ['transition_refused'],
  listMessages: [],
  sendMessage: ['inquiry_closed', 'awaiting_answer', 'gone', 'cannot_write'],
  markInquiryRead: [],
  sendUserInquiry: ['not_found', 'own_target', 'cannot_write', 'inquiry_open'],
  listOwnUserInquiries: [],
  listReceivedUserInquiries: [],
  getUserInquiryStatus: ['not_found'],
  updateUserInquiry: ['transition_refused'],
  listUserMessages: [],
  sendUserMessage: ['inquiry_closed', 'awaiting_answer', 'gone', 'cannot_write'],

  sendReport: ['not_found'],
  listBlockedUsers: [],
  blockUser: ['own_target'],
  unblockUser: [],
  watchEvents: [],

  listEmbeddedCards: [],
  searchEmbeddedCards: [],
  getEmbeddedCard: ['gone'],
  getOEmbed: ['not_found', 'gone', 'not_implemented'],
  createEmbedPartner: [],
  countEmbeds: [],
  getEmbedCounts: ['not_found'],

  listImportSources: [],
  createImportSource: [],
  getImportSource: [],
  updateImportSource: [],
  deleteImportSource: ['import_running'],
  requestImportUpload: ['conflict'],
  fetchImportFile: ['conflict', 'import_refused'],
  previewImport: ['upload_missing', 'import_refused'],
  listImports: [],
  startImport: ['not_found', 'upload_missing', 'import_running'],
  getImport: [],
  cancelImport: ['conflict'],
  resumeImport: ['conflict', 'import_running'],
  listSetAsideRows: [],

  listExternalListings: [],
  createExternalListing: [],
  changeExternalListings: [],
  deleteExternalListings: [],
  getExternalListing: [],
  changeExternalListing: [],

  listReports: [],
  getReport: [],
  readReportedMessages: [],
  changeReport: [],
  hideListing: ['conflict'],
  showListing: [],
  suspendUser: ['own_target'],
  reinstateUser: [],
  listAuditEvents: [],
  getOverview: [],
  getVitals: [],
  sendVitals: [],
} as const satisfies Record<EndpointId, readonly ProblemCode[]>;

/** Every problem that a call may answer, besides those of a server that fails (`internal_error`). */
export function problemsOf(id: EndpointId): ProblemCode[] {
  const { access, needsProfile, params, query, body }: Call = calls[id];
  const isWrite = endpoints[id].method !== 'GET';
  const implied: (readonly [boolean, readonly ProblemCode[]])[] = [
    [access !== 'anyone', ['unauthorized']],
    // Writes are refused when the page of another site makes them.
    [access === 'admin' || isWrite, ['forbidden']],
    [needsProfile === true, ['profile_incomplete']],
    [params !== undefined, ['not_found']],
    [query !== undefined, ['validation_failed']],
    [
      body !== undefined,
      ['malformed_request', 'body_too_large', 'unsupported_media_type', 'validation_failed'],
    ],
    [idempotentCalls.has(id), ['malformed_request', 'key_reused']],
    [true, [...ownProblems[id], 'rate_limited', 'unavailable']],
  ];
  return [...new Set(implied.flatMap(([holds, codes]) => (holds ? codes : [])))];
}
