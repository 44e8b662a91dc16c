import { formatCount } from '#contract/labels/count.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { Button } from '#src/ui/button.tsx';
import { actionLabels, progressLabels } from './external-labels.ts';
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
  const count = plan ? countOf(plan) : 0;
  const counted = formatCount(count, 'listing');
  const isActive = doneSoFar !== null;
  const isAll = plan !== null && 'matching' in plan.chosen;
  return (
    <>
      <ConfirmDialog
        open={plan !== null && !isActive}
        title={`${actionLabels[action]} ${isAll ? `all ${counted}` : counted}?`}
        confirmLabel={actionLabels[action]}
        danger={action === 'deleted'}
        {...(action === 'deleted' &&
          isAll && { typed: { label: 'Type “delete”', expected: 'delete' } })}
        onConfirm={onConfirm}
        onClose={onStop}
      >
        <p>{consequences[action]}</p>
        {isAll && (
          <p>This applies to every page of your search. It cannot be undone in one step.</p>
        )}
      </ConfirmDialog>
      <Dialog
        open={plan !== null && isActive}
        title={`${progressLabels[action]} ${counted}`}
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
        <p>Stopping keeps the changes made so far.</p>
      </Dialog>
    </>
  );
}

const countOf = ({ chosen }: Plan) => ('rows' in chosen ? chosen.rows.size : chosen.total);

const consequences = {
  published: 'They become public, with a link to their source.',
  rejected: 'They are hidden, and stay rejected when their source is imported again.',
  pending: 'They are hidden until an administrator publishes them.',
  deleted:
    'This cannot be undone. If the source still has a listing, the next import adds it again; reject it instead to prevent that.',
};
