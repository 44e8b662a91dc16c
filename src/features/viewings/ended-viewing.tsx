import { settlesAtMs, type Viewing } from '#contract/viewings/viewing.ts';
import * as common from '#locales/common.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/viewings.ts';
import { allowedViewingTransitions } from '#machines/viewing.machine.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { formatSlot } from '#src/shared/viewings/slot-times.ts';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { useChangeViewing } from './api/viewings.ts';
import styles from './viewings.module.css';

interface EndedViewingProps {
  viewing: Viewing;
  /** How many viewings of the two did not take place. */
  missed: number;
  nowMs: number;
}

/** What the two said of a viewing that is over; either may correct it for a week. */
export function EndedViewing({ viewing, missed, nowMs }: EndedViewingProps) {
  const { id, inquiry_id: inquiryId, side, status } = viewing;
  const { mutate: change, isPending, error } = useChangeViewing(inquiryId);
  const settledAtMs = settlesAtMs(viewing.ends_at);
  const allowed = allowedViewingTransitions(status, side, true, settledAtMs < nowMs);
  const outcome = status === 'done' ? t.tookPlace : t.didNotTakePlace;
  return (
    <Panel stacked title={t.lastViewing}>
      <p>{outcome({ when: formatSlot(viewing) })}</p>
      {missed > 1 && <p>{t.missedViewings({ count: missed })}</p>}
      <p className={styles.soft}>
        {t.onlyTheTwo}
        {allowed.length > 0 &&
          ` ${t.correctUntil({ day: formatDay(new Date(settledAtMs).toISOString()) })}`}
      </p>
      <FailureNotice title={common.failed} error={error} />
      <div className={styles.buttons}>
        {allowed.map((to) => (
          <Button
            key={to}
            variant="quiet"
            size="s"
            busy={isPending}
            onClick={() => change({ id, change: { status: to } })}
          >
            {to === 'done' ? t.itHappened : t.itDidNot}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
