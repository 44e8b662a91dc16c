/** Closed lists that browser and server share. `labels` has the texts that users read. */
export const amenities = [
  'wifi',
  'washing_machine',
  'dishwasher',
  'balcony',
  'garden',
  'lift',
  'bike_storage',
  'desk',
  'furnished',
  'air_conditioning',
  'step_free',
  'parking',
] as const;
export type Amenity = (typeof amenities)[number];

export const houseRules = [
  'no_smoking',
  'no_pets',
  'quiet_hours',
  'no_parties',
  'couples_welcome',
  'pets_welcome',
] as const;
export type HouseRule = (typeof houseRules)[number];

export const roomTypes = ['private_room', 'shared_room', 'whole_place'] as const;
export type RoomType = (typeof roomTypes)[number];

export const listingStatuses = ['active', 'paused', 'filled'] as const;
export type ListingStatus = (typeof listingStatuses)[number];
/** Statuses of a listing that still looks for somebody, so that it can be viewed and filled. */
export const unfilledStatuses: readonly string[] = ['active', 'paused'] satisfies ListingStatus[];

export const listingSorts = ['newest', 'rent', 'distance', 'fit'] as const;

/**
 * Who sees a wanted page: everyone, who is signed in, owners with a room that fits it, or nobody but
 * its author.
 */
export const wantedVisibilities = ['everyone', 'members', 'owners', 'nobody'] as const;
export type WantedVisibility = (typeof wantedVisibilities)[number];

/** The kinds of authors whose wanted pages a list has. */
export const wantedAuthors = ['people', 'groups'] as const;
export type WantedAuthors = (typeof wantedAuthors)[number];

/** The two sides of an invitation to write about a room. */
export const wantedInvitationSides = ['received', 'sent'] as const;
export type WantedInvitationSide = (typeof wantedInvitationSides)[number];

/** What became of such an invitation. */
export const wantedInvitationStatuses = ['sent', 'accepted', 'declined', 'withdrawn'] as const;
export type WantedInvitationStatus = (typeof wantedInvitationStatuses)[number];

/** Steps of onboarding; completed and skipped both mean finished. */
export const onboardingStatuses = [
  'profile',
  'habits',
  'preferences',
  'completed',
  'skipped',
] as const;
export type OnboardingStatus = (typeof onboardingStatuses)[number];

/** Why a user is here: looks for a room, offers one, or both. */
export const intents = ['looking', 'offering', 'both'] as const;
export type Intent = (typeof intents)[number];

export const inquiryStatuses = [
  'sent',
  'read',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** About a listing, or to a user. */
export const inquiryKinds = ['listing', 'user'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** The two sides of an inquiry. */
export const inquirySides = ['sender', 'recipient'] as const;
export type InquirySide = (typeof inquirySides)[number];

/** Statuses that a side may request. The server sets the others. */
export const inquiryTransitions = ['accepted', 'declined', 'withdrawn'] as const;
export type InquiryTransition = (typeof inquiryTransitions)[number];

/**
 * What became of a viewing. `expired`: nobody answered before its time, or nobody said afterwards
 * whether it took place.
 */
export const viewingStatuses = [
  'proposed',
  'countered',
  'agreed',
  'declined',
  'cancelled',
  'done',
  'missed',
  'expired',
] as const;
export type ViewingStatus = (typeof viewingStatuses)[number];

/** Statuses of a viewing on which both agreed once. */
export const agreedViewingStatuses = [
  'agreed',
  'cancelled',
  'done',
  'missed',
  'expired',
] as const satisfies ViewingStatus[];

/** Statuses of a time that one side proposed, as far as the other's answer. */
export const wishStatuses = [
  'proposed',
  'countered',
  'agreed',
  'declined',
  'cancelled',
  'expired',
] as const satisfies ViewingStatus[];

/** What a side may say about a proposed time, besides proposing another. */
export const wishAnswers = ['agreed', 'declined', 'cancelled'] as const;
export type WishAnswer = (typeof wishAnswers)[number];

/** Statuses of a viewing that a side may request. The server sets the others. */
export const viewingTransitions = ['cancelled', 'done', 'missed'] as const;
export type ViewingTransition = (typeof viewingTransitions)[number];

export const viewingModes = ['in_person', 'video'] as const;
export type ViewingMode = (typeof viewingModes)[number];

export const reportKinds = ['listing', 'user', 'inquiry', 'wanted'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = [
  'asks_for_money',
  'not_real',
  'harassment',
  'discrimination',
  'spam',
  'illegal',
  'scam',
  'mine',
  'other',
] as const;

/** Why anyone may send a notice about a listing, also without an account. */
export const noticeReasons = ['illegal', 'discrimination', 'scam', 'mine'] as const;
export type NoticeReason = (typeof noticeReasons)[number];

/**
 * Where a report comes from: a member, a visitor of a listing's page, a card on another site, or the
 * scam guard itself.
 */
export const reportSources = ['member', 'visitor', 'card', 'system'] as const;
export type ReportSource = (typeof reportSources)[number];

/** Decisions of administrators that come with a statement of reasons. */
export const statementActions = [
  'listing_hidden',
  'listing_deleted',
  'wanted_hidden',
  'user_suspended',
  'warned',
] as const;
export type StatementAction = (typeof statementActions)[number];

/** The rules that a statement can name. */
export const moderationRules = [
  'scam',
  'not_real',
  'not_theirs',
  'discrimination',
  'illegal',
  'harassment',
  'spam',
  'other',
] as const;
export type ModerationRule = (typeof moderationRules)[number];

export const appealDecisions = ['upheld', 'reversed'] as const;
export type AppealDecisionName = (typeof appealDecisions)[number];

/** The statuses of a report: `resolved` when an administrator acted on it. */
export const reportStatuses = ['open', 'resolved', 'dismissed'] as const;

/** The review statuses of an external listing. */
export const externalStatuses = ['pending', 'published', 'rejected'] as const;
export type ExternalStatus = (typeof externalStatuses)[number];

export const externalSorts = ['imported', 'title', 'rent'] as const;
export const externalOrders = ['asc', 'desc'] as const;
