import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { limits } from '#contract/limits.ts';
import { useApi } from '#src/api/api-context.ts';
import { formatCount } from '#contract/labels/count.ts';
import { isNoRent, noAmount } from '#contract/labels/amount.ts';
import { formatMoney } from '#contract/labels/money.ts';
import { usePlaceOptions } from '#src/queries/place-options.ts';
import { placeLabel, placesQuery } from '#src/queries/places.ts';
import { Button } from '#src/ui/button.tsx';
import { Combobox } from '#src/ui/combobox.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './filters.module.css';
import { readRoomieSearch, type RoomieSearch } from './roomie-search.ts';
import { laterIcons } from '#src/ui/later-icons.ts';

interface FilterFormProps {
  search: RoomieSearch;
  onSearch: (search: RoomieSearch) => void;
}

const offeredKm = [2, 5, 10, 25, 50];
const offeredMonths = [3, 6, 12, 24];

/** What the list is narrowed to. It starts anew, by its key, when the address says something else. */
export function FilterForm({ search, onSearch }: FilterFormProps) {
  const locate = useLocate();
  const [areaError, setAreaError] = useState<string>();
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [isLocating, setLocating] = useState(false);
  const { budget_min: least, budget_max: most, stay_months: months } = search;
  const km = search.radius_km ?? limits.radiusKm.default;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form));
    const wrong = ['budget_min', 'budget_max'].filter((name) =>
      isNoRent(fields[name] as string | undefined, limits.monthlyRent.max),
    );
    setUnread(wrong);
    const [first] = wrong.map((name) => form.elements.namedItem(name) as HTMLElement);
    if (first) return first.focus();
    setLocating(true);
    const place = await locate(fields);
    setLocating(false);
    setAreaError(place ? undefined : 'We could not find a town with that name');
    if (!place) return;
    const { sort, no_conflicts } = search;
    onSearch(readRoomieSearch({ ...fields, ...place, sort, no_conflicts }));
  };

  return (
    <form
      className={styles.form}
      aria-label="Filter roomies"
      onSubmit={(event) => void submit(event)}
    >
      <AreaFilter search={search} error={areaError} />
      <SelectField
        label="Around it"
        name="radius_km"
        defaultValue={km}
        options={withOwn(offeredKm, km).map((each) => ({ value: `${each}`, label: `${each} km` }))}
      />
      <fieldset className={styles.pair}>
        <legend className={styles.legend}>Their budget, a month</legend>
        <NumberField
          label="From"
          name="budget_min"
          error={unread.includes('budget_min') ? noAmount : undefined}
          placeholder="Any"
          defaultValue={least && formatMoney(least)}
        />
        <NumberField
          label="To"
          name="budget_max"
          error={unread.includes('budget_max') ? noAmount : undefined}
          placeholder="Any"
          defaultValue={most && formatMoney(most)}
        />
      </fieldset>
      <TextField
        label="Can move in by"
        name="move_in_by"
        type="date"
        defaultValue={search.move_in_by}
      />
      <SelectField
        label="Stays at least"
        name="stay_months"
        defaultValue={months ?? ''}
        options={[
          { value: '', label: 'Any time' },
          ...withOwn(offeredMonths, months).map((each) => ({
            value: `${each}`,
            label: formatCount(each, 'month'),
          })),
        ]}
      />
      <Button type="submit" wide busy={isLocating} busyLabel="Looking up the town…">
        Show roomies
      </Button>
    </form>
  );
}

/** Finds the largest town of a name that was typed and not picked; null when there is none. */
function useLocate() {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (fields: Record<string, FormDataEntryValue>) => {
    const place = fields['place'];
    const typed = typeof place === 'string' ? place.trim() : '';
    if (typed === '' || 'lat' in fields) return {};
    const [found] = await queryClient.fetchQuery(placesQuery(api, typed)).catch(() => []);
    return found ? { place: placeLabel(found), lat: found.latitude, lng: found.longitude } : null;
  };
}

/** What is offered, and what the address asks for besides. */
const withOwn = (offered: readonly number[], own: number | undefined) =>
  [...new Set([...offered, ...(own === undefined ? [] : [own])])].sort((a, b) => a - b);

interface AreaFilterProps {
  search: RoomieSearch;
  error: string | undefined;
}

/** Where users look for a place. A picked town brings its coordinates along. */
function AreaFilter({ search, error }: AreaFilterProps) {
  const { place, lat, lng } = search;
  const [typed, setTyped] = useState(place ?? (lat === undefined ? '' : 'This place'));
  const [centre, setCentre] = useState(
    lat === undefined || lng === undefined ? null : { lat, lng },
  );
  const places = usePlaceOptions(centre ? '' : typed);
  return (
    <div>
      <Combobox
        {...places}
        label="Area"
        name="place"
        icon={laterIcons.pin}
        placeholder="Town or neighborhood"
        error={error}
        query={typed}
        // A town that was picked needs no suggestions.
        minLength={centre ? Number.POSITIVE_INFINITY : 1}
        onQueryChange={(next) => {
          setTyped(next);
          setCentre(null);
        }}
        onSelect={({ label, detail, latitude, longitude }) => {
          setTyped(detail ? `${label}, ${detail}` : label);
          setCentre({ lat: latitude, lng: longitude });
        }}
        texts={{ none: 'No town starts with this' }}
      />
      {centre && <input type="hidden" name="lat" value={centre.lat} />}
      {centre && <input type="hidden" name="lng" value={centre.lng} />}
    </div>
  );
}
