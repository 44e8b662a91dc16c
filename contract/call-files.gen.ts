// Written from contract/calls.ts by `npm run build`, and checked by a test. Do not edit.
import type { Call } from './call.ts';
import type { EndpointId } from './endpoints.gen.ts';

interface CallFile {
  ids: readonly EndpointId[];
  load: () => Promise<Readonly<Record<string, Call>>>;
}

/**
 * The files of the calls, each to be loaded by itself: to make the schemas of all calls keeps a phone
 * busy for seconds.
 */
export const callFiles: readonly CallFile[] = [
  {
    ids: ['getAgreement', 'draftAgreement', 'addAgreementRule', 'changeAgreementRule', 'removeAgreementRule', 'listAgreementChanges', 'undoAgreementChange', 'acceptAgreement', 'showAgreementAnswers', 'listAgreementVersions'],
    load: async () => (await import('./agreements/calls.ts')).agreementCalls,
  },
  {
    ids: ['listApplicants', 'lookAtApplicants', 'voteOnApplicant'],
    load: async () => (await import('./applicants/calls.ts')).applicantCalls,
  },
  {
    ids: ['holdDecline', 'notifyOthers', 'waitForContract', 'askOthersAgain', 'undoDecline'],
    load: async () => (await import('./applicants/declines.ts')).declineCalls,
  },
  {
    ids: ['startSignIn', 'finishSignIn', 'refreshSession', 'getCurrentUser', 'signOut', 'listSessions', 'endOtherSessions', 'endSession'],
    load: async () => (await import('./auth/auth.ts')).authCalls,
  },
  {
    ids: ['sendReport', 'listBlockedUsers', 'blockUser', 'unblockUser'],
    load: async () => (await import('./safety/calls.ts')).safetyCalls,
  },
  {
    ids: ['listAuditEvents'],
    load: async () => (await import('./audit/calls.ts')).auditCalls,
  },
  {
    ids: ['getOverview', 'listJobs', 'runJob', 'getVitals', 'sendVitals'],
    load: async () => (await import('./overview/calls.ts')).overviewCalls,
  },
  {
    ids: ['createEmbedPartner', 'countEmbeds', 'getEmbedCounts'],
    load: async () => (await import('./embeds/counts.ts')).embedCountCalls,
  },
  {
    ids: ['listEmbeddedCards', 'searchEmbeddedCards', 'getEmbeddedCard', 'getOEmbed'],
    load: async () => (await import('./embeds/embed.ts')).embedCalls,
  },
  {
    ids: ['listExternalListings', 'createExternalListing', 'changeExternalListings', 'deleteExternalListings', 'getExternalListing', 'changeExternalListing'],
    load: async () => (await import('./external-listings/calls.ts')).externalListingCalls,
  },
  {
    ids: ['listGroups', 'createGroup', 'getGroup', 'updateGroup', 'renewGroupInvitation', 'endGroupInvitation', 'activateGroup', 'handOverGroup', 'removeGroupMember', 'leaveGroup', 'getGroupInvitation', 'joinGroup'],
    load: async () => (await import('./groups/calls.ts')).groupCalls,
  },
  {
    ids: ['getGroupMatrix', 'getGroupPairFit'],
    load: async () => (await import('./groups/matrix.ts')).groupMatrixCalls,
  },
  {
    ids: ['listGroupListings', 'shareListing', 'unshareListing', 'voteOnListing', 'openSharedListing', 'lookAtGroupListings'],
    load: async () => (await import('./groups/shared-listings.ts')).sharedListingCalls,
  },
  {
    ids: ['updateHousehold', 'listHouseholdInvitations', 'createHouseholdInvitation', 'withdrawHouseholdInvitation', 'removeHouseholdMember', 'leaveHousehold', 'listOwnHouseholds', 'getHouseholdInvitation', 'joinHousehold', 'acceptHouseholdInvitation'],
    load: async () => (await import('./household/household.ts')).householdCalls,
  },
  {
    ids: ['requestUpload', 'registerImage', 'orderImages', 'describeImage', 'deleteImage'],
    load: async () => (await import('./images/image.ts')).listingImageCalls,
  },
  {
    ids: ['requestPhotoUpload', 'registerPhoto', 'removePhoto'],
    load: async () => (await import('./images/image.ts')).profilePhotoCalls,
  },
  {
    ids: ['listImportSources', 'createImportSource', 'getImportSource', 'updateImportSource', 'deleteImportSource', 'requestImportUpload', 'fetchImportFile', 'previewImport', 'listImports', 'startImport', 'getImport', 'cancelImport', 'resumeImport', 'listSetAsideRows'],
    load: async () => (await import('./imports/calls.ts')).importCalls,
  },
  {
    ids: ['listUsers', 'countUsersNear', 'getUser', 'getUserFit', 'previewFit', 'getListingFit'],
    load: async () => (await import('./matching/calls.ts')).matchingCalls,
  },
  {
    ids: ['getHabits', 'saveHabits', 'getPreferences', 'savePreferences'],
    load: async () => (await import('./questionnaire/calls.ts')).questionnaireCalls,
  },
  {
    ids: ['getOrganization', 'requestOrganizationCode', 'confirmOrganization', 'removeOrganization'],
    load: async () => (await import('./users/organization.ts')).organizationCalls,
  },
  {
    ids: ['deleteAccount', 'exportAccount'],
    load: async () => (await import('./account/calls.ts')).accountCalls,
  },
  {
    ids: ['getOnboarding', 'skipOnboarding', 'getLanguage', 'saveLanguage', 'getProfile', 'updateProfile'],
    load: async () => (await import('./users/calls.ts')).userCalls,
  },
  {
    ids: ['sendListingInquiry', 'listOwnInquiries', 'listReceivedInquiries', 'countInquiries', 'getListingInquiryStatus', 'getInquiry', 'updateInquiry', 'listMessages', 'sendMessage', 'markInquiryRead', 'archiveInquiry', 'sendUserInquiry', 'listOwnUserInquiries', 'listReceivedUserInquiries', 'getUserInquiryStatus', 'updateUserInquiry', 'listUserMessages', 'sendUserMessage'],
    load: async () => (await import('./inquiries/calls.ts')).inquiryCalls,
  },
  {
    ids: ['getViewingCalendar', 'renewViewingCalendar', 'endViewingCalendar', 'shareViewing', 'stopSharingViewing'],
    load: async () => (await import('./viewings/secret-links.ts')).secretLinkCalls,
  },
  {
    ids: ['offerViewingSlots', 'listViewingSlots', 'withdrawViewingSlot', 'changeViewingSlot', 'getInquiryViewings', 'agreeOnViewing', 'changeViewing', 'proposeViewing', 'answerViewingWish', 'waitForSlot', 'stopWaitingForSlot', 'confirmViewing'],
    load: async () => (await import('./viewings/viewing.ts')).viewingCalls,
  },
  {
    ids: ['createListing', 'updateListing'],
    load: async () => (await import('./listings/listing-form.ts')).listingFormCalls,
  },
  {
    ids: ['getListing', 'deleteListing'],
    load: async () => (await import('./listings/listing.ts')).listingCalls,
  },
  {
    ids: ['listListings'],
    load: async () => (await import('./listings/listing.ts')).listingSearchCalls,
  },
  {
    ids: ['getRentsNearby', 'getListingLedger', 'getUserLedger'],
    load: async () => (await import('./listings/ledger.ts')).ledgerCalls,
  },
  {
    ids: ['getListingMap', 'getListingAdvice', 'getListingChoices'],
    load: async () => (await import('./listings/listing-map.ts')).listingMapCalls,
  },
  {
    ids: ['listOwnListings', 'changeListingStatus', 'countListingView'],
    load: async () => (await import('./listings/own-listing.ts')).ownListingCalls,
  },
  {
    ids: ['watchEvents'],
    load: async () => (await import('./live-event.ts')).liveCalls,
  },
  {
    ids: ['listChosenListings'],
    load: async () => (await import('./marks/mark.ts')).chosenListingCalls,
  },
  {
    ids: ['listChosenUsers'],
    load: async () => (await import('./marks/mark.ts')).chosenUserCalls,
  },
  {
    ids: ['getMarks', 'mergeMarks', 'markListing', 'noteListing', 'unmarkListing', 'markUser', 'unmarkUser'],
    load: async () => (await import('./marks/mark.ts')).markCalls,
  },
  {
    ids: ['searchUsersAsAdmin', 'searchListingsAsAdmin', 'searchReportedMessages'],
    load: async () => (await import('./moderation/admin-search.ts')).adminSearchCalls,
  },
  {
    ids: ['listReports', 'getReport', 'readReportedMessages', 'changeReport', 'hideListing', 'showListing', 'deleteListingAsAdmin', 'hideWanted', 'showWanted', 'suspendUser', 'reinstateUser'],
    load: async () => (await import('./moderation/calls.ts')).moderationCalls,
  },
  {
    ids: ['listStatements', 'listAppeals', 'decideAppeal'],
    load: async () => (await import('./moderation/statement.ts')).statementCalls,
  },
  {
    ids: ['searchPlaces', 'listPopularPlaces', 'searchAddresses'],
    load: async () => (await import('./places/place.ts')).placeCalls,
  },
  {
    ids: ['getNotificationSettings', 'saveNotificationSettings'],
    load: async () => (await import('./notifications/notification-settings.ts')).notificationCalls,
  },
  {
    ids: ['getPush', 'savePushSubscription', 'renewPushSubscription', 'deletePushSubscription'],
    load: async () => (await import('./notifications/push.ts')).pushCalls,
  },
  {
    ids: ['listRentSplits', 'createRentSplit', 'bidOnRooms', 'deleteRentSplit'],
    load: async () => (await import('./rent-splits/calls.ts')).rentSplitCalls,
  },
  {
    ids: ['listReplyTemplates', 'createReplyTemplate', 'updateReplyTemplate', 'deleteReplyTemplate'],
    load: async () => (await import('./reply-templates/calls.ts')).replyTemplateCalls,
  },
  {
    ids: ['listSavedSearches', 'createSavedSearch', 'saveSearchForGroup', 'updateSavedSearch', 'deleteSavedSearch'],
    load: async () => (await import('./saved-searches/saved-search.ts')).savedSearchCalls,
  },
  {
    ids: ['getNews', 'dismissNews'],
    load: async () => (await import('./news/news.ts')).newsCalls,
  },
  {
    ids: ['getOffer', 'makeOffer', 'updateOffer'],
    load: async () => (await import('./offers/calls.ts')).offerCalls,
  },
  {
    ids: ['listOutcomes', 'joinOutcome', 'leaveOutcome'],
    load: async () => (await import('./outcomes/calls.ts')).outcomeCalls,
  },
  {
    ids: ['listFounding', 'answerFounding'],
    load: async () => (await import('./wanted/founding.ts')).foundingCalls,
  },
  {
    ids: ['getGroupWanted', 'saveGroupWanted', 'deleteGroupWanted'],
    load: async () => (await import('./wanted/group-page.ts')).groupWantedCalls,
  },
  {
    ids: ['inviteWanted', 'listWantedInvitations', 'answerWantedInvitation'],
    load: async () => (await import('./wanted/invitations.ts')).wantedInvitationCalls,
  },
  {
    ids: ['getOwnWanted', 'saveOwnWanted', 'confirmOwnWanted', 'deleteOwnWanted', 'listWanted', 'getWanted'],
    load: async () => (await import('./wanted/wanted.ts')).wantedCalls,
  },
];
