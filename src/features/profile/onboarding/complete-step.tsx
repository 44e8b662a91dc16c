import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { profileQuery } from '#src/queries/profile.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { useHasLeftDrafts } from '../use-left-draft.ts';
import styles from './complete.module.css';
import { StepSkeleton } from './step-loading.tsx';

/** The page that a user wanted to see before onboarding. */
export interface WayOn {
  /** Its path, with search and hash. */
  target: string;
  go: () => void;
}

interface CompleteStepProps {
  isSkipped: boolean;
  firstMatches: ReactNode;
  wayOn: WayOn | null;
}

const createPath = '/listings/create';

/** After the last step, or after skipping: the first matches, and where to go from here. */
export function CompleteStep({ isSkipped, firstMatches, wayOn }: CompleteStepProps) {
  const profile = useQuery(profileQuery(useApi()));
  const hasLeft = useHasLeftDrafts();
  // Without an answer to this, the page shows what it shows to those who look for a room.
  if (profile.isPending) return <StepSkeleton />;
  const isOffering = profile.data?.intent === 'offering';
  const isListing = wayOn?.target.startsWith(createPath) ?? false;
  return (
    <Page width="m">
      <PageHeader title="You are all set" lede={lede({ isSkipped, isOffering })} />
      <div className={styles.notices}>
        {hasLeft && (
          <Notice
            title="Something is not saved yet"
            actions={
              <Link className={buttonClass({ variant: 'quiet' })} to="/profile">
                Look at it in your profile
              </Link>
            }
          >
            What you entered is kept in this browser until you finish it.
          </Notice>
        )}
        {isListing && wayOn && (
          <ListNotice>
            <Button onClick={wayOn.go}>Continue to list your place</Button>
          </ListNotice>
        )}
        {!isListing && isOffering && (
          <ListNotice>
            <Link className={buttonClass()} to={createPath}>
              List your place
            </Link>
          </ListNotice>
        )}
        {!isListing && wayOn && (
          <Notice title="You were on your way" actions={<Button onClick={wayOn.go}>Go on</Button>}>
            The page that you wanted to see is waiting for you.
          </Notice>
        )}
      </div>
      {firstMatches}
      <WaysFromHere hasList={isListing || isOffering} withRooms={!isOffering} />
    </Page>
  );
}

function lede({ isSkipped, isOffering }: { isSkipped: boolean; isOffering: boolean }): string {
  if (isSkipped) {
    return 'You can answer the questions at any time in your profile. Until then, nobody can be scored.';
  }
  return `Thank you. Here is who${isOffering ? '' : ' and what'} we found for you.`;
}

function ListNotice({ children }: { children: ReactNode }) {
  return (
    <Notice title="Next: list your place" actions={children}>
      The address, the rent and a few words are enough. You can add photos, or pause it, at any
      time.
    </Notice>
  );
}

interface WaysFromHereProps {
  /** Whether listing a place is asked for above. */
  hasList: boolean;
  withRooms: boolean;
}

function WaysFromHere({ hasList, withRooms }: WaysFromHereProps) {
  return (
    <nav className={styles.ways} aria-label="Where to go from here">
      <Link className={buttonClass({ variant: hasList ? 'quiet' : 'primary' })} to="/roomies">
        See all roomies
      </Link>
      {withRooms && (
        <Link className={buttonClass({ variant: 'quiet' })} to="/">
          Look at rooms
        </Link>
      )}
      {!hasList && (
        <Link className={buttonClass({ variant: 'quiet' })} to={createPath}>
          List your place
        </Link>
      )}
      <Link className={buttonClass({ variant: 'plain' })} to="/profile">
        Your profile
      </Link>
    </nav>
  );
}
