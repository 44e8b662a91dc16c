import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Api } from '#src/api/client.ts';
import { ApiContext } from '#src/api/api-context.ts';
import { LoginPage } from '#src/features/session/login-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './-member-pending.module.css';
import { PendingChild } from './-pending-child.tsx';

/**
 * Until it is known who is there: the screen as it loads for those whom this browser remembers, the
 * way to sign in for others. The server renders both for everyone, and styles show the one.
 */
export function MemberPending() {
  const { postLoginRedirect } = useRouteContext({ from: '__root__' });
  const { href } = useLocation();
  return (
    <Unanswered>
      {/* Nothing may be typed or pressed that would be lost when the screen itself comes. */}
      <div className={styles.forMembers} inert>
        <PendingChild parent="/_member" />
      </div>
      <div className={styles.forVisitors}>
        <LoginPage
          target={href}
          RoomieExample={ExampleToCome}
          onLogin={() => postLoginRedirect.remember(href)}
        />
      </div>
    </Unanswered>
  );
}

/** The sign-in page itself, which comes in a moment, has the example. */
const ExampleToCome = () => <Skeleton shape="panel" />;

const neverAnswers: Api = () => new Promise<never>(() => undefined);

/** Screens in here load for ever: they show how they load, and ask the server for nothing. */
function Unanswered({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={neverAnswers}>{children}</ApiContext>
    </QueryClientProvider>
  );
}
