import type { InquirySide } from '#contract/vocabulary.ts';
import type { InquiryViewings } from '#contract/viewings/viewing.ts';
import * as t from '#locales/meeting.ts';
import { formatSlot } from '#src/shared/viewings/slot-times.ts';
import styles from './viewings.module.css';

interface MeetingAddressProps {
  shown: Pick<InquiryViewings, 'address' | 'shows_house_number' | 'house_number_at'>;
  side: InquirySide;
  timeZone: string;
}

/** Where the two meet, as the visitor may read it, and from when on that has the house number. */
export function MeetingAddress({ shown, side, timeZone }: MeetingAddressProps) {
  const { address, shows_house_number: isShown, house_number_at: startsAt } = shown;
  if (address === null) return null;
  return (
    <div>
      <p dir="auto">{address}</p>
      {startsAt !== null && (
        <p className={styles.soft}>
          {t.houseNumberFrom[side]({
            when: formatSlot({ starts_at: startsAt, time_zone: timeZone }),
          })}
        </p>
      )}
      {isShown && side === 'recipient' && <p className={styles.soft}>{t.theySeeTheNumber}</p>}
    </div>
  );
}
