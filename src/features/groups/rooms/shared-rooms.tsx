import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GroupListing, GroupVote } from '#contract/groups/shared-listings.ts';
import type { ChosenListing } from '#contract/marks/mark.ts';
import * as votes from '#locales/applicant-votes.ts';
import * as t from '#locales/groups.ts';
import * as states from '#locales/marks-later.ts';
import { useApi } from '#src/api/api-context.ts';
import { FailureNotice, LoadFailureView } from '#src/shared/failures/failure-notice.tsx';
import { ListingCard } from '#src/shared/listings/listing-card.tsx';
import { Button } from '#src/ui/button.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { ListingCardSkeleton, Loading } from '#src/ui/skeleton.tsx';
import {
  cardsQuery,
  sharedListingsQuery,
  useUnshareListing,
  useVoteOnListing,
} from '../api/groups.ts';
import { AddRoom } from './add-room.tsx';
import styles from './rooms.module.css';
import { VoteEditor } from '#src/shared/votes/vote-editor.tsx';
import { isolate } from '#src/ui/isolate.tsx';

const reasons: Record<Exclude<ChosenListing['state'], 'offered'>, string> = {
  ended: states.stateEnded,
  unconfirmed: states.stateUnconfirmed,
  paused: states.statePaused,
  filled: states.stateFilled,
  deleted: states.stateDeleted,
  unavailable: states.stateUnavailable,
};

/** What the members of a group show each other, the best for all first, and what each thinks of it. */
export function SharedRooms({ groupId }: { groupId: number }) {
  const api = useApi();
  const shared = useQuery(sharedListingsQuery(api, groupId));
  const items = shared.data?.items ?? [];
  const ids = items.map(({ listing_id: id }) => id);
  const cards = useQuery(cardsQuery(api, ids));
  const failed = [shared, cards].find(({ error, data }) => error && !data);
  if (failed) return <LoadFailureView title={t.roomsFailed} query={failed} />;
  if (!shared.data || (ids.length > 0 && !cards.data)) {
    return (
      <Loading label={t.loadingRooms}>
        <CardGrid label={t.roomsTitle}>
          <ListingCardSkeleton />
        </CardGrid>
      </Loading>
    );
  }
  return (
    <div className={styles.rooms}>
      <p className={styles.soft}>{items.length > 0 ? t.roomsHint : t.noRooms}</p>
      {items.length > 0 && (
        <CardGrid label={t.roomsTitle}>
          {items.map((item) => (
            <Room
              key={item.listing_id}
              groupId={groupId}
              item={item}
              card={cards.data?.find(({ id }) => id === item.listing_id)}
              nowMs={cards.dataUpdatedAt}
            />
          ))}
        </CardGrid>
      )}
      <AddRoom groupId={groupId} shared={ids} />
    </div>
  );
}

interface RoomProps {
  groupId: number;
  item: GroupListing;
  card: ChosenListing | undefined;
  nowMs: number;
}

function Room({ groupId, item, card, nowMs }: RoomProps) {
  const { listing_id: id, fit, added_by: addedBy } = item;
  const remove = useUnshareListing(groupId);
  const write = useVoteOnListing(groupId, id);
  const listing = card?.listing;
  const title = listing?.title || card?.marked_title || states.aRoom;
  const others = item.votes.filter((vote) => !vote.is_mine);
  return (
    <>
      {listing ? (
        <ListingCard
          listing={listing}
          nowMs={nowMs}
          heading="h3"
          renderLink={(link) => <Link to="/listings/$id" params={{ id }} {...link} />}
          photo={<ListingCover cover={listing.cover} />}
        />
      ) : (
        <h3 dir="auto">{title}</h3>
      )}
      <div className={styles.words}>
        {card && card.state !== 'offered' && <p>{reasons[card.state]}</p>}
        {fit && fit.score !== null && (
          <p className={fit.conflicts > 0 ? styles.conflict : undefined}>
            {(fit.conflicts > 0 ? t.lowestThereConflict : t.lowestThere)({ score: fit.score })}
          </p>
        )}
        {addedBy !== null && (
          <p className={styles.soft}>{isolate(t.shownBy({ name: addedBy }), addedBy)}</p>
        )}
        {others.length > 0 && (
          <ul aria-label={t.groupThinks({ title })}>
            {others.map((vote, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- votes have no ids
              <Opinion key={place} vote={vote} />
            ))}
          </ul>
        )}
        <VoteEditor
          name={title}
          target={`group-${groupId}-${id}`}
          stored={item.votes.find((vote) => vote.is_mine)}
          write={write}
          noteLabel={t.noteLabel}
          noteHint={t.noteHint}
        />
        {item.can_remove && (
          <div>
            <Button
              variant="plain"
              size="s"
              aria-label={t.takeOffTitle({ title })}
              busy={remove.isPending}
              onClick={() => remove.mutate(id)}
            >
              {t.takeOff}
            </Button>
          </div>
        )}
        <FailureNotice title={t.failed} error={remove.error} />
      </div>
    </>
  );
}

function Opinion({ vote: { first_name: name, vote, note } }: { vote: GroupVote }) {
  return (
    <li>
      <p className={styles.opinion}>
        <bdi>{name || t.aRoomie}</bdi>
        <span className={styles.vote} data-vote={vote}>
          {votes.votes[vote]}
        </span>
      </p>
      {note !== '' && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}
