import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownInquiry } from '../call-targets.ts';
import { day, id, instant } from '../primitives.ts';

/** A move-in whose outcome I may tell, or agreed to tell. Nothing here says what the other does. */
export const Outcome = type({
  inquiry_id: id,
  /** Where we live. An older server does not say. */
  'listing_id?': id.or('null'),
  /** The first name of the other one. */
  other_name: 'string',
  moved_in_on: day,
  /** Since when I take part; null while I do not. */
  joined_at: instant.or('null'),
  /** Did I say that I do not want to be asked? An older server does not keep it. */
  'is_refused?': 'boolean',
  /** The last day on which I can begin to take part. */
  join_by: day,
  /** The survey that I can answer now. */
  survey: type({
    after_days: 'number.integer',
    is_answered: 'boolean',
    /** The page on which it is answered, for me alone. */
    path: 'string',
  }).or('null'),
});
export type Outcome = typeof Outcome.infer;

/** Calls about taking part in the surveys after a move-in; they are answered on a page of the server. */
export const outcomeCalls = defineCalls({
  listOutcomes: {
    route: 'GET /api/outcomes',
    summary: 'My move-ins whose outcome I tell, or can agree to tell',
    access: 'user',
    answer: type({ items: Outcome.array() }),
  },
  joinOutcome: {
    route: 'PUT /api/inquiries/{id}/outcome',
    summary: 'Agree to be asked how living together turned out',
    access: 'user',
    quota: 'outcomes',
    problems: ['transition_refused'],
    targets: [ownInquiry],
  },
  leaveOutcome: {
    route: 'DELETE /api/inquiries/{id}/outcome',
    summary: 'Do not take part, or no longer, which deletes what I answered',
    access: 'user',
    quota: 'outcomes',
    targets: [ownInquiry],
  },
});
