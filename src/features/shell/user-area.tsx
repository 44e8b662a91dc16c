import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isLeaving as isOnTheWay } from '#machines/auth.selectors.ts';
import { useAuth, useAuthState, useSession } from '#src/shared/auth/auth-context.ts';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import * as titles from '#locales/titles.ts';

const AccountMenu = lazyComponent(() => import('./account-menu.tsx'), 'AccountMenu');

/** The end of the bar: nothing until it is known who is here, then "Sign in" or the account menu. */
export function UserArea({ onLogin }: { onLogin: () => void }) {
  const auth = useAuth();
  const session = useSession();
  const isLeaving = useAuthState(
    (snapshot) => isOnTheWay(snapshot) || snapshot.matches('signingOut'),
  );
  const user = useQuery({ ...currentUserQuery(useApi()), enabled: session === 'signedIn' }).data;

  if (session === 'signedIn')
    return user ? (
      <Suspense>
        <AccountMenu user={user} />
      </Suspense>
    ) : null;
  if (session === 'settling') return null;
  const startLogin = () => {
    onLogin();
    auth.send({ type: 'login.requested' });
  };
  return (
    <Button size="s" busy={isLeaving} onClick={startLogin}>
      {titles.signIn}
    </Button>
  );
}
