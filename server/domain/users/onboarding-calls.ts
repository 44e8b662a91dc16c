import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema/users.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readHabits, readPreferences, saveHabits, savePreferences } from './answers.ts';
import { changePerson, moveStatus } from './user-json.ts';

type OnboardingHandlers = Pick<
  Handlers,
  | 'getOnboarding'
  | 'skipOnboarding'
  | 'getHabits'
  | 'saveHabits'
  | 'getPreferences'
  | 'savePreferences'
>;

/** Calls about how far a person's onboarding is, and the answers that move it. */
export function onboardingCalls({ database }: { database: Database }): OnboardingHandlers {
  const { orm } = database;
  return {
    async getOnboarding({ viewer }) {
      const [row] = await orm
        .select({ status: users.onboarding_status })
        .from(users)
        .where(eq(users.id, viewer.user_id));
      if (!row) throw new ProblemError('unauthorized');
      return row;
    },

    async skipOnboarding({ viewer: { user_id } }) {
      const status = await changePerson(database, user_id, (transaction) =>
        moveStatus(transaction, user_id, { type: 'onboarding.skipped' }),
      );
      return { status };
    },

    getHabits: ({ viewer }) => readHabits(orm, viewer.user_id),

    async saveHabits({ viewer, body }) {
      return { status: await saveHabits(database, viewer.user_id, body) };
    },

    getPreferences: ({ viewer }) => readPreferences(orm, viewer.user_id),

    async savePreferences({ viewer, body }) {
      return { status: await savePreferences(database, viewer.user_id, body) };
    },
  };
}
