import { Link } from '@tanstack/react-router';
import type { ListingSummary } from '#contract/listing.ts';
import { formatMoney } from '#src/format/money.ts';
import { RoomCard } from '#src/ui/room-card.tsx';
import { roomFacts } from './room-facts.ts';

interface RoomListCardProps {
  room: ListingSummary;
  nowMs: number;
  priority: boolean;
}

export function RoomListCard({ room, nowMs, priority }: RoomListCardProps) {
  return (
    <RoomCard
      title={room.title}
      renderLink={(link) => <Link to="/listings/$id" params={{ id: room.id }} {...link} />}
      image={room.cover}
      priority={priority}
      place={room.address}
      facts={roomFacts(room, nowMs)}
      rent={formatMoney(room.monthly_rent)}
      rentUnit="a month"
      badge={room.user_id === null ? 'From another site' : undefined}
    />
  );
}
