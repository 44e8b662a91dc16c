import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatTotal } from '#contract/labels/count.ts';
import { roomiePageQuery } from '#src/queries/users.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Page, PageHeader } from '#src/ui/page-layout.tsx';
import { useResultsFocus } from '#src/ui/use-results-focus.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { Invitation } from '../fit/invitation.tsx';
import { FilterChips, OrderChips } from './search-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import filters from './filters.module.css';
import { RoomieResults } from './roomie-results.tsx';
import { toRoomieQuery, type RoomieSearch } from './roomie-search.ts';
import styles from './roomies-page.module.css';
import { activeFilters } from './search-filters.ts';

/** The users who look for a room or a roommate. All of the search lives in the address. */
export function RoomiesPage({ search }: { search: RoomieSearch }) {
  const result = useQuery(roomiePageQuery(useApi(), toRoomieQuery(search)));
  const navigate = useNavigate();
  const formId = useId();
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

  const isScored =
    data !== undefined && (data.sorted_by === 'fit' || data.items.some(({ fit }) => fit !== null));
  const isUnanswered = data?.sorted_by === 'newest' && search.sort !== 'newest';
  const inForce = activeFilters(search).length;
  const formKey = JSON.stringify({ ...search, page: 0, sort: '' });

  return (
    <Page>
      <PageHeader
        title="Roomies"
        lede="People looking for a room or a roommate. Each score comes with the reasons for it."
      />
      {isUnanswered && <Invitation />}
      <div className={styles.columns}>
        <div className={styles.aside}>
          <div className={filters.toggle}>
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={formId}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="filter" />
              Filters{inForce > 0 && ` (${inForce} set)`}
            </Button>
          </div>
          <div id={formId} className={filters.folded} data-open={isOpen || undefined}>
            <FilterForm key={formKey} search={search} onSearch={searchFor} />
          </div>
        </div>
        <section className={styles.results}>
          <div className={styles.resultsHead}>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {isolate(titleOf(data?.total, search), townOf(search.place))}
            </h2>
            {(isScored || search.no_conflicts) && <OrderChips search={search} onMove={move} />}
          </div>
          <FilterChips search={search} onMove={move} />
          <RoomieResults search={search} result={result} isScored={isScored} onMove={move} />
        </section>
      </div>
    </Page>
  );
}

/** The name of the town, without its country. */
const townOf = (place = '') => place.split(',')[0] ?? '';

function titleOf(total: number | undefined, { place, lat }: RoomieSearch): string {
  if (total === undefined) return 'Roomies';
  const where = lat === undefined ? '' : ` near ${townOf(place) || 'this place'}`;
  return `${formatTotal(total, limits.countedItems)} ${total === 1 ? 'roomie' : 'roomies'}${where}`;
}
