import type { ListingPage } from '#contract/listings/listing.ts';
import * as t from '#locales/browse-later.ts';
import * as common from '#locales/common.ts';
import * as shellLater from '#locales/shell-later.ts';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { changeSearch, type ListingSearch } from './listing-search.ts';
import { SaveSearch } from './save-search.tsx';
import { widerSearches } from './listing-filters.ts';
import * as titles from '#locales/titles.ts';

export interface NoListingsProps {
  search: ListingSearch;
  /** Its total is more than none when only this page is empty. */
  page: Pick<ListingPage, 'total' | 'currency'>;
  heading: 'h2' | 'h3';
  onMove: () => void;
}

/** Nothing found, and the ways to find more. */
export default function NoListings({ search, page, heading, onMove }: NoListingsProps) {
  const quiet = buttonClass({ variant: 'quiet', size: 's' });
  if (page.total > 0) {
    return (
      <EmptyState
        heading={heading}
        title={t.noSuchPage}
        actions={
          <Link to="/" search={changeSearch(search, {})} onClick={onMove} className={quiet}>
            {common.backToFirstPage}
          </Link>
        }
      >
        {t.resultsEnd}
      </EmptyState>
    );
  }
  const wider = widerSearches(search, page.currency);
  if (wider.length === 0) {
    return (
      <EmptyState
        heading={heading}
        icon={laterIcons.home}
        title={common.noRooms}
        actions={
          <Link to="/listings/create" className={buttonClass()}>
            {titles.listYourPlace}
          </Link>
        }
      >
        {t.couldBeFirst}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading={heading}
      title={t.noRoomFits}
      actions={
        <>
          {wider.map(({ label, written, search: next }) => (
            <Link
              key={label}
              to="/"
              search={next}
              resetScroll={false}
              activeOptions={{ exact: true }}
              onClick={onMove}
              className={quiet}
            >
              {isolate(label, written ?? '')}
            </Link>
          ))}
          <SaveSearch search={search} currency={page.currency} label={t.notifyMe} />
          <Link
            to="/"
            resetScroll={false}
            activeOptions={{ exact: true }}
            onClick={onMove}
            className={buttonClass({ size: 's' })}
          >
            {shellLater.seeAllRooms}
          </Link>
        </>
      }
    >
      {t.oneFilterLess}
    </EmptyState>
  );
}
