import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { limits } from '#contract/limits.ts';
import * as browse from '#locales/browse.ts';
import * as common from '#locales/common.ts';
import * as t from '#locales/roomies.ts';
import { useApi } from '#src/api/api-context.ts';
import { isNoRent } from '#contract/labels/amount.ts';
import { noAmount } from '#locales/vocabulary.ts';
import { currencyOptions } from '#src/shared/listings/currency-options.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import { formatMoney } from '#locales/format.ts';
import { placeLabel, typedPlaceQuery } from '#src/shared/api/places.ts';
import { Button } from '#src/ui/button.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { AreaFilter } from './area-filter.tsx';
import styles from './filters.module.css';
import { readRoomieSearch, type RoomieSearch } from './roomie-search.ts';

interface FilterFormProps {
  search: RoomieSearch;
  /** The viewer's own area, where the list is around it. */
  ownArea: string | undefined;
  onSearch: (search: RoomieSearch) => void;
}

const offeredKm = [2, 5, 10, 25, 50];
const offeredMonths = [3, 6, 12, 24];

/** What the list is narrowed to. It starts anew, by its key, when the address says something else. */
export function FilterForm({ search, ownArea, onSearch }: FilterFormProps) {
  const locate = useLocate();
  const [areaError, setAreaError] = useState<string>();
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [isLocating, setLocating] = useState(false);
  const { budget_min: least, budget_max: most, stay_months: months } = search;
  // Without its sign: the list, which tells the currency, can arrive after the form.
  const written = (amount: number | undefined) => amount && formatMoney(amount, '');
  const km = search.radius_km ?? limits.radiusKm.default;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form));
    const wrong = ['budget_min', 'budget_max'].filter((name) =>
      isNoRent(fields[name] as string | undefined, limits.id.max),
    );
    setUnread(wrong);
    const [first] = wrong.map((name) => form.elements.namedItem(name) as HTMLElement);
    if (first) return first.focus();
    setLocating(true);
    const place = await locate(fields);
    setLocating(false);
    setAreaError(place ? undefined : t.townUnknown);
    if (!place) return;
    // Another place has its own defaults: what the user can pay at home says little about another city.
    onSearch(readRoomieSearch({ ...search, page: undefined, ...fields, ...place }));
  };

  return (
    <form
      className={styles.form}
      aria-label={t.filterRoomies}
      onSubmit={(event) => void submit(event)}
    >
      <AreaFilter search={search} ownArea={ownArea} error={areaError} />
      <SelectField
        label={common.distance}
        name="radius_km"
        defaultValue={km}
        options={withOwn(offeredKm, km).map((each) => ({
          value: `${each}`,
          label: common.kilometers({ km: each }),
        }))}
      />
      <fieldset className={styles.pair}>
        <legend className={styles.legend}>{t.theirBudget}</legend>
        <NumberField
          label={common.from}
          name="budget_min"
          error={unread.includes('budget_min') ? noAmount : undefined}
          placeholder={browse.any}
          defaultValue={written(least)}
        />
        <NumberField
          label={t.to}
          name="budget_max"
          error={unread.includes('budget_max') ? noAmount : undefined}
          placeholder={browse.any}
          defaultValue={written(most)}
        />
      </fieldset>
      <SelectField
        label={common.currency}
        name="budget_currency"
        defaultValue={search.budget_currency ?? ''}
        options={[
          { value: '', label: common.localCurrency },
          ...currencyOptions(search.budget_currency ?? 'USD'),
        ]}
      />
      <TextField
        label={t.moveInBy}
        name="move_in_by"
        type="date"
        defaultValue={search.move_in_by}
      />
      <SelectField
        label={t.staysAtLeast}
        name="stay_months"
        defaultValue={months ?? ''}
        options={[
          { value: '', label: t.anyTime },
          ...withOwn(offeredMonths, months).map((each) => ({
            value: `${each}`,
            label: formatStay(each),
          })),
        ]}
      />
      <Button type="submit" wide busy={isLocating} busyLabel={t.lookingUpTown}>
        {t.showRoomies}
      </Button>
    </form>
  );
}

/**
 * The area the form asks for: a picked place, the viewer's own, everywhere when nothing is written,
 * or the town that the text means; null when there is none.
 */
function useLocate() {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (fields: Record<string, FormDataEntryValue>) => {
    const place = fields['place'];
    const typed = typeof place === 'string' ? place.trim() : '';
    const nowhere = { lat: undefined, lng: undefined, everywhere: undefined };
    if ('lat' in fields) return { everywhere: undefined };
    if ('own_area' in fields) return nowhere;
    if (typed === '') return { ...nowhere, everywhere: true };
    const town = await queryClient.fetchQuery(typedPlaceQuery(api, typed)).catch(() => null);
    if (!town) return null;
    const { latitude: lat, longitude: lng } = town;
    return { place: placeLabel(town), lat, lng, everywhere: undefined };
  };
}

/** What is offered, and what the address asks for besides. */
const withOwn = (offered: readonly number[], own: number | undefined) =>
  [...new Set([...offered, ...(own === undefined ? [] : [own])])].sort((a, b) => a - b);
