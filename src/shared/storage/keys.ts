// Every key of the app in local and session storage. Sessions end and drafts are lost when one
// changes. src/app/offline/offline-page.ts and src/boot.ts, which import nothing, repeat theirs.

// Local storage, which all tabs share.
export const accessTokenKey = 'access_token';
export const refreshTokenKey = 'refresh_token';
export const visitorMarksKey = 'visitor_marks';

// Local storage, followed by the id of the user.
export const keptListingsPrefix = 'kept_listings.';
export const seenListingsPrefix = 'seen_listings.';
export const dismissedTemplatesPrefix = 'dismissed_templates.';
export const unsavedLanguagePrefix = 'unsaved_language.';

// Session storage, which ends with the tab.
export const keptMapsKey = 'kept_maps';
export const lastPlaceKey = 'last_place';
/** A key of the previous version: see earlier-drafts.ts. */
export const earlierOnboardingPrefix = 'onboarding_drafts.';
/** Of page-versions.ts: the version of a page that lacked code. */
export const lostCodeKey = 'lost_code';
export const languageOfferKey = 'language_offer_dismissed';
export const postLoginRedirectKey = 'post_login_redirect';
/** Of page-versions.ts and src/boot.ts: the version that was loaded again. */
export const reloadedVersionKey = 'reloaded_version';
export const signInStateKey = 'oauth_state';

// Local storage: a kind of draft, this, the id of the user and what the draft is for.
export const draftsInfix = '_drafts.';
