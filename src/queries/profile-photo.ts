import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { currentUserQuery } from './current-user.ts';
import { listingsKey } from './listings.ts';
import { profileQuery } from './profile.ts';

/** Shows a new photo of mine, or none, wherever I am shown; rooms of mine carry it as well. */
export function keepPhoto(queryClient: QueryClient, api: Api, url: string | null): void {
  const photo = { profile_picture_url: url };
  queryClient.setQueryData(currentUserQuery(api).queryKey, (user) => user && { ...user, ...photo });
  queryClient.setQueryData(profileQuery(api).queryKey, (known) => known && { ...known, ...photo });
  void queryClient.invalidateQueries({ queryKey: listingsKey });
}
