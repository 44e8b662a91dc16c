import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { viewingLimits, type ViewingSlot } from '#contract/viewings/viewing.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/viewings.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { useSetPlaces, useWithdrawSlot } from './api/viewings.ts';
import {
  foreignZoneName,
  formatSlot,
  formatSlotTime,
  groupByDay,
} from '#src/shared/viewings/slot-times.ts';
import styles from './viewings.module.css';

/** The coming times of a listing by their day, with who comes. */
export function SlotList({ slots }: { slots: readonly ViewingSlot[] }) {
  const [first] = slots;
  if (!first) {
    return (
      <EmptyState icon="calendar" title={t.noTimes}>
        {t.noTimesHint}
      </EmptyState>
    );
  }
  const zone = foreignZoneName(first);
  return (
    <Section title={t.comingTimes}>
      {zone && <p className={styles.soft}>{t.timesOfPlace({ zone })}</p>}
      {groupByDay(slots).map(([day, ofDay]) => (
        <section key={day} aria-label={day} className={styles.day}>
          <h3 className={styles.dayTitle}>{day}</h3>
          <ul>
            {ofDay.map((slot) => (
              <SlotRow key={slot.id} slot={slot} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

function SlotRow({ slot }: { slot: ViewingSlot }) {
  return (
    <li className={styles.slot}>
      <span className={styles.time}>{formatSlotTime(slot)}</span>
      <span className={styles.visitors}>
        {slot.visitors.map(({ viewing_id: id, inquiry_id: inquiryId, first_name: name }) => (
          <Link key={id} to="/inquiries/$id" params={{ id: inquiryId }}>
            <bdi>{name || common.aRoomie}</bdi>
          </Link>
        ))}
        <span className={styles.soft}>
          {slot.free > 0 ? t.placesLeft({ count: slot.free }) : t.full}
        </span>
        {!!slot.waiting && (
          <span className={styles.soft}>{t.waiting({ count: slot.waiting })}</span>
        )}
      </span>
      {!slot.is_private && <Places slot={slot} />}
      <WithdrawButton slot={slot} />
    </li>
  );
}

/** How many may come: never fewer than those who do. */
function Places({ slot }: { slot: ViewingSlot }) {
  const { id, places, free } = slot;
  const { mutate, variables, isPending, error } = useSetPlaces();
  const least = Math.max(1, places - free);
  const time = formatSlot(slot);
  // What was pressed shows at once, so that several presses count from each other.
  const shown = isPending ? variables.places : places;
  return (
    <span className={styles.places}>
      <Button
        variant="quiet"
        size="s"
        square
        aria-label={t.fewerPlaces({ time })}
        disabled={shown <= least}
        onClick={() => mutate({ id, places: shown - 1 })}
      >
        −
      </Button>
      <span aria-live="polite">{t.placesCount({ count: shown })}</span>
      <Button
        variant="quiet"
        size="s"
        square
        aria-label={t.morePlaces({ time })}
        disabled={shown >= viewingLimits.places}
        onClick={() => mutate({ id, places: shown + 1 })}
      >
        +
      </Button>
      <FailureNotice title={common.failed} error={error} />
    </span>
  );
}

/** Withdraws a time, after asking where somebody wants to come. */
function WithdrawButton({ slot }: { slot: ViewingSlot }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate: withdraw, isPending, error, reset } = useWithdrawSlot();
  const time = formatSlot(slot);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-label={t.withdrawTime({ time })}
        onClick={() => setAsking(true)}
      >
        {t.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t.withdrawQuestion({ time })}
        confirmLabel={t.withdraw}
        danger
        busy={isPending}
        onClose={() => {
          setAsking(false);
          reset();
        }}
        onConfirm={() => withdraw(slot.id, { onSuccess: () => setAsking(false) })}
      >
        <p>{slot.visitors.length > 0 ? t.withdrawHint : t.withdrawFreeHint}</p>
        <FailureNotice title={common.failed} error={error} />
      </ConfirmDialog>
    </>
  );
}
