import { type } from '../type.ts';
import { questionIds } from '../questionnaire/questions.ts';
import { FitSummary, ListingFit, listingParts } from './fit.ts';

/**
 * How well a listing suits the signed-in user, as lists of listings show it: two scores, never
 * combined into one number.
 */
export const ListingFitSummary = type({
  /** How well its terms suit me: rent, date, distance, stay and house rules. */
  listing: ListingFit.pick('score', 'known', 'of', 'rent'),
  /**
   * My Roomie Fit with those who live there: with the one of them whose Fit with me is the lowest.
   * `conflicts` above 0 marks the listing. Null when I live there myself, when none of them can be
   * compared (imported listings, blocked users), or when one side answered nothing.
   */
  household: FitSummary.or('null'),
  /**
   * In a search as a group: the Roomie Fit of the least content pair of somebody in the group and
   * somebody who lives there; null when nobody can be compared.
   */
  'group?': FitSummary.pick('score', 'conflicts').or('null'),
  /**
   * The strongest reason for this listing: a question on which we agree, or a part of the terms that
   * suits me completely. Null when there is none.
   */
  reason: type({ question: type.enumerated(...questionIds) })
    .or({ part: type.enumerated(...listingParts) })
    .or('null'),
});
export type ListingFitSummary = typeof ListingFitSummary.infer;
