import type { FieldMessageCode } from './field-messages.ts';
import type { RefusalCode } from './refusals.ts';

/** Stable error codes, with the HTTP status of each. */
export const problemStatus = {
  malformed_request: 400,
  unauthorized: 401,
  forbidden: 403,
  /** An administrator has suspended this account. */
  account_suspended: 403,
  /** First a profile: a first name, a birth date 18 years ago or more, and onboarding behind them. */
  profile_incomplete: 403,
  not_found: 404,
  conflict: 409,
  out_of_order: 409,
  /** No file has arrived at this upload address yet. */
  upload_missing: 409,
  /** This upload address was used already. */
  upload_used: 409,
  too_many_images: 409,
  /** This person offers as many rooms as one may at the same time. */
  too_many_listings: 409,
  /** This person has as many favorites, or hid as many, as one can. */
  too_many_marks: 409,
  too_many_saved_searches: 409,
  too_many_reply_templates: 409,
  /** This person is in as many groups as one can be. */
  too_many_groups: 409,
  /** This group considers as many listings as one can. */
  too_many_group_listings: 409,
  /** As many are in this group as one can have. */
  group_full: 409,
  /** The household of this listing, with its open invitations, is as large as one may be. */
  household_full: 409,
  /** A house agreement has as many rules as one can have. */
  too_many_rules: 409,
  /** A split of a rent has to be between exactly those who are in the group. */
  members_changed: 409,
  /** An inquiry about this listing, or to this user, is open already. */
  inquiry_open: 409,
  /** The status of the inquiry does not allow this transition for this side. */
  transition_refused: 409,
  /** This applicant has an offer of the room already. */
  offer_open: 409,
  /** Every place of the listing is offered or taken. */
  no_free_place: 409,
  /** Declined, withdrawn or expired: no further messages. */
  inquiry_closed: 409,
  /** The other side did not answer the last messages: now it is their turn. */
  awaiting_answer: 409,
  /** A listing without a location has no time zone, so nobody can be told when to come. */
  no_location: 409,
  /** The user has another time for a viewing then. */
  slots_overlap: 409,
  /** More coming times for viewings than one person can offer. */
  too_many_slots: 409,
  /** This time is full or no longer offered; `current` has the next times with a free place. */
  slot_unavailable: 409,
  /** The target is the user's own listing, or the user themselves. */
  own_target: 409,
  /** An external listing has no owner here who could answer. */
  no_owner: 409,
  /** The viewer blocked the other user, or the other one is suspended or blocked the viewer. */
  cannot_write: 409,
  /** An import of this source is running. */
  import_running: 409,
  /** The page that made this call is of another version, and its contract is another. */
  page_outdated: 409,
  gone: 410,
  upload_expired: 410,
  /** Another save came in between: `current` is what is stored, ETag its version. */
  changed_meanwhile: 412,
  body_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  /** An earlier request with other content used this Idempotency-Key. */
  key_reused: 422,
  /** The file is not an image we can show; `detail` says why. */
  image_refused: 422,
  /** The import file cannot be read or fetched; `detail` says why. */
  import_refused: 422,
  rate_limited: 429,
  internal_error: 500,
  not_implemented: 501,
  sign_in_unavailable: 502,
  unavailable: 503,
  /** A statement ran, or waited for others, for longer than anyone should wait. */
  took_too_long: 503,
  /** The disk of the server or of its database has no room for what should be saved. */
  disk_full: 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export interface FieldProblem {
  /** Dotted path of the field, empty for the whole. */
  path: string;
  message: string;
  /** Names the message for those who translate it, with what stands in it. */
  code?: FieldMessageCode;
  params?: Record<string, string>;
}

/** RFC 9457 `application/problem+json`, with a stable `code` and field messages. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail?: string;
  /** Names the detail for those who translate it, with what stands in it. */
  detail_code?: RefusalCode;
  detail_params?: Record<string, string>;
  errors?: FieldProblem[];
  /**
   * What is stored, as a read would answer it; with `changed_meanwhile`, and as free times with
   * `slot_unavailable`.
   */
  current?: unknown;
}
