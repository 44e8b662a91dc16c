import { useAuth, useAuthState, useSession } from '#src/actors/auth-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Where a message to the owner is written. Visitors sign in first and come back here. */
export function InquiryPlace({ name, onLogin }: { name: string; onLogin: () => void }) {
  const auth = useAuth();
  const session = useSession();
  const isLeaving = useAuthState((snapshot) => snapshot.matches('redirecting'));
  if (session === 'settling') return <Skeleton shape="button" />;
  if (session === 'signedIn') {
    return (
      <Notice title="Messages open soon">
        Then you can write to {name || 'the owner'} right here.
      </Notice>
    );
  }
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
      Sign in to write{name && ` to ${name}`}
    </Button>
  );
}
