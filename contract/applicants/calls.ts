import { type } from '../type.ts';
import type { Call } from '../call.ts';
import { householdListing } from '../call-targets.ts';
import { InquiryStatus, OtherUser } from '../inquiries/calls.ts';
import { FitSummary } from '../matching/calls.ts';
import { byId, day, id, instant, pageQuery, pageSchema } from '../primitives.ts';
import { listingStatuses } from '../vocabulary.ts';
import { applicantStages } from './stages.ts';

const ApplicantStage = type.enumerated(...applicantStages);

/** Someone who wrote about a listing, as its household sees them. */
export const Applicant = type({
  inquiry_id: id,
  stage: ApplicantStage,
  status: InquiryStatus,
  user: OtherUser,
  /**
   * Their Roomie Fit with the one of the household with whom it is the lowest. Null when nobody can
   * be compared with them.
   */
  fit: FitSummary.or('null'),
  /** With whom that is. */
  weakest: type({ id, first_name: 'string' }).or('null'),
  /** When they would move in, and for how many months, as their profile says. */
  move_in_from: day.or('null'),
  stay_months: 'number | null',
  /** Their first message; empty when it was removed. */
  message: 'string',
  /** The newest message of either side, for the owner alone: the conversation is theirs. */
  last_message: type({ text: 'string', is_mine: 'boolean', created_at: instant }).or('null'),
  /** Since when they wait for an answer; null while they do not. */
  waiting_since: instant.or('null'),
  /** How many of their messages the owner has not seen; 0 for everyone else. */
  unread: 'number',
  created_at: instant,
});
export type Applicant = typeof Applicant.infer;

/** By the lowest fit of the household, by who waits longest, or the newest first. */
export const applicantSorts = ['fit', 'waiting', 'newest'] as const;

export const ApplicantQuery = type({
  ...pageQuery,
  'sort?': type.enumerated(...applicantSorts),
  /** Without one, everyone whose inquiry is open. */
  'stage?': ApplicantStage,
});
export type ApplicantSort = (typeof applicantSorts)[number];
export type ApplicantQuery = typeof ApplicantQuery.infer;

export const ApplicantPage = type({
  ...pageSchema(Applicant.array()),
  /** What applicants are compared with. */
  listing: {
    id,
    title: 'string',
    status: type.enumerated(...listingStatuses),
    available_from: day.or('null'),
    available_until: day.or('null'),
    /** Whether the signed-in user is the owner: the others of the household only look. */
    is_own: 'boolean',
  },
  /** How many applicants are in each stage. */
  counts: type({ '[string]': 'number' }),
});
export type ApplicantPage = typeof ApplicantPage.infer;

/** Calls about everyone who wrote about a listing. */
export const applicantCalls = {
  listApplicants: {
    method: 'GET',
    path: '/api/listings/{id}/applicants',
    summary: 'Everyone who wrote about a listing in whose household I am',
    access: 'user',
    problems: ['gone'],
    targets: [householdListing],
    status: 200,
    params: byId,
    query: ApplicantQuery,
    answer: ApplicantPage,
  },
} as const satisfies Record<string, Call>;
