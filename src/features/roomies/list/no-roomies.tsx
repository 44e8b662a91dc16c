import { Link } from '@tanstack/react-router';
import { townPart } from '#contract/places/place-parts.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/roomies.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { isolate } from '#src/ui/isolate.tsx';
import { changeSearch, widestSearch, type RoomieSearch } from './roomie-search.ts';
import { activeFilters, widerSearches, type KnownFilters } from './roomie-filters.ts';

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
        title={t.noSuchPage}
        actions={
          <Link to="/roomies" search={changeSearch(search, {})} className={quiet} {...link}>
            {common.backToFirstPage}
          </Link>
        }
      >
        {t.noSuchPageHint}
      </EmptyState>
    );
  }
  const wider = widerSearches(search, own);
  if (activeFilters(search, own).length === 0 && wider.length === 0) {
    return (
      <EmptyState
        heading="h3"
        icon="people"
        title={t.nobodyYet}
        actions={
          <Link to="/" className={buttonClass()}>
            {common.browseRooms}
          </Link>
        }
      >
        {t.nobodyYetHint}
      </EmptyState>
    );
  }
  const area = townPart(own.area?.applied ? own.area.name : search.place);
  return (
    <EmptyState
      heading="h3"
      icon="people"
      title={area ? isolate(t.nobodyNear({ place: area }), area) : t.nobodyFits}
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
            {area || search.lat !== undefined ? t.lookEverywhere : common.seeAllRoomies}
          </Link>
        </>
      }
    >
      {emptyReason(search, own)}
    </EmptyState>
  );
}

/** Why nobody is found, as far as the filters say. */
function emptyReason(search: RoomieSearch, own: KnownFilters): string {
  const others = activeFilters(search, own).filter(({ id }) => id !== 'place');
  if (others.length === 0) return t.nobodyJoined;
  if (others.every(({ id }) => id === 'budget' || id === 'dates')) {
    if (others.length > 1) return t.nobodyFitsBoth;
    return others[0]?.id === 'budget' ? t.nobodyFitsBudget : t.nobodyFitsDates;
  }
  return t.nobodyFitsHint;
}
