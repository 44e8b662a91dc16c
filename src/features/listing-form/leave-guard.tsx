import { useBlocker } from '@tanstack/react-router';
import { useAuth } from '#src/actors/auth-context.ts';
import { isSignedIn } from '#machines/auth.selectors.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  hasChanges: () => boolean;
  /** Says what else would be lost; null for nothing. */
  otherLoss: () => string | null;
}

/** Asks before typed things are lost. Whoever signs out has said what they want. */
export function LeaveGuard({ hasChanges, otherLoss }: LeaveGuardProps) {
  const auth = useAuth();
  const wouldLose = () => hasChanges() || otherLoss() !== null;
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
      <p>{otherLoss()}</p>
    </ConfirmDialog>
  );
}
