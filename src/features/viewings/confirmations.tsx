import type { Viewing } from '#contract/viewings/viewing.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/viewings.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button } from '#src/ui/button.tsx';
import { useConfirmViewing } from './api/viewings.ts';
import styles from './viewings.module.css';

interface ConfirmationsProps {
  viewing: Viewing;
  /** Empty for somebody without a name. */
  otherName: string;
  /** Is the reader asked whether they come? */
  isAsked: boolean;
  onCannot: () => void;
}

/** Who said that they come to an agreed viewing, and from a day before on the question. */
export function Confirmations({ viewing, otherName, isAsked, onCannot }: ConfirmationsProps) {
  const { id, slot_id: slotId, inquiry_id: inquiryId } = viewing;
  const { mutate: confirm, isPending, error } = useConfirmViewing(inquiryId);
  return (
    <>
      {viewing.other_has_confirmed && <p>{t.otherConfirmed({ name: otherName || t.otherSide })}</p>}
      {viewing.has_confirmed && <p className={styles.soft}>{t.youConfirmed}</p>}
      {isAsked && (
        <>
          <FailureNotice title={common.failed} error={error} />
          <div className={styles.buttons}>
            <Button size="s" busy={isPending} onClick={() => confirm({ id, slotId })}>
              {t.amComing}
            </Button>
            <Button variant="quiet" size="s" onClick={onCannot}>
              {t.cannotCome}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
