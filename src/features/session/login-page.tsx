import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { formatNumber } from '#locales/format.ts';
import * as listing from '#locales/listing.ts';
import * as t from '#locales/session.ts';
import { isLeaving as isOnTheWay } from '#machines/auth.selectors.ts';
import { useApi } from '#src/api/api-context.ts';
import { useAuth, useAuthState, useSession } from '#src/shared/auth/auth-context.ts';
import { Button } from '#src/ui/button.tsx';
import { classes } from '#src/ui/classes.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { seekersNearQuery } from './api/seekers-near.ts';
import { loginTarget } from './login-target.ts';
import styles from './session.module.css';
import * as titles from '#locales/titles.ts';

export interface LoginPageProps {
  /** The address that the person was on the way to. */
  target: string | undefined;
  /** Called before the browser leaves for the sign-in service. */
  onLogin: () => void;
  /** What a roomie looks like. */
  RoomieExample: ComponentType;
}

/** Where people sign in, by choice or because a page asked for it, and what that page offers. */
export function LoginPage({ target: address, onLogin, RoomieExample }: LoginPageProps) {
  const target = address === undefined ? null : loginTarget(address);
  const isRoomies = target === 'roomies';
  return (
    <Page width={isRoomies ? 'xl' : 's'}>
      <div className={classes(isRoomies && styles.withExample)}>
        <div>
          <PageHeader title={target ? t.targets[target].title : titles.signIn} />
          <div className={styles.stack}>
            {target && (
              <div className={styles.lines}>
                {t.targets[target].lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            )}
            {address !== undefined && !target && (
              <Notice title={t.signInFirst}>{t.signInFirstHint}</Notice>
            )}
            <SignIn onLogin={onLogin} />
          </div>
        </div>
        {isRoomies && (
          <div className={styles.example}>
            <Suspense fallback={<Skeleton shape="panel" />}>
              <RoomieExample />
            </Suspense>
            <SeekersNear />
          </div>
        )}
        <SignInFacts />
      </div>
    </Page>
  );
}

function SignIn({ onLogin }: Pick<LoginPageProps, 'onLogin'>) {
  const auth = useAuth();
  const isSettling = useSession() === 'settling';
  const isLeaving = useAuthState(isOnTheWay);
  return (
    <>
      <Button
        wide
        busy={isLeaving || isSettling}
        busyLabel={isLeaving ? listing.takingYouToSignIn : t.oneMoment}
        onClick={() => {
          onLogin();
          auth.send({ type: 'login.requested' });
        }}
      >
        {titles.signIn}
      </Button>
      <p>{t.signInLede}</p>
    </>
  );
}

function SignInFacts() {
  return (
    <ul className={styles.facts}>
      <li>{t.signInFacts.identity}</li>
      <li>{t.signInFacts.learned}</li>
      <li>{t.signInFacts.hidden}</li>
    </ul>
  );
}

/** How many people look where this tab searched last; its place is kept while nothing is known. */
function SeekersNear() {
  const { data } = useQuery(seekersNearQuery(useApi()));
  return (
    <p className={styles.near}>
      {data &&
        isolate(t.seekersNear({ total: formatNumber(data.count), place: data.name }), data.name)}
    </p>
  );
}
