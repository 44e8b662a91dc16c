import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { FirstMatches } from './first-matches.tsx';
import styles from './complete.module.css';

interface CompleteStepProps {
  isSkipped: boolean;
  goOn: (() => void) | null;
}

/** After the last step, or after skipping: the first matches, and where to go from here. */
export function CompleteStep({ isSkipped, goOn }: CompleteStepProps) {
  return (
    <Page width="m">
      <PageHeader
        title="You are all set"
        lede={
          isSkipped
            ? 'You can answer the questions at any time in your profile. Until then, here are the newest roomies and rooms.'
            : 'Thank you. Here are a few good places to start.'
        }
      />
      {goOn && (
        <Notice title="You were on your way" actions={<Button onClick={goOn}>Go on</Button>}>
          The page that you wanted to see is waiting for you.
        </Notice>
      )}
      <FirstMatches />
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
