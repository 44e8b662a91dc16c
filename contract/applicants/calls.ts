import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { householdListing, inquiryToVoteOn } from '../call-targets.ts';
import { InquiryStatus, OtherUser } from '../inquiries/calls.ts';
import { LastMessage } from '../inquiries/message.ts';
import { FitSummary } from '../matching/fit.ts';
import { day, id, instant, pageQuery, pageSchema, textUpTo } from '../primitives.ts';
import { listingStatuses } from '../vocabulary.ts';
import { HeldDecline, OtherApplicants } from './declines.ts';
import { applicantStages } from './stages.ts';
import { voteNoteMax, votes } from './votes.ts';

const ApplicantStage = type.enumerated(...applicantStages);

/** What one of a household thinks of an applicant, and why. The applicant never gets it. */
export const ApplicantVote = type({
  user: { id, first_name: 'string', profile_picture_url: 'string | null' },
  vote: type.enumerated(...votes),
  /** Empty without one. */
  note: 'string',
  is_mine: 'boolean',
});
export type ApplicantVote = typeof ApplicantVote.infer;

/** Null takes the vote back, and its note with it. */
export const VoteForm = type({
  vote: type.enumerated(...votes).or('null'),
  note: textUpTo(voteNoteMax),
});
export type VoteForm = typeof VoteForm.infer;

/** Someone who wrote about a listing, as its household sees them. */
export const Applicant = type({
  inquiry_id: id,
  stage: ApplicantStage,
  status: InquiryStatus,
  /** The sender; of a group, the member who speaks for it. */
  user: OtherUser,
  /** Null for a person alone; an older server beside this one leaves it out. */
  'group?': type({
    /** The members who can be shown. */
    members: OtherUser.array(),
    /** Who of them is in the pair of the Roomie Fit below. */
    weakest: type({ id, first_name: 'string' }).or('null'),
  }).or('null'),
  /**
   * Their Roomie Fit with the one of the household with whom it is the lowest; of a group that of the
   * weakest pair of one of it and one of the household. Null when nobody can be compared with them.
   */
  fit: FitSummary.or('null'),
  /** The one of the household with whom it is the lowest. */
  weakest: type({ id, first_name: 'string' }).or('null'),
  /** When they would move in, and for how many months, as their profile says. */
  move_in_from: day.or('null'),
  stay_months: 'number | null',
  /** Their first message; empty when it was removed. */
  message: 'string',
  /** The newest message of either side, for the owner alone: the conversation is theirs. */
  last_message: LastMessage.or('null'),
  /** Since when they wait for an answer; null while they do not. */
  waiting_since: instant.or('null'),
  /** How many of their messages the owner has not seen; 0 for everyone else. */
  unread: 'number',
  /**
   * The votes of the household while the inquiry is open, the owner's first; empty for who wrote it,
   * and while nobody but the owner decides.
   */
  votes: ApplicantVote.array(),
  /** Who else of the household has neither opened the board since they wrote nor voted. */
  not_looked: type({ id, first_name: 'string' }).array(),
  created_at: instant,
});
export type Applicant = typeof Applicant.infer;

/** The order of applicants: the lowest fit of the household, who waits longest, or the newest first. */
export const applicantSorts = ['fit', 'waiting', 'newest'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

export const ApplicantQuery = type({
  ...pageQuery,
  'sort?': type.enumerated(...applicantSorts),
  /** If it is left out, everyone whose inquiry is open is listed. */
  'stage?': ApplicantStage,
});
export type ApplicantQuery = typeof ApplicantQuery.infer;

export const ApplicantPage = type({
  ...pageSchema(Applicant.array()),
  /** What applicants are compared with. */
  listing: {
    id,
    title: 'string',
    status: type.enumerated(...listingStatuses),
    /** The address without the house number. With the currency it tells whose law protects applicants. */
    address: 'string',
    currency: 'string',
    available_from: day.or('null'),
    available_until: day.or('null'),
    /** Whether the signed-in user is the owner: the others of the household only look. */
    is_own: 'boolean',
    /** Whether others than the owner are in the household, who decide together. */
    has_members: 'boolean',
  },
  /** How many applicants are in each stage. */
  counts: type({ '[string]': 'number' }),
  /** Declines that the owner can undo. Those inquiries are neither listed nor counted. */
  held_declines: HeldDecline.array(),
  /** Null for all but the owner. */
  others: OtherApplicants.or('null'),
});
export type ApplicantPage = typeof ApplicantPage.infer;

/** Calls about everyone who wrote about a listing. */
export const applicantCalls = defineCalls({
  listApplicants: {
    route: 'GET /api/listings/{id}/applicants',
    summary: 'Everyone who wrote about a listing in whose household I am',
    access: 'user',
    problems: ['gone'],
    targets: [householdListing],
    query: ApplicantQuery,
    answer: ApplicantPage,
  },
  lookAtApplicants: {
    route: 'PUT /api/listings/{id}/applicants/look',
    summary: 'Note that I have looked at everyone who wrote so far',
    access: 'user',
    quota: 'looks',
    problems: ['gone'],
    targets: [householdListing],
  },
  voteOnApplicant: {
    route: 'PUT /api/inquiries/{id}/vote',
    summary: 'Tell my household what I think of an applicant, or take that back',
    access: 'user',
    quota: 'votes',
    problems: ['inquiry_closed'],
    targets: [inquiryToVoteOn],
    body: VoteForm,
  },
});
