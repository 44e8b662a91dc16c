import type { Type } from 'arktype';
import { agreementCalls } from './agreements/calls.ts';
import { applicantCalls } from './applicants/calls.ts';
import { declineCalls } from './applicants/declines.ts';
import { authCalls } from './auth/auth.ts';
import type { Call } from './call.ts';
import { safetyCalls } from './safety/calls.ts';
import { auditCalls } from './audit/calls.ts';
import { overviewCalls } from './overview/calls.ts';
import { embedCountCalls } from './embeds/counts.ts';
import { embedCalls } from './embeds/embed.ts';
import type { EndpointId } from './endpoints.gen.ts';
import { externalListingCalls } from './external-listings/calls.ts';
import { groupCalls } from './groups/calls.ts';
import { groupMatrixCalls } from './groups/matrix.ts';
import { sharedListingCalls } from './groups/shared-listings.ts';
import { householdCalls } from './household/household.ts';
import { listingImageCalls, profilePhotoCalls } from './images/image.ts';
import { importCalls } from './imports/calls.ts';
import { matchingCalls } from './matching/calls.ts';
import { questionnaireCalls } from './questionnaire/calls.ts';
import { organizationCalls } from './users/organization.ts';
import { accountCalls } from './account/calls.ts';
import { userCalls } from './users/calls.ts';
import { inquiryCalls } from './inquiries/calls.ts';
import { secretLinkCalls } from './viewings/secret-links.ts';
import { viewingCalls } from './viewings/viewing.ts';
import { listingFormCalls } from './listings/listing-form.ts';
import { listingCalls, listingSearchCalls } from './listings/listing.ts';
import { ledgerCalls } from './listings/ledger.ts';
import { listingMapCalls } from './listings/listing-map.ts';
import { ownListingCalls } from './listings/own-listing.ts';
import { liveCalls } from './live-event.ts';
import { chosenListingCalls, chosenUserCalls, markCalls } from './marks/mark.ts';
import { adminSearchCalls } from './moderation/admin-search.ts';
import { moderationCalls } from './moderation/calls.ts';
import { statementCalls } from './moderation/statement.ts';
import { placeCalls } from './places/place.ts';
import { notificationCalls } from './notifications/notification-settings.ts';
import { pushCalls } from './notifications/push.ts';
import { rentSplitCalls } from './rent-splits/calls.ts';
import { replyTemplateCalls } from './reply-templates/calls.ts';
import { savedSearchCalls } from './saved-searches/saved-search.ts';
import { newsCalls } from './news/news.ts';
import { offerCalls } from './offers/calls.ts';
import { outcomeCalls } from './outcomes/calls.ts';
import { foundingCalls } from './wanted/founding.ts';
import { groupWantedCalls } from './wanted/group-page.ts';
import { wantedInvitationCalls } from './wanted/invitations.ts';
import { wantedCalls } from './wanted/wanted.ts';

/**
 * All calls of the API, each declared beside its shapes. The server binds and validates by them. For
 * the browser `npm run build` writes their methods and paths to endpoints.gen.ts, and to
 * call-files.gen.ts how to load the calls of one file, to check answers.
 */
export const calls = {
  ...authCalls,
  ...listingSearchCalls,
  ...listingMapCalls,
  ...listingCalls,
  ...listingFormCalls,
  ...chosenListingCalls,
  ...ledgerCalls,
  ...organizationCalls,
  ...ownListingCalls,
  ...householdCalls,
  ...groupCalls,
  ...groupMatrixCalls,
  ...sharedListingCalls,
  ...listingImageCalls,
  ...placeCalls,
  ...userCalls,
  ...accountCalls,
  ...questionnaireCalls,
  ...profilePhotoCalls,
  ...markCalls,
  ...chosenUserCalls,
  ...notificationCalls,
  ...pushCalls,
  ...savedSearchCalls,
  ...newsCalls,
  ...statementCalls,
  ...matchingCalls,
  ...wantedCalls,
  ...groupWantedCalls,
  ...wantedInvitationCalls,
  ...foundingCalls,
  ...inquiryCalls,
  ...applicantCalls,
  ...declineCalls,
  ...agreementCalls,
  ...rentSplitCalls,
  ...viewingCalls,
  ...secretLinkCalls,
  ...replyTemplateCalls,
  ...offerCalls,
  ...outcomeCalls,
  ...safetyCalls,
  ...liveCalls,
  ...embedCalls,
  ...embedCountCalls,
  ...importCalls,
  ...externalListingCalls,
  ...moderationCalls,
  ...adminSearchCalls,
  ...auditCalls,
  ...overviewCalls,
} as const satisfies Record<EndpointId, Call>;

type Calls = typeof calls;
type CallSchema<Id extends EndpointId, Part extends keyof Call> = Calls[Id] extends {
  [P in Part]: infer S extends Type;
}
  ? S
  : never;
type SchemaOutput<S> = [S] extends [never] ? undefined : S extends Type ? S['infer'] : never;

export type Params<Id extends EndpointId> = SchemaOutput<CallSchema<Id, 'params'>>;
export type Query<Id extends EndpointId> = SchemaOutput<CallSchema<Id, 'query'>>;
export type Body<Id extends EndpointId> = SchemaOutput<CallSchema<Id, 'body'>>;
/** The answer of a call; undefined for 204. */
export type Answer<Id extends EndpointId> = SchemaOutput<CallSchema<Id, 'answer'>>;
