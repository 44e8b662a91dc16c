import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { formatFailure } from '#src/api/errors.ts';
import { useEndOtherSessions, useEndSession } from '#src/queries/session-writes.ts';
import { sessionsQuery } from '#src/queries/sessions.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './profile.module.css';

/** Every place I am signed in at; ends the others one by one or all at once. */
export function SessionList() {
  const { data: sessions, error, refetch, isFetching } = useQuery(sessionsQuery(useApi()));
  const { mutate: end, isPending, variables: endingId, error: endError } = useEndSession();
  const endOthers = useEndOtherSessions();

  if (error && !sessions) {
    return (
      <Notice
        tone="danger"
        title="This list could not be loaded"
        actions={
          <Button variant="quiet" size="s" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {formatFailure(error)}
      </Notice>
    );
  }
  if (!sessions) {
    return (
      <Loading label="Loading where you are signed in…">
        <div className={styles.sessions}>
          <div className={styles.session}>
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
        </div>
      </Loading>
    );
  }
  return (
    <>
      {endError && (
        <Notice tone="danger" title="You are still signed in there" live>
          {formatFailure(endError)}
        </Notice>
      )}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isPending && endingId === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      {endOthers.error && (
        <Notice tone="danger" title="You are still signed in elsewhere" live>
          {formatFailure(endOthers.error)}
        </Notice>
      )}
      {sessions.length > 1 && (
        <Button
          variant="quiet"
          className={styles.endOthers}
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}
