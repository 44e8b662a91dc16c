import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthContext } from '#src/shared/auth/auth-context.ts';
import { ApiContext } from '#src/api/api-context.ts';
import type { RouterContext } from '#src/routes/-router-context.ts';

/** What every component may ask for: server data, the API, the session. */
export function Providers({
  context: { api, auth, queryClient },
  children,
}: {
  context: Pick<RouterContext, 'api' | 'auth' | 'queryClient'>;
  children: ReactNode;
}) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <AuthContext value={auth}>{children}</AuthContext>
      </ApiContext>
    </QueryClientProvider>
  );
}
