import type { ViewingSlot } from '#contract/viewings/viewing.ts';
import * as t from '#locales/viewings.ts';
import { Button } from '#src/ui/button.tsx';
import {
  foreignZoneName,
  formatSlot,
  formatSlotTime,
  groupByDay,
} from '#src/shared/viewings/slot-times.ts';
import styles from './viewings.module.css';

interface TimeButtonsProps {
  slots: readonly ViewingSlot[];
  /** The one that is being chosen. */
  pendingId: number | undefined;
  onChoose: (slotId: number) => void;
}

/** The times that one can choose by a press, by their day. */
export function TimeButtons({ slots, pendingId, onChoose }: TimeButtonsProps) {
  const zone = slots[0] && foreignZoneName(slots[0]);
  return (
    <div>
      {zone && <p className={styles.soft}>{t.timesOfPlace({ zone })}</p>}
      {groupByDay(slots).map(([day, ofDay]) => (
        <section key={day} aria-label={day} className={styles.day}>
          <h3 className={styles.dayTitle}>{day}</h3>
          <div className={styles.times}>
            {ofDay.map((slot) => (
              <Button
                key={slot.id}
                variant="quiet"
                size="s"
                busy={slot.id === pendingId}
                aria-label={formatSlot(slot)}
                onClick={() => onChoose(slot.id)}
              >
                {formatSlotTime(slot)}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The same, closed until it is asked for. */
export function TimeChoice({ label, ...times }: TimeButtonsProps & { label: string }) {
  return (
    <details className={styles.choice}>
      <summary>{label}</summary>
      <TimeButtons {...times} />
    </details>
  );
}
