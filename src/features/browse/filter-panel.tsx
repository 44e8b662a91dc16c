import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { isNoRent } from '#contract/labels/amount.ts';
import { noAmount, amenityLabels, houseRuleLabels } from '#locales/vocabulary.ts';
import { formatTotal } from '#src/ui/format-total.ts';
import { formatMoney, formatNumber } from '#locales/format.ts';
import { formatStay } from '#src/listing-labels/stay.ts';
import { roomTypeLabels } from '#locales/card.ts';
import type { ListingPage } from '#contract/listings/listing.ts';
import { offeredChoices as offered } from '#contract/listings/offered-choices.ts';
import { countedUpTo, searchLimits as limits } from '#contract/search-limits.ts';
import { amenities, houseRules, roomTypes } from '#contract/vocabulary.ts';
import * as t from '#locales/browse-later.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingPageQuery } from '#src/queries/listings.ts';
import { useDebouncedValue } from '#src/queries/use-debounced-value.ts';
import { Button } from '#src/ui/button.tsx';
import { ChipGroup, ChipToggle } from '#src/ui/chip-toggle.tsx';
import control from '#src/ui/control.module.css';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { toListingQuery, type ListingSearch } from './listing-search.ts';
import { PlaceField } from './place-field.tsx';
import { readFields } from './submitted-search.ts';
import { useChoiceCounts } from './use-choice-counts.ts';
import { useSubmission } from './use-submission.ts';
import styles from './filter-panel.module.css';

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
 * The sheet is a popover, so it opens and closes without a script.
 */
export function FilterPanel({ search, typed, page, onSearch }: FilterPanelProps) {
  const panel = useRef<HTMLElement>(null);
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
  const { countOf, setOpen } = useChoiceCounts(filters, page !== undefined);
  const { max_roommates: roommates, stay_months: months, room_for: people } = search;
  const { radius_km: radiusKm = limits.radiusKm.default } = search;

  /** A picked place changes its field without an event, so leaving a field counts as well. */
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTimeout(() => setDraft(readFields(currentTarget)));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const chosen = (name: 'room_type' | 'amenities' | 'house_rules') =>
    search[name]?.split(',') ?? [];
  const rent = (name: 'min_rent' | 'max_rent', rentLabel: string) => {
    const unread = typed[name];
    const isText = typeof unread === 'string' || typeof unread === 'number';
    // Without its sign, which stands beside: results that arrive later must not change a field.
    const written = search[name] ? formatMoney(search[name], '') : isText ? String(unread) : '';
    return (
      <TextField
        label={rentLabel}
        name={name}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        placeholder={t.any}
        defaultValue={written}
        error={errors[name] ?? (isNoRent(written, limits.id.max) ? noAmount : undefined)}
      />
    );
  };

  const noteOn = (filter: 'room_type' | 'house_rules' | 'amenities') => (value: string) =>
    noteOf(countOf(filter, value));
  const notes = {
    room_type: noteOn('room_type'),
    house_rules: noteOn('house_rules'),
    amenities: noteOn('amenities'),
  };
  const counted = (filter: keyof typeof offered) => (value: number) => countOf(filter, value);
  return (
    <search
      ref={panel}
      id={filtersId}
      popover="auto"
      className={styles.panel}
      onBlur={leave}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its fields tell */}
      <form
        className={styles.form}
        aria-label={t.searchRooms}
        {...handlers}
        onChange={read}
        onBlur={read}
      >
        <div className={styles.head}>
          <h2 className={styles.title}>{t.filters}</h2>
          <span className={styles.close}>
            <Button
              variant="plain"
              square
              aria-label={t.close}
              popoverTarget={filtersId}
              popoverTargetAction="hide"
            >
              <Icon name="close" />
            </Button>
          </span>
        </div>
        <div className={styles.fields}>
          <Field label={t.where}>
            {(wiring) => (
              <PlaceField
                search={search}
                control={{ ...wiring, className: control.control, dir: 'auto' }}
              />
            )}
          </Field>
          {search.lat !== undefined && (
            <SelectField
              label={t.aroundIt}
              name="radius_km"
              defaultValue={radiusKm}
              options={choices(offeredKm, radiusKm, (km) => t.withinKm({ km }))}
            />
          )}
          <div className={styles.days}>
            <TextField
              label={t.freeBy}
              type="date"
              name="available_from"
              defaultValue={search.available_from}
            />
            <SelectField
              label={t.howLong}
              name="stay_months"
              defaultValue={months ?? ''}
              options={[
                any,
                ...choices(offered.stay_months, months, formatStay, counted('stay_months')),
              ]}
            />
          </div>
          <div className={styles.pair}>
            {rent('min_rent', t.rentFrom)}
            {rent('max_rent', t.rentUpTo)}
          </div>
          <SelectField
            label={t.rentsIn}
            name="currency"
            defaultValue={search.currency ?? ''}
            options={currencyChoices(search, page)}
          />
          <SelectField
            label={t.roomFor}
            name="room_for"
            defaultValue={people ?? ''}
            options={[any, ...choices(offered.room_for, people, orMore, counted('room_for'))]}
          />
          <ChipGroup legend={t.roomType} showLegend>
            {roomTypes.map((type) => (
              <ChipToggle
                key={type}
                name="room_type"
                value={type}
                defaultChecked={chosen('room_type').includes(type)}
                note={notes.room_type(type)}
              >
                {roomTypeLabels[type]}
              </ChipToggle>
            ))}
          </ChipGroup>
          <div className={styles.pair}>
            <SelectField
              label={t.bedrooms}
              name="bedrooms"
              defaultValue={search.bedrooms ?? ''}
              options={[
                any,
                ...choices(offered.bedrooms, search.bedrooms, orMore, counted('bedrooms')),
              ]}
            />
            <SelectField
              label={t.peopleThere}
              name="max_roommates"
              defaultValue={roommates ?? ''}
              options={[
                any,
                ...choices(offered.max_roommates, roommates, atMost, counted('max_roommates')),
              ]}
            />
          </div>
          <ChipGroup legend={t.houseRules} showLegend>
            {houseRules.map((rule) => (
              <ChipToggle
                key={rule}
                name="house_rules"
                value={rule}
                defaultChecked={chosen('house_rules').includes(rule)}
                note={notes.house_rules(rule)}
              >
                {houseRuleLabels[rule]}
              </ChipToggle>
            ))}
          </ChipGroup>
          <ChipGroup legend={t.amenities} showLegend>
            {amenities.map((amenity) => (
              <ChipToggle
                key={amenity}
                name="amenities"
                value={amenity}
                defaultChecked={chosen('amenities').includes(amenity)}
                note={notes.amenities(amenity)}
              >
                {amenityLabels[amenity]}
              </ChipToggle>
            ))}
          </ChipGroup>
          <TextField
            label={t.words}
            name="q"
            placeholder={t.suchAsPiano}
            maxLength={limits.search.max}
            defaultValue={search.q}
          />
          {search.box && draft.place === search.place && (
            <input type="hidden" name="box" value={search.box} />
          )}
          {search.sort && <input type="hidden" name="sort" value={search.sort} />}
        </div>
        <div className={styles.foot}>
          <Button type="submit" wide>
            {label}
          </Button>
          <Link to="/" search={clearedOf(search)} className={styles.clear} onClick={close}>
            {t.clear}
          </Link>
        </div>
      </form>
    </search>
  );
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

const common = ['USD', 'EUR', 'GBP'];

/** The currency of the place, those of the rooms found, and others that rents can be compared with. */
function currencyChoices({ currency }: ListingSearch, page: ListingPage | undefined) {
  const own =
    currency === undefined && page
      ? t.currencyAsUsual({ currency: page.currency })
      : t.asUsualThere;
  const others = new Set([
    ...common,
    ...(page?.items ?? []).map((listing) => listing.currency),
    ...Object.keys(page?.rates?.worth ?? {}),
    currency ?? 'USD',
  ]);
  return [
    { value: '', label: own },
    ...[...others].sort().map((code) => ({ value: code, label: code })),
  ];
}

const any = { value: '', label: t.any };
const orMore = (count: number) => t.orMore({ count });
const atMost = (count: number) => (count === 0 ? t.nobodyYet : t.atMost({ count }));

const noteOf = (count: number | null) =>
  count === null ? null : { text: formatNumber(count), label: t.countedRooms({ count }) };

/**
 * The numbers on offer, and the one in force if it is another; each with how many rooms it finds,
 * where that is known. What is in force needs no count: the button has it.
 */
function choices(
  all: readonly number[],
  current: number | undefined,
  name: (n: number) => string,
  countOf: (n: number) => number | null = () => null,
) {
  const shown = new Set([...all, ...(current === undefined ? [] : [current])]);
  return [...shown]
    .sort((a, b) => a - b)
    .map((n) => {
      const count = n === current ? null : countOf(n);
      const label = count === null ? name(n) : t.withCount({ label: name(n), count });
      return { value: String(n), label };
    });
}

const clearedOf = ({ sort }: ListingSearch): ListingSearch => (sort ? { sort } : {});
