import { type } from 'arktype';
import { importances, questionIds } from '../questionnaire/questions.ts';

const QuestionId = type.enumerated(...questionIds);
export const count = 'number.integer >= 0';
const score = `0 <= number.integer <= 100`;

export const fitBase = {
  /** Whole, 0 to 100; null when too few answers are shared or nothing matters to one of the two. */
  score: type(score).or('null'),
  /** How many questions both answered. */
  shared: count,
  /** How many questions there are. */
  of: count,
} as const;

/** A score as lists show it. */
export const FitSummary = type({
  ...fitBase,
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
  ...fitBase,
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
