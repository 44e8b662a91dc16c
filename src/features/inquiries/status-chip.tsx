import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as t from '#locales/inquiries.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import { formatSlotDay } from '#src/shared/viewings/slot-times.ts';
import { isLastOurs, isReachable } from './inquiry-labels.ts';
import styles from './status-chip.module.css';

/** Where an inquiry is, and whose turn it is to write. */
export function StatusChip({ inquiry }: { inquiry: Inquiry }) {
  return (
    <span className={styles.chips}>
      {listChips(inquiry).map(({ label, look }) => (
        <span key={label} className={styles.chip} data-look={look}>
          {label}
        </span>
      ))}
    </span>
  );
}

interface Chip {
  label: string;
  /** What waits for the reader stands out. */
  look?: 'accepted' | 'waiting';
}

/** Nobody waits for an answer while the other side cannot be reached. */
function listChips(inquiry: Inquiry): Chip[] {
  const { side, status, is_away: isAway } = inquiry;
  const isOurTurn = !isLastOurs(inquiry);
  const isNotChosen = side === 'sender' && status === 'declined' && inquiry.kind === 'listing';
  const notChosen = inquiry.is_room_taken ? t.roomTakenChip : t.notChosen;
  const label = isNotChosen ? notChosen : t.statuses[side][status];
  if (inquiry.is_suspended) return [{ label: t.suspendedStatus }];
  if (isAway && (status === 'sent' || status === 'read')) return [{ label: t.awayStatus }];
  const turn: Chip = isOurTurn
    ? { label: t.statuses.recipient.read, look: 'waiting' }
    : { label: t.waitingForThem };
  if (inquiry.viewing && openStatuses.includes(status) && isReachable(inquiry)) {
    const meets: Chip = {
      label: t.viewingOn({ day: formatSlotDay(inquiry.viewing, 'short') }),
      look: 'accepted',
    };
    return status === 'accepted' || isOurTurn ? [meets, turn] : [meets];
  }
  // Until somebody writes back, the sender would rather know whether it was read.
  if (status === 'read' && (side === 'recipient' || isOurTurn)) return [turn];
  if (status === 'sent' || status === 'read') return [{ label, look: 'waiting' }];
  if (status !== 'accepted') return [{ label }];
  return isReachable(inquiry) ? [{ label, look: 'accepted' }, turn] : [{ label, look: 'accepted' }];
}
