import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { declineLimits, type HeldDecline } from '#contract/applicants/declines.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/declines.ts';
import { heldOthers, undoOthers } from '#locales/others.ts';
import * as ui from '#locales/ui.ts';
import { inquiriesKey } from '#src/shared/api/inquiries.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useUndoDecline } from '../api/declines.ts';
import styles from './declines.module.css';

interface HeldDeclinesProps {
  listingId: number;
  declines: readonly HeldDecline[];
}

/** Who is declined, or told that the room is gone, in some seconds; each with the way back. */
export function HeldDeclines({ listingId, declines }: HeldDeclinesProps) {
  const { mutate, isPending, error } = useUndoDecline(listingId);
  return (
    <div className={styles.held}>
      {declines.map((decline) => (
        <Notice
          key={decline.id}
          live
          actions={
            <Button
              variant="quiet"
              size="s"
              busy={isPending}
              aria-label={(decline.is_filled ? undoOthers : t.undoCount)({ count: decline.count })}
              onClick={() => mutate(decline.id)}
            >
              {ui.undo}
            </Button>
          }
        >
          {(decline.is_filled ? heldOthers : t.heldCount)({ count: decline.count })}{' '}
          <Countdown dueAt={decline.due_at} />
        </Notice>
      ))}
      <FailureNotice title={t.notUndone} error={error} />
    </div>
  );
}

const secondMs = 1000;

/** The seconds that are left. Not announced one by one; then the board is fetched again until it is sent. */
function Countdown({ dueAt }: { dueAt: string }) {
  const queryClient = useQueryClient();
  const [seconds, setSeconds] = useState(() => secondsUntil(dueAt));
  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsUntil(dueAt);
      setSeconds(left);
      if (left === 0) void queryClient.invalidateQueries({ queryKey: inquiriesKey });
    }, secondMs);
    return () => clearInterval(timer);
  }, [dueAt, queryClient]);
  return (
    <span className={styles.seconds} aria-hidden="true">
      {seconds > 0 ? t.secondsLeft({ count: seconds }) : common.sending}
    </span>
  );
}

/** By the clock of the browser, which may be wrong: never more than there can be. */
function secondsUntil(dueAt: string): number {
  const seconds = Math.ceil((Date.parse(dueAt) - Date.now()) / secondMs);
  return Math.min(declineLimits.undoSeconds, Math.max(0, seconds));
}
