import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import styles from './complete.module.css';

interface CompleteStepProps {
  isSkipped: boolean;
  firstMatches: ReactNode;
  goOn: (() => void) | null;
}

/** After the last step, or after skipping: the first matches, and where to go from here. */
export function CompleteStep({ isSkipped, firstMatches, goOn }: CompleteStepProps) {
  return (
    <Page width="m">
      <PageHeader
        title="You are all set"
        lede={
          isSkipped
            ? 'You can answer the questions at any time in your profile. Until then, nobody can be scored.'
            : 'Thank you. Here is who and what we found for you.'
        }
      />
      {goOn && (
        <Notice title="You were on your way" actions={<Button onClick={goOn}>Go on</Button>}>
          The page that you wanted to see is waiting for you.
        </Notice>
      )}
      {firstMatches}
      <nav className={styles.ways} aria-label="Where to go from here">
        <Link className={buttonClass()} to="/roomies">
          See all roomies
        </Link>
        <Link className={buttonClass({ variant: 'quiet' })} to="/">
          Look at rooms
        </Link>
        <Link className={buttonClass({ variant: 'quiet' })} to="/listings/create">
          List Your Place
        </Link>
        <Link className={buttonClass({ variant: 'plain' })} to="/profile">
          Your profile
        </Link>
      </nav>
    </Page>
  );
}
