import { ProblemError } from '#platform/http/problem.ts';

/** What is thrown about a source that is not there. */
export const noSuchSource = () =>
  new ProblemError('not_found', { detail: 'There is no such source' });
