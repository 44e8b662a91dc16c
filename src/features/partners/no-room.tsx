import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Loading, ListingCardSkeleton } from '#src/ui/skeleton.tsx';
import type { RoomStatus } from './use-room.ts';

/** In the place of the card while there is no room to show. */
export function NoRoom({ status, onRetry }: { status: RoomStatus; onRetry: () => void }) {
  if (status === 'missing') {
    return (
      <Notice tone="warning" title="There is no such room" live>
        It may have been deleted since. Pick another one.
      </Notice>
    );
  }
  if (status === 'none') {
    return <Notice title="No rooms yet">As soon as one is posted, it can be shown here.</Notice>;
  }
  if (status === 'failed') {
    return (
      <Notice
        tone="warning"
        title="The room could not be loaded"
        live
        actions={
          <Button variant="quiet" size="s" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    );
  }
  return (
    <Loading>
      <ListingCardSkeleton />
    </Loading>
  );
}
