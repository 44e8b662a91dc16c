import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { FirstMatches } from './first-matches.tsx';
import styles from './complete.module.css';

/** After the last step, or after skipping: the first matches, and where to go from here. */
export function CompleteStep({ isSkipped }: { isSkipped: boolean }) {
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
