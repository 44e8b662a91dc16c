// Every key of the app in local and session storage. Sessions end and drafts are lost when one
// changes. src/app/offline/offline-page.ts and src/boot.ts, which import nothing, repeat theirs.

// Local storage, which all tabs share.
export const accessTokenKey = 'access_token';
export const refreshTokenKey = 'refresh_token';
export const visitorMarksKey = 'visitor_marks';

// Local storage, followed by the id of the user.
export const keptListingsPrefix = 'kept_listings.';
export const listingDraftsPrefix = 'listing_drafts.';
export const messageDraftsPrefix = 'message_drafts.';
export const noteDraftsPrefix = 'note_drafts.';
export const seenListingsPrefix = 'seen_listings.';

// Session storage, which ends with the tab.
export const keptMapsKey = 'kept_maps';
export const languageOfferKey = 'language_offer_dismissed';
export const postLoginRedirectKey = 'post_login_redirect';
export const signInStateKey = 'oauth_state';

// Session storage, followed by the id of the user.
export const onboardingDraftsPrefix = 'onboarding_drafts.';
