import type { QueryClient } from '@tanstack/react-query';
import { isSettling, isSignedIn } from '#machines/auth.selectors.ts';
import { until, type Auth } from '#src/shared/auth/auth.ts';
import { createKeptListings, maxKept } from '#src/shared/storage/kept-listings.ts';
import type { Api } from '#src/api/client.ts';
import { summarizeListing } from '#src/shared/listings/listing-labels.ts';
import { marksKey } from '#src/shared/marks/mark-target.ts';
import { marksQuery } from '#src/shared/marks/marks-query.ts';
import { chosenListingsQuery } from './api/chosen.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';

interface Dependencies {
  auth: Pick<Auth, 'getSnapshot' | 'subscribe'>;
  api: Api;
  queryClient: QueryClient;
}

/** Hearts are often pressed several at a time. */
const settleMs = 2000;

/** Keeps the newest favorites for the offline page, now and whenever they change in this tab. */
export function keepFavorites(deps: Dependencies): void {
  const keep = () => void keepOnce(deps).catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  deps.queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== marksKey[0]) return;
    clearTimeout(timer);
    timer = setTimeout(keep, settleMs);
  });
  keep();
}

async function keepOnce({ auth, api, queryClient }: Dependencies): Promise<void> {
  const session = await until(auth, (snapshot) => !isSettling(snapshot));
  const whose = () => queryClient.getQueryData(currentUserQuery(api).queryKey)?.id ?? null;
  const owner = isSignedIn(session) ? 'signedIn' : 'signedOut';
  const user =
    owner === 'signedIn' ? await queryClient.ensureQueryData(currentUserQuery(api)) : null;
  if (owner === 'signedIn' && !user) return;
  const userId = user?.id ?? null;
  const marks = await queryClient.ensureQueryData(marksQuery(api, owner));
  const ids = marks.listings.favorite.slice(0, maxKept);
  const store = createKeptListings();
  const kept = store.read(userId, 'favorites');
  // A rent of weeks ago, or a text that its reader does not understand, would mislead.
  const cacheVersion = `${document.documentElement.lang} ${new Date().toISOString().slice(0, 10)}`;
  const isKept = (id: number, nth: number) =>
    id === kept[nth]?.id && kept[nth].as_of === cacheVersion;
  if (ids.length === kept.length && ids.every(isKept)) return;
  const chosen = ids.length > 0 ? await queryClient.fetchQuery(chosenListingsQuery(api, ids)) : [];
  // Somebody may have signed out while these were on their way.
  if (isSignedIn(auth.getSnapshot()) !== isSignedIn(session) || whose() !== userId) return;
  store.setFavorites(
    userId,
    chosen.map(({ id, listing }) => ({
      id,
      title: listing?.title ?? '',
      summary: listing ? summarizeListing(listing) : '',
      as_of: cacheVersion,
    })),
  );
}
