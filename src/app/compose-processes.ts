import type { QueryClient } from '@tanstack/react-query';
import type { Auth } from '#src/shared/auth/auth.ts';
import { createDrafts } from '#src/shared/storage/drafts.ts';
import { provideOnboarding } from '#src/features/profile/api/onboarding.ts';
import type { Processes } from '#src/features/profile/processes.ts';
import { removeStoredTokens } from '#src/shared/storage/stored-tokens.ts';
import type { Api } from '#src/api/client.ts';

/** Provides the onboarding machine with its ports, and how a deleted account leaves this browser. A lazy chunk. */
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
    forgetDeletedAccount() {
      createDrafts().clear(auth.getSnapshot().context.userId ?? 0);
      removeStoredTokens();
      auth.send({ type: 'logout.requested' });
    },
  };
}
