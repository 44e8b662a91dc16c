import type { PageLanguages } from '#contract/rendered-page.ts';
import { snapshotAt } from '#machines/auth.selectors.ts';
import type { Auth } from '#src/shared/auth/auth.ts';
import { createApi } from '#src/api/client.ts';
import { createQueryClient } from '#src/shared/api/query-client.ts';
import { createAppRouter } from './router.ts';

/**
 * Builds the app for one page on the server, without session and storage. The auth actor never
 * starts there, so server and browser both begin with an unknown session.
 */
export function composeServerApp(origin: string, fetchApi: typeof fetch, languages: PageLanguages) {
  const api = createApi({
    host: origin,
    fetch: fetchApi,
    bearerSource: null,
    // The answers come from this process; tests check them against the contract.
    parseAnswer: async (_, answer) => answer,
  });
  const queryClient = createQueryClient({ retries: 0 });
  const auth: Auth = {
    start: () => undefined,
    getSnapshot: () => snapshotAt('loading'),
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
    on: () => ({ unsubscribe: () => undefined }),
  };
  const postLoginRedirect = {
    remember: () => undefined,
    peek: () => null,
    take: () => '/',
  };
  const router = createAppRouter({
    api,
    queryClient,
    auth,
    postLoginRedirect,
    processes: () => Promise.reject(new Error('No process runs on the server')),
    siteOrigin: origin,
    ...languages,
  });
  return { api, queryClient, auth, router };
}
