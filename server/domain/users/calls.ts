import type { userCalls } from '#contract/users/calls.ts';
import type { questionnaireCalls } from '#contract/questionnaire/calls.ts';
import type { OnboardingStatus } from '#contract/vocabulary.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { Pricing } from '#domain/money/public.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readIfMatch, versionTag } from '#platform/http/versions.ts';
import { readHabits, readPreferences, saveHabits, savePreferences } from './answers.ts';
import { advanceOnboarding, changeUser } from './change-user.ts';
import { readChosenLanguage, saveLanguage } from './language.ts';
import { changeProfile, profileVersion, readProfile, type ReadTexts } from './profile.ts';

interface Deps {
  sql: Pool;
  pricing: Pick<Pricing, 'findCurrency'>;
  readTexts: ReadTexts;
}

/** Calls about the signed-in user's profile, answers and onboarding. */
export function createUserHandlers({
  sql,
  pricing,
  readTexts,
}: Deps): CallHandlers<typeof questionnaireCalls & typeof userCalls> {
  return {
    async getProfile({ viewer, c }) {
      const profile = await readProfile(sql, viewer.user_id, pricing);
      c.header('ETag', profileVersion(profile));
      return profile;
    },

    async updateProfile({ viewer, body, c }) {
      const profile = await changeProfile(sql, viewer.user_id, body, {
        pricing,
        readTexts,
        ifMatch: readIfMatch(c),
      });
      c.header('ETag', profileVersion(profile));
      return profile;
    },

    async getLanguage({ viewer }) {
      return { language: await readChosenLanguage(sql, viewer.user_id) };
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

    async getHabits({ viewer, c }) {
      const habits = await readHabits(sql, viewer.user_id);
      c.header('ETag', versionTag(habits));
      return habits;
    },

    async saveHabits({ viewer, body, c }) {
      const saved = await saveHabits(sql, viewer.user_id, body, readIfMatch(c));
      c.header('ETag', saved.version);
      return { status: saved.status };
    },

    async getPreferences({ viewer, c }) {
      const preferences = await readPreferences(sql, viewer.user_id);
      c.header('ETag', versionTag(preferences));
      return preferences;
    },

    async savePreferences({ viewer, body, c }) {
      const saved = await savePreferences(sql, viewer.user_id, body, readIfMatch(c));
      c.header('ETag', saved.version);
      return { status: saved.status };
    },
  };
}
