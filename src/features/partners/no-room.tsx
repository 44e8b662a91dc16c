import * as t from '#locales/partners.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Loading, ListingCardSkeleton } from '#src/ui/skeleton.tsx';
import type { RoomStatus } from './use-room.ts';
import * as common from '#locales/common.ts';

/** In the place of the card while there is no room to show. */
export function NoRoom({ status, onRetry }: { status: RoomStatus; onRetry: () => void }) {
  if (status === 'missing') {
    return (
      <Notice tone="warning" title={t.noSuchRoom} live>
        {t.noSuchRoomHint}
      </Notice>
    );
  }
  if (status === 'none') {
    return <Notice title={common.noRooms}>{t.noRoomsHint}</Notice>;
  }
  if (status === 'failed') {
    return <Notice tone="warning" title={t.roomFailed} live onRetry={onRetry} />;
  }
  return (
    <Loading>
      <ListingCardSkeleton />
    </Loading>
  );
}
