import { searchLimits as limits } from '#contract/search-limits.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SearchSegment } from '#src/ui/search-bar.tsx';
import type { ListingSearch } from './listing-search.ts';
import styles from './more-filters.module.css';

const offeredKm = [2, 5, 10, 25, 50];

interface MoreFiltersProps {
  search: ListingSearch;
  /** The form these belong to without standing in it. */
  formId: string;
  minRentError: string | undefined;
}

/** The filters few people need, folded away; it says how many of them are in force. */
export function MoreFilters({ search, formId, minRentError }: MoreFiltersProps) {
  const { q, min_rent: minRent, available_from: availableFrom } = search;
  const radiusKm = search.radius_km ?? limits.radiusKm.default;
  const isSet = (value: unknown) => value !== undefined;
  const inForce = [q, minRent, availableFrom, search.radius_km].filter(isSet).length;
  const choicesKm = [...new Set([...offeredKm, radiusKm])].sort((a, b) => a - b);
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        More filters{inForce > 0 && ` (${inForce} set)`}
      </summary>
      <div className={styles.fields}>
        <SearchSegment label="Words">
          {(control) => (
            <input
              {...control}
              key={q}
              form={formId}
              name="q"
              placeholder="Such as balcony"
              maxLength={limits.search.max}
              defaultValue={q}
            />
          )}
        </SearchSegment>
        <SearchSegment label="Rent from" error={minRentError}>
          {(control) => (
            <input
              {...control}
              key={minRent}
              form={formId}
              name="min_rent"
              inputMode="numeric"
              autoComplete="off"
              placeholder="Any"
              defaultValue={minRent && formatMoney(minRent)}
            />
          )}
        </SearchSegment>
        <SearchSegment label="Free by">
          {(control) => (
            <input
              {...control}
              key={availableFrom}
              form={formId}
              type="date"
              name="available_from"
              defaultValue={availableFrom}
            />
          )}
        </SearchSegment>
        <SearchSegment label="Around the place">
          {(control) => (
            <select
              {...control}
              key={radiusKm}
              form={formId}
              name="radius_km"
              defaultValue={radiusKm}
            >
              {choicesKm.map((km) => (
                <option key={km} value={km}>
                  {km} km
                </option>
              ))}
            </select>
          )}
        </SearchSegment>
      </div>
    </details>
  );
}
