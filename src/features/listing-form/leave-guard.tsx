import { useBlocker } from '@tanstack/react-router';
import { useAuth } from '#src/actors/auth-context.ts';
import { isSignedIn } from '#machines/auth.selectors.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  hasChanges: () => boolean;
  /** Describes what else would be lost; null for nothing. */
  describeOtherLoss: () => string | null;
}

/** Asks before unsaved changes are lost, except when the user signs out. */
export function LeaveGuard({ hasChanges, describeOtherLoss }: LeaveGuardProps) {
  const auth = useAuth();
  const wouldLose = () => hasChanges() || describeOtherLoss() !== null;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const signedOut = next.pathname === '/' && !isSignedIn(auth.getSnapshot());
      return current.pathname !== next.pathname && !signedOut && wouldLose();
    },
    enableBeforeUnload: wouldLose,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {hasChanges() && <p>What you changed here will be lost.</p>}
      <p>{describeOtherLoss()}</p>
    </ConfirmDialog>
  );
}
