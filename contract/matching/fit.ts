import { type } from '../type.ts';
import { day } from '../primitives.ts';
import { importances, questionIds } from '../questionnaire/questions.ts';
import { houseRules } from '../vocabulary.ts';

const QuestionId = type.enumerated(...questionIds);
export const count = 'number.integer >= 0';
const score = `0 <= number.integer <= 100`;

export const fitBase = {
  /**
   * A whole number, 0 to 100; null with too few shared answers, or when none matters to one of the
   * two.
   */
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
  /**
   * Questions where both accept the other's answer, the most important first; at most three. Of
   * those that matter to neither, only what both answered alike.
   */
  reasons: QuestionId.array(),
});
export type FitSummary = typeof FitSummary.infer;

const Answer = type('string').or({ from: 'string', until: 'string' });
const Wanted = type('string[]').or({ from: 'string', until: 'string' });

/**
 * One question that both answered. It has the other user's answer, and what they accept only where
 * that costs points or is a conflict. It never has how important the question is to them.
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
  /** The one whose dealbreaker this breaks. */
  conflict: "'mine' | 'theirs' | 'both' | null",
});
export type FitLine = typeof FitLine.infer;

/** GET /api/users/{id}/fit: the score with its explanation. */
export const Fit = type({
  ...fitBase,
  /** Depends on the number of shared questions: under 6, under 9, or more. */
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
   * How far off it is: units of my budget's currency per month above it, days after my date, kilometers,
   * months that my stay is too short (below 0: too long), or rules that my habits break. 0 when it
   * suits.
   */
  off_by: 'number',
  /** The house rules that my habits break; empty for the other parts. */
  broken_rules: type.enumerated(...houseRules).array(),
});
export type ListingFitLine = typeof ListingFitLine.infer;

/** How well a listing's terms fit me. Its owner has a separate score. */
export const ListingFit = type({
  score: type(score).or('null'),
  /** How many parts both sides stated. */
  known: count,
  of: count,
  ledger: ListingFitLine.array(),
  /** How the rent was compared with my budget; null when I have none. */
  rent: type({
    /** The currency of my budget. */
    currency: 'string',
    /** False when the rent is in another currency without an exchange rate: no line says a budget. */
    compared: 'boolean',
    /** The day of the exchange rate that was used; null in the same currency. */
    rates_day: day.or('null'),
  }).or('null'),
});
export type ListingFit = typeof ListingFit.infer;
