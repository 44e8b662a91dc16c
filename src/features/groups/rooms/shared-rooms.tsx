import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { GroupListing, GroupVote } from '#contract/groups/shared-listings.ts';
import type { ChosenListing } from '#contract/marks/mark.ts';
import type { ListingOffer } from '#contract/news/news.ts';
import * as votes from '#locales/applicant-votes.ts';
import * as browse from '#locales/browse.ts';
import * as common from '#locales/common.ts';
import { formatList, formatMoney } from '#locales/format.ts';
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
  useOpenShared,
  useUnshareListing,
  useVoteOnListing,
} from '../api/groups.ts';
import { AddRoom } from './add-room.tsx';
import { countNews, type RoomNews } from './room-news.ts';
import styles from './rooms.module.css';
import { useRoomNews } from './use-room-news.ts';
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
  if (failed) return <LoadFailureView title={browse.roomsFailed} query={failed} />;
  if (!shared.data || (ids.length > 0 && !cards.data)) {
    return (
      <Loading label={common.loadingRooms}>
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
        <Rooms
          groupId={groupId}
          items={items}
          cards={cards.data ?? []}
          nowMs={cards.dataUpdatedAt}
        />
      )}
      <AddRoom groupId={groupId} shared={ids} />
    </div>
  );
}

interface RoomsProps {
  groupId: number;
  items: readonly GroupListing[];
  cards: readonly ChosenListing[];
  nowMs: number;
}

function Rooms({ groupId, items, cards, nowMs }: RoomsProps) {
  const area = useRef<HTMLDivElement>(null);
  const news = useRoomNews(groupId, items, area);
  const count = countNews(news, items);
  return (
    <div ref={area}>
      <CardGrid label={t.roomsTitle} {...(count > 0 && { note: t.changes({ count }) })}>
        {items.map((item) => (
          <Room
            key={item.listing_id}
            groupId={groupId}
            item={item}
            news={news.get(item.listing_id)}
            card={cards.find(({ id }) => id === item.listing_id)}
            nowMs={nowMs}
          />
        ))}
      </CardGrid>
    </div>
  );
}

interface RoomProps {
  groupId: number;
  item: GroupListing;
  news: RoomNews | undefined;
  card: ChosenListing | undefined;
  nowMs: number;
}

function Room({ groupId, item, news, card, nowMs }: RoomProps) {
  const { listing_id: id, fit, added_by: addedBy, seen_by: seenBy, now } = item;
  const open = useOpenShared(groupId);
  const remove = useUnshareListing(groupId);
  const write = useVoteOnListing(groupId, id);
  const listing = card?.listing;
  const title = listing?.title || item.title || states.aRoom;
  const others = item.votes.filter((vote) => !vote.is_mine);
  return (
    <>
      {listing ? (
        <ListingCard
          listing={listing}
          nowMs={nowMs}
          heading="h3"
          renderLink={(link) => (
            <Link
              to="/listings/$id"
              params={{ id }}
              {...link}
              onClick={() => open.mutate(id)}
              // A middle click opens it too, in another tab.
              onAuxClick={() => open.mutate(id)}
            />
          )}
          photo={<ListingCover cover={listing.cover} />}
        />
      ) : (
        <h3 dir="auto">{title}</h3>
      )}
      <div className={styles.words}>
        {news?.isNew ? (
          <p className={styles.opinion}>
            <New />
          </p>
        ) : (
          news?.was && <Change was={news.was} now={now} />
        )}
        {now.state !== 'offered' && <p>{reasons[now.state]}</p>}
        {fit && fit.score !== null && (
          <p className={fit.conflicts > 0 ? styles.conflict : undefined}>
            {(fit.conflicts > 0 ? t.lowestThereConflict : t.lowestThere)({ score: fit.score })}
          </p>
        )}
        {addedBy !== null && (
          <p className={styles.soft}>{isolate(t.shownBy({ name: addedBy }), addedBy)}</p>
        )}
        {seenBy.length > 0 && <SeenBy names={seenBy.map((name) => name || t.aRoomie)} />}
        {others.length > 0 && (
          <ul aria-label={t.groupThinks({ title })}>
            {others.map((vote, place) => (
              <Opinion
                // oxlint-disable-next-line react/no-array-index-key -- votes have no ids
                key={place}
                vote={vote}
                isNew={news?.isNew === false && news.votes.has(vote.updated_at)}
              />
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
        <FailureNotice title={common.failed} error={remove.error} />
      </div>
    </>
  );
}

function New() {
  return <span className={styles.new}>{t.isNew}</span>;
}

/** How a room differs from what I last saw: that it is gone is said below, so here is only a mark. */
function Change({ was, now }: { was: ListingOffer; now: ListingOffer }) {
  const isSameState = was.state === now.state;
  const [rent, former] = [formatRent(now), formatRent(was)];
  return (
    <p className={styles.opinion}>
      <New />
      {!isSameState && now.state === 'offered' && t.availableAgain}
      {isSameState && rent && former && t.rentChanged({ now: rent, was: former })}
    </p>
  );
}

const formatRent = ({ total, currency }: ListingOffer): string | null =>
  total === null || currency === null ? null : formatMoney(total, currency);

function SeenBy({ names }: { names: readonly string[] }) {
  const list = formatList(names);
  return <p className={styles.soft}>{isolate(t.seenBy({ names: list }), list)}</p>;
}

interface OpinionProps {
  vote: GroupVote;
  isNew: boolean;
}

function Opinion({ vote: { first_name: name, vote, note }, isNew }: OpinionProps) {
  return (
    <li>
      <p className={styles.opinion}>
        <bdi>{name || t.aRoomie}</bdi>
        <span className={styles.vote} data-vote={vote}>
          {votes.votes[vote]}
        </span>
        {isNew && <New />}
      </p>
      {note !== '' && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}
