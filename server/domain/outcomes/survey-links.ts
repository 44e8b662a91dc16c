import type { Sql } from '#platform/database/sql.ts';
import { createSignedIds } from '#platform/keys/signed-ids.ts';

export interface SurveyLinks {
  /** The path of the page that answers this survey, for the one person who is asked. */
  pathFor(surveyId: number): Promise<string>;
  /** The survey of a token; null when it is not one of ours. */
  read(token: string): Promise<number | null>;
}

/** Creates the signed links to surveys. Nothing is stored for them, so nothing of them can leak. */
export function createSurveyLinks(sql: Sql): SurveyLinks {
  const ids = createSignedIds(sql, 'outcome');
  return {
    pathFor: async (surveyId) => `/outcomes?token=${await ids.sign(surveyId)}`,
    read: (token) => ids.read(token),
  };
}
