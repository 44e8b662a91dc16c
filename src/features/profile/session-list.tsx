import { useQuery } from '@tanstack/react-query';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import type { Session } from '#contract/users/user.ts';
import * as t from '#locales/profile.ts';
import { useApi } from '#src/api/api-context.ts';
import { useEndOtherSessions, useEndSession, sessionsQuery } from './api/sessions.ts';
import { FailureNotice, LoadFailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { formatMoment } from '#src/ui/format-moment.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import styles from './profile.module.css';

/** Every device on which the user is signed in; ends the others one by one or all at once. */
export function SessionList() {
  const { data: sessions, error, refetch, isFetching } = useQuery(sessionsQuery(useApi()));
  const { mutate: end, isPending, variables: endingId, error: endError } = useEndSession();
  const endOthers = useEndOtherSessions();

  if (error && !sessions) {
    return <LoadFailureNotice title={common.listFailed} query={{ error, isFetching, refetch }} />;
  }
  if (!sessions) {
    return (
      <Loading label={t.loadingSessions}>
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
      <FailureNotice title={t.stillSignedInThere} error={endError} />
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
      <FailureNotice title={t.stillSignedInElsewhere} error={endOthers.error} />
      {sessions.length > 1 && (
        <Button
          variant="quiet"
          className={styles.endOthers}
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {t.signOutElsewhere}
        </Button>
      )}
    </>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

/** One sign-in: which device, since when, last used when. */
function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, created_at, last_used_at, is_current } = session;
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>
          {nameDevice(device)}
          {is_current && <span className={styles.here}>{t.thisDevice}</span>}
        </p>
        <p className={styles.soft}>
          {t.sessionDays({
            since: formatDay(created_at),
            lastUsed: formatMoment(last_used_at),
          })}
        </p>
      </div>
      {!is_current && (
        <Button variant="quiet" size="s" busy={isEnding} onClick={onEnd}>
          {t.signOutThere}
        </Button>
      )}
    </li>
  );
}

/** The server's label, "Chrome on Linux", in the language of the page. */
function nameDevice(label: string | null): string {
  // As the server stores it (server/domain/auth/device-label.ts).
  if (!label || label === 'Unknown device') return t.unknownDevice;
  const [browser = '', system] = label.split(' on ', 2);
  return system ? t.device({ browser, system }) : label;
}
