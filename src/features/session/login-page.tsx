import { isLeaving as isOnTheWay } from '#machines/auth.selectors.ts';
import { useAuth, useAuthState, useSession } from '#src/actors/auth-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader, Panel } from '#src/ui/page-layout.tsx';
import styles from './session.module.css';

export interface LoginPageProps {
  /** The person was on the way to another page. */
  hasTarget: boolean;
  /** Called before the browser leaves for the sign-in service. */
  onLogin: () => void;
}

/** Where people sign in, by choice or because a page asked for it. */
export function LoginPage({ hasTarget, onLogin }: LoginPageProps) {
  const auth = useAuth();
  const isSettling = useSession() === 'settling';
  const isLeaving = useAuthState(isOnTheWay);
  return (
    <Page width="s">
      <PageHeader title="Sign in" lede="New here? The same button makes your account." />
      <div className={styles.stack}>
        {hasTarget && (
          <Notice title="Sign in to see that page">You continue right where you were going.</Notice>
        )}
        <Panel>
          <div className={styles.stack}>
            <Button
              wide
              busy={isLeaving || isSettling}
              busyLabel={isLeaving ? 'Taking you to the sign-in page…' : 'One moment…'}
              onClick={() => {
                onLogin();
                auth.send({ type: 'login.requested' });
              }}
            >
              Sign in
            </Button>
            <ul className={styles.facts}>
              <li>You confirm who you are at our sign-in service and come straight back.</li>
              <li>We learn your name and e-mail address from it, nothing else.</li>
              <li>Others never see your e-mail address.</li>
            </ul>
          </div>
        </Panel>
      </div>
    </Page>
  );
}
