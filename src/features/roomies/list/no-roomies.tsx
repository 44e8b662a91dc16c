import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { changeSearch, type RoomieSearch } from './roomie-search.ts';
import { widerSearches } from './search-filters.ts';

interface NoRoomiesProps {
  search: RoomieSearch;
  /** More than none when only this page is empty. */
  total: number;
  onMove: () => void;
}

/** Nobody found, and the ways to find more. */
export function NoRoomies({ search, total, onMove }: NoRoomiesProps) {
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
  const wider = widerSearches(search);
  if (wider.length === 0) {
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
  return (
    <EmptyState
      heading="h3"
      icon="people"
      title="Nobody fits all of that"
      actions={
        <>
          {wider.map(({ label, written, search: next }) => (
            <Link key={label} to="/roomies" search={next} className={quiet} {...link}>
              {isolate(label, written ?? '')}
            </Link>
          ))}
          <Link to="/roomies" className={buttonClass({ size: 's' })} {...link}>
            See all roomies
          </Link>
        </>
      }
    >
      People who did not fill in what you filter by are left out too. Try removing a filter:
    </EmptyState>
  );
}
