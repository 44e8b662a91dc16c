import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from './current-user.ts';
import { onboardingQuery } from './onboarding.ts';

/** Skips the rest of onboarding. The guards read the cached status, so it changes before this is done. */
export function useSkipOnboarding() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('skipOnboarding', {}),
    onSuccess(onboarding) {
      queryClient.setQueryData(onboardingQuery(api).queryKey, onboarding);
      void queryClient.invalidateQueries({ queryKey: currentUserQuery(api).queryKey });
    },
  });
}
