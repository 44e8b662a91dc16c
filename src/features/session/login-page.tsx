import * as t from '#locales/session.ts';
import { isLeaving as isOnTheWay } from '#machines/auth.selectors.ts';
import { useAuth, useAuthState, useSession } from '#src/shared/auth/auth-context.ts';
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
      <PageHeader title={t.signIn} lede={t.signInLede} />
      <div className={styles.stack}>
        {hasTarget && <Notice title={t.signInFirst}>{t.signInFirstHint}</Notice>}
        <Panel>
          <div className={styles.stack}>
            <Button
              wide
              busy={isLeaving || isSettling}
              busyLabel={isLeaving ? t.leaving : t.oneMoment}
              onClick={() => {
                onLogin();
                auth.send({ type: 'login.requested' });
              }}
            >
              {t.signIn}
            </Button>
            <ul className={styles.facts}>
              <li>{t.signInFacts.identity}</li>
              <li>{t.signInFacts.learned}</li>
              <li>{t.signInFacts.hidden}</li>
            </ul>
          </div>
        </Panel>
      </div>
    </Page>
  );
}
