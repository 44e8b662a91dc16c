import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';

/** How far the signed-in person's onboarding is. */
export const onboardingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['onboarding'],
    queryFn: () => api('getOnboarding', {}),
    staleTime: 5 * 60_000,
  });
