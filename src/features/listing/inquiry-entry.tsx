import { Suspense, type ReactNode } from 'react';
import { isLeaving as isOnTheWay } from '#machines/auth.selectors.ts';
import { useAuth, useAuthState, useSession } from '#src/actors/auth-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface InquiryEntryProps {
  name: string;
  onLogin: () => void;
  children: ReactNode;
}

/** Where a message to the owner is written. Visitors sign in first and come back here. */
export function InquiryEntry({ name, onLogin, children }: InquiryEntryProps) {
  const auth = useAuth();
  const session = useSession();
  const isLeaving = useAuthState(isOnTheWay);
  const loading = <Skeleton shape="button" />;
  if (session === 'settling') return loading;
  if (session === 'signedIn') return <Suspense fallback={loading}>{children}</Suspense>;
  return (
    <Button
      wide
      busy={isLeaving}
      busyLabel="Taking you to the sign-in page…"
      onClick={() => {
        onLogin();
        auth.send({ type: 'login.requested' });
      }}
    >
      <span>
        Sign in to write{name && ' to '}
        <bdi>{name}</bdi>
      </span>
    </Button>
  );
}
