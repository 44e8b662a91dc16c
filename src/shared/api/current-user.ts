import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { isProblem } from '#src/api/errors.ts';

const fiveMinutesMs = 5 * 60_000;

/** The signed-in user, or null. */
export const currentUserQuery = (api: Api) =>
  queryOptions({
    queryKey: ['auth', 'me'],
    queryFn: () =>
      api('getCurrentUser', {}).catch((error: unknown) => {
        if (isProblem(error, 'unauthorized')) return null;
        throw error;
      }),
    // Never cache a signed-out answer: another tab may sign in.
    staleTime: ({ state }) => (state.data === null ? 0 : fiveMinutesMs),
    retry: false,
  });

/** How far the signed-in user's onboarding is. */
export const onboardingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['onboarding'],
    queryFn: () => api('getOnboarding', {}),
    staleTime: fiveMinutesMs,
  });
