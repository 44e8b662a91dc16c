import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { wantedPageToJoin } from '../call-targets.ts';
import { pageQuery, pageSchema } from '../primitives.ts';
import { Founding, foundingAnswers, WantedPage } from './wanted.ts';

/** Null takes an answer back. */
export const FoundingForm = type({ answer: type.enumerated(...foundingAnswers).or('null') });
export type FoundingForm = typeof FoundingForm.infer;

/** Wanted pages of those with whom I might look for a home. */
export const FoundingList = type({
  ...pageSchema(WantedPage.array()),
  /** Newest without answers, or while the server cannot compare yet. */
  sorted_by: "'fit' | 'newest'",
  has_answers: 'boolean',
  /** Have I got a page that everyone with an account sees? */
  is_ready: 'boolean',
});
export type FoundingList = typeof FoundingList.infer;

export const FoundingQuery = type({
  ...pageQuery,
  /** Those whom I answered so, the last answer first; without it those whom I have not answered. */
  'answer?': type.enumerated(...foundingAnswers),
});
export type FoundingQuery = typeof FoundingQuery.infer;

/** Calls by which strangers who look for rooms become a group. */
export const foundingCalls = defineCalls({
  listFounding: {
    route: 'GET /api/wanted-together',
    summary: 'Wanted pages near where I look, of people to look together with, by Roomie Fit',
    access: 'user',
    quota: 'searches',
    query: FoundingQuery,
    answer: FoundingList,
  },
  answerFounding: {
    route: 'PUT /api/wanted/{id}/founding',
    summary: 'Say whether I would look together with who wrote a page; a yes of both makes a group',
    access: 'user',
    needsProfile: true,
    problems: ['own_target', 'conflict', 'transition_refused', 'too_many_groups'],
    targets: [wantedPageToJoin],
    body: FoundingForm,
    answer: Founding,
  },
});
