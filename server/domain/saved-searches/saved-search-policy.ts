import type { Viewer } from '#platform/http/viewer.ts';
import { ProblemError } from '#platform/http/problem.ts';

/** May this user read, change or delete the saved search? Only who saved it may. */
export const canEditSavedSearch = (viewer: Viewer, search: { user_id: number }): boolean =>
  search.user_id === viewer.user_id;

/** The answer about a saved search of others: the same as about one that never was. */
export const missingSavedSearch = () =>
  new ProblemError('not_found', { detail: 'There is no such saved search' });
