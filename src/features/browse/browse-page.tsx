import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { countedUpTo } from '#contract/search-limits.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatTotal } from '#contract/labels/count.ts';
import { listingPageQuery } from '#src/queries/listings.ts';
import { Page, PageHeader, Section } from '#src/ui/page-layout.tsx';
import { RadarBackdrop } from '#src/ui/radar-backdrop.tsx';
import { useResultsFocus } from '#src/ui/use-results-focus.ts';
import { FilterChips } from './filter-chips.tsx';
import { toListingQuery, type ListingSearch } from './listing-search.ts';
import { ListingResults } from './listing-results.tsx';
import { SearchForm } from './search-form.tsx';
import { nearLabel } from './search-filters.ts';
import { SortChips } from './sort-chips.tsx';

/** The home page: search listings, look through them. All of the search lives in the address. */
export function BrowsePage({ search }: { search: ListingSearch }) {
  const query = toListingQuery(search);
  const result = useQuery(listingPageQuery(useApi(), query));
  const navigate = useNavigate();
  const isSettled = !result.isPending && !result.isPlaceholderData;
  const { heading, move, goNow } = useResultsFocus<HTMLSpanElement>(search, isSettled);
  const searchFor = (next: ListingSearch) => {
    move();
    // The same search again changes nothing but where the person is.
    if (JSON.stringify(next) === JSON.stringify(search)) goNow();
    void navigate({ to: '/', search: next, resetScroll: false });
  };

  const total = result.data?.total;
  const title =
    total === undefined
      ? 'Rooms'
      : `${formatTotal(total, countedUpTo(query))} ${total === 1 ? 'room' : 'rooms'}${nearLabel(search)}`;

  return (
    <Page>
      <PageHeader
        backdrop={<RadarBackdrop />}
        title="Find people you would share a kitchen with."
        lede="Rooms and roommates, matched by how you actually live. Every score shows its reasons."
      />
      <SearchForm search={search} onSearch={searchFor} />
      <Section
        id="rooms"
        title={
          <span ref={heading} tabIndex={-1}>
            {title}
          </span>
        }
        actions={<SortChips search={search} />}
      >
        <FilterChips search={search} onMove={move} />
        <ListingResults search={search} result={result} onMove={move} />
      </Section>
    </Page>
  );
}
