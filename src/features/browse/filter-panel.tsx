import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { formatTotal } from '#src/ui/format-total.ts';
import type { ListingPage } from '#contract/listings/listing.ts';
import { countedUpTo, searchLimits } from '#contract/search-limits.ts';
import * as t from '#locales/browse-later.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingPageQuery } from '#src/shared/api/listings.ts';
import { useDebouncedValue } from '#src/ui/use-debounced-value.ts';
import { Button } from '#src/ui/button.tsx';
import control from '#src/ui/control.module.css';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { FilterField, numberOptions } from './filter-field.tsx';
import { fieldRows, filterLabels } from './filter-labels.ts';
import { changeSearch, toListingQuery, type ListingSearch } from './listing-search.ts';
import { PlaceField } from './place-field.tsx';
import { readFields } from './submitted-search.ts';
import { useChoiceCounts } from './use-choice-counts.ts';
import { useSubmission } from './use-submission.ts';
import styles from './filter-panel.module.css';
import * as ui from '#locales/ui.ts';
import * as browse from '#locales/browse.ts';

/** The id of the filters, which the button of the sheet names. */
export const filtersId = 'filters';

export interface FilterPanelProps {
  search: ListingSearch;
  /** What the address says for the rents, even where it is no number. */
  typed: { min_rent?: unknown; max_rent?: unknown };
  /** What the search found, when that is known. */
  page: ListingPage | undefined;
  onSearch: (search: ListingSearch) => void;
}

const offeredKm = [1, 2, 5, 10, 25, 50];
const countDelayMs = 250;

/**
 * Every filter of the search in one form: beside the results where there is room, otherwise a sheet.
 * The sheet is a popover, so it opens and closes without a script; with one it is a dialog.
 */
export function FilterPanel({ search, typed, page, onSearch }: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const close = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  const { errors, handlers } = useSubmission((next) => {
    close();
    onSearch(next);
  });
  const [draft, setDraft] = useState(search);
  const wanted = useDebouncedValue(draft, countDelayMs);
  const label = useCountLabel(search, { draft, wanted }, page?.total);
  const { sort: _, ...filters } = toListingQuery(wanted);
  const { countChoice, isOpen, setOpen } = useChoiceCounts(filters, page !== undefined);
  const { radius_km: radiusKm = searchLimits.radiusKm.default } = search;

  /** A picked place changes its field without an event, so leaving a field counts as well. */
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTimeout(() => setDraft(readFields(currentTarget)));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a dialog while it is a sheet
    <div
      ref={panel}
      id={filtersId}
      popover="auto"
      className={styles.panel}
      {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId })}
      onBlur={leave}
      onKeyDown={keepFocus}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <search>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its fields tell */}
        <form
          className={styles.form}
          aria-label={browse.searchRooms}
          {...handlers}
          onChange={read}
          onBlur={read}
        >
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {ui.filters}
            </h2>
            <span className={styles.close}>
              <Button
                variant="plain"
                square
                aria-label={ui.close}
                popoverTarget={filtersId}
                popoverTargetAction="hide"
              >
                <Icon name="close" />
              </Button>
            </span>
          </div>
          <div className={styles.fields}>
            <Field label={browse.where}>
              {(wiring) => (
                <PlaceField
                  search={search}
                  control={{ ...wiring, className: control.control, dir: 'auto' }}
                />
              )}
            </Field>
            {search.lat !== undefined && (
              <SelectField
                label={filterLabels.radius_km.label}
                name="radius_km"
                defaultValue={radiusKm}
                options={numberOptions(offeredKm, radiusKm, (km) => t.withinKm({ km }))}
              />
            )}
            {fieldRows.map(({ names, layout }) => {
              const fields = names.map((name) => (
                <FilterField
                  key={name}
                  name={name}
                  {...{ search, typed, page, errors, countChoice }}
                />
              ));
              return layout ? (
                <div key={names.join()} className={styles[layout]}>
                  {fields}
                </div>
              ) : (
                fields
              );
            })}
            {search.box && draft.place === search.place && (
              <input type="hidden" name="box" value={search.box} />
            )}
            {(['sort', 'group', 'without_wishes'] as const).map(
              (name) =>
                search[name] !== undefined && (
                  <input key={name} type="hidden" name={name} value={search[name]} />
                ),
            )}
          </div>
          <div className={styles.foot}>
            <Button type="submit" wide>
              {label}
            </Button>
            <Link to="/" search={clearFilters(search)} className={styles.clear} onClick={close}>
              {t.clear}
            </Link>
          </div>
        </form>
      </search>
    </div>
  );
}

/** Tab goes around in the sheet. Beside the results, the filters are a part of the page. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget: panel } = event;
  if (key !== 'Tab' || !panel.matches(':popover-open')) return;
  const controls = [...panel.querySelectorAll<HTMLElement>('a,button,select,input')].filter(
    (element) => element.checkVisibility(),
  );
  const [edge, next] = shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  next?.focus();
}

/** "Show 123 rooms": how many the filters would find that are not applied yet. */
function useCountLabel(
  search: ListingSearch,
  { draft, wanted }: Record<'draft' | 'wanted', ListingSearch>,
  total: number | undefined,
) {
  const { sort: _, page: __, ...filters } = toListingQuery(wanted);
  // Only sending the form finds a town that was typed but not picked.
  const isCountable = wanted.place === undefined || wanted.lat !== undefined;
  const isChanged =
    JSON.stringify({ ...wanted, page: 0 }) !== JSON.stringify({ ...search, page: 0 });
  const counted = useQuery({
    ...listingPageQuery(useApi(), { ...filters, page_size: 1 }),
    enabled: isChanged && isCountable && draft === wanted,
  });
  const isKnown = counted.data && !counted.isPlaceholderData && draft === wanted && isCountable;
  const found = isChanged ? (isKnown ? counted.data?.total : undefined) : total;
  if (found === undefined) return t.showRooms;
  return t.showCounted({ count: found, total: formatTotal(found, countedUpTo(filters)) });
}

const clearFilters = ({ sort, group }: ListingSearch): ListingSearch =>
  changeSearch({}, { sort, group });
