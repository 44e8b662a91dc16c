import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { ListingSummary } from '#contract/listings/listing.ts';
import { ListingCard } from '#src/shared/listings/listing-card.tsx';
import { confirmedTodayNote } from '#src/shared/listings/confirmed-today.ts';
import { siteBadge } from '#src/shared/listings/site-badge.tsx';
import * as browse from '#locales/browse.ts';
import { MarkButtons } from '#src/shared/marks/mark-buttons.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { ListingFitLine } from '../fit/listing-fit-line.tsx';

interface RoomCardsProps {
  rooms: readonly ListingSummary[];
  nowMs: number;
  label: string;
}

/** Cards of rooms, each with how well it fits the user. */
export function RoomCards({ rooms, nowMs, label }: RoomCardsProps) {
  const note = confirmedTodayNote(rooms, nowMs);
  return (
    <CardGrid label={label} note={note}>
      {rooms.map((room) => (
        <Fragment key={room.id}>
          <ListingCard
            listing={room}
            nowMs={nowMs}
            isConfirmedAbove={note !== null}
            renderLink={(link) => <Link to="/listings/$id" params={{ id: room.id }} {...link} />}
            photo={<ListingCover cover={room.cover} />}
            badge={siteBadge(room, browse.fromAnotherSite)}
          />
          <MarkButtons kind="listings" id={room.id} title={room.title} onCard />
          {room.fit && <ListingFitLine fit={room.fit} />}
        </Fragment>
      ))}
    </CardGrid>
  );
}
