import { formatCount } from '#contract/labels/count.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { Button } from '#src/ui/button.tsx';
import { actWords, doingWords } from './external-words.ts';
import type { Plan } from './use-review.ts';

interface BulkDialogProps {
  plan: Plan | null;
  doneSoFar: number | null;
  onConfirm: () => void;
  onStop: () => void;
}

/** Asks before what cannot be undone, and shows how far it is. */
export function BulkDialog({ plan, doneSoFar, onConfirm, onStop }: BulkDialogProps) {
  const act = plan?.act ?? 'published';
  const count = plan ? countOf(plan) : 0;
  const words = formatCount(count, 'listing');
  const isUnderWay = doneSoFar !== null;
  const isAll = plan !== null && 'matching' in plan.chosen;
  return (
    <>
      <ConfirmDialog
        open={plan !== null && !isUnderWay}
        title={`${actWords[act]} ${isAll ? `all ${words}` : words}?`}
        confirmLabel={actWords[act]}
        danger={act === 'deleted'}
        {...(act === 'deleted' &&
          isAll && { typed: { label: 'Type “delete”', expected: 'delete' } })}
        onConfirm={onConfirm}
        onClose={onStop}
      >
        <p>{consequences[act]}</p>
        {isAll && (
          <p>
            This is everything that matches your filters, on every page. It cannot be undone in one
            step.
          </p>
        )}
      </ConfirmDialog>
      <Dialog
        open={plan !== null && isUnderWay}
        title={`${doingWords[act]} ${words}`}
        onClose={onStop}
        closeLabel="Stop"
        actions={
          <Button variant="quiet" onClick={onStop}>
            Stop
          </Button>
        }
      >
        <Progress
          label={`${formatCount(doneSoFar ?? 0, 'listing')} done`}
          share={count === 0 ? 1 : (doneSoFar ?? 0) / count}
        />
        <p>Stopping leaves what is done as it is.</p>
      </Dialog>
    </>
  );
}

const countOf = ({ chosen }: Plan) => ('rows' in chosen ? chosen.rows.size : chosen.total);

const consequences = {
  published: 'They appear among the rooms that everyone finds, with the link to their source.',
  rejected: 'They are not shown, and stay rejected when their source is imported again.',
  pending: 'They are not shown until someone publishes them.',
  deleted:
    'This cannot be undone. A listing that its source still offers comes back with the next import; reject it to keep it away.',
};
