import type { Context } from 'hono';
import { findMessageCode } from '#contract/field-messages.ts';
import {
  problemStatus,
  type FieldProblem,
  type Problem,
  type ProblemCode,
} from '#contract/problem.ts';
import { findRefusalCode } from '#contract/refusals.ts';

const titles: Record<ProblemCode, string> = {
  malformed_request: 'The request could not be read',
  unauthorized: 'Sign in first',
  forbidden: 'That is not yours to change',
  account_suspended: 'This account is suspended',
  profile_incomplete: 'Your profile comes first',
  not_found: 'Not Found',
  conflict: 'That no longer fits what is stored',
  upload_missing: 'The file has not arrived yet',
  upload_used: 'This upload address was used already',
  too_many_images: 'That is as many photos as a room can have',
  too_many_listings: 'That is as many rooms as one person can offer',
  too_many_marks: 'That is as many as one person can mark',
  too_many_saved_searches: 'That is as many as one person can save',
  too_many_reply_templates: 'That is as many as one person can save',
  too_many_groups: 'That is as many groups as one person can be in',
  too_many_group_listings: 'That is as many rooms as one group can consider',
  group_full: 'That is as many as one group can have',
  household_full: 'That is as many as one household can have',
  too_many_rules: 'That is as many as one agreement can have',
  members_changed: 'The group has changed',
  inquiry_open: 'You have written already',
  transition_refused: 'That is not possible any more',
  offer_open: 'You have offered the room already',
  no_free_place: 'No place is free any more',
  inquiry_closed: 'This inquiry is closed',
  awaiting_answer: 'Wait for an answer',
  no_location: 'This room has no place on the map',
  slots_overlap: 'You have another viewing then',
  too_many_slots: 'That is as many times as one person can offer',
  slot_unavailable: 'This time is taken',
  own_target: 'That is your own',
  no_owner: 'Nobody here can answer',
  cannot_write: 'You cannot write to this person',
  out_of_order: 'Another step comes first',
  import_running: 'An import of this source is under way',
  page_outdated: 'This page is of another version',
  gone: 'That was deleted',
  upload_expired: 'This upload address has expired',
  body_too_large: 'The request is too large',
  changed_meanwhile: 'This was changed meanwhile',
  unsupported_media_type: 'Send JSON',
  validation_failed: 'Some values need another look',
  key_reused: 'This key belongs to another request',
  image_refused: 'This photo cannot be used',
  import_refused: 'This file cannot be imported',
  rate_limited: 'Too many requests',
  internal_error: 'Something went wrong!',
  not_implemented: 'Not built yet',
  sign_in_unavailable: 'The sign-in service does not answer',
  unavailable: 'Back in a moment',
  took_too_long: 'That took too long',
  disk_full: 'There is no room to save that',
};

interface Details {
  detail?: string;
  errors?: FieldProblem[];
  retryAfterSeconds?: number;
  current?: unknown;
  version?: string;
}

/** Thrown anywhere below a route; becomes the problem answer. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly errors: FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;
  /** The ETag of `current`. */
  readonly version: string | undefined;
  constructor(code: ProblemCode, more: Details = {}) {
    super(more.detail ?? titles[code]);
    this.code = code;
    this.detail = more.detail;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.current = more.current;
    this.version = more.version;
  }
}

/** Names the message, so that screens can say it in their language. */
const withCode = (problem: FieldProblem): FieldProblem => ({
  ...problem,
  ...findMessageCode(problem.message),
});

/** The `application/problem+json` answer of an error. */
export function answerProblem(c: Context, error: ProblemError): Response {
  const status = problemStatus[error.code];
  const coded = error.detail === undefined ? null : findRefusalCode(error.detail);
  const problem: Problem = {
    type: `/api/reference#problem-${error.code}`,
    title: titles[error.code],
    status,
    code: error.code,
    ...(error.detail !== undefined && { detail: error.detail }),
    ...(coded && { detail_code: coded.code, detail_params: coded.params }),
    ...(error.errors && { errors: error.errors.map(withCode) }),
    ...(error.current !== undefined && { current: error.current }),
  };
  if (error.retryAfterSeconds !== undefined) {
    c.header('Retry-After', String(error.retryAfterSeconds));
  }
  if (error.version !== undefined) c.header('ETag', error.version);
  c.header('Cache-Control', 'no-store');
  return c.body(JSON.stringify(problem), status, { 'Content-Type': 'application/problem+json' });
}
