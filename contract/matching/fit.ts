import { type } from 'arktype';
import { id } from '../primitives.ts';
import { importances, questionIds } from '../questionnaire/questions.ts';
import { Habits, Preferences } from '../questionnaire/calls.ts';

const QuestionId = type.enumerated(...questionIds);
const count = 'number.integer >= 0';
const score = `0 <= number.integer <= 100`;

const base = {
  /** Whole, 0 to 100; null when too few answers are shared or nothing matters to one of the two. */
  score: type(score).or('null'),
  /** How many questions both answered. */
  shared: count,
  /** How many questions there are. */
  of: count,
} as const;

/** A score as lists show it. */
export const FitSummary = type({
  ...base,
  /** How many questions are a dealbreaker for one of the two. */
  conflicts: count,
  /** Questions where both accept the other's answer, the most important first; at most three. */
  reasons: QuestionId.array(),
});
export type FitSummary = typeof FitSummary.infer;

const Answer = type('string').or({ from: 'string', until: 'string' });
const Wanted = type('string[]').or({ from: 'string', until: 'string' });

/**
 * One question that both answered. Of the other user it holds the answer, and what they accept only
 * where that costs points or is a conflict; never how much anything matters to them.
 */
export const FitLine = type({
  question: QuestionId,
  /** Whole points lost here; those of a ledger add up to 100 - score. */
  points: count,
  mine: {
    answer: Answer,
    wanted: Wanted,
    importance: type.enumerated(...importances),
    /** How well their answer suits me, in percent. */
    satisfaction: score,
  },
  theirs: {
    answer: Answer,
    wanted: Wanted.or('null'),
    /** How well my answer suits them, in percent. */
    satisfaction: score,
  },
  /** Whose dealbreaker this breaks. */
  conflict: "'mine' | 'theirs' | 'both' | null",
});
export type FitLine = typeof FitLine.infer;

/** GET /api/users/{id}/fit: the score with everything it is made of. */
export const Fit = type({
  ...base,
  /** By how many questions are shared: under 6, under 9, or more. */
  confidence: "'none' | 'low' | 'medium' | 'high'",
  /** Every shared question, in the order they are asked; without points when there is no score. */
  ledger: FitLine.array(),
  conflicts: QuestionId.array(),
  reasons: QuestionId.array(),
});
export type Fit = typeof Fit.infer;

export const listingParts = ['budget', 'dates', 'distance', 'stay', 'house_rules'] as const;
export type ListingPart = (typeof listingParts)[number];

const ListingFitLine = type({
  part: type.enumerated(...listingParts),
  points: count,
  /** How well it suits me, in percent. */
  satisfaction: score,
  /**
   * How far off: currency units a month above my budget, days after my date, kilometres, months of
   * stay missing, rules against my habits. 0 when it suits.
   */
  off_by: 'number >= 0',
});
export type ListingFitLine = typeof ListingFitLine.infer;

/** How well a listing's terms fit me; how well its owner does is a score of its own. */
export const ListingFit = type({
  score: type(score).or('null'),
  /** How many of the parts both sides gave. */
  known: count,
  of: count,
  ledger: ListingFitLine.array(),
});
export type ListingFit = typeof ListingFit.infer;

/** GET /api/listings/{id}/fit: two scores, never combined. */
export const FitWithListing = type({
  listing: ListingFit,
  /** Null for listings from outside, and for my own. */
  owner: FitSummary.or('null'),
});
export type FitWithListing = typeof FitWithListing.infer;

/** Unsaved answers: what is given replaces all stored habits or preferences. */
export const FitPreviewRequest = type({
  'habits?': Habits,
  'preferences?': Preferences,
});
export type FitPreviewRequest = typeof FitPreviewRequest.infer;

/** Rank in my list, from 1; null beyond the first {@link limits.fit.top}. */
const rank = type('number.integer >= 1').or('null');

/** What the change would do. A match is a score of at least {@link limits.fit.match} without conflict. */
export const FitPreview = type({
  matches_before: count,
  matches_after: count,
  /** Users in the first ranks before or after whose score or rank changes, best after first. */
  changes: type({
    user: { id, first_name: 'string', profile_picture_url: 'string | null' },
    score_before: base.score,
    score_after: base.score,
    rank_before: rank,
    rank_after: rank,
  }).array(),
});
export type FitPreview = typeof FitPreview.infer;
