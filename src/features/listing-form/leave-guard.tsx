import { useBlocker } from '@tanstack/react-router';
import * as t from '#locales/listing-form.ts';
import * as ui from '#locales/ui.ts';
import { useAuth } from '#src/shared/auth/auth-context.ts';
import { isSignedIn } from '#machines/auth.selectors.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  /** Describes what leaving would lose; null for nothing. */
  describeLoss: () => string | null;
}

/**
 * Asks before photos on their way are lost, except when the session ends. What was typed is kept in
 * this browser, so it needs no question.
 */
export function LeaveGuard({ describeLoss }: LeaveGuardProps) {
  const auth = useAuth();
  const wouldLose = () => describeLoss() !== null;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const isOut = ['/', '/login'].includes(next.pathname) && !isSignedIn(auth.getSnapshot());
      return current.pathname !== next.pathname && !isOut && wouldLose();
    },
    enableBeforeUnload: wouldLose,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={t.leaveNow}
      confirmLabel={ui.leave}
      cancelLabel={t.keepEditing}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{describeLoss()}</p>
    </ConfirmDialog>
  );
}
