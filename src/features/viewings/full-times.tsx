import { useState } from 'react';
import type { ViewingSlot } from '#contract/viewings/viewing.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/viewings.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { formatSlot } from '#src/shared/viewings/slot-times.ts';
import { useSlotWait } from './api/viewings.ts';
import styles from './viewings.module.css';

interface FullTimesProps {
  inquiryId: number;
  slots: readonly ViewingSlot[];
}

/** Times without a free place, with a button that waits for one; open where one waits already. */
export function FullTimes({ inquiryId, slots }: FullTimesProps) {
  const [isOpen, setOpen] = useState(slots.some((slot) => slot.is_waiting));
  const { mutate: wait, isPending, variables, error } = useSlotWait(inquiryId);
  if (slots.length === 0) return null;
  return (
    <details
      className={styles.choice}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => setOpen(open)}
    >
      <summary>{t.fullTimes}</summary>
      <p className={styles.soft}>{t.fullTimesHint}</p>
      <FailureNotice title={common.failed} error={error} />
      <ul>
        {slots.map((slot) => {
          const time = formatSlot(slot);
          const isWaiting = slot.is_waiting === true;
          return (
            <li key={slot.id} className={styles.slot}>
              <span className={styles.visitors}>{time}</span>
              <Button
                variant="quiet"
                size="s"
                busy={isPending && variables.id === slot.id}
                aria-label={isWaiting ? t.stopWaitingFor({ time }) : t.waitFor({ time })}
                onClick={() => wait({ id: slot.id, isWaiting: !isWaiting })}
              >
                {isWaiting ? t.stopWaiting : t.wait}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
