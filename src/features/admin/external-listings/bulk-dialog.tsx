import * as t from '#locales/admin-external.ts';
import * as common from '#locales/common.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Plan } from './use-review.ts';

interface BulkDialogProps {
  plan: Plan | null;
  doneSoFar: number | null;
  onConfirm: () => void;
  onStop: () => void;
}

/** Confirms an action that cannot be undone, and shows its progress. */
export function BulkDialog({ plan, doneSoFar, onConfirm, onStop }: BulkDialogProps) {
  const action = plan?.action ?? 'published';
  const count = plan ? countListings(plan) : 0;
  const isActive = doneSoFar !== null;
  const isAll = plan !== null && 'matching' in plan.chosen;
  return (
    <>
      <ConfirmDialog
        open={plan !== null && !isActive}
        title={(isAll ? t.allQuestions : t.questions)[action]({ count })}
        confirmLabel={t.actionLabels[action]}
        danger={action === 'deleted'}
        {...(action === 'deleted' &&
          isAll && { typed: { label: t.typeDelete, expected: common.deleteWord } })}
        onConfirm={onConfirm}
        onClose={onStop}
      >
        <p>{t.consequences[action]}</p>
        {isAll && <p>{t.everyPage}</p>}
      </ConfirmDialog>
      <Dialog
        open={plan !== null && isActive}
        title={t.progress[action]({ count })}
        onClose={onStop}
        closeLabel={t.stop}
        actions={
          <Button variant="quiet" onClick={onStop}>
            {t.stop}
          </Button>
        }
      >
        <Progress
          label={t.doneSoFar({ count: doneSoFar ?? 0 })}
          share={count === 0 ? 1 : (doneSoFar ?? 0) / count}
        />
        <p>{t.stopHint}</p>
      </Dialog>
    </>
  );
}

const countListings = ({ chosen }: Plan) => ('rows' in chosen ? chosen.rows.size : chosen.total);
