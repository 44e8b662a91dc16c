import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import type { ChosenListing } from '#contract/marks/mark.ts';
import type { ListingFitSummary } from '#contract/matching/listing-fit.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/marks-later.ts';
import { ListingCard } from '#src/shared/listings/listing-card.tsx';
import { useApi } from '#src/api/api-context.ts';
import { MarkButtons } from '#src/shared/marks/mark-buttons.tsx';
import { chosenListingsQuery } from './api/chosen.ts';
import { useSeeFavorites } from '#src/shared/api/news.ts';
import { LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { SlowResults } from '#src/ui/results.tsx';
import { ListingCardSkeleton, Loading } from '#src/ui/skeleton.tsx';
import { FavoriteNote } from './favorite-note.tsx';
import styles from './favorites-page.module.css';

const reasons: Record<Exclude<ChosenListing['state'], 'offered'>, string> = {
  ended: t.stateEnded,
  unconfirmed: t.stateUnconfirmed,
  paused: t.statePaused,
  filled: t.stateFilled,
  deleted: t.stateDeleted,
  unavailable: t.stateUnavailable,
};

export interface ChosenListingsProps {
  /** How well a room fits the signed-in user. */
  RoomFit: ComponentType<{ fit: ListingFitSummary }>;
  ids: number[];
  label: string;
  /** With what the signed-in user noted about each. */
  withNotes?: boolean;
}

/** Rooms by their ids, each with what became of it. */
export function ChosenListings({ ids, label, RoomFit, withNotes = false }: ChosenListingsProps) {
  const result = useQuery({
    ...chosenListingsQuery(useApi(), ids),
    placeholderData: keepPreviousData,
  });
  const { data, error, dataUpdatedAt, isPlaceholderData } = result;
  const { mutate: see } = useSeeFavorites();
  const noteSeen = useEffectEvent(() => {
    const news = data?.filter(({ news_at }) => news_at !== null) ?? [];
    const until = news
      .map(({ news_at }) => news_at ?? '')
      .toSorted()
      .at(-1);
    if (!isPlaceholderData && until) see({ until, ids: news.map(({ id }) => id) });
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each answer
  useEffect(() => noteSeen(), [data, isPlaceholderData]);
  if (!data) {
    if (error) return <LoadFailureView title={t.failed} query={result} />;
    return (
      <Loading label={t.loading}>
        <SlowResults result={result} offline={common.loadLater} />
        <CardGrid label={label}>
          {ids.map((id) => (
            <ListingCardSkeleton key={id} />
          ))}
        </CardGrid>
      </Loading>
    );
  }
  // What was removed on this page goes at once; the rooms that move up come with the next answer.
  const shown = data.filter(({ id }) => ids.includes(id));
  return (
    <CardGrid label={label}>
      {shown.map((chosen) => (
        <ChosenCard
          key={chosen.id}
          chosen={chosen}
          nowMs={dataUpdatedAt}
          RoomFit={RoomFit}
          withNotes={withNotes}
        />
      ))}
    </CardGrid>
  );
}

interface ChosenCardProps extends Pick<ChosenListingsProps, 'RoomFit' | 'withNotes'> {
  chosen: ChosenListing;
  nowMs: number;
}

function ChosenCard({ chosen, nowMs, RoomFit, withNotes }: ChosenCardProps) {
  const { id, state, listing, marked_title: marked } = chosen;
  const title = listing?.title || marked || t.aRoom;
  const reason = state === 'offered' ? null : reasons[state];
  return (
    <>
      {listing ? (
        <ListingCard
          listing={listing}
          nowMs={nowMs}
          heading="h2"
          renderLink={(link) => <Link to="/listings/$id" params={{ id }} {...link} />}
          photo={<ListingCover cover={listing.cover} />}
        />
      ) : (
        <article className={styles.closed}>
          <h2 className={styles.title} dir="auto">
            {title}
          </h2>
        </article>
      )}
      {reason && <p className={styles.reason}>{reason}</p>}
      <MarkButtons kind="listings" id={id} title={title} onCard />
      {listing?.fit && <RoomFit fit={listing.fit} />}
      {withNotes && chosen.marked_at !== null && (
        <FavoriteNote id={id} title={title} note={chosen.note} />
      )}
    </>
  );
}
