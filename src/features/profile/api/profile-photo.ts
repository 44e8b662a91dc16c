import type { QueryClient } from '@tanstack/react-query';
import { useWrite } from '#src/shared/api/use-write.ts';
import type { Api } from '#src/api/client.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { listingsKey } from '#src/shared/api/listings.ts';
import { profileQuery } from '#src/shared/api/profile.ts';

/** Puts the user's new photo, or none, into the query cache; their listings show it too. */
export function updatePhoto(queryClient: QueryClient, api: Api, url: string | null): void {
  const photo = { profile_picture_url: url };
  queryClient.setQueryData(currentUserQuery(api).queryKey, (user) => user && { ...user, ...photo });
  queryClient.setQueryData(
    profileQuery(api).queryKey,
    (cached) => cached && { ...cached, value: { ...cached.value, ...photo } },
  );
  void queryClient.invalidateQueries({ queryKey: listingsKey });
}

/** Removes the user's profile photo. */
export const useRemovePhoto = () =>
  useWrite(
    (api) => api('removePhoto', {}),
    ({ api, queryClient }) => ({ onSuccess: () => updatePhoto(queryClient, api, null) }),
  );
