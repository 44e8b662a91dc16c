import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import * as t from '#locales/session.ts';
import type { SignInReturn } from '#machines/auth.machine.ts';
import { useAuth, useAuthState } from '#src/shared/auth/auth-context.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ErrorView } from '#src/ui/error-view.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './session.module.css';
import * as basics from '#locales/basics.ts';

/** Hands the sign-in service's answer on, once, and shows what became of it. */
export function CallbackPage({ answer }: { answer: SignInReturn }) {
  const auth = useAuth();
  const handedOn = useRef(false);
  const [isHandedOn, setHandedOn] = useState(false);
  useEffect(() => {
    // Strict mode runs effects twice; the answer is good for one try.
    if (handedOn.current) return;
    handedOn.current = true;
    auth.send({ type: 'login.returned', answer });
    setHandedOn(true);
  }, [auth, answer]);

  const failure = useAuthState(({ context }) => context.signInFailure);
  // Anonymous without a failure: the server no longer knows whom it just let in.
  const isOver = useAuthState((snapshot) => snapshot.matches('anonymous')) && isHandedOn;
  if (!isOver) return <Waiting />;

  const { title, text } = t.signInFailures[failure ?? 'refused'];
  return (
    <Page width="m">
      <ErrorView
        title={title}
        actions={
          <>
            <Button onClick={() => auth.send({ type: 'login.requested' })}>
              {basics.tryAgain}
            </Button>
            <Link
              to="/"
              activeOptions={{ exact: true }}
              className={buttonClass({ variant: 'quiet' })}
            >
              {t.goOn}
            </Link>
          </>
        }
      >
        {text}
      </ErrorView>
    </Page>
  );
}

function Waiting() {
  return (
    <Page width="s">
      <PageHeader title={t.signingIn} />
      <output className={styles.waiting}>
        <Spinner />
        {t.oneMomentPlease}
      </output>
    </Page>
  );
}
