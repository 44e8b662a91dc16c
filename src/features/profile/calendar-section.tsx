import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/calendar.ts';
import * as common from '#locales/common.ts';
import { useApi } from '#src/api/api-context.ts';
import { FailureNotice, LoadFailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { NewLink } from '#src/ui/new-link.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { calendarQuery, useEndCalendar, useRenewCalendar } from './api/calendar.ts';
import styles from './profile.module.css';

/** The secret address at which calendar programs read the user's viewings. */
export function CalendarSection() {
  const query = useQuery(calendarQuery(useApi()));
  const renewing = useRenewCalendar();
  const ending = useEndCalendar();
  if (!query.data) {
    return query.error ? (
      <LoadFailureNotice title={t.loadFailed} query={query} />
    ) : (
      <Loading label={t.loading}>
        <Skeleton width="long" />
        <Skeleton shape="button" />
      </Loading>
    );
  }
  const { created_at: createdAt } = query.data;
  const { data: made } = renewing;
  return (
    <>
      <p>{t.lede}</p>
      <FailureNotice title={common.failed} error={renewing.error ?? ending.error} />
      {made && <NewLink key={made.url} label={t.link} hint={t.linkHint} link={made.url} />}
      {createdAt !== null && <p>{t.since({ day: formatDay(createdAt) })}</p>}
      <div className={styles.calendarButtons}>
        <Button variant="quiet" busy={renewing.isPending} onClick={() => renewing.mutate()}>
          {createdAt === null ? t.make : t.renew}
        </Button>
        {createdAt !== null && (
          <Button
            variant="quiet"
            busy={ending.isPending}
            onClick={() => ending.mutate(undefined, { onSuccess: () => renewing.reset() })}
          >
            {t.end}
          </Button>
        )}
      </div>
    </>
  );
}
