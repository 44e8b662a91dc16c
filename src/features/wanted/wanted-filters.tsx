import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { isNoRent } from '#contract/labels/amount.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#locales/common.ts';
import { formatList } from '#locales/format.ts';
import { noAmount } from '#locales/vocabulary.ts';
import * as t from '#locales/wanted.ts';
import { useApi } from '#src/api/api-context.ts';
import { ownListingsQuery } from '#src/shared/api/own-listings.ts';
import { placeLabel, typedPlaceQuery, usePlaceOptions } from '#src/shared/api/places.ts';
import { Button } from '#src/ui/button.tsx';
import { Combobox } from '#src/ui/combobox.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { readWantedSearch, type WantedSearch } from './wanted-search.ts';
import styles from './wanted.module.css';

interface WantedFiltersProps {
  search: WantedSearch;
  onSearch: (search: WantedSearch) => void;
}

const offeredKm = [2, 5, 10, 25, 50];

/** What the list is narrowed to: a room of mine, or a place, rent and date. */
export function WantedFilters({ search, onSearch }: WantedFiltersProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const rooms = useQuery(ownListingsQuery(api)).data?.items ?? [];
  const offered = rooms.filter(({ status }) => status === 'active');
  const [listing, setListing] = useState(`${search.listing_id ?? ''}`);
  const [place, setPlace] = useState(search.place ?? '');
  const { lat, lng } = search;
  const [centre, setCentre] = useState(
    lat === undefined || lng === undefined ? null : { lat, lng },
  );
  const [problem, setProblem] = useState<'place' | 'rent' | null>(null);
  const [isLocating, setLocating] = useState(false);
  const places = usePlaceOptions(centre ? '' : place);
  const km = search.radius_km ?? limits.radiusKm.default;

  async function findCentre() {
    if (listing !== '' || place.trim() === '') return { place: '', centre: null };
    if (centre) return { place, centre };
    const town = await queryClient.fetchQuery(typedPlaceQuery(api, place.trim())).catch(() => null);
    if (!town) return null;
    return { place: placeLabel(town), centre: { lat: town.latitude, lng: town.longitude } };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    if (isNoRent(fields['rent'] as string | undefined, limits.id.max)) return setProblem('rent');
    setLocating(true);
    const around = await findCentre();
    setLocating(false);
    setProblem(around ? null : 'place');
    if (around) {
      onSearch(
        readWantedSearch({
          ...fields,
          authors: search.authors,
          ...around.centre,
          place: around.place,
          ...(around.centre === null && { radius_km: '' }),
        }),
      );
    }
  }

  return (
    <form
      className={styles.form}
      aria-label={t.filterPages}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {offered.length > 0 && (
        <SelectField
          label={t.forRoom}
          hint={t.forRoomHint}
          name="listing_id"
          value={listing}
          onChange={(event) => setListing(event.currentTarget.value)}
          options={[
            { value: '', label: t.anyRoom },
            ...offered.map(({ id, title }) => ({ value: `${id}`, label: title })),
          ]}
        />
      )}
      {listing === '' && (
        <>
          <Combobox
            {...places}
            label={t.place}
            icon={laterIcons.pin}
            placeholder={t.anywhere}
            error={problem === 'place' ? t.townUnknown : undefined}
            query={place}
            // A town that was picked needs no suggestions.
            minLength={centre ? Number.POSITIVE_INFINITY : 1}
            onQueryChange={(next) => {
              setPlace(next);
              setCentre(null);
            }}
            onSelect={({ label, detail, latitude, longitude }) => {
              setPlace(formatList([label, detail ?? '']));
              setCentre({ lat: latitude, lng: longitude });
            }}
            texts={{ none: t.noTown }}
          />
          <SelectField
            label={t.around}
            name="radius_km"
            defaultValue={km}
            options={[...new Set([...offeredKm, km])]
              .sort((one, other) => one - other)
              .map((each) => ({ value: `${each}`, label: common.kilometers({ km: each }) }))}
          />
          <NumberField
            label={t.rent}
            hint={t.rentHint}
            name="rent"
            error={problem === 'rent' ? noAmount : undefined}
            defaultValue={search.rent}
          />
        </>
      )}
      <TextField
        label={t.moveInBy}
        name="move_in_by"
        type="date"
        defaultValue={search.move_in_by}
      />
      <SelectField
        label={t.order}
        name="sort"
        defaultValue={search.sort ?? 'fit'}
        options={[
          { value: 'fit', label: t.byFit },
          { value: 'newest', label: t.byNewest },
        ]}
      />
      <Button type="submit" wide busy={isLocating} busyLabel={t.lookingUp}>
        {t.showPages}
      </Button>
    </form>
  );
}
