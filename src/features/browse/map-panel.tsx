import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { townOf } from '#contract/places/place-parts.ts';
import { searchLimits as limits } from '#contract/search-limits.ts';
import { ListingCard } from '#src/listing-labels/listing-card.tsx';
import { useApi } from '#src/api/api-context.ts';
import SearchMap from '#src/map/search-map.tsx';
import { MarkButtons } from '#src/marks/mark-buttons.tsx';
import { listingQuery } from '#src/queries/listings.ts';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { changeSearch, toListingQuery, type ListingSearch } from './listing-search.ts';
import styles from './search-page.module.css';

interface MapPanelProps {
  search: ListingSearch;
  /** The listing that the list points at. */
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
}

/** The map of a search, which its address moves and which moves its address. */
export default function MapPanel({ search, highlighted, onHighlight }: MapPanelProps) {
  const navigate = useNavigate();
  const [follows, setFollows] = useState(false);
  const { lat, lng, radius_km: km = limits.radiusKm.default, box } = search;
  return (
    <SearchMap
      filters={filtersOf(search)}
      filtersElsewhere={filtersOf({ ...search, box: box ?? wholeEarth })}
      place={
        lat === undefined || lng === undefined ? null : { lat, lng, km, name: townOf(search.place) }
      }
      box={box}
      follows={follows}
      onFollows={setFollows}
      onArea={(area) =>
        void navigate({ to: '/', search: changeSearch(search, { box: area }), resetScroll: false })
      }
      highlighted={highlighted}
      onHighlight={onHighlight}
      renderCard={(id) => <ChosenListing id={id} search={search} />}
    />
  );
}

const wholeEarth = '-180,-90,180,90';

/** What listings are searched for, and around which point; a box takes the place of that. */
function filtersOf(search: ListingSearch) {
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
