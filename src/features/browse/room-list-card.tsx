import { Link } from '@tanstack/react-router';
import type { ListingSummary } from '#contract/listings/listing.ts';
import { ListingCard } from '#remotes/listing-card/listing-card.tsx';
import { RoomPhoto } from '#src/ui/room-photo.tsx';

interface RoomListCardProps {
  room: ListingSummary;
  nowMs: number;
  priority: boolean;
}

export function RoomListCard({ room, nowMs, priority }: RoomListCardProps) {
  return (
    <ListingCard
      listing={room}
      nowMs={nowMs}
      renderLink={(link) => <Link to="/listings/$id" params={{ id: room.id }} {...link} />}
      photo={<RoomPhoto cover={room.cover} priority={priority} />}
      badge={room.user_id === null ? 'From another site' : undefined}
    />
  );
}
