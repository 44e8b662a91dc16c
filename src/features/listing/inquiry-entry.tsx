import { Suspense, type ReactNode } from 'react';
import { isLeaving as isOnTheWay } from '#machines/auth.selectors.ts';
import * as t from '#locales/listing.ts';
import { useAuth, useAuthState, useSession } from '#src/shared/auth/auth-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface InquiryEntryProps {
  name: string;
  onLogin: () => void;
  children: ReactNode;
}

/** Where a message to the owner is written. Visitors sign in first and come back here. */
export function InquiryEntry({ name, onLogin, children }: InquiryEntryProps) {
  const session = useSession();
  const loading = <Skeleton shape="button" />;
  if (session === 'settling') return loading;
  if (session === 'signedIn') return <Suspense fallback={loading}>{children}</Suspense>;
  return (
    <SignInButton wide onLogin={onLogin}>
      <span>{name ? t.signInToWriteTo({ name: <bdi>{name}</bdi> }) : t.signInToWrite}</span>
    </SignInButton>
  );
}

interface SignInButtonProps extends Pick<InquiryEntryProps, 'onLogin' | 'children'> {
  wide?: boolean;
}

/** Leads a visitor to the sign-in page. */
export function SignInButton({ wide = false, onLogin, children }: SignInButtonProps) {
  const auth = useAuth();
  const isLeaving = useAuthState(isOnTheWay);
  return (
    <Button
      wide={wide}
      busy={isLeaving}
      busyLabel={t.takingYouToSignIn}
      onClick={() => {
        onLogin();
        auth.send({ type: 'login.requested' });
      }}
    >
      {children}
    </Button>
  );
}
