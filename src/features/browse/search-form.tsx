import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, type FormEvent, useState, type ComponentType } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { SearchBar, SearchSegment } from '#src/ui/search-bar.tsx';
import type { ListingSearch } from './listing-search.ts';
import { MoreFilters } from './more-filters.tsx';
import type { PlaceComboboxProps, PlaceFieldProps } from './place-combobox.tsx';
import type { SearchErrors } from './submitted-search.ts';

interface SearchFormProps {
  search: ListingSearch;
  onSearch: (search: ListingSearch) => void;
}

const offeredBedrooms = [1, 2, 3, 4, 5];
const loadSubmission = () => import('./submitted-search.ts');

/** The search as a form of its own address: without JavaScript the browser sends it by itself. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const formId = useId();
  const runs = useRef(0);
  const [errors, setErrors] = useState<SearchErrors>({});
  useEffect(() => () => void (runs.current += 1), []);
  const { bedrooms, max_rent: maxRent, sort } = search;
  const bedroomChoices = [...new Set([...offeredBedrooms, ...(bedrooms ? [bedrooms] : [])])];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const run = ++runs.current;
    const { readSubmittedSearch } = await loadSubmission();
    const read = await readSubmittedSearch(form, api, queryClient);
    // Searched again or gone elsewhere while the town was looked up.
    if (run !== runs.current) return;
    setErrors('errors' in read ? read.errors : {});
    if ('search' in read) onSearch(read.search);
  };

  // Each field starts anew when the address changes its value, and keeps what is typed otherwise.
  return (
    <>
      <SearchBar
        id={formId}
        label="Search rooms"
        submitLabel="Search"
        method="get"
        action="/"
        onFocus={() => void loadSubmission().catch(() => undefined)}
        onSubmit={(event) => void submit(event)}
      >
        <SearchSegment label="Where" grow>
          {(control) => (
            <PlaceField key={`${search.place} ${search.lat}`} search={search} control={control} />
          )}
        </SearchSegment>
        <SearchSegment label="Rent up to" error={errors.max_rent}>
          {(control) => (
            <input
              {...control}
              key={maxRent ?? ''}
              name="max_rent"
              inputMode="numeric"
              autoComplete="off"
              placeholder="Any"
              defaultValue={maxRent && formatMoney(maxRent)}
            />
          )}
        </SearchSegment>
        <SearchSegment label="Bedrooms">
          {(control) => (
            <select {...control} key={bedrooms ?? ''} name="bedrooms" defaultValue={bedrooms ?? ''}>
              <option value="">Any</option>
              {bedroomChoices.map((count) => (
                <option key={count} value={count}>
                  {count} or more
                </option>
              ))}
            </select>
          )}
        </SearchSegment>
      </SearchBar>
      {sort && <input type="hidden" form={formId} name="sort" value={sort} />}
      <MoreFilters search={search} formId={formId} minRentError={errors.min_rent} />
    </>
  );
}

/**
 * Where to look: a plain field of the form until someone goes into it, then one that suggests
 * towns. Whatever was typed meanwhile is carried over.
 */
function PlaceField({ search, control }: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [arrived, setArrived] = useState<{
    Combobox: ComponentType<PlaceComboboxProps>;
    typed: string;
  } | null>(null);
  if (arrived) {
    return <arrived.Combobox search={search} control={control} typed={arrived.typed} />;
  }

  async function bringSuggestions() {
    const { PlaceCombobox } = await import('./place-combobox.tsx');
    const field = input.current;
    // A user who has moved on keeps the plain field; the next visit is served from the cache.
    if (field && document.activeElement === field) {
      setArrived({ Combobox: PlaceCombobox, typed: field.value });
    }
  }

  return (
    <>
      <input
        {...control}
        ref={input}
        type="text"
        name="place"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder="Town or neighborhood"
        maxLength={120}
        defaultValue={search.place}
        // Without the suggestions it is still a field.
        onFocus={() => void bringSuggestions().catch(() => undefined)}
      />
      {search.lat !== undefined && <input type="hidden" name="lat" value={search.lat} />}
      {search.lng !== undefined && <input type="hidden" name="lng" value={search.lng} />}
    </>
  );
}
