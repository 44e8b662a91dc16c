import type { QueryClient } from '@tanstack/react-query';
import type { Auth } from '#src/shared/auth/auth.ts';
import { createDrafts } from '#src/shared/storage/drafts.ts';
import { provideOnboarding } from '#src/features/profile/api/onboarding.ts';
import type { Processes } from '#src/features/profile/processes.ts';
import { removeStoredTokens } from '#src/shared/storage/stored-tokens.ts';
import type { Api } from '#src/api/client.ts';

/** Provides the machines of one tab with their ports; starts none. A lazy chunk of its own. */
export function composeProcesses({
  api,
  auth,
  queryClient,
}: {
  api: Api;
  auth: Auth;
  queryClient: QueryClient;
}): Processes {
  return {
    onboarding: provideOnboarding(api, queryClient),
    leave() {
      createDrafts().clear(auth.getSnapshot().context.userId ?? 0);
      removeStoredTokens();
      auth.send({ type: 'logout.requested' });
    },
  };
}
