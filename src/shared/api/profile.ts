import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Profile, ProfileChange } from '#contract/users/user.ts';
import { useWrite } from './use-write.ts';
import type { Api } from '#src/api/client.ts';
import { currentUserQuery, onboardingQuery } from './current-user.ts';
import { invalidateFit } from './fit.ts';
import { callVersioned, selectValue, type Versioned } from './versioned.ts';

/** The user's profile. */
export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: () => callVersioned(api, 'getProfile', {}),
    select: selectValue,
  });

/** Changes the user's profile; returns it as stored. Without a version it is changed whatever is stored. */
export const useUpdateProfile = () =>
  useWrite(
    (api, { change, version = null }: { change: ProfileChange; version?: string | null }) =>
      callVersioned(api, 'updateProfile', { body: change, ifMatch: version }),
    ({ api, queryClient }) => ({ onSuccess: (profile) => keepProfile(queryClient, api, profile) }),
  );

/** Caches the profile that a write returned, and copies the name for the header and the status for the guards. */
export function keepProfile(queryClient: QueryClient, api: Api, profile: Versioned<Profile>): void {
  const { first_name, last_name, onboarding_status: status } = profile.value;
  queryClient.setQueryData(profileQuery(api).queryKey, profile);
  queryClient.setQueryData(onboardingQuery(api).queryKey, { status });
  queryClient.setQueryData(
    currentUserQuery(api).queryKey,
    (user) => user && { ...user, first_name, last_name },
  );
  // Budget, dates and area decide how places suit the user.
  invalidateFit(queryClient);
}

/** Fetches everything of the user, to be kept as a file. */
export const useExportAccount = () => useWrite((api) => api('exportAccount', {}));

/** Deletes the user's account with everything of it; all their sessions end. */
export const useDeleteAccount = () => useWrite((api) => api('deleteAccount', {}));
