import { useHydrated, useLocation, useRouter } from '@tanstack/react-router';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  Fragment,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { townPart } from '#contract/places/place-parts.ts';
import { showList, showMap } from '#locales/map.ts';
import type { ListingPage } from '#contract/listings/listing.ts';
import * as t from '#locales/browse-later.ts';
import * as common from '#locales/common.ts';
import { isProblem } from '#src/api/errors.ts';
import { createKeptMaps } from '#src/shared/storage/kept-maps.ts';
import { createLastPlace } from '#src/shared/storage/last-place.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { feedPath } from './feed-path.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel, filtersId, type FilterPanelProps } from './filter-panel.tsx';
import { FitInvitation } from './fit-invitation.tsx';
import type { ListingSearch } from './listing-search.ts';
import { activeFilters, formatHeadline, titleIn } from './listing-filters.ts';
import { SaveSearch } from './save-search.tsx';
import { aboutRent, RatesNote, type AboutRent } from './about-rent.tsx';
import { SortChips } from './sort-chips.tsx';
import styles from './search-page.module.css';

const GroupRefusal = lazyComponent(() => import('./group-refusal.tsx'));
const GroupWishes = lazyComponent(() => import('./group-wishes.tsx'));
const MapPanel = lazyComponent(() => import('./map-panel.tsx'));
const SearchAdvice = lazyComponent(() => import('./search-advice.tsx'));
/** With fewer rooms, what would find more is said. */
const littleFound = 8;
/** From here on there is room for the map beside the list; on paper, for both. */
const wide = '(width >= 75rem), print';

export interface SearchPageProps extends Omit<FilterPanelProps, 'page'> {
  search: ListingSearch;
  result: UseQueryResult<ListingPage>;
  /** How many rooms there are, for people. */
  count: string;
  /** Around the heading: it takes the focus when results have arrived. */
  heading: (text: ReactNode) => ReactNode;
  onMove: () => void;
  /** The results; `about` writes what the rent of a listing is about, in the searched currency. */
  children: (about: AboutRent) => ReactNode;
}

/** The results of a search, with every filter beside them, or on phones behind one button. */
export default function SearchPage(props: SearchPageProps) {
  const { search, typed, result, count, heading, onSearch, onMove, children } = props;
  const page = result.isPlaceholderData ? undefined : result.data;
  const currency = search.currency ?? page?.currency;
  // To everyone outside, a group answers as if it had never existed.
  const isRefused = search.group !== undefined && isProblem(result.error, 'not_found');
  // The router writes the title when the search changes; only the results tell the currency.
  useEffect(() => {
    if (page) document.title = titleIn(search, currency);
  }, [search, page, currency]);
  const others = activeFilters(search, currency).filter(({ id }) => id !== 'place');
  const place =
    townPart(search.place) || (search.lat === undefined ? t.anywhere : common.thisPlace);
  const town = townPart(search.place);
  const { lat, lng } = search;
  useEffect(() => {
    if (town && lat !== undefined && lng !== undefined) {
      createLastPlace().write({ name: town, lat, lng });
    }
  }, [town, lat, lng]);
  const site = useRouter().options.context;
  const [shows, setShows] = useState<'list' | 'map'>('list');
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  // The server knows nothing of it, so the list is what is hydrated.
  const [isBack, setBack] = useState(false);
  useLayoutEffect(() => {
    if (createKeptMaps().read(entry).isOpen) setShows('map');
    setBack(true);
    // oxlint-disable-next-line react/exhaustive-deps -- what was shown here before, not in other searches
  }, []);
  useEffect(() => {
    if (isBack) createKeptMaps().write(entry, { isOpen: shows === 'map' });
  }, [isBack, entry, shows]);
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(wide).matches,
    () => false,
  );
  const isInBrowser = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  /** The listing that the pointer or the focus is at, in the list or on the map. */
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    for (const card of list.current?.querySelectorAll('li[data-near]') ?? []) {
      card.removeAttribute('data-near');
    }
    const link = pointed && list.current?.querySelector(`li a[href$="/listings/${pointed}"]`);
    if (link) link.closest('li')?.setAttribute('data-near', '');
  }, [pointed]);
  const pointAt = ({ target }: SyntheticEvent) => {
    const link = (target as Element).closest('li')?.querySelector('a[href*="/listings/"]');
    setPointed(link?.getAttribute('href')?.split('/').at(-1) ?? null);
  };
  return (
    <>
      <div className={styles.strip}>
        <button type="button" popoverTarget={filtersId} className={styles.open}>
          <Icon name="search" />
          <span className={styles.words}>
            <b dir="auto">{place}</b>
            <span>
              {others.length === 0 && t.anyDateAnyRent}
              {others.map(({ id, label, written = '' }, index) => (
                <Fragment key={id}>
                  {index > 0 && ' · '}
                  {isolate(label, written)}
                </Fragment>
              ))}
            </span>
          </span>
          <Icon name={laterIcons.filter} />
        </button>
      </div>
      <div className={styles.columns}>
        <div className={styles.filters}>
          <FilterPanel
            key={JSON.stringify(search)}
            search={search}
            typed={typed}
            page={page}
            onSearch={onSearch}
          />
        </div>
        <div
          ref={list}
          className={styles.results}
          data-hidden={shows === 'map' || undefined}
          onPointerOver={pointAt}
          onPointerLeave={() => setPointed(null)}
          onFocus={pointAt}
        >
          <div className={styles.head}>
            <h1 className={styles.title}>
              {heading(isolate(formatHeadline(count, search), townPart(search.place)))}
            </h1>
            {(search.group === undefined || result.data?.group) && (
              <SaveSearch search={search} currency={currency} />
            )}
            <div className={styles.chips}>
              <SortChips search={search} />
              <FilterChips search={search} currency={currency} onMove={onMove} />
            </div>
          </div>
          {search.group !== undefined && result.data?.group && (
            <Suspense>
              <GroupWishes search={search} group={result.data.group} onMove={onMove} />
            </Suspense>
          )}
          {search.place !== undefined && search.lat === undefined && !search.box && (
            <p className={styles.note}>
              <output>{t.noSuchPlace({ place: search.place })}</output>
            </p>
          )}
          <FitInvitation search={search} page={result.data} onRetry={() => void result.refetch()} />
          {page && <RatesNote page={page} />}
          {isRefused ? (
            <Suspense>
              <GroupRefusal search={search} onMove={onMove} />
            </Suspense>
          ) : (
            children((listing) => aboutRent(listing, result.data))
          )}
          {isInBrowser && page && page.total < littleFound && (
            <Suspense>
              <SearchAdvice search={search} group={page.group} onMove={onMove} />
            </Suspense>
          )}
          {search.group === undefined && (
            <p className={styles.feed}>
              <a href={feedPath(search, site)} type="application/atom+xml">
                {t.feed}
              </a>
            </p>
          )}
        </div>
        <div className={styles.map} data-shown={shows === 'map' || undefined}>
          {!isRefused && (isWide || shows === 'map') && (
            <Suspense>
              <MapPanel
                search={search}
                entry={entry}
                highlighted={pointed}
                pointed={result.data?.items.find(({ id }) => String(id) === pointed)}
                onHighlight={setPointed}
              />
            </Suspense>
          )}
        </div>
      </div>
      {/* It would cover the advice of an empty list. */}
      {!isRefused && (shows === 'map' || page?.total !== 0) && (
        <button
          type="button"
          className={styles.switch}
          aria-pressed={shows === 'map'}
          onClick={() => setShows(shows === 'map' ? 'list' : 'map')}
        >
          {shows === 'map' ? showList : showMap}
        </button>
      )}
    </>
  );
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
