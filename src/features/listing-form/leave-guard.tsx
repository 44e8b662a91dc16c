import { useBlocker } from '@tanstack/react-router';
import { useAuth } from '#src/actors/auth-context.ts';
import { isSignedIn } from '#machines/auth.selectors.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

/** Asks before typed things are lost. Whoever signs out has said what they want. */
export function LeaveGuard({ hasChanges }: { hasChanges: () => boolean }) {
  const auth = useAuth();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const signedOut = next.pathname === '/' && !isSignedIn(auth.getSnapshot());
      return current.pathname !== next.pathname && !signedOut && hasChanges();
    },
    enableBeforeUnload: hasChanges,
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
      <p>What you changed here will be lost.</p>
    </ConfirmDialog>
  );
}
