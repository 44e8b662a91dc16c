import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownGroup } from '../call-targets.ts';
import { count, fitBase, FitSummary } from '../matching/fit.ts';
import { id, idInPath } from '../primitives.ts';
import { questionIds } from '../questionnaire/questions.ts';

const QuestionId = type.enumerated(...questionIds);
const hours = { from: 'string', until: 'string' } as const;
const Answer = type('string').or(hours);
const Wanted = type('string[]').or(hours);

/** Somebody in a matrix, by the id of the user. */
const MatrixUser = type({
  id,
  first_name: 'string',
  profile_picture_url: 'string | null',
  is_me: 'boolean',
  /** Whether they live in the listing, and are not in the group. */
  lives_there: 'boolean',
});
export type MatrixUser = typeof MatrixUser.infer;

const MatrixPair = type({
  one: id,
  other: id,
  /** Null when one of the two has not answered anything. */
  fit: FitSummary.or('null'),
});
export type MatrixPair = typeof MatrixPair.infer;

/** What one wish of one person would change, if they gave it up. */
const WishChange = type({
  /** The user whose wish it is, and the one whose answer they would accept. */
  user_id: id,
  other_id: id,
  question: QuestionId,
  answer: Answer,
  score_before: fitBase.score,
  score_after: fitBase.score,
  conflicts_before: count,
  conflicts_after: count,
});
export type WishChange = typeof WishChange.infer;

/**
 * How well every two of a group would live together. There is no number for the whole group: it is as
 * happy as its least happy pair.
 */
export const GroupMatrix = type({
  /** The members by when they joined, then who lives in the listing. */
  users: MatrixUser.array(),
  /** How many of the group cannot be shown: suspended, or blocked by me or blocking me. */
  left_out: count,
  /** Every two of the group, and each of the group with each who lives there; never two who live there. */
  pairs: MatrixPair.array(),
  /** The least content pair: with a conflict before all without, then with the lowest score. */
  weakest: type({ one: id, other: id }).or('null'),
  /** The one wish of somebody in the group that would help that pair most; null when none does. */
  change: WishChange.or('null'),
});
export type GroupMatrix = typeof GroupMatrix.infer;

const PairSide = type({
  answer: Answer,
  /** What they accept, where that costs points or is a conflict. */
  wanted: Wanted.or('null'),
  /** How well the answer of the other suits them, in percent. */
  satisfaction: '0 <= number.integer <= 100',
});

/** The ledger of two of a group, as every member may read it. It never says how important a question is. */
export const PairFit = type({
  ...fitBase,
  confidence: "'none' | 'low' | 'medium' | 'high'",
  ledger: type({
    question: QuestionId,
    points: count,
    one: PairSide,
    other: PairSide,
    /** The one whose dealbreaker this breaks. */
    conflict: "'one' | 'other' | 'both' | null",
  }).array(),
});
export type PairFit = typeof PairFit.infer;

/** The calls about how well the people of a group would live together; part of calls.ts. */
export const groupMatrixCalls = defineCalls({
  getGroupMatrix: {
    route: 'GET /api/groups/{id}/matrix',
    summary: 'How well every two of my group would live together, also with who lives in a listing',
    access: 'user',
    quota: 'searches',
    problems: ['not_found', 'gone'],
    targets: [ownGroup],
    query: type({ 'listing_id?': idInPath }),
    answer: GroupMatrix,
  },
  getGroupPairFit: {
    route: 'GET /api/groups/{id}/pairs/{one}/{other}',
    summary: 'The Roomie Fit of two of my group, and why',
    access: 'user',
    quota: 'profiles',
    targets: [ownGroup],
    answer: PairFit,
  },
});
