import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createAuthActor } from '#src/shared/auth/auth-actor.ts';
import { createIdentifyUser } from '#src/shared/auth/user-cache.ts';
import type { TokenStore } from '#src/shared/storage/token-store.ts';
import type { Api } from '#src/api/client.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';

/** A browser whose calls wait until they are answered, each with the user whose token it had. */
function createBrowser() {
  let owner: number | null = 1;
  const waiting: (() => void)[] = [];
  const api = (() => {
    const id = owner;
    return new Promise((resolve) => waiting.push(() => resolve({ id })));
  }) as unknown as Api;
  const tokens = {
    access: () =>
      owner && `x.${btoa(JSON.stringify({ sub: String(owner), exp: 1, is_admin: false }))}.x`,
    refresh: () => owner && 'x',
    isFresh: () => owner !== null,
  } as TokenStore;
  const queryClient = new QueryClient();
  return {
    ...createIdentifyUser({ tokens, api, queryClient }),
    api,
    queryClient,
    tokens,
    waiting,
    removeTokens: () => (owner = null),
    placeTokensOf: (id: number) => (owner = id),
  };
}

const { queryKey } = currentUserQuery(undefined as unknown as Api);
const ignore = () => undefined;

test.each(['with a screen that shows the user', 'without one'])(
  'who signs in while another account is being identified is identified anew, %s',
  async (how) => {
    const { identifyUser, api, queryClient, waiting, placeTokensOf } = createBrowser();
    const first = identifyUser();
    waiting.shift()?.();
    expect(await first).toEqual({ userId: 1 });
    const observer = new QueryObserver(queryClient, { ...currentUserQuery(api), enabled: false });
    if (how !== 'without one') observer.subscribe(ignore);

    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    const again = identifyUser();
    placeTokensOf(2);
    const other = identifyUser();
    for (const answer of waiting.splice(0)) answer();

    expect(await other).toEqual({ userId: 2 });
    await again.catch(ignore);
    expect(queryClient.getQueryData(queryKey)).toEqual({ id: 2 });
  },
);

test('a sign-in that fails after another tab signed out leaves nothing of the user behind', async () => {
  const { api, queryClient, tokens, waiting, removeTokens } = createBrowser();
  const auth = createAuthActor({
    tokens,
    api,
    plainApi: api,
    apiWithBearer: () => api,
    queryClient,
    locks: undefined,
    signInState: { write: ignore, take: () => null },
    onStorageChange: () => ignore,
  });
  auth.start();
  const reaches = (state: string) => vi.waitFor(() => expect(auth.getSnapshot().value).toBe(state));
  await reaches('identifying');
  waiting.shift()?.();
  await reaches('signedIn');
  expect(queryClient.getQueryData(queryKey)).toEqual({ id: 1 });

  removeTokens();
  auth.send({ type: 'login.returned', answer: { code: null, state: null, error: 'denied' } });
  await reaches('anonymous');
  expect(queryClient.getQueryData(queryKey) ?? null).toBeNull();
  auth.stop();
});
