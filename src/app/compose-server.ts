import { standingAt } from '#machines/auth.selectors.ts';
import type { Auth } from '#src/actors/auth.ts';
import { createApi } from '#src/api/client.ts';
import { createQueryClient } from '#src/queries/query-client.ts';
import { createAppRouter } from './router.ts';

/**
 * Builds the app for one page on the server: nobody's session, no storage. The auth actor is
 * never started there, so both sides begin with a session that is not known yet.
 */
export function composeServerApp(origin: string, fetchApi: typeof fetch) {
  const api = createApi({
    host: origin,
    fetch: fetchApi,
    bearerSource: null,
    // Our own server's answers in our own process; tests check them against the contract.
    parseAnswer: async (_, answer) => answer,
  });
  const queryClient = createQueryClient({ retries: 0 });
  const auth: Auth = {
    start: () => undefined,
    getSnapshot: () => standingAt('loading'),
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
    on: () => ({ unsubscribe: () => undefined }),
  };
  const postLoginRedirect = { remember: () => undefined, take: () => '/' };
  const router = createAppRouter({
    api,
    queryClient,
    auth,
    postLoginRedirect,
    processes: () => Promise.reject(new Error('No process runs on the server')),
    siteOrigin: origin,
  });
  return { api, queryClient, auth, router };
}
