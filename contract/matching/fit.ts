import { type } from 'arktype';
import { id } from '../primitives.ts';
import { importances, questionIds } from '../questionnaire/questions.ts';
import { Habits, Preferences } from '../questionnaire/habits.ts';

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
  /** Questions on which both are content, the most important first; at most three. */
  reasons: QuestionId.array(),
});
export type FitSummary = typeof FitSummary.infer;

const Answer = type('string').or({ from: 'string', until: 'string' });
const Wanted = type('string[]').or({ from: 'string', until: 'string' });

/**
 * One shared question from both sides. Of the other person it holds their answer, which the line is
 * about, and what they accept only where it costs points or is a conflict; never how much anything
 * matters to them.
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

export const placeParts = ['budget', 'dates', 'distance', 'stay', 'house_rules'] as const;
export type PlacePart = (typeof placeParts)[number];

const PlaceLine = type({
  part: type.enumerated(...placeParts),
  points: count,
  /** How well it suits me, in percent. */
  satisfaction: score,
  /**
   * How far off: currency units a month above my budget, days after my date, kilometres, months of
   * stay missing, rules against my habits. 0 when it suits.
   */
  off_by: 'number >= 0',
});
export type PlaceLine = typeof PlaceLine.infer;

/** How a room suits me; apart from how its people do. */
export const PlaceFit = type({
  score: type(score).or('null'),
  /** How many of the parts both sides told us. */
  known: count,
  of: count,
  ledger: PlaceLine.array(),
});
export type PlaceFit = typeof PlaceFit.infer;

/** GET /api/listings/{id}/fit: two numbers, never mixed. */
export const ListingFit = type({
  place: PlaceFit,
  /** With who posted the room; null for rooms from outside, and for one's own. */
  person: FitSummary.or('null'),
});
export type ListingFit = typeof ListingFit.infer;

/** A change not saved yet: what is given replaces all stored habits or preferences. */
export const FitPreviewRequest = type({
  'habits?': Habits,
  'preferences?': Preferences,
});
export type FitPreviewRequest = typeof FitPreviewRequest.infer;

/** Place in my list, from 1; null beyond the first {@link limits.fit.top}. */
const rank = type('number.integer >= 1').or('null');

/** What the change would do. A match is a score of at least {@link limits.fit.match} without conflict. */
export const FitPreview = type({
  matches_before: count,
  matches_after: count,
  /** People in the first places before or after whose score or place changes, best after first. */
  changes: type({
    user: { id, first_name: 'string', profile_picture_url: 'string | null' },
    score_before: base.score,
    score_after: base.score,
    rank_before: rank,
    rank_after: rank,
  }).array(),
});
export type FitPreview = typeof FitPreview.infer;
