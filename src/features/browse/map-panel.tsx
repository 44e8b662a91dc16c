import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { ListingSummary } from '#contract/listings/listing.ts';
import { monthInAll } from '#contract/listings/month-in-all.ts';
import { townPart } from '#contract/places/place-parts.ts';
import { searchLimits } from '#contract/search-limits.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { createKeptMaps, type KeptMap } from '#src/shared/storage/kept-maps.ts';
import { createSeenListings } from '#src/shared/storage/seen-listings.ts';
import { ListingCard } from '#src/shared/listings/listing-card.tsx';
import { useApi } from '#src/api/api-context.ts';
import SearchMap, { type SearchMapProps } from '#src/map/search-map.tsx';
import { MarkButtons } from '#src/shared/marks/mark-buttons.tsx';
import { marksQuery } from '#src/shared/marks/marks-query.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { listingQuery } from '#src/shared/api/listings.ts';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { changeSearch, toListingQuery, type ListingSearch } from './listing-search.ts';
import styles from './search-page.module.css';

interface MapPanelProps {
  search: ListingSearch;
  /** The entry of the browser's history. */
  entry: string;
  /** The listing that the list points at. */
  highlighted: string | null;
  /** The same, with what the list knows of it. */
  pointed: ListingSummary | undefined;
  onHighlight: (id: string | null) => void;
}

/** The map of a search, which its address moves and which moves its address. */
export default function MapPanel(props: MapPanelProps) {
  const { search, entry, highlighted, pointed, onHighlight } = props;
  const navigate = useNavigate();
  const known = useKnownListings();
  const [kept] = useState(() => createKeptMaps().read(entry).map);
  const keep = useCallback((map: KeptMap) => createKeptMaps().write(entry, { map }), [entry]);
  const [follows, setFollows] = useState(false);
  const { lat, lng, radius_km: km = searchLimits.radiusKm.default, box } = search;
  return (
    <SearchMap
      filters={pickFilters(search)}
      filtersElsewhere={pickFilters({ ...search, box: box ?? wholeEarth })}
      place={
        lat === undefined || lng === undefined
          ? null
          : { lat, lng, km, name: townPart(search.place) }
      }
      box={box}
      follows={follows}
      onFollows={setFollows}
      onArea={(area) =>
        void navigate({ to: '/', search: changeSearch(search, { box: area }), resetScroll: false })
      }
      highlighted={highlighted}
      pointed={pointed ? placeOnMap(pointed) : null}
      onHighlight={onHighlight}
      renderCard={(id) => <ChosenListing id={id} search={search} />}
      {...known}
      kept={kept}
      onKeep={keep}
    />
  );
}

/** As the map has a listing; null for one that says nothing of where it is. */
function placeOnMap(listing: ListingSummary): SearchMapProps['pointed'] {
  const { id, latitude, longitude, currency } = listing;
  if (latitude === null || longitude === null) return null;
  return [id, latitude, longitude, monthInAll(listing), currency];
}

/** The listings that this user looked at, and their favorites. */
function useKnownListings() {
  const [api, session] = [useApi(), useSession()];
  const isSignedIn = session === 'signedIn';
  const { data: user } = useQuery({ ...currentUserQuery(api), enabled: isSignedIn });
  const { data: marks } = useQuery(marksQuery(api, session));
  const userId = (isSignedIn && user?.id) || null;
  const isKnown = session === 'signedOut' || userId !== null;
  const seen = useMemo(
    () => new Set(isKnown ? createSeenListings().read(userId) : []),
    [isKnown, userId],
  );
  const favorites = useMemo(() => new Set(marks?.listings.favorite), [marks]);
  return { seen, favorites };
}

const wholeEarth = '-180,-90,180,90';

/** What listings are searched for, and around which point; a box takes the place of that. */
function pickFilters(search: ListingSearch) {
  const { page: _page, sort: _sort, box, ...filters } = toListingQuery(search);
  if (!box) return filters;
  const { lat: _lat, lng: _lng, radius_km: _km, ...rest } = filters;
  return rest;
}

function ChosenListing({ id, search }: { id: number; search: ListingSearch }) {
  const { data: listing, dataUpdatedAt } = useQuery(listingQuery(useApi(), id));
  if (!listing || typeof listing === 'string') return null;
  return (
    <div className={styles.chosen}>
      <ListingCard
        listing={listing}
        nowMs={dataUpdatedAt}
        heading="h3"
        renderLink={(link) => (
          <Link to="/listings/$id" params={{ id }} state={{ results: search }} {...link} />
        )}
        photo={<ListingCover cover={listing.images[0] ?? null} />}
      />
      <MarkButtons kind="listings" id={id} title={listing.title} onCard />
    </div>
  );
}
