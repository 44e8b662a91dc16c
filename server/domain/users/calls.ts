import type { userCalls } from '#contract/users/calls.ts';
import type { questionnaireCalls } from '#contract/questionnaire/calls.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { Pricing } from '#domain/money/public.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readHabits, readPreferences, saveHabits, savePreferences } from './answers.ts';
import { advanceOnboarding, changeUser } from './change-user.ts';
import { chosenLanguage, saveLanguage } from './language.ts';
import { changeProfile, readProfile, type ReadTexts } from './profile.ts';

interface Deps {
  sql: Pool;
  pricing: Pick<Pricing, 'findCurrency'>;
  readTexts: ReadTexts;
  /** Called after every change of what public pages show: a listing shows its owner's name. */
  onListingsChanged: () => void;
}

/** Calls about the signed-in user's profile, answers and onboarding. */
export function createUserHandlers({
  sql,
  pricing,
  readTexts,
  onListingsChanged,
}: Deps): CallHandlers<typeof questionnaireCalls & typeof userCalls> {
  return {
    getProfile: ({ viewer }) => readProfile(sql, viewer.user_id, pricing),

    async updateProfile({ viewer, body }) {
      const profile = await changeProfile(sql, viewer.user_id, body, {
        pricing,
        readTexts,
      });
      onListingsChanged();
      return profile;
    },

    async getLanguage({ viewer }) {
      return { language: await chosenLanguage(sql, viewer.user_id) };
    },

    async saveLanguage({ viewer, body: { language } }) {
      await saveLanguage(sql, viewer.user_id, language);
      return { language };
    },

    async getOnboarding({ viewer }) {
      const [row] = await sql<{ status: OnboardingStatus }[]>`
        select onboarding_status as status from users where id = ${viewer.user_id}`;
      if (!row) throw new ProblemError('unauthorized');
      return row;
    },

    async skipOnboarding({ viewer: { user_id } }) {
      const status = await changeUser(sql, user_id, (within) =>
        advanceOnboarding(within, user_id, { type: 'onboarding.skipped' }),
      );
      return { status };
    },

    getHabits: ({ viewer }) => readHabits(sql, viewer.user_id),

    async saveHabits({ viewer, body }) {
      return { status: await saveHabits(sql, viewer.user_id, body) };
    },

    getPreferences: ({ viewer }) => readPreferences(sql, viewer.user_id),

    async savePreferences({ viewer, body }) {
      return { status: await savePreferences(sql, viewer.user_id, body) };
    },
  };
}
