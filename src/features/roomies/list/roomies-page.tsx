import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatDay } from '#locales/format.ts';
import { limits } from '#contract/limits.ts';
import type { OwnFilters, RoomiePage } from '#contract/matching/calls.ts';
import { townPart } from '#contract/places/place-parts.ts';
import * as fitTexts from '#locales/roomie-fit.ts';
import * as t from '#locales/roomies.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatTotal } from '#src/ui/format-total.ts';
import { roomiePageQuery } from '#src/shared/api/users.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { useResultsFocus } from '#src/ui/use-results-focus.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Invitation } from '../fit/invitation.tsx';
import { FilterChips, OrderChips } from './search-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import filters from './filters.module.css';
import { RoomieResults } from './roomie-results.tsx';
import { isAroundMe, toRoomieQuery, type RoomieSearch } from './roomie-search.ts';
import styles from './roomies-page.module.css';
import { activeFilters, noProfile } from './roomie-filters.ts';
import * as common from '#locales/common.ts';
import * as titles from '#locales/titles.ts';
import * as ui from '#locales/ui.ts';

/** The users who look for a room or a roommate. All of the search lives in the address. */
export function RoomiesPage({ search }: { search: RoomieSearch }) {
  const result = useQuery(roomiePageQuery(useApi(), toRoomieQuery(search)));
  const navigate = useNavigate();
  const formId = useId();
  const form = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data } = result;
  const isSettled = !result.isPending && !result.isPlaceholderData;
  const { heading, move, goNow } = useResultsFocus<HTMLHeadingElement>(search, isSettled);
  const searchFor = (next: RoomieSearch) => {
    move();
    setOpen(false);
    // The same search again changes nothing but where the roomie is.
    if (JSON.stringify(next) === JSON.stringify(search)) goNow();
    void navigate({ to: '/roomies', search: next, resetScroll: false });
  };

  const changeArea = () => {
    flushSync(() => setOpen(true));
    form.current?.querySelector('input')?.focus();
  };

  const isScored =
    data !== undefined && (data.sorted_by === 'fit' || data.items.some(({ fit }) => fit !== null));
  const isLoading = !data && !result.error;
  const isByNewest = data?.sorted_by === 'newest' && search.sort !== 'newest';
  const own = data ? { ...data.own_filters, currency: data.budget_currency } : noProfile;
  const inForce = activeFilters(search, own).length;
  const area = townPart(own.area?.applied ? own.area.name : search.place);
  const formKey = JSON.stringify({ ...search, page: 0, sort: '' });

  return (
    <Page>
      <PageHeader
        title={titles.roomies}
        lede={t.roomiesLede}
        actions={
          <Link to="/wanted" className={buttonClass({ variant: 'quiet' })}>
            {common.roomsWanted}
          </Link>
        }
      />
      <div className={styles.columns}>
        <div className={styles.head} data-loading={isLoading || undefined}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {isolate(pageTitle(data?.total, search, area), area)}
          </h2>
          <div className={filters.strip}>
            <div className={filters.toggle}>
              <Button
                variant="quiet"
                size="s"
                aria-expanded={isOpen}
                aria-controls={formId}
                onClick={() => setOpen(!isOpen)}
              >
                <Icon name={laterIcons.filter} />
                {inForce > 0 ? t.filtersSet({ count: inForce }) : ui.filters}
              </Button>
            </div>
            {(isScored || search.no_conflicts) && <OrderChips search={search} onMove={move} />}
            <FilterChips search={search} own={own} onMove={move} />
          </div>
          {data && <OwnNote own={own} search={search} onChange={changeArea} />}
          {data && <MoneyNote page={data} search={search} />}
        </div>
        <div className={styles.aside}>
          <div ref={form} id={formId} className={filters.folded} data-open={isOpen || undefined}>
            <FilterForm
              key={formKey}
              search={search}
              ownArea={own.area?.name}
              onSearch={searchFor}
            />
          </div>
        </div>
        {/* What is found takes the place of the skeletons; it does not push them away. */}
        <section key={isLoading ? 'loading' : 'found'}>
          {isByNewest &&
            (data.has_answers ? (
              <StillComparing onRetry={() => void result.refetch()} />
            ) : (
              <Invitation />
            ))}
          <RoomieResults search={search} result={result} isScored={isScored} onMove={move} />
        </section>
      </div>
    </Page>
  );
}

/** Who asks for the best fit and does not get it yet learns why. */
function StillComparing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.waiting}>
      <Notice title={fitTexts.stillComparing} onRetry={onRetry}>
        {fitTexts.justStarted}
      </Notice>
    </div>
  );
}

const toProfile = (text: ReactNode) => (
  <Link to="/profile/$section" params={{ section: 'about' }}>
    {text}
  </Link>
);

interface OwnNoteProps {
  search: RoomieSearch;
  own: OwnFilters;
  onChange: () => void;
}

/** What the profile does to the list, in words, and the way to another area. */
function OwnNote({ search, own, onChange }: OwnNoteProps) {
  if (own.area?.applied) {
    const { name, radius_km: km } = own.area;
    const included = includedLabel(own);
    return (
      <p className={filters.note}>
        <span>
          {isolate(t.nearNote({ town: townPart(name), km }), townPart(name))}
          {included && ` ${included}`}
        </span>
        <Button variant="quiet" size="s" onClick={onChange}>
          {t.change}
        </Button>
      </p>
    );
  }
  if (own.area || !isAroundMe(search)) return null;
  return <p className={filters.note}>{t.everywhereNote({ profile: toProfile })}</p>;
}

function includedLabel({ budget, dates }: OwnFilters): string {
  if (budget?.applied) return dates?.applied ? t.withoutBoth : t.withoutBudget;
  return dates?.applied ? t.withoutDates : '';
}

/** How budgets in other currencies were compared, if some of those shown are. */
function MoneyNote({ page, search }: { page: RoomiePage; search: RoomieSearch }) {
  const { items, own_filters: own, budget_currency: currency, rates_day: day } = page;
  const isCompared =
    own.budget?.applied === true || (search.budget_min ?? search.budget_max) !== undefined;
  const isMixed = items.some(({ budget_currency: other }) => other !== null && other !== currency);
  if (!isCompared || !isMixed) return null;
  return (
    <p className={filters.note}>
      {day === null ? t.notCompared({ currency }) : t.compared({ currency, day: formatDay(day) })}
    </p>
  );
}

function pageTitle(total: number | undefined, { lat }: RoomieSearch, area: string): string {
  if (total === undefined) return titles.roomies;
  const place = area || (lat === undefined ? '' : t.thisPlaceInside);
  const given = { count: total, total: formatTotal(total, limits.countedItems) };
  return place ? t.roomiesFoundNear({ ...given, place }) : t.roomiesFound(given);
}
