import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { canBeScored } from '#fit/answers.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/onboarding.ts';
import { useApi } from '#src/api/api-context.ts';
import { habitsQuery } from '#src/shared/api/answers.ts';
import { profileQuery } from '#src/shared/api/profile.ts';
import { useHasDraft } from '#src/shared/drafts/use-draft.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import styles from './complete.module.css';
import { StepSkeleton } from './step-loading.tsx';
import * as titles from '#locales/titles.ts';

/** The page that a user wanted to see before onboarding. */
export interface WayOn {
  /** Its path, with search and hash. */
  target: string;
  go: () => void;
}

interface CompleteStepProps {
  isSkipped: boolean;
  /** Shows its children below, once it has loaded. */
  FirstMatches: ComponentType<{ children: ReactNode }>;
  wayOn: WayOn | null;
}

const createPath = '/listings/create';

/** After the last step, or after skipping: the first matches, and where to go from here. */
export function CompleteStep({ isSkipped, FirstMatches, wayOn }: CompleteStepProps) {
  const api = useApi();
  const profile = useQuery(profileQuery(api));
  const habits = useQuery(habitsQuery(api));
  const hasDraft = useHasDraft({ kind: 'profile' });
  // Without an answer to this, the page shows what it shows to those who look for a room.
  if (profile.isPending || habits.isPending) return <StepSkeleton />;
  const isOffering = profile.data?.intent === 'offering';
  // Who skips what they want of others, or the last questions, can be scored all the same.
  const isAnswered = canBeScored({ habits: habits.data ?? {}, preferences: {} });
  const isListing = wayOn?.target.startsWith(createPath) ?? false;
  return (
    <Page width="m">
      <PageHeader
        title={t.allSet}
        lede={lede({ isSkipped: isSkipped && !isAnswered, isOffering })}
      />
      <div className={styles.notices}>
        {hasDraft && (
          <Notice
            title={t.notSavedYet}
            actions={
              <Link className={buttonClass({ variant: 'quiet' })} to="/profile">
                {t.lookInProfile}
              </Link>
            }
          >
            {t.notSavedYetHint}
          </Notice>
        )}
        {isListing && wayOn && (
          <ListNotice>
            <Button onClick={wayOn.go}>{t.continueToList}</Button>
          </ListNotice>
        )}
        {!isListing && isOffering && (
          <ListNotice>
            <Link className={buttonClass()} to={createPath}>
              {titles.listYourPlace}
            </Link>
          </ListNotice>
        )}
        {!isListing && wayOn && (
          <Notice title={t.onYourWay} actions={<Button onClick={wayOn.go}>{t.goOn}</Button>}>
            {t.onYourWayHint}
          </Notice>
        )}
      </div>
      <FirstMatches>
        <WaysFromHere hasList={isListing || isOffering} withRooms={!isOffering} />
      </FirstMatches>
    </Page>
  );
}

function lede({ isSkipped, isOffering }: { isSkipped: boolean; isOffering: boolean }): string {
  if (isSkipped) return t.skipped;
  return isOffering ? t.peopleIntro : t.matchesIntro;
}

function ListNotice({ children }: { children: ReactNode }) {
  return (
    <Notice title={t.nextListPlace} actions={children}>
      {t.nextListPlaceHint}
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
    <nav className={styles.ways} aria-label={t.waysFromHere}>
      <Link className={buttonClass({ variant: hasList ? 'quiet' : 'primary' })} to="/roomies">
        {common.seeAllRoomies}
      </Link>
      {withRooms && (
        <Link className={buttonClass({ variant: 'quiet' })} to="/">
          {common.browseRooms}
        </Link>
      )}
      {!hasList && (
        <Link className={buttonClass({ variant: 'quiet' })} to={createPath}>
          {titles.listYourPlace}
        </Link>
      )}
      <Link className={buttonClass({ variant: 'plain' })} to="/profile">
        {titles.yourProfile}
      </Link>
    </nav>
  );
}
