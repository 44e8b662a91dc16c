import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { changeSearch, widestSearch, type RoomieSearch } from './roomie-search.ts';
import { activeFilters, townOf, widerSearches, type KnownFilters } from './search-filters.ts';

interface NoRoomiesProps {
  search: RoomieSearch;
  own: KnownFilters;
  /** More than none when only this page is empty. */
  total: number;
  onMove: () => void;
}

/** Nobody found, and the ways to find more. */
export function NoRoomies({ search, own, total, onMove }: NoRoomiesProps) {
  const quiet = buttonClass({ variant: 'quiet', size: 's' });
  const link = { resetScroll: false, onClick: onMove, activeOptions: { exact: true } };
  if (total > 0) {
    return (
      <EmptyState
        heading="h3"
        title="There is no such page"
        actions={
          <Link to="/roomies" search={changeSearch(search, {})} className={quiet} {...link}>
            Back to the first page
          </Link>
        }
      >
        The list has fewer pages.
      </EmptyState>
    );
  }
  const wider = widerSearches(search, own);
  if (activeFilters(search, own).length === 0 && wider.length === 0) {
    return (
      <EmptyState
        heading="h3"
        icon="people"
        title="Nobody is here yet"
        actions={
          <Link to="/" className={buttonClass()}>
            Look at rooms
          </Link>
        }
      >
        You are the first. Check again soon.
      </EmptyState>
    );
  }
  const area = townOf(own.area?.applied ? own.area.name : search.place);
  return (
    <EmptyState
      heading="h3"
      icon="people"
      title={area ? isolate(`No roomies near ${area} yet`, area) : 'Nobody fits all of that'}
      actions={
        <>
          {wider.map(({ label, written, search: next }) => (
            <Link key={label} to="/roomies" search={next} className={quiet} {...link}>
              {isolate(label, written ?? '')}
            </Link>
          ))}
          <Link
            to="/roomies"
            search={widestSearch(search)}
            className={buttonClass({ size: 's' })}
            {...link}
          >
            {area || search.lat !== undefined ? 'Look everywhere' : 'See all roomies'}
          </Link>
        </>
      }
    >
      {reasonOf(search, own)}
    </EmptyState>
  );
}

/** Why nobody is found, as far as the filters say. */
function reasonOf(search: RoomieSearch, own: KnownFilters): string {
  const others = activeFilters(search, own).filter(({ id }) => id !== 'place');
  if (others.length === 0) return 'Nobody who looks there has joined so far.';
  if (others.every(({ id }) => id === 'budget' || id === 'dates')) {
    return `Nobody who looks there fits your ${others.map(({ id }) => id).join(' and ')} so far.`;
  }
  return 'People who did not fill in what you filter by are left out too. Try removing a filter:';
}
