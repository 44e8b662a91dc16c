import { and, eq, notInArray } from 'drizzle-orm';
import type { Handlers } from '../http/endpoint.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { ProblemError } from '../http/problem.ts';

type OnboardingHandlers = Pick<Handlers, 'getOnboarding' | 'skipOnboarding'>;

/** Calls about how far a person's onboarding is. */
export function onboardingRoutes({ orm }: Database): OnboardingHandlers {
  async function statusOf(userId: number) {
    const [row] = await orm
      .select({ status: users.onboarding_status })
      .from(users)
      .where(eq(users.id, userId));
    if (!row) throw new ProblemError('unauthorized');
    return row;
  }

  return {
    getOnboarding: ({ viewer }) => statusOf(viewer.user_id),

    async skipOnboarding({ viewer }) {
      await orm
        .update(users)
        .set({ onboarding_status: 'skipped', updated_at: new Date() })
        .where(
          and(
            eq(users.id, viewer.user_id),
            notInArray(users.onboarding_status, ['completed', 'skipped']),
          ),
        );
      return statusOf(viewer.user_id);
    },
  };
}
