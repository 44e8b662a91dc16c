import type { PageLanguages } from '#contract/rendered-page.ts';
import { createAuth, type Auth } from '#src/shared/auth/auth.ts';
import { createPostLoginRedirect } from '#src/shared/storage/post-login-redirect.ts';
import { hasStoredTokens, onStoredTokenChange } from '#src/shared/storage/stored-tokens.ts';
import type { Api } from '#src/api/client.ts';
import { loadOnce } from '#src/ui/lazy-component.tsx';
import { createQueryClient } from '#src/shared/api/query-client.ts';
import { createAppRouter } from './router.ts';

/**
 * Builds the app of one browser tab; the session starts later. Code that readers never need loads
 * on demand, in chunks of its own: the API client with the first call, the auth machine with its
 * first event.
 */
export function composeBrowserApp(window: Window & typeof globalThis) {
  const queryClient = createQueryClient();
  const calls = loadOnce(async () => {
    const { composeCalls } = await import('./compose-calls.ts');
    return composeCalls(window, auth);
  });
  const api: Api = async (id, input) => (await calls()).api(id, input);
  const postLoginRedirect = createPostLoginRedirect(window.location.origin);

  const auth: Auth = createAuth({
    hasStoredSession: () => hasStoredTokens(),
    onStorageChange(listener) {
      // A page restored from the back/forward cache missed the events of other tabs. Once the
      // machine is loaded, effects.ts handles this.
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
      window.addEventListener('pageshow', onShow);
      const stop = onStoredTokenChange(window, listener);
      return () => {
        window.removeEventListener('pageshow', onShow);
        stop();
      };
    },
    async loadActor() {
      const { composeAuthActor } = await import('./compose-auth-actor.ts');
      return composeAuthActor(
        { window, router, api, queryClient, postLoginRedirect },
        await calls(),
      );
    },
  });
  const router = createAppRouter({
    api,
    queryClient,
    auth,
    postLoginRedirect,
    processes: loadOnce(async () => {
      const { composeProcesses } = await import('./compose-processes.ts');
      return composeProcesses({ api, auth, queryClient });
    }),
    siteOrigin: window.location.origin,
    ...readLanguages(window.document.documentElement),
  });
  return { api, queryClient, auth, router };
}

/** What the server wrote into the document (server/web/pages/document.ts). */
function readLanguages({ lang, dataset }: HTMLElement): PageLanguages {
  const languages = (dataset['languages'] ?? lang).split(' ');
  return { language: lang, languages } as unknown as PageLanguages;
}
