import { useBlocker } from '@tanstack/react-router';
import * as ui from '#locales/ui.ts';
import { isSignedIn } from '#machines/auth.selectors.ts';
import { useAuth } from '#src/shared/auth/auth-context.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import type { ListingImages } from './api/use-listing-images.ts';

interface LeaveGuardProps {
  images: ListingImages;
  title: string;
  stayLabel: string;
  /** Describes what leaving would lose. */
  describeLoss: (unfinished: number) => string;
}

/** Asks before photos on their way are lost, except when the session ends. */
export function LeaveGuard({ images, title, stayLabel, describeLoss }: LeaveGuardProps) {
  const auth = useAuth();
  const wouldLose = () => images.countUnfinished() > 0;
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
      title={title}
      confirmLabel={ui.leave}
      cancelLabel={stayLabel}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{describeLoss(images.countUnfinished())}</p>
    </ConfirmDialog>
  );
}
