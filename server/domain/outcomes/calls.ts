import type { outcomeCalls } from '#contract/outcomes/calls.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { joinOutcome, leaveOutcome, listOutcomes } from './participation.ts';
import { createSurveyLinks } from './survey-links.ts';

/** Calls about taking part in the surveys after a move-in. */
export function createOutcomeHandlers({ sql }: { sql: Pool }): CallHandlers<typeof outcomeCalls> {
  const surveyLinks = createSurveyLinks(sql);
  return {
    listOutcomes: async ({ viewer }) => ({
      items: await listOutcomes(sql, surveyLinks, viewer.user_id),
    }),
    joinOutcome: ({ viewer, params }) => joinOutcome(sql, viewer, params.id),
    leaveOutcome: ({ viewer, params }) => leaveOutcome(sql, viewer, params.id),
  };
}
