import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as common from '#locales/common.ts';
import * as t from '#locales/marks-later.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { createKeptListings } from '#src/shared/storage/kept-listings.ts';
import { createSeenListings } from '#src/shared/storage/seen-listings.ts';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Notice } from '#src/ui/notice.tsx';
import { seenQuery } from './api/seen.ts';
import { ChosenListings, type ChosenListingsProps } from './chosen-listings.tsx';
import styles from './favorites-page.module.css';
import * as ui from '#locales/ui.ts';

/** The rooms looked at lately in this browser, and the way to forget them. */
export function RecentListings({ RoomFit }: Pick<ChosenListingsProps, 'RoomFit'>) {
  const queryClient = useQueryClient();
  const session = useSession();
  const isSignedIn = session === 'signedIn';
  const user = useQuery({ ...currentUserQuery(useApi()), enabled: isSignedIn }).data;
  const isKnown = isSignedIn ? Boolean(user) : session === 'signedOut';
  const userId = (isSignedIn && user?.id) || null;
  const query = seenQuery(userId);
  const { data: ids } = useQuery({ ...query, enabled: isKnown });
  if (!ids) return null;
  if (ids.length === 0) {
    return (
      <EmptyState
        icon={laterIcons.clock}
        title={t.nothingSeen}
        actions={
          <Link to="/" search={{}} className={buttonClass()}>
            {common.findRooms}
          </Link>
        }
      >
        {t.nothingSeenHint}
      </EmptyState>
    );
  }
  const clear = () => {
    createSeenListings().clear();
    createKeptListings().clearSeen(userId);
    queryClient.setQueryData(query.queryKey, []);
  };
  return (
    <>
      <div className={styles.note}>
        <Notice
          actions={
            <Button variant="quiet" size="s" onClick={clear}>
              {ui.clear}
            </Button>
          }
        >
          {t.seenHere}
        </Notice>
      </div>
      <ChosenListings ids={ids} label={t.recentlySeen} RoomFit={RoomFit} />
    </>
  );
}
